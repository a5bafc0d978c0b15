import type { Receipt } from "../../../contract/application-fields.ts";
import { checkDetails } from "../../../domain/jobs/application-details.ts";
import { checkAnswers } from "../../../domain/jobs/screening.ts";
import { uploadDocument } from "../../uploads/uploads.ts";
import type { ApplyJob, FillStep } from "./apply-state.ts";
import { createStores, type ApplyStores } from "./apply-stores.ts";
import { choosingCv } from "./choose-cv.ts";
import { fillingIn } from "./fill-in.ts";
import { submit } from "./send-application.ts";

interface Options {
  /** The application to change; without it a new one is created. */
  sent?: Receipt | undefined;
  upload?: typeof uploadDocument;
}

/** An application from choosing a CV to the receipt. A new one is kept as a draft until it has been sent. */
export const createApplyFlow = (job: ApplyJob, { sent, upload = uploadDocument }: Options = {}) => {
  const stores = createStores(job, sent);
  const { $state, $draft, $cvs, $profileIsEmpty, $reads, $filledNothing, goTo } = stores;
  return {
    isChange: sent !== undefined,
    $state,
    $draft,
    $isTouched: stores.$isTouched,
    $cvs,
    $profileIsEmpty,
    $reads,
    $filledNothing,
    ...choosingCv(stores, upload),
    ...fillingIn(stores),
    ...stepping(stores),
    goTo: (step: FillStep) => goTo(step),
    /** Keeps a new application that is closed; whether there is one to go on with. */
    leave: (): boolean => {
      const step = $state.get().step;
      if (sent || step === "creating" || step === "successModal") return false;
      return stores.leave();
    },
    submit: () => submit(stores),
  };
};
export type ApplyFlow = ReturnType<typeof createApplyFlow>;

/** The steps that are filled in one after the other, and the ways between them. */
const stepping = ({ job, $draft, $state, answers, goTo, refuseAnswers }: ApplyStores) => {
  const questions = job.screening.length ? (["questions"] as const) : [];
  const steps: readonly FillStep[] = ["uploadCvModal", ...questions, "note", "review"];
  const goBy = (way: 1 | -1): void => {
    const at = steps.findIndex((step) => step === $state.get().step);
    const step = at === -1 ? undefined : steps[at + way];
    if (step) goTo(step);
  };
  return {
    steps,
    /** Goes to the next step when this one is complete; otherwise shows what is missing. */
    next: (): void => {
      const { step } = $state.get();
      if (step === "uploadCvModal" && !$draft.get().cv) return goTo(step, "Choose or upload a CV.");
      if (step === "questions") {
        const checked = checkAnswers(job.screening, answers());
        if (!checked.ok) return refuseAnswers(checked.problems);
      }
      if (step === "note") {
        const problems = checkDetails(job, $draft.get());
        if (Object.keys(problems).length) return $state.set({ step, problems });
      }
      goBy(1);
    },
    back: (): void => goBy(-1),
  };
};
