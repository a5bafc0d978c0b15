import { getApplicationPrefill } from "../../../contract/applications.ts";
import { checkAnswers } from "../../../domain/jobs/screening.ts";
import { phoneText } from "../../../domain/profile/phone-text.ts";
import { fetchPayload } from "../../session/send.ts";
import { isStarted } from "../started.ts";
import type { NoteProblems } from "./apply-state.ts";
import type { ApplyStores } from "./apply-stores.ts";
import { originOfEach, type ApplyDraft } from "./drafts.ts";

const without = <Value>(values: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The answers, the details and the note of an application. */
export const fillingIn = ({ job, sent, $draft, $state, change, fill, answers }: ApplyStores) => ({
  /** Fills in what the profile and earlier applications know; what was typed before stays. */
  prefill: async (): Promise<void> => {
    if (sent) return;
    // What the seeker took out of a draft does not come back.
    const isNew = !isStarted(job.id);
    try {
      const known = await fetchPayload(getApplicationPrefill, { params: { id: job.id } });
      const { phone, right_to_work, answers, note, documents, filled } = $draft.get();
      const before = Object.fromEntries(
        known.answers
          .filter(({ question_id }) => answers[question_id] === undefined)
          .map(({ question_id, answer }) => [question_id, answer]),
      );
      fill({
        phone: phone || phoneText(known.phone),
        right_to_work: right_to_work || (known.right_to_work ?? ""),
        answers: { ...before, ...answers },
        ...(isNew && {
          note: note || known.note,
          documents: documents.length ? documents : known.documents,
        }),
        filled: {
          ...filled,
          ...originOfEach(before, "earlier"),
          ...(isNew && !note && known.note && { note: "withdrawn" as const }),
        },
      });
    } catch (error) {
      // The application can be filled in by hand.
      console.warn("The application could not be prefilled.", error);
    }
  },
  /** Stores some of the details and the note, and clears their errors. */
  setDetails: (details: Partial<Pick<ApplyDraft, keyof NoteProblems>>): void => {
    change({ ...details, filled: without($draft.get().filled, Object.keys(details)) });
    const state = $state.get();
    if (state.step !== "note") return;
    const left = Object.entries(state.problems).filter(([field]) => !(field in details));
    $state.set({ step: "note", problems: Object.fromEntries(left) });
  },
  /** Stores an answer, and clears its error once it is valid. */
  answer: (id: string, text: string): void => {
    const { answers: given, filled } = $draft.get();
    change({ answers: { ...given, [id]: text }, filled: without(filled, [id]) });
    const state = $state.get();
    if (state.step !== "questions" || !state.problems[id]) return;
    const checked = checkAnswers(job.screening, answers());
    const { [id]: _said, ...others } = state.problems;
    const problem = checked.ok ? undefined : checked.problems[id];
    const problems = { ...others, ...(problem && { [id]: problem }) };
    $state.set({ step: "questions", problems, first: null });
  },
});
