import { atom } from "nanostores";
import { keepCv } from "../../../contract/cv-export.ts";
import {
  applyToJob,
  getApplicationPrefill,
  updateApplication,
  type Receipt,
} from "../../../contract/applications.ts";
import type { CallError } from "../../../contract/caller.ts";
import type { RightToWorkId } from "../../../contract/job-options.ts";
import type { StoredFile } from "../../../contract/uploads.ts";
import { checkDetails } from "../../../domain/jobs/application-details.ts";
import { checkAnswers } from "../../../domain/jobs/screening.ts";
import type { ApplyJob, ApplyState, CvList, FillStep, NoteProblems } from "./apply-state.ts";
import { loadCvs as readCvs, unnamed } from "./cvs.ts";
import { forgetDraft, keepDraft, readDraft, type ApplyDraft } from "./drafts.ts";
import { change as changeOnServer } from "../../session/change.ts";
import { fetchPayload } from "../../session/send.ts";
import { UploadError, uploadDocument } from "../../uploads/uploads.ts";

interface Options {
  /** The application to change; without it a new one is created. */
  sent?: Receipt | undefined;
  upload?: typeof uploadDocument;
}

const emptyDraft: ApplyDraft = { cv: null, answers: {}, note: "", phone: "", right_to_work: "" };

const draftOf = ({ cv, answers, note, phone, right_to_work }: Receipt): ApplyDraft => ({
  cv,
  note,
  phone,
  right_to_work: right_to_work ?? "",
  answers: Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer])),
});

const noteFields = ["phone", "right_to_work", "note"] as const;

/** The browser's own question: what is being sent is lost with the page. */
const askToStay = (event: Event): void => event.preventDefault();

