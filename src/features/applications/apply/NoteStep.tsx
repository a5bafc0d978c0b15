import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { maxNoteLength } from "../../../contract/application-fields.ts";
import type { ApplyFlow } from "./apply-flow.ts";
import { filledHint } from "./filled-hint.ts";
import { OtherFiles } from "./OtherFiles.tsx";
import type { ApplyJob, NoteProblems } from "./apply-state.ts";
import { rightToWorkOptions } from "../../../contract/job-options.ts";
import { rightToWorkFit } from "../../../domain/jobs/right-to-work-fit.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { TextArea } from "../../../ui/Field.tsx";
import { hint } from "../../../ui/recipes.ts";
import { Select } from "../../../ui/Select.tsx";
import { Spoken } from "../../../ui/heard/Spoken.tsx";
import { PhoneField } from "../../profile/fields/PhoneField.tsx";

/** Characters left from which on screen readers say how many, each time that this many more are typed. */
const nearEnd = 200;
const countStep = 50;

const rights = rightToWorkOptions.map(({ id, title }) => ({ value: id, label: title }));

interface NoteStepProps {
  flow: ApplyFlow;
  job: ApplyJob;
  problems: NoteProblems;
}

/** How to reach the seeker, their right to work, a note to the employer with a count of its characters, and other files. */
export const NoteStep = ({ flow, job, problems }: NoteStepProps) => {
  const draft = useStore(flow.$draft);
  const { note, phone, right_to_work } = draft;
  const asksForRight = job.right_to_work.length > 0;
  const own = rightToWorkOptions.find(({ id }) => id === right_to_work)?.id ?? null;
  const fit = rightToWorkFit(job, own);
  const left = maxNoteLength - note.length;
  const fields = useRef<HTMLDivElement>(null);

  const first = Object.keys(problems).join();
  useEffect(() => {
    if (first) fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [first]);

  return (
    <div ref={fields} className="grid gap-5">
      <PhoneField
        label="Phone"
        optional
        hint={filledHint(draft, "phone")}
        autoComplete="tel"
        error={problems.phone}
        value={phone}
        onChange={(value) => flow.setDetails({ phone: value })}
      />
      <Select
        label="Right to work in Australia"
        optional={!asksForRight}
        required={asksForRight}
        hint={
          filledHint(draft, "right_to_work") ??
          (asksForRight ? "This employer says who can work in this job." : undefined)
        }
        error={problems.right_to_work}
        options={[{ value: "", label: asksForRight ? "Choose one" : "Prefer not to say" }, ...rights]}
        value={right_to_work}
        onChange={({ target }) => flow.setDetails({ right_to_work: target.value })}
      />
      <p className={hint}>Both are kept in your profile, if it has none yet.</p>
      {fit && !fit.fits && (
        <Alert title="The employer asks for another right to work">
          You can still apply: rights change, and only the employer decides. If there is more to say, such as
          a visa on its way, write it in your note.
        </Alert>
      )}
      <div className="grid gap-1.5">
        <TextArea
          label="Your note"
          optional
          hint={filledHint(draft, "note") ?? "Why this job, and why you? A few sentences are enough."}
          error={problems.note}
          rows={5}
          maxLength={maxNoteLength}
          value={note}
          onChange={({ target }) => flow.setDetails({ note: target.value })}
        />
        <p className="text-right text-sm text-ink-soft tabular-nums">
          {note.length.toLocaleString("en-AU")} of {maxNoteLength.toLocaleString("en-AU")} characters
        </p>
        <Spoken className="sr-only">
          {left <= nearEnd && `${Math.ceil(left / countStep) * countStep} characters are left, or fewer.`}
        </Spoken>
      </div>
      <OtherFiles flow={flow} error={problems.documents} />
    </div>
  );
};
