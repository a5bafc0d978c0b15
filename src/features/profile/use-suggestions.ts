import type { Field, Section } from "../../contract/profile/section.ts";
import type { FormValues } from "./form-values.ts";
import { suggest, type SuggestingField } from "./suggestions.ts";
import { useAsked } from "./use-asked.ts";

/** Suggestions for a field of a form, which may depend on the form's other values. */
export const useSuggestions = (
  field: Extract<Field, SuggestingField>,
  section: Section,
  values: FormValues,
) => useAsked((typed, signal) => suggest(field, typed, { section, values, signal }));
