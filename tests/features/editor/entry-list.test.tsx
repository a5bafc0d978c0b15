// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EditorEntry } from "../../../src/contract/editor-drafts.ts";
import { EntryList } from "../../../src/features/editor/EntryList.tsx";
import { type } from "../press-and-type.ts";
import { answerWith, forgetAll } from "../server.ts";

const site = {
  id: "automotive",
  name: "Torque Jobs",
  timezone: "Australia/Melbourne",
  limits: { title: { min: 3, max: 100 }, description: { min: 50, max: 170 } },
};
const entry = (title: string, more: Partial<EditorEntry> = {}): EditorEntry => ({
  draft_id: title,
  collection: "blogs",
  slug: "",
  title,
  tags: [],
  status: "live",
  publish_at: "",
  has_changes: false,
  is_shared: false,
  may_change: true,
  changed_at: null,
  changed_by: "",
  ...more,
});
const entries = [
  entry("A Résumé that is read", { slug: "a-resume-that-is-read" }),
  entry("First pay", { tags: ["pay-rise"], has_changes: true }),
  entry("The hoist", { slug: "the-day-it-stood-still", is_shared: true, status: "taken_back" }),
];
let root: Root;
const shown = () => [...document.querySelectorAll("li p:first-child")].map((one) => one.textContent);
const status = () => document.querySelector("[role=status]")?.textContent;

beforeEach(async () => {
  forgetAll();
  answerWith(() => ({ body: { payload: entries } }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<EntryList site={site} />);
  await vi.waitFor(() => expect(status()).toBe("3 texts"));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each([
  ["resume", ["A Résumé that is read"]],
  ["RÉSUMÉ read", ["A Résumé that is read"]],
  ["pay rise", ["First pay"]],
  ["stood still", ["The hoist"]],
])("finds texts by title, tag or address: %s", async (words, found) => {
  type("Search texts", words);
  await vi.waitFor(() => expect(shown()).toEqual(found));
  expect(status()).toBe(`${found.length} of 3 texts`);
});

it("says when no text matches, and what to do", async () => {
  type("Search texts", "zebra");
  await vi.waitFor(() => expect(status()).toMatch(/^No text matches\./));
  expect(shown()).toEqual([]);
});

it("shows texts of a state alone", async () => {
  type("Show", "changed");
  await vi.waitFor(() => expect(shown()).toEqual(["First pay"]));
  type("Show", "taken_back");
  await vi.waitFor(() => expect(shown()).toEqual(["The hoist"]));
});
