// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Receipt } from "../../../../src/contract/applications.ts";
import { keepCv } from "../../../../src/contract/cv-export.ts";
import { listFiles, type StoredFile } from "../../../../src/contract/uploads.ts";
import { unnamed } from "../../../../src/features/applications/apply/cvs.ts";
import { createApplyFlow } from "../../../../src/features/applications/apply/apply-flow.ts";
import { keepDraft, readDraft } from "../../../../src/features/applications/apply/drafts.ts";
import { UploadError } from "../../../../src/features/uploads/uploads.ts";
import { answerWith, forgetAll, giveToken, session } from "../../server.ts";

const file = (id: string): StoredFile => ({
  id,
  file: `https://files/${id}.pdf`,
  name: `${id}.pdf`,
  type: "resume",
  mime_type: "application/pdf",
  size: 5,
  uploaded_at: "2026-11-21T00:00:00.000Z",
});
const job = {
  id: 7,
  title: "Chef",
  screening: [{ id: "years", question: "Years?", type: "number" as const, options: [], required: true }],
};
const receipt = { id: 1 } as Receipt;

interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

/** A flow over a server whose answers the test names. */
const start = ({
  files = [file("new"), file("old")],
  refuse,
  upload = () => Promise.resolve(file("fresh")),
  sent,
}: {
  files?: StoredFile[];
  /** How the server refuses the application. */
  refuse?: () => Refusal;
  upload?: () => Promise<StoredFile>;
  sent?: Receipt;
} = {}) => {
  const sentBodies: unknown[] = [];
  answerWith(({ path, method, body }) => {
    if (path.startsWith(listFiles.path)) return { body: { payload: files, message: "OK" } };
    if (method === "GET") return { body: { payload: { success: true, resume: [] }, message: "OK" } };
    sentBodies.push([`${method} ${path}`, body]);
    const { status = 200, ...refusal } = refuse?.() ?? {};
    return { status, body: refuse ? refusal : { payload: receipt, message: "Sent." } };
  });
  const flow = createApplyFlow(job, { sent, upload });
  return { flow, sentBodies, step: () => flow.$state.get().step };
};

beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("an application", () => {
  it("goes from CV over questions, note and review to the receipt", async () => {
    const { flow, step, sentBodies } = start();
    await flow.loadCvs();
    expect(flow.$draft.get().cv?.id).toBe("new");
    flow.chooseCv(file("old"));
    flow.next();
    flow.answer("years", "7");
    flow.next();
    flow.setNote("Hello");
    flow.next();
    expect(step()).toBe("review");
    const sending = flow.submit();
    expect(step()).toBe("creating");
    await sending;
    expect(flow.$state.get()).toEqual({ step: "successModal", receipt, message: "Sent." });
    expect(sentBodies).toEqual([
      [
        "POST /v1/seeker/job/apply-job",
        {
          job_id: 7,
          cv: "https://files/old.pdf",
          answers: [{ question_id: "years", answer: "7" }],
          note: "Hello",
          phone: "",
          right_to_work: null,
        },
      ],
    ]);
  });

  it("cannot be sent twice by pressing twice", async () => {
    const { flow, sentBodies } = start();
    await flow.loadCvs();
    flow.answer("years", "7");
    flow.goTo("review");
    await Promise.all([flow.submit(), flow.submit()]);
    await flow.submit();
    expect(sentBodies).toHaveLength(1);
  });

  it("does not go on without a CV or with a required question unanswered", async () => {
    const { flow } = start({ files: [] });
    await flow.loadCvs();
    flow.next();
    expect(flow.$state.get()).toMatchObject({ step: "uploadCvModal", problem: "Choose or upload a CV." });
    flow.chooseCv(file("old"));
    flow.next();
    flow.next();
    expect(flow.$state.get()).toMatchObject({
      step: "questions",
      problems: { years: "Please answer this question." },
    });
    flow.back();
    expect(flow.$state.get().step).toBe("uploadCvModal");
  });

  it("no longer says what was wrong once it is fixed, and moves the focus for a refusal alone", async () => {
    const { flow } = start({ files: [] });
    await flow.loadCvs();
    flow.next();
    flow.chooseCv(file("old"));
    expect(flow.$state.get()).toMatchObject({ step: "uploadCvModal", problem: null });
    flow.next();
    flow.next();
    expect(flow.$state.get()).toMatchObject({ first: "years" });
    flow.answer("years", "many");
    expect(flow.$state.get()).toMatchObject({
      problems: { years: expect.stringContaining("number") },
      first: null,
    });
    flow.answer("years", "7");
    expect(flow.$state.get()).toEqual({ step: "questions", problems: {}, first: null });
  });
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

describe("a draft", () => {
  it("is there again after the page was closed, and gone once it was sent", async () => {
    const { flow } = start();
    await flow.loadCvs();
    flow.answer("years", "7");
    flow.setNote("Half a");
    const { flow: later } = start();
    await later.loadCvs();
    expect(later.$draft.get()).toMatchObject({ cv: file("new"), answers: { years: "7" }, note: "Half a" });
    later.goTo("review");
    await later.submit();
    expect(readDraft(7)).toBeNull();
  });

  it("does not go on with a CV that the seeker has removed", async () => {
    keepDraft(7, { cv: file("removed"), answers: {}, note: "", phone: "", right_to_work: "" });
    const { flow } = start({ files: [file("old")] });
    await flow.loadCvs();
    expect(flow.$draft.get().cv?.id).toBe("old");
  });

  it("that cannot be read is passed over", () => {
    for (const kept of ["{", "7", '{"cv":1}', '{"cv":null,"answers":{"a":1},"note":""}']) {
      localStorage.setItem("portal:apply-draft-7", kept);
      expect(readDraft(7)).toBeNull();
    }
  });
});

describe("a refusal", () => {
  const refusedWith = async (status: number, message: string, errors: Record<string, string[]> = {}) => {
    const { flow } = start({ refuse: () => ({ status, message, errors }) });
    await flow.loadCvs();
    flow.answer("years", "7");
    flow.setNote("Kept");
    flow.goTo("review");
    await flow.submit();
    expect(readDraft(7)?.note).toBe("Kept");
    return flow.$state.get();
  };

  it("is shown at the step that can fix it, and loses nothing", async () => {
    expect(await refusedWith(422, "x", { "answers.years": ["No."] })).toEqual({
      step: "questions",
      problems: { years: "No." },
      first: "years",
    });
    expect(await refusedWith(422, "x", { cv: ["Gone."] })).toMatchObject({
      step: "uploadCvModal",
      problem: "Gone.",
    });
    expect(await refusedWith(422, "x", { note: ["Long."] })).toMatchObject({
      step: "note",
      problem: "Long.",
    });
    expect(await refusedWith(409, "This job has closed.")).toEqual({
      step: "review",
      problem: "This job has closed.",
    });
  });
});

it("changes what was sent before, and leaves the draft of a new one alone", async () => {
  const sent = {
    cv: file("gone-from-list"),
    note: "First",
    phone: "0412 345 678",
    right_to_work: "citizen",
    answers: [{ question_id: "years", question: "Years?", answer: "6" }],
  } as unknown as Receipt;
  const { flow, sentBodies } = start({ sent });
  await flow.loadCvs();
  flow.setNote("Second");
  flow.goTo("review");
  await flow.submit();
  expect(sentBodies).toEqual([
    [
      "PUT /v1/seeker/job/7/update-application",
      {
        cv: "https://files/gone-from-list.pdf",
        note: "Second",
        phone: "0412 345 678",
        right_to_work: "citizen",
        answers: [{ question_id: "years", answer: "6" }],
      },
    ],
  ]);
  expect(readDraft(7)).toBeNull();
});
