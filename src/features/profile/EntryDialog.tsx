import { useEffect, useId } from "react";
import { sections } from "../../contract/profile/sections.ts";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Changed } from "../session/change.ts";
import { useCallForm } from "../session/use-call-form.ts";
import { formSchema, formValues } from "./form-values.ts";
import { FormField } from "./FormField.tsx";

interface EntryDialogProps {
  /** The name of the section. */
  name: string;
  /** The entry to change; null adds a new one. */
  entry: Entry | null;
  onSave: (entry: Entry | null, data: EntryData) => Promise<Changed<Entry>>;
  onClose: () => void;
}

/** The form of an entry of any section, made from its definition. */
export const EntryDialog = ({ name, entry, onSave, onClose }: EntryDialogProps) => {
  const section = (sections as readonly Section[]).find((one) => one.name === name)!;
  return <SectionForm section={section} entry={entry} onSave={onSave} onClose={onClose} />;
};

interface SectionFormProps extends Omit<EntryDialogProps, "name"> {
  section: Section;
}

/** The form of an entry, in a dialog. Server errors are shown at their fields, and typed values are kept. */
const SectionForm = ({ section, entry, onSave, onClose }: SectionFormProps) => {
  const id = useId();
  const { form, problem, busy, onSubmit } = useCallForm(
    formSchema(section),
    formValues(section, entry),
    async (data) => {
      const saved = await onSave(entry, data);
      if (!saved.ok) throw saved.error;
      onClose();
    },
  );
  // After a conflict the entry is loaded again: its new values fill the fields that were not edited here.
  useEffect(() => {
    form.reset(formValues(section, entry), { keepDirtyValues: true, keepErrors: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per version
  }, [entry?.version]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${entry ? "Edit" : "Add"} ${section.noun}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Submitting">
            Save
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid content-start gap-5">
        {problem && <Alert tone="danger">{problem}</Alert>}
        {Object.entries(section.fields).map(([name, field]) => (
          <FormField key={name} name={name} field={field} form={form} />
        ))}
      </form>
    </Dialog>
  );
};
