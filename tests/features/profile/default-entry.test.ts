// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";
import { control, press, type } from "./controls.ts";
import { openSegment } from "./profile-page.ts";

let opened: ReturnType<typeof openSegment>;
beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
});
afterEach(() => {
  opened.close();
  vi.unstubAllGlobals();
});

it("a list with a default is read again after a change, as another entry changes with it", async () => {
  const file = {
    id: "0b7ddc0e-6b0d-4c3b-9a39-2f1b8a1f5f0c",
    name: "cv.pdf",
    mime_type: "application/pdf",
    size: 1,
    url: "",
  };
  const cv = (id: number, version: number, is_default: boolean) => ({
    id,
    version,
    name: `CV ${id}`,
    file,
    is_default,
  });
  let cvs = [cv(1, 1, true), cv(2, 1, false)];
  const calls = answerWith(({ method, path }) => {
    if (method === "PATCH") {
      cvs = [cv(1, 2, false), cv(2, 2, true)];
      const payload = cvs.find(({ id }) => path.endsWith(`/${id}`));
      return { body: { payload, message: "The CV has been saved." } };
    }
    const isSection = path.startsWith("/v1/seeker/profile/");
    const payload = isSection ? { success: true, resume: cvs, documents: [] } : [];
    return { body: { payload, message: "OK" } };
  });
  opened = openSegment("document");
  await press("Edit CV 2");
  await vi.waitFor(() => control("Name"), 15_000);
  type("Name", "CV 2b");
  await press("Save");
  const reads = () => calls.filter(({ path }) => path === "/v1/seeker/profile/document").length;
  await vi.waitFor(() => expect(reads()).toBe(2));
  await press("Edit CV 1");
  await vi.waitFor(() => expect(control("Name").value).toBe("CV 1"), 15_000);
  type("Name", "CV 1b");
  await press("Save");
  await vi.waitFor(() =>
    expect(calls.filter(({ method }) => method === "PATCH").at(-1)).toMatchObject({
      path: "/v4/resumes/1",
      body: { name: "CV 1b", version: 2 },
    }),
  );
});
