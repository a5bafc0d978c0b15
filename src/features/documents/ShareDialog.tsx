import { useId, useState, type SubmitEvent } from "react";
import { CallError } from "../../contract/caller.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { TextField } from "../../ui/Field.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { fieldError, label as labelClass } from "../../ui/recipes.ts";
import { Select } from "../../ui/Select.tsx";
import { MadeLink } from "./MadeLink.tsx";
import type { SharedLinksStore } from "./shared-links.ts";

/** A document or CV that may be shared. */
export interface Shareable {
  id: number;
  name: string;
}

interface ShareDialogProps {
  /** The documents to choose from. */
  documents: readonly Shareable[];
  onShare: SharedLinksStore["share"];
  onClose: () => void;
}

/** How long a link can last, in hours. */
const durations = [
  { value: 24, label: "1 day" },
  { value: 3 * 24, label: "3 days" },
  { value: 7 * 24, label: "7 days" },
  { value: 30 * 24, label: "30 days" },
  { value: 90 * 24, label: "90 days" },
];

/** Chooses documents and how long a link to them lasts, and then shows the link to copy. */
export const ShareDialog = ({ documents, onShare, onClose }: ShareDialogProps) => {
  const choiceId = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [hours, setHours] = useState(7 * 24);
  const [recipient, setRecipient] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string>();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!chosen.length) return setProblem("Choose at least one document.");
    setBusy(true);
    try {
      setUrl(await onShare({ documents: [...chosen], hours, recipient }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  if (url) return <MadeLink url={url} onClose={onClose} />;
  return (
    <FormDialog
      title="Share documents by link"
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      problem={chosen.length ? problem : undefined}
      busy={busy}
      submitLabel="Make link"
      busyLabel="Making the link"
    >
      <fieldset aria-describedby={choiceId}>
        <legend className={`${labelClass} mb-1`}>Documents and CVs</legend>
        {documents.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            name="documents"
            value={id}
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              setProblem(undefined);
              setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id));
            }}
          />
        ))}
        <p id={choiceId} role="alert" className={fieldError}>
          {!chosen.length && problem}
        </p>
      </fieldset>
      <Select
        label="The link ends after"
        options={durations}
        value={hours}
        onChange={({ target }) => setHours(Number(target.value))}
      />
      <TextField
        label="Who is it for?"
        hint="Only you see this, so that you can tell your links apart."
        optional
        maxLength={100}
        value={recipient}
        onChange={({ target }) => setRecipient(target.value)}
      />
    </FormDialog>
  );
};
