import { atom } from "nanostores";
import type { Receipt } from "../../../contract/application-fields.ts";
import type { ApplyJob, ApplyState, CvList, FillStep } from "./apply-state.ts";
import { ownApplications } from "../started.ts";
import { emptyDraft, readDraft, type ApplyDraft } from "./drafts.ts";

/** The stores of one application, and how its steps change them. */
export type ApplyStores = ReturnType<typeof createStores>;

const draftOf = ({ cv, answers, note, documents, phone, right_to_work }: Receipt): ApplyDraft => ({
  cv,
  note,
  documents,
  phone,
  filled: {},
  right_to_work: right_to_work ?? "",
  answers: Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer])),
});

/** A step as it is opened, with what is wrong. */
const stateAt = (step: FillStep, problem: string | null): ApplyState => {
  if (step === "uploadCvModal") return { step, problem, failed: null };
  if (step === "questions") return { step, problems: {}, first: null };
  return step === "note" ? { step, problems: {} } : { step, problem };
};

/** Creates the stores of an application: of a new one, or of one that was `sent` and is changed. */
export const createStores = (job: ApplyJob, sent: Receipt | undefined) => {
  const before = sent ? null : readDraft(job.id);
  const { step: left, ...kept } = before ?? emptyDraft;
  const $isTouched = atom(before !== null);
  const $draft = atom<ApplyDraft>(sent ? draftOf(sent) : kept);
  // A step that was left is gone on with, as long as what comes before it is there.
  let at: FillStep = (kept.cv && (left !== "questions" || job.screening.length) && left) || "uploadCvModal";
  const keep = (): void => {
    if (!sent) ownApplications.keep(job, { ...$draft.get(), step: at });
  };
  const $cvs = atom<CvList>({ state: "loading" });
  /** Whether the profile has nothing to make a CV from, where that is known. */
  const $profileIsEmpty = atom(false);
  /** Whether the seeker lets a CV be read that they upload. */
  const $reads = atom(true);
  /** The id of the CV that was read last, where nothing was filled in from it. */
  const $filledNothing = atom<string | null>(null);
  const $state = atom<ApplyState>(stateAt(at, null));
  return {
    job,
    sent,
    $draft,
    $cvs,
    $profileIsEmpty,
    $reads,
    $filledNothing,
    $state,
    /** Whether the seeker has begun with it. */
    $isTouched,
    /** Changes what is filled in. A new application is kept as a draft until it has been sent. */
    change: (part: Partial<ApplyDraft>): void => {
      $isTouched.set(true);
      $draft.set({ ...$draft.get(), ...part });
      keep();
    },
    /** Fills in what is known of the seeker, which is no draft of theirs yet. */
    fill: (part: Partial<ApplyDraft>): void => $draft.set({ ...$draft.get(), ...part }),
    /** Keeps where a new application is left, so that it goes on there; returns whether the seeker has begun with it. */
    leave: (): boolean => {
      if ($isTouched.get()) keep();
      return $isTouched.get();
    },
    /** The answers to the job's questions. */
    answers: () =>
      Object.entries($draft.get().answers)
        .filter(([id]) => job.screening.some((question) => question.id === id))
        .map(([question_id, answer]) => ({ question_id, answer })),
    goTo: (step: FillStep, problem: string | null = null): void => {
      // Who only looks through what was sent has changed nothing of it.
      if (!sent && step !== at) $isTouched.set(true);
      at = step;
      $state.set(stateAt(step, problem));
    },
    /** Shows the questions with errors in their answers, by question id. */
    refuseAnswers: (problems: Record<string, string>): void => {
      const first = job.screening.find(({ id }) => problems[id])?.id ?? null;
      at = "questions";
      $state.set({ step: at, problems, first });
    },
  };
};
