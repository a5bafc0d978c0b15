// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cvTypes, getCv, getResume } from "../../../src/contract/cv-export.ts";
import { downloadCv } from "../../../src/features/profile/download-cv.ts";
import { $seeker } from "../../../src/features/session/seeker.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

let saved: { name: string; content: Blob }[] = [];

beforeEach(async () => {
  forgetAll();
  const { token, seeker } = await session();
  giveToken(token);
  $seeker.set(seeker);
  saved = [];
  let content = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    content = blob as Blob;
    return "blob:here";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("saves the file that the server makes, under the seeker's name", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit) => {
    asked.push(path);
    expect(new Headers(headers).get("authorization")).toMatch(/^Bearer /);
    return new Response("%PDF", { headers: { "content-type": cvTypes.pdf } });
  });
  await downloadCv({ format: "pdf", layout: "modern" });
  expect(asked).toEqual([`${getCv.path}?format=pdf&layout=modern`]);
  expect(saved.map(({ name }) => name)).toEqual(["Sam Lee CV.pdf"]);
  expect(await saved[0]!.content.text()).toBe("%PDF");
});

it("saves JSON Resume as a file of its own", async () => {
  const calls = answerWith(() => ({ body: { payload: { basics: { name: "Sam Lee" } }, message: "OK" } }));
  await downloadCv({ format: "json" });
  expect(calls.map(({ path }) => path)).toEqual([getResume.path]);
  expect(saved.map(({ name }) => name)).toEqual(["Sam Lee CV.json"]);
  expect(JSON.parse(await saved[0]!.content.text())).toEqual({ basics: { name: "Sam Lee" } });
});

it("saves nothing when the server refuses, and says why", async () => {
  answerWith(() => ({ status: 503, body: { message: "The site is very busy." } }));
  await expect(downloadCv({ format: "docx", layout: "classic" })).rejects.toThrow("The site is very busy.");
  expect(saved).toEqual([]);
});
