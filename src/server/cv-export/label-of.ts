import type { Section } from "../../contract/profile/section.ts";

/** The words for a value of a field with options; null when it has no such option. */
export const labelOf = (section: Section, name: string, value: string): string | null => {
  const field = section.fields[name];
  const options = field && "options" in field ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? null;
};