/** An application from choosing a CV to the receipt. A new one is kept as a draft until it has been sent. */
export const createApplyFlow = (job: ApplyJob, { sent, upload = uploadDocument }: Options = {}) => {
  const steps: readonly FillStep[] = [
    "uploadCvModal",
    ...(job.screening.length ? (["questions"] as const) : []),
    "note",
    "review",
  ];
  const $draft = atom<ApplyDraft>(sent ? draftOf(sent) : (readDraft(job.id) ?? emptyDraft));
  const $cvs = atom<CvList>({ state: "loading" });
  const $state = atom<ApplyState>({ step: "uploadCvModal", problem: null, failed: null });

  const change = (part: Partial<ApplyDraft>): void => {
    $draft.set({ ...$draft.get(), ...part });
    if (!sent) keepDraft(job.id, $draft.get());
  };
  const answers = () =>
    Object.entries($draft.get().answers)
      .filter(([id]) => job.screening.some((question) => question.id === id))
      .map(([question_id, answer]) => ({ question_id, answer }));

  const goTo = (step: FillStep, problem: string | null = null): void => {
    if (step === "uploadCvModal") $state.set({ step, problem, failed: null });
    else if (step === "questions") $state.set({ step, problems: {}, first: null });
    else if (step === "note") $state.set({ step, problems: {} });
    else $state.set({ step, problem });
  };
  const refuseAnswers = (problems: Record<string, string>): void => {
    const first = job.screening.find(({ id }) => problems[id])?.id ?? null;
    $state.set({ step: "questions", problems, first });
  };
  const neighbour = (step: FillStep, way: 1 | -1) => steps[steps.indexOf(step) + way] ?? step;

  /** Loads the CVs, and chooses the first one where none is chosen: the default, or else the latest. */
  const loadCvs = async (): Promise<void> => {
    $cvs.set({ state: "loading" });
    try {
      const files = await readCvs();
      const { cv } = $draft.get();
      // A changed application may keep a CV that has been deleted from the list since.
      const known = cv && (sent?.cv.id === cv.id || files.some(({ id }) => id === cv.id));
      if (!known) change({ cv: files[0] ?? null });
      $cvs.set({ state: "ready", files });
    } catch {
      $cvs.set({ state: "failed" });
    }
  };

  /** Fills in what the profile and earlier applications know; what was typed before stays. */
  const prefill = async (): Promise<void> => {
    if (sent) return;
    try {
      const known = await fetchPayload(getApplicationPrefill, { params: { id: job.id } });
      const { phone, right_to_work, answers } = $draft.get();
      const before = known.answers.map(({ question_id, answer }) => [question_id, answer]);
      change({
        phone: phone || known.phone,
        right_to_work: right_to_work || (known.right_to_work ?? ""),
        answers: { ...Object.fromEntries(before), ...answers },
      });
    } catch (error) {
      // The application can be filled in by hand.
      console.warn("The application could not be prefilled.", error);
    }
  };

  /** Lists and chooses a CV that has just been kept. */
  const chooseNew = (cv: StoredFile): void => {
    const known = $cvs.get();
    const others = known.state === "ready" ? known.files.filter(({ id }) => id !== cv.id) : [];
    $cvs.set({ state: "ready", files: [unnamed(cv), ...others] });
    change({ cv });
    goTo("uploadCvModal");
  };

  const addCv = async (file: File): Promise<void> => {
    const label = `Uploading ${file.name}`;
    $state.set({ step: "processing", label, progress: 0 });
    try {
      const onProgress = (progress: number) => $state.set({ step: "processing", label, progress });
      chooseNew(await upload(file, { category: "resume", onProgress }));
    } catch (error) {
      const [problem, retry] =
        error instanceof UploadError ? [error.message, error.retry] : ["Failed to upload file", true];
      $state.set({ step: "uploadCvModal", problem, failed: retry ? file : null });
    }
  };

  /** Makes a CV from the profile, and chooses it. */
  const addProfileCv = async (): Promise<void> => {
    $state.set({ step: "processing", label: "Making a CV from your profile" });
    const kept = await changeOnServer(keepCv, { body: {} }, { tell: "nothing", repeatable: true });
    if (kept.ok) chooseNew(kept.payload);
    else goTo("uploadCvModal", kept.error.message);
  };

  /** Goes to the next step when this one is complete; otherwise shows what is missing. */
  const next = (): void => {
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
    if (step === "uploadCvModal" || step === "questions" || step === "note") goTo(neighbour(step, 1));
  };
  const back = (): void => {
    const { step } = $state.get();
    if (step === "questions" || step === "note" || step === "review") goTo(neighbour(step, -1));
  };

  /** Stores some of the details and the note, and clears their errors. */
  const setDetails = (details: Partial<Pick<ApplyDraft, keyof NoteProblems>>): void => {
    change(details);
    const state = $state.get();
    if (state.step !== "note") return;
    const left = Object.entries(state.problems).filter(([field]) => !(field in details));
    $state.set({ step: "note", problems: Object.fromEntries(left) });
  };
  /** Stores an answer, and clears its error once it is valid. */
  const answer = (id: string, text: string): void => {
    change({ answers: { ...$draft.get().answers, [id]: text } });
    const state = $state.get();
    if (state.step !== "questions" || !state.problems[id]) return;
    const checked = checkAnswers(job.screening, answers());
    const { [id]: _said, ...others } = state.problems;
    const problem = checked.ok ? undefined : checked.problems[id];
    $state.set({
      step: "questions",
      problems: { ...others, ...(problem && { [id]: problem }) },
      first: null,
    });
  };

  /** Shows a server error at the step that can fix it. */
  const refuse = (error: CallError): void => {
    const problems = Object.fromEntries(
      Object.entries(error.errors).flatMap(([field, [problem = ""]]) =>
        field.startsWith("answers.") ? [[field.slice("answers.".length), problem]] : [],
      ),
    );
    const ofNote = noteFields.flatMap((field) => {
      const [problem] = error.errors[field] ?? [];
      return problem === undefined ? [] : [[field, problem]];
    });
    if (job.screening.some(({ id }) => problems[id])) refuseAnswers(problems);
    else if (error.errors["cv"]) goTo("uploadCvModal", error.errors["cv"][0]);
    else if (ofNote.length)
      $state.set({ step: "note", problems: Object.fromEntries(ofNote) as NoteProblems });
    else goTo("review", error.message);
  };

  const submit = async (): Promise<void> => {
    const { cv, note, phone, right_to_work } = $draft.get();
    if (!cv || $state.get().step !== "review") return;
    const wait = (isWaiting: boolean) => $state.set({ step: "creating", isWaiting });
    wait(false);
    const body = {
      cv: cv.file,
      note,
      phone,
      right_to_work: (right_to_work || null) as RightToWorkId | null,
      answers: answers(),
    };
    const options = { tell: "nothing", repeatable: true, onWaiting: wait } as const;
    addEventListener("beforeunload", askToStay);
    const changed = sent
      ? await changeOnServer(updateApplication, { params: { id: job.id }, body }, options)
      : await changeOnServer(applyToJob, { body: { job_id: job.id, ...body } }, options);
    removeEventListener("beforeunload", askToStay);
    if (!changed.ok) return refuse(changed.error);
    if (!sent) forgetDraft(job.id);
    $state.set({ step: "successModal", receipt: changed.payload, message: changed.message });
  };

  return {
    isChange: sent !== undefined,
    steps,
    $state,
    $draft,
    $cvs,
    loadCvs,
    addCv,
    addProfileCv,
    chooseCv: (cv: StoredFile) => {
      change({ cv });
      if ($state.get().step === "uploadCvModal") goTo("uploadCvModal");
    },
    answer,
    prefill,
    setDetails,
    goTo: (step: FillStep) => goTo(step),
    next,
    back,
    submit,
  };
};
export type ApplyFlow = ReturnType<typeof createApplyFlow>;
