import { applyToJob, updateApplication } from "../../../contract/applications.ts";
import type { CallError } from "../../../contract/caller.ts";
import type { RightToWorkId } from "../../../contract/job-options.ts";
import { ownZone } from "../../../domain/text/time-text.ts";
import { change as changeOnServer } from "../../session/change.ts";
import type { NoteProblems } from "./apply-state.ts";
import type { ApplyStores } from "./apply-stores.ts";
import { ownApplications } from "../started.ts";

/** The browser's own question: what is being sent is lost with the page. */
const askToStay = (event: Event): void => event.preventDefault();

/** Sends what was reviewed, and shows the receipt, or what the server refuses. */
export const submit = async (stores: ApplyStores): Promise<void> => {
  const { job, sent, $draft, $state, answers, goTo } = stores;
  const { cv, note, documents, phone, right_to_work } = $draft.get();
  if ($state.get().step !== "review") return;
  if (!cv) return goTo("uploadCvModal", "Choose or upload a CV.");
  const wait = (isWaiting: boolean) => $state.set({ step: "creating", isWaiting });
  wait(false);
  const body = {
    cv: cv.file,
    note,
    documents: documents.map(({ file }) => file),
    phone,
    right_to_work: (right_to_work || null) as RightToWorkId | null,
    answers: answers(),
    time_zone: ownZone(),
  };
  const options = { tell: "nothing", repeatable: true, onWaiting: wait } as const;
  addEventListener("beforeunload", askToStay);
  const changed = sent
    ? await changeOnServer(updateApplication, { params: { id: job.id }, body }, options)
    : await changeOnServer(applyToJob, { body: { job_id: job.id, ...body } }, options);
  removeEventListener("beforeunload", askToStay);
  if (!changed.ok) return refuse(stores, changed.error);
  if (!sent) ownApplications.forget(job.id);
  $state.set({ step: "successModal", receipt: changed.payload, message: changed.message });
};

const noteFields = ["phone", "right_to_work", "note", "documents"] as const;

/** Shows a server error at the step that can fix it. */
const refuse = ({ job, $state, goTo, refuseAnswers }: ApplyStores, { errors, message }: CallError): void => {
  const ofAnswers = Object.fromEntries(
    Object.entries(errors).flatMap(([field, [problem = ""]]) =>
      field.startsWith("answers.") ? [[field.slice("answers.".length), problem]] : [],
    ),
  );
  const ofNote = noteFields.flatMap((field) => {
    // Each file has a field of its own: "documents.0".
    const [, [problem] = []] = Object.entries(errors).find(([name]) => name.split(".")[0] === field) ?? [];
    return problem === undefined ? [] : [[field, problem]];
  });
  if (job.screening.some(({ id }) => ofAnswers[id])) refuseAnswers(ofAnswers);
  else if (errors["cv"]) goTo("uploadCvModal", errors["cv"][0]);
  else if (ofNote.length) $state.set({ step: "note", problems: Object.fromEntries(ofNote) as NoteProblems });
  else goTo("review", message);
};
