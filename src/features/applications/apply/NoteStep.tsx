import { useStore } from "@nanostores/react";
import { maxNoteLength } from "../../../contract/applications.ts";
import type { ApplyFlow } from "./apply-flow.ts";
import { rightToWorkOptions } from "../../../contract/job-options.ts";
import { TextArea, TextField } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/Select.tsx";

/** Characters left below which screen readers announce the count. */
const nearEnd = 200;

const rights = [
  { value: "", label: "Not said" },
  ...rightToWorkOptions.map(({ id, title }) => ({ value: id, label: title })),
];

/** How to reach the seeker, their right to work, and a note to the employer with a count of its characters. */
export const NoteStep = ({ flow, problem }: { flow: ApplyFlow; problem: string | null }) => {
  const { note, phone, right_to_work } = useStore(flow.$draft);
  const left = maxNoteLength - note.length;
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={({ target }) => flow.setDetails({ phone: target.value })}
        />
        <Select
          label="Right to work in Australia"
          optional
          options={rights}
          value={right_to_work}
          onChange={({ target }) => flow.setDetails({ right_to_work: target.value })}
        />
      </div>
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
    </div>
  );
};
