import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { heading } from "../../ui/recipes.ts";
import { useDiscardQuestion } from "../../ui/use-discard-question.tsx";
import type { Changed } from "../session/change.ts";
import { useCallForm } from "../session/use-call-form.ts";
import { $running } from "../uploads/use-upload.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { forgetDraft } from "./drafts.ts";
import { formSchema, formValues } from "./form-values.ts";
import { FormField } from "./FormField.tsx";
import { useConflicts } from "./use-conflicts.ts";
import { useFormDraft } from "./use-form-draft.ts";

interface EntryFormProps {
  /** The name of the section. */
  name: string;
  /** The id of the entry to change; null for a new one. */
  id: number | null;
  /** The entry as it is saved now; null for a new one, and for one that was removed elsewhere. */
  entry: Entry | null;
  /** The field to begin with, where that is not the first. */
  field?: string | null | undefined;
  onSave: (entry: Entry | null, data: EntryData) => Promise<Changed<Entry>>;
  onClose: () => void;
}

/** The form of an entry of any section, made from its definition. */
export const EntryForm = ({ name, ...props }: EntryFormProps) => {
  const section = (sections as readonly Section[]).find((one) => one.name === name)!;
  return (
    <I18nProvider locale="en-AU">
      <SectionForm section={section} {...props} />
    </I18nProvider>
  );
};

interface SectionFormProps extends Omit<EntryFormProps, "name"> {
  section: Section;
}

/** The values of the form, what was kept of them in this tab, and those that were saved elsewhere meanwhile. */
const useEntryForm = ({ section, id, entry, onSave, onClose }: SectionFormProps) => {
  const discard = () => {
    forgetDraft(section.name);
    onClose();
  };
  const { form, ...call } = useCallForm(formSchema(section), formValues(section, entry), async (data) => {
    const saved = await onSave(entry, data);
    if (!saved.ok) throw saved.error;
    discard();
  });
  const draft = useFormDraft(section.name, id, form);
  const conflicts = useConflicts(section, entry, form, draft);
  return { form, ...call, discard, draft, ...conflicts };
};

/** The form of an entry, in its place on the page. Server errors are shown at their fields, and typed values are kept. */
const SectionForm = (props: SectionFormProps) => {
  const { section, id, entry, field: first } = props;
  const { form, problem, busy, onSubmit, discard, draft, conflicts, choose } = useEntryForm(props);
  const { close, question } = useDiscardQuestion(form.formState.isDirty && !busy, discard);
  const titleId = useId();
  const element = useRef<HTMLFormElement>(null);
  const uploading = useStore($running);
  const values = form.watch();

  useEffect(() => {
    if (first) form.setFocus(first);
    // A form that opens with the page must not take the focus.
    else if (!draft)
      element.current?.querySelector<HTMLElement>("input, textarea, button, [role=spinbutton]")?.focus();
  }, [draft, first, form]);

  return (
    <form
      ref={element}
      aria-labelledby={titleId}
      noValidate
      onSubmit={onSubmit}
      className="grid content-start gap-5 rounded-md border border-line bg-sunken p-4 sm:p-5"
    >
      <p id={titleId} className={heading.part}>
        {id === null && section.kind === "list" ? "Add" : "Edit"} {section.noun}
      </p>
      {draft && <Alert>What you typed before is filled in. It is not saved yet.</Alert>}
      {id !== null && !entry && (
        <Alert tone="warning">This was removed in another window. Saving adds it again.</Alert>
      )}
      {Object.keys(conflicts).length > 0 && (
        <Alert tone="warning" title="This was changed elsewhere while you were editing.">
          Choose which values to keep, then save.
        </Alert>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {Object.entries(section.fields).map(([field, definition]) => (
        <div key={field} className="grid gap-3">
          <FormField name={field} section={section} form={form} values={values} />
          {conflicts[field] && (
            <ConflictChoice
              name={field}
              field={definition}
              conflict={conflicts[field]}
              value={values[field]}
              onChoose={(value) => choose(field, value)}
            />
          )}
        </div>
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={busy} onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={busy || uploading > 0} busyLabel={busy ? "Submitting" : "Uploading"}>
          Save
        </Button>
      </div>
      {question}
    </form>
  );
};
