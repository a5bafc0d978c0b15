// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepCv } from "../../../../src/contract/cv-export.ts";
import { unnamed } from "../../../../src/features/applications/apply/cvs.ts";
import { UploadError } from "../../../../src/features/uploads/uploads.ts";
import { answerWith, forgetAll, giveToken, session } from "../../server.ts";
import { file, start } from "./start-flow.ts";

beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a CV", () => {
  it("is chosen once it has been uploaded", async () => {
    const { flow, step } = start({ files: [] });
    await flow.loadCvs();
    const uploading = flow.addCv(new File(["%PDF-"], "fresh.pdf"));
    expect(step()).toBe("processing");
    await uploading;
    expect(step()).toBe("uploadCvModal");
    expect(flow.$draft.get().cv?.id).toBe("fresh");
    expect(flow.$cvs.get()).toEqual({ state: "ready", files: [unnamed(file("fresh"))] });
  });

  it("that failed can be tried again, unless it never will succeed", async () => {
    const cv = new File(["%PDF-"], "cv.pdf");
    for (const retry of [true, false]) {
      const { flow } = start({ upload: () => Promise.reject(new UploadError("Failed", { retry })) });
      await flow.addCv(cv);
      expect(flow.$state.get()).toEqual({
        step: "uploadCvModal",
        problem: "Failed",
        failed: retry ? cv : null,
      });
    }
  });
});

describe("a CV from the profile", () => {
  it("is made by the server and chosen, and listed once however often it is asked for", async () => {
    const { flow } = start();
    await flow.loadCvs();
    const kept = { ...file("profile"), name: "Sam Lee CV.pdf" };
    const calls = answerWith(() => ({ body: { payload: kept, message: "Added." } }));
    await flow.addProfileCv();
    await flow.addProfileCv();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array(2).fill(`POST ${keepCv.path}`),
    );
    expect(flow.$draft.get().cv).toEqual(kept);
    expect(flow.$cvs.get()).toEqual({
      state: "ready",
      files: [kept, file("new"), file("old")].map(unnamed),
    });
    expect(flow.$state.get()).toEqual({ step: "uploadCvModal", problem: null, failed: null });
  });

  it("that is refused leaves the chosen one, and says why", async () => {
    const { flow } = start();
    await flow.loadCvs();
    answerWith(() => ({ status: 422, body: { message: "Your profile has nothing to put in a CV yet." } }));
    await flow.addProfileCv();
    expect(flow.$draft.get().cv?.id).toBe("new");
    expect(flow.$state.get()).toMatchObject({ problem: "Your profile has nothing to put in a CV yet." });
  });
});
