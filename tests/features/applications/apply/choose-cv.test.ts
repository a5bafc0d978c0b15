// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepCv } from "../../../../src/contract/cv-export.ts";
import { createApplyFlow } from "../../../../src/features/applications/apply/apply-flow.ts";
import { unnamed } from "../../../../src/features/applications/apply/cvs.ts";
import { UploadError } from "../../../../src/features/uploads/uploads.ts";
import { answerWith, forgetAll, giveToken, session } from "../../server.ts";
import { file, job, start } from "./start-flow.ts";

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

describe("a CV that was just uploaded", () => {
  const found = (value: string) => ({ value, written: value, source: { text: value, page: 1 } });
  const entries = [
    { section: "basic", fields: { mobile: found("+61 412 345 678") } },
    {
      section: "work_experience",
      fields: { title: found("Chef"), start: found("2018-01"), end: found("2021-01") },
    },
  ];
  const cvServer = () => answerWith(() => ({ body: { payload: { entries }, message: "OK" } }));
  const question = { id: "years", question: "How many years as a chef?", type: "number" } as const;
  const opened = () => {
    const upload = () => Promise.resolve(file("fresh"));
    return createApplyFlow({ ...job, screening: [{ ...question, options: [], required: true }] }, { upload });
  };

  it("fills in phone and answers, and what it filled in is known", async () => {
    const calls = cvServer();
    const flow = opened();
    await flow.addCv(new File(["%PDF-"], "fresh.pdf"));
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ["/v1/profile/cv", { file: "fresh", agreed: true }],
    ]);
    expect(flow.$draft.get()).toMatchObject({ phone: "04 1234 5678", answers: { years: "3" } });
    expect(flow.$draft.get().filled).toEqual({ phone: "cv", years: "cv" });
    flow.answer("years", "4");
    expect(flow.$draft.get().filled).toEqual({ phone: "cv" });
  });

  it("leaves what was filled in before, and is not read where the seeker does not want it", async () => {
    const calls = cvServer();
    const flow = opened();
    flow.setDetails({ phone: "03 9123 4567" });
    flow.answer("years", "12");
    await flow.addCv(new File(["%PDF-"], "fresh.pdf"));
    expect(flow.$draft.get()).toMatchObject({ phone: "03 9123 4567", answers: { years: "12" } });
    expect(flow.$draft.get().filled).toEqual({});
    flow.$reads.set(false);
    await flow.addCv(new File(["%PDF-"], "fresh.pdf"));
    expect(calls).toHaveLength(1);
  });

  it("is known as one from which nothing was filled in, also where it cannot be read", async () => {
    const upload = (flow: ReturnType<typeof opened>) => flow.addCv(new File(["%PDF-"], "fresh.pdf"));
    cvServer();
    const flow = opened();
    await upload(flow);
    expect(flow.$filledNothing.get()).toBeNull();
    await upload(flow);
    expect(flow.$filledNothing.get()).toBe("fresh");
    vi.spyOn(console, "warn").mockReturnValue();
    answerWith(() => ({ status: 422, body: { message: "A scan." } }));
    const other = opened();
    await upload(other);
    expect(other.$filledNothing.get()).toBe("fresh");
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

  it("is not offered where the profile has nothing to make one from, and is where that is unknown", async () => {
    const { flow } = start();
    const profile = {
      personal_summary: "",
      experience: [],
      qualification: [],
      certifications: [],
      skills: [],
    };
    const look = async (answer: Parameters<typeof answerWith>[0]) => {
      answerWith(answer);
      await flow.lookAtProfile();
      return flow.$profileIsEmpty.get();
    };
    expect(await look(() => ({ body: { payload: profile, message: "OK" } }))).toBe(true);
    const skilled = { ...profile, skills: [{ id: 1 }] };
    expect(await look(() => ({ body: { payload: skilled, message: "OK" } }))).toBe(false);
    vi.spyOn(console, "warn").mockReturnValue();
    expect(await look(() => ({ status: 503, body: { message: "Not now." } }))).toBe(false);
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
