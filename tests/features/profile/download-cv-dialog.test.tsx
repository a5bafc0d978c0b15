// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DownloadCv } from "../../../src/features/profile/DownloadCv.tsx";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

let root: Root;
beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<DownloadCv />);
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

/** Presses a button once it is there: the dialog is loaded when it opens. */
const press = (name: string) =>
  vi.waitFor(() => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent === name);
    expect(button, name).toBeDefined();
    button!.click();
  }, 15_000);
/** Waits until the dialog has these options. */
const shows = (values: readonly string[]) =>
  vi.waitFor(
    () => expect([...document.querySelectorAll("input")].map(({ value }) => value)).toEqual(values),
    15_000,
  );
const all = ["pdf", "docx", "json", "classic", "modern"];
const choose = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)!.click();

it("asks for the file type, and for a layout where the file has one", async () => {
  await press("Download as CV");
  await shows(all);
  choose("json");
  await shows(["pdf", "docx", "json"]);
});

it("asks the server for what was chosen, stays open when it refuses, and says why", async () => {
  const calls = answerWith(() => ({ status: 503, body: { message: "The site is very busy." } }));
  await press("Download as CV");
  await shows(all);
  choose("docx");
  choose("modern");
  await press("Download");
  await vi.waitFor(
    () => expect(document.querySelector("dialog [data-spoken]")?.textContent).toBe("The site is very busy."),
    15_000,
  );
  expect(calls.map(({ path }) => path)).toEqual(["/v1/profile/cv-export?format=docx&layout=modern"]);
});
