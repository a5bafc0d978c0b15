import { useStore } from "@nanostores/react";
import { maxNoteLength } from "../../../contract/applications.ts";
import type { ApplyFlow } from "./apply-flow.ts";
import { TextArea } from "../../../ui/Field.tsx";

/** Characters left below which screen readers announce the count. */
const nearEnd = 200;

/** A note to the employer, with a count of its characters. */
export const NoteStep = ({ flow, problem }: { flow: ApplyFlow; problem: string | null }) => {
  const { note } = useStore(flow.$draft);
  const left = maxNoteLength - note.length;
  return (
    <div className="grid gap-1.5">
      <TextArea
        label="Your note"
        optional
        hint="Why this job, and why you? A few sentences are enough."
        error={problem ?? undefined}
        rows={8}
        maxLength={maxNoteLength}
        value={note}
        onChange={({ target }) => flow.setNote(target.value)}
      />
      <p
        aria-live={left <= nearEnd ? "polite" : "off"}
        className="text-right text-sm text-ink-soft tabular-nums"
      >
        {note.length.toLocaleString("en-AU")} of {maxNoteLength.toLocaleString("en-AU")} characters
      </p>
    </div>
  );
};
