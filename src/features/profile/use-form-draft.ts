import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { forgetDraft, keepDraft, readDraft } from "./drafts.ts";
import type { FormValues } from "./form-values.ts";

/** The form of an entry. */
export type EntryFormState = UseFormReturn<FormValues, unknown, EntryData>;

const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * Keeps what is typed into a form in this tab, so that it survives a reload and a lost connection, and fills it in
 * when the form is opened again. Returns the draft that was filled in.
 */
export const useFormDraft = (section: string, entry: number | null, form: EntryFormState) => {
  const [draft] = useState(() => {
    const kept = readDraft(section);
    return kept?.entry === entry ? kept : null;
  });
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.values ?? {}))
      if (name in form.getValues()) form.setValue(name, value, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values }) => {
        const { _formState, _defaultValues } = form.control;
        const { dirtyFields } = _formState;
        const names = Object.keys(dirtyFields).filter((name) => dirtyFields[name]);
        if (names.length)
          keepDraft(section, { entry, values: pick(values, names), base: pick(_defaultValues, names) });
        else forgetDraft(section);
      },
    });
  }, [section, entry, form, draft]);
  return draft;
};
