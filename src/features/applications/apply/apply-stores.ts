import { atom } from "nanostores";
import type { Receipt } from "../../../contract/applications.ts";
import type { ApplyJob, ApplyState, CvList, FillStep } from "./apply-state.ts";
import { keepDraft, readDraft, type ApplyDraft } from "./drafts.ts";

/** The stores of one application, and how its steps change them. */
export type ApplyStores = ReturnType<typeof createStores>;

const emptyDraft: ApplyDraft = { cv: null, answers: {}, note: "", phone: "", right_to_work: "" };

const draftOf = ({ cv, answers, note, phone, right_to_work }: Receipt): ApplyDraft => ({
  cv,
  note,
  phone,
  right_to_work: right_to_work ?? "",
  answers: Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer])),
});

/** Creates the stores of an application: of a new one, or of one that was `sent` and is changed. */
export const createStores = (job: ApplyJob, sent: Receipt | undefined) => {
  const $draft = atom<ApplyDraft>(sent ? draftOf(sent) : (readDraft(job.id) ?? emptyDraft));
  const $cvs = atom<CvList>({ state: "loading" });
  /** What was filled in from the CV: names of details and ids of questions. */
  const $filled = atom<ReadonlySet<string>>(new Set());
  /** Whether the seeker lets a CV be read that they upload. */
  const $reads = atom(true);
  const $state = atom<ApplyState>({ step: "uploadCvModal", problem: null, failed: null });
  return {
    job,
    sent,
    $draft,
    $cvs,
    $filled,
    $reads,
    $state,
    /** Changes what is filled in. A new application is kept as a draft until it has been sent. */
    change: (part: Partial<ApplyDraft>): void => {
      $draft.set({ ...$draft.get(), ...part });
      if (!sent) keepDraft(job.id, $draft.get());
    },
    /** The answers to the job's questions. */
    answers: () =>
      Object.entries($draft.get().answers)
        .filter(([id]) => job.screening.some((question) => question.id === id))
        .map(([question_id, answer]) => ({ question_id, answer })),
    goTo: (step: FillStep, problem: string | null = null): void => {
      if (step === "uploadCvModal") $state.set({ step, problem, failed: null });
      else if (step === "questions") $state.set({ step, problems: {}, first: null });
      else if (step === "note") $state.set({ step, problems: {} });
      else $state.set({ step, problem });
    },
    /** Shows the questions with errors in their answers, by question id. */
    refuseAnswers: (problems: Record<string, string>): void => {
      const first = job.screening.find(({ id }) => problems[id])?.id ?? null;
      $state.set({ step: "questions", problems, first });
    },
  };
};
