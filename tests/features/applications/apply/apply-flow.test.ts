// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Receipt } from "../../../../src/contract/application-fields.ts";
import { readDraft } from "../../../../src/features/applications/apply/drafts.ts";
import { ownApplications } from "../../../../src/features/applications/started.ts";
import { createApplyFlow } from "../../../../src/features/applications/apply/apply-flow.ts";
import { filledHint } from "../../../../src/features/applications/apply/filled-hint.ts";
import { ownDraftKey } from "../../../../src/features/session/own-data.ts";
import { $toasts } from "../../../../src/ui/toasts/toasts.ts";
import { ownZone } from "../../../../src/domain/text/time-text.ts";
import { answerWith, forgetAll, giveToken, session } from "../../server.ts";
import { file, job, receipt, start } from "./start-flow.ts";

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
    flow.setDetails({ note: "Hello" });
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
          documents: [],
          phone: "",
          right_to_work: null,
          time_zone: ownZone(),
        },
      ],
    ]);
  });

  it("goes on at the step where it was left, as long as it has a CV", async () => {
    const { flow } = start();
    await flow.loadCvs();
    flow.next();
    flow.answer("years", "7");
    flow.next();
    expect(flow.leave()).toBe(true);
    expect(start().step()).toBe("note");
    ownApplications.keep({ id: 7, title: "Cook", employer: "Inn" }, { ...readDraft(7)!, cv: null });
    expect(start().step()).toBe("uploadCvModal");
    expect(start({ sent: { ...receipt, answers: [] } as Receipt }).flow.leave()).toBe(false);
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

  it("needs the right to work where the job says who may, and a phone that is one", async () => {
    const { flow, step } = start({ accepts: ["citizen"] });
    await flow.loadCvs();
    flow.next();
    flow.answer("years", "7");
    flow.next();
    flow.setDetails({ phone: "12" });
    flow.next();
    expect(flow.$state.get()).toEqual({
      step: "note",
      problems: {
        phone: expect.stringContaining("area code"),
        right_to_work: expect.stringContaining("Choose your right to work"),
      },
    });
    flow.setDetails({ phone: "" });
    flow.setDetails({ right_to_work: "holiday-visa" });
    expect(flow.$state.get()).toEqual({ step: "note", problems: {} });
    flow.next();
    expect(step()).toBe("review");
  });

  it("says that it waits while the browser is offline, and asks before the page is left", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { flow } = start({ unreachable: () => !navigator.onLine });
    await flow.loadCvs();
    flow.answer("years", "7");
    flow.goTo("review");
    const sending = flow.submit();
    await vi.waitFor(() => expect(flow.$state.get()).toEqual({ step: "creating", isWaiting: true }));
    const leave = new Event("beforeunload", { cancelable: true });
    dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    expect($toasts.get()).toEqual([]);
    online.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await sending;
    expect(flow.$state.get()).toMatchObject({ step: "successModal" });
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

describe("a draft", () => {
  it("is there again after the page was closed, and gone once it was sent", async () => {
    const { flow } = start();
    await flow.loadCvs();
    flow.answer("years", "7");
    flow.setDetails({ note: "Half a" });
    const { flow: later } = start();
    await later.loadCvs();
    expect(later.$draft.get()).toMatchObject({ cv: file("new"), answers: { years: "7" }, note: "Half a" });
    later.goTo("review");
    await later.submit();
    expect(readDraft(7)).toBeNull();
  });

  it("marks what an earlier application answered until the seeker answers, also in the draft", async () => {
    const answers = [{ question_id: "years", answer: "5" }];
    const known = { phone: "", right_to_work: null, note: "As before", documents: [], answers };
    answerWith(() => ({ body: { payload: known, message: "OK" } }));
    const flow = createApplyFlow(job);
    await flow.prefill();
    // Nothing of it is the seeker's own yet.
    expect([flow.leave(), readDraft(7)]).toEqual([false, null]);
    flow.next();
    flow.setDetails({ phone: "0400 111 222" });
    expect(flow.leave()).toBe(true);
    expect(readDraft(7)).toMatchObject({
      answers: { years: "5" },
      note: "As before",
      filled: { years: "earlier", note: "withdrawn" },
    });
    const later = createApplyFlow(job);
    expect(filledHint(later.$draft.get(), "years")).toMatch(/check it/);
    later.answer("years", "6");
    later.setDetails({ note: "New" });
    await later.prefill();
    expect(readDraft(7)).toMatchObject({ answers: { years: "6" }, note: "New", filled: {} });
    expect(filledHint(later.$draft.get(), "years")).toBeUndefined();
    // What was taken out stays out.
    later.setDetails({ note: "" });
    const last = createApplyFlow(job);
    await last.prefill();
    expect(last.$draft.get()).toMatchObject({ note: "", filled: {} });
  });

  it("does not go on with a CV that the seeker has removed", async () => {
    ownApplications.keep(
      { id: 7, title: "Cook", employer: "Inn" },
      {
        cv: file("removed"),
        answers: {},
        note: "",
        phone: "",
        right_to_work: "",
        documents: [],
        filled: {},
      },
    );
    const { flow } = start({ files: [file("old")] });
    await flow.loadCvs();
    expect(flow.$draft.get().cv?.id).toBe("old");
  });

  it("that cannot be read is passed over", () => {
    for (const kept of ["{", "7", '{"cv":1}', '{"cv":null,"answers":{"a":1},"note":""}']) {
      localStorage.setItem(ownDraftKey("apply-7"), kept);
      expect(readDraft(7)).toBeNull();
    }
  });
});

describe("a refusal", () => {
  const refusedWith = async (status: number, message: string, errors: Record<string, string[]> = {}) => {
    const { flow } = start({ refuse: () => ({ status, message, errors }) });
    await flow.loadCvs();
    flow.answer("years", "7");
    flow.setDetails({ note: "Kept" });
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
      problems: { note: "Long." },
    });
    expect(await refusedWith(422, "x", { "documents.1": ["Gone."] })).toMatchObject({
      step: "note",
      problems: { documents: "Gone." },
    });
    expect(await refusedWith(422, "x", { right_to_work: ["Choose."] })).toMatchObject({
      step: "note",
      problems: { right_to_work: "Choose." },
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
    documents: [file("letter")],
    phone: "0412 345 678",
    right_to_work: "citizen",
    answers: [{ question_id: "years", question: "Years?", answer: "6" }],
  } as unknown as Receipt;
  const { flow, sentBodies } = start({ sent });
  await flow.loadCvs();
  flow.next();
  expect(flow.$isTouched.get()).toBe(false);
  flow.setDetails({ note: "Second" });
  expect(flow.$isTouched.get()).toBe(true);
  flow.goTo("review");
  await flow.submit();
  expect(sentBodies).toEqual([
    [
      "PUT /v1/seeker/job/7/update-application",
      {
        cv: "https://files/gone-from-list.pdf",
        note: "Second",
        documents: ["https://files/letter.pdf"],
        phone: "0412 345 678",
        right_to_work: "citizen",
        answers: [{ question_id: "years", answer: "6" }],
        time_zone: ownZone(),
      },
    ],
  ]);
  expect(readDraft(7)).toBeNull();
});
