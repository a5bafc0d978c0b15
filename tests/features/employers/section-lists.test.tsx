// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SectionLists } from "../../../src/features/employers/SectionLists.tsx";
import { answerWith, forgetAll } from "../server.ts";
import { examplePage } from "./example-page.ts";

const monday = "2026-11-23T01:00:00.000Z";
const tuesday = "2026-11-24T01:00:00.000Z";
let root: Root;
/** Each test has its own aggregation: pages are kept in memory by slug. */
let slug = "";
let tests = 0;

beforeEach(() => {
  forgetAll();
  slug = `jobs-${++tests}`;
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const serverAt = (timestamp: string) =>
  answerWith(({ path }) => ({
    body: {
      payload: path.includes("/cache/clear/")
        ? { timestamp }
        : examplePage(Number(path.split("page=")[1]), timestamp),
      message: "OK",
    },
  }));
const show = () => {
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  root.render(<SectionLists slug={slug} site="automotive" first={examplePage(1, monday)} />);
};
const titles = () => [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
const more = (name: string) =>
  vi.waitFor(() => {
    const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === name);
    expect(link, name).toBeDefined();
    link!.click();
  });

it("appends the next page to what is shown, up to the last", async () => {
  serverAt(monday);
  show();
  await more("Show more sections");
  await vi.waitFor(() => expect(titles()).toEqual(["Section 1", "Section 2"]));
  await more("Show more sections");
  await vi.waitFor(() => expect(titles()).toEqual(["Section 1", "Section 2", "Section 3"]));
  expect(document.body.textContent).not.toContain("Show more");
});

it("has a link to the next page for browsers without scripts", async () => {
  serverAt(monday);
  show();
  await vi.waitFor(() => expect(document.querySelector("a[rel=next]")?.getAttribute("href")).toBe("?page=2"));
});

it("shows a kept page with a note while the site cannot be reached", async () => {
  serverAt(monday);
  show();
  await more("Show more sections");
  await vi.waitFor(() => expect(titles()).toHaveLength(2));
  root.unmount();
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show();
  await more("Show more sections");
  await vi.waitFor(() => expect(titles()).toHaveLength(2));
  await vi.waitFor(() => expect(document.body.textContent).toContain("You are offline"));
  offline.mockRestore();
  serverAt(monday);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(document.body.textContent).not.toContain("You are offline"));
});

it("says that a page that is not kept could not be loaded, and tries again", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  show();
  await more("Show more sections");
  await vi.waitFor(() => expect(document.body.textContent).toContain("could not be loaded"));
  expect(titles()).toEqual(["Section 1"]);
  serverAt(monday);
  await more("Try again");
  await vi.waitFor(() => expect(titles()).toEqual(["Section 1", "Section 2"]));
});

it("says so when another tab has learned of a change", async () => {
  serverAt(tuesday);
  show();
  await vi.waitFor(() => expect(titles()).toHaveLength(1));
  await vi.waitFor(() => {
    dispatchEvent(new StorageEvent("storage", { key: "section-jobs-timestamp", newValue: tuesday }));
    expect(document.body.textContent).toContain("These jobs have changed");
  });
});
