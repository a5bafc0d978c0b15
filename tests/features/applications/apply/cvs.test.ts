// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadCvs } from "../../../../src/features/applications/apply/cvs.ts";
import { answerWith, forgetAll, giveToken, session } from "../../server.ts";

const file = (id: string) => ({ id, name: `${id}.pdf`, file: `https://x/${id}.pdf`, size: 5 });
const named = (id: string, name: string, is_default = false) => ({ name, file: { id }, is_default });

const serverWith = (files: unknown[], resume: unknown[] | null) =>
  answerWith(({ path }) => {
    if (path.includes("upload-file")) return { body: { payload: files, message: "OK" } };
    expect(path).toBe("/v1/seeker/profile/document");
    return resume
      ? { body: { payload: { success: true, resume }, message: "OK" } }
      : { status: 500, body: { message: "Oh." } };
  });

beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("offers the default CV first, then those with a name, then other files", async () => {
  serverWith(
    [file("newest"), file("mechanic"), file("chef")],
    [named("mechanic", "Mechanic"), named("chef", "Chef", true)],
  );
  expect((await loadCvs()).map(({ id, title, isDefault }) => `${id} ${title ?? "-"} ${isDefault}`)).toEqual([
    "chef Chef true",
    "mechanic Mechanic false",
    "newest - false",
  ]);
});

it("offers the files without their names where the profile cannot be read", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  serverWith([file("a"), file("b")], null);
  expect((await loadCvs()).map(({ id, title }) => [id, title])).toEqual([
    ["a", null],
    ["b", null],
  ]);
});
