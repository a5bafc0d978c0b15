import { useEffect, useRef, useState } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import type { Draft } from "./drafts.ts";
import { formValues, isSameValue, type FormValues } from "./form-values.ts";
import type { EntryFormState } from "./use-form-draft.ts";

/** Two values of a field: the one typed here, and the one saved elsewhere since. */
export interface Conflict {
  mine: unknown;
  saved: unknown;
}

const findConflicts = (typed: FormValues, base: FormValues, saved: FormValues) =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([name, value]) => !isSameValue(saved[name], base[name]) && !isSameValue(saved[name], value))
      .map(([name, mine]) => [name, { mine, saved: saved[name] }]),
  );

/**
 * Follows an entry that is saved elsewhere while its form is open: fields that were not touched here get the new
 * values; for the others both values are returned, by field, to choose from.
 * @param draft what was typed before the page was loaded, on older values maybe
 */
export const useConflicts = (
  section: Section,
  entry: Entry | null,
  form: EntryFormState,
  draft: Draft | null,
) => {
  const [conflicts, setConflicts] = useState<Readonly<Record<string, Conflict>>>(() =>
    draft && entry ? findConflicts(draft.values, draft.base, formValues(section, entry)) : {},
  );
  const version = useRef(entry?.version);

  useEffect(() => {
    if (!entry || entry.version === version.current) return;
    version.current = entry.version;
    const saved = formValues(section, entry);
    const { _formState, _defaultValues } = form.control;
    const { dirtyFields } = _formState;
    const typed = Object.entries(form.getValues()).filter(([name]) => dirtyFields[name]);
    setConflicts(findConflicts(Object.fromEntries(typed), _defaultValues, saved));
    form.reset(saved, { keepDirtyValues: true, keepErrors: true });
  }, [section, entry, form]);

  /** Takes one of the two values; the other one stays to choose. */
  const choose = (name: string, value: unknown) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: false });

  return { conflicts, choose };
};
