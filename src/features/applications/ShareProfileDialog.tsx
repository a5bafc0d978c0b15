import { useState, type SubmitEvent } from "react";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { hint, label as labelClass } from "../../ui/recipes.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import type { SharedProfile, SharedProfileStore } from "./shared-profile.ts";

interface ShareProfileDialogProps {
  employer: string;
  shared: SharedProfile;
  onSave: SharedProfileStore["save"];
  onClose: () => void;
}

/** Those of some values with one more, or without it. */
const toggled = <T,>(values: readonly T[], value: T, isOn: boolean): T[] =>
  isOn ? [...values, value] : values.filter((one) => one !== value);

/** Chooses the sections, private details and documents of the profile that an employer may see. */
export const ShareProfileDialog = ({ employer, shared, onSave, onClose }: ShareProfileDialogProps) => {
  const { offered } = shared;
  const [sections, setSections] = useState<readonly string[]>(shared.sections);
  const [documents, setDocuments] = useState<readonly number[]>(shared.documents);
  const known = offered.sections.filter(({ name }) => sections.includes(name));
  const details = known.flatMap(({ title, sensitive }) =>
    sensitive.map((field) => ({ name: field.name, title: `${field.title} (${title})` })),
  );
  // Ticked only when all of them are: a tick never shares more than it says.
  const [withDetails, setWithDetails] = useState(
    details.length > 0 && details.every(({ name }) => shared.sensitive.includes(name)),
  );
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const saved = await onSave(shared, {
      sections: known.map(({ name }) => name),
      sensitive: withDetails ? details.map(({ name }) => name) : [],
      documents: [...documents],
    });
    setBusy(false);
    if (!saved.ok) return setProblem(saved.error.message);
    toast.success(saved.message);
    onClose();
  };

  return (
    <FormDialog
      title="What they see of your profile"
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      problem={problem}
      busy={busy}
      submitLabel="Save"
      busyLabel="Saving"
    >
      <p className="text-ink-soft">
        {employer} sees what you tick, as your profile has it at the time, until you take the tick away.
      </p>
      {offered.sections.length > 0 && (
        <fieldset>
          <legend className={`${labelClass} mb-1`}>Parts of your profile</legend>
          {offered.sections.map(({ name, title }) => (
            <Checkbox
              key={name}
              label={title}
              name="sections"
              value={name}
              checked={sections.includes(name)}
              onChange={({ target }) => setSections(toggled(sections, name, target.checked))}
            />
          ))}
        </fieldset>
      )}
      {details.length > 0 && (
        <fieldset>
          <legend className={`${labelClass} mb-1`}>Private details</legend>
          <Checkbox
            label={
              <>
                Show the private details of these parts too
                <span className={`${hint} block`}>{details.map(({ title }) => title).join(", ")}</span>
              </>
            }
            name="sensitive"
            checked={withDetails}
            onChange={({ target }) => setWithDetails(target.checked)}
          />
        </fieldset>
      )}
      {offered.documents.length > 0 && (
        <fieldset>
          <legend className={`${labelClass} mb-1`}>Documents and CVs</legend>
          {offered.documents.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              name="documents"
              value={id}
              checked={documents.includes(id)}
              onChange={({ target }) => setDocuments(toggled(documents, id, target.checked))}
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
};
