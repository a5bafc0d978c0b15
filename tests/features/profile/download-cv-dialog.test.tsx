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
  vi.restoreAllMocks();
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
    () => expect(document.querySelector("[role=alert]")?.textContent).toBe("The site is very busy."),
    15_000,
  );
  expect(calls.map(({ path }) => path)).toEqual(["/v1/profile/cv-export?format=docx&layout=modern"]);
});

it("says what a PDF leaves out, and offers Word, which leaves nothing out", async () => {
  const said = "The PDF leaves out characters that its fonts do not have: 𓀀.";
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    const headers = {
      "content-type": "application/pdf",
      ...(path.includes("=pdf") && { message: encodeURIComponent(said) }),
    };
    return new Response("%PDF-", { headers });
  });
  await press("Download as CV");
  await shows(all);
  await press("Download");
  await vi.waitFor(
    () => expect(document.querySelector("[role=status]")?.textContent).toContain(said),
    15_000,
  );
  await press("Download as Word");
  await vi.waitFor(
    () =>
      expect(paths.map((path) => path.split("?")[1])).toEqual([
        "format=pdf&layout=classic",
        "format=docx&layout=classic",
      ]),
    15_000,
  );
});
