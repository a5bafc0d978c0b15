import type { Field, FieldOption, Section } from "../../contract/profile/section.ts";
import type { FormValues } from "./form-values.ts";
import type { EntryFormState } from "./use-form-draft.ts";

/** The options of a select that go with the value of the field it depends on; all while that one is empty. */
export const offeredOptions = (
  { options, of }: Extract<Field, { widget: "select" }>,
  values: FormValues,
): readonly FieldOption[] => {
  const owner = of && values[of];
  return owner ? options.filter((option) => !option.of || option.of.includes(String(owner))) : options;
};

/** Empties the fields that depend on a field which has just changed: a state belongs to its country. */
export const clearDependents = (section: Section, changed: string, form: EntryFormState): void => {
  for (const [name, field] of Object.entries(section.fields)) {
    if (!("of" in field) || field.of !== changed || !form.getValues(name)) continue;
    const values = form.getValues();
    if (
      field.widget === "select" &&
      offeredOptions(field, values).some(({ value }) => value === values[name])
    )
      continue;
    form.setValue(name, "", { shouldDirty: true });
    clearDependents(section, name, form);
  }
};
