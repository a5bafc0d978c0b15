import { listCities, listStates } from "../../contract/profile.ts";
import type { Field, Section } from "../../contract/profile/section.ts";
import { suggestionCalls } from "../../contract/profile/suggestions.ts";
import { matchTitles } from "../../domain/text/match-titles.ts";
import { fetchPayload } from "../session/send.ts";
import type { FormValues } from "./form-values.ts";

/** A field that suggests values. */
export type SuggestingField = Extract<Field, { widget: "suggest" | "tags" }>;

interface Suggestion {
  id: number;
  title: string;
}

interface Form {
  section: Section;
  values: FormValues;
  signal: AbortSignal;
}

/** The most suggestions that are shown: a state has thousands of suburbs. */
const most = 50;

/** Suggestions for a text that is being typed, best first. Throws `CallError`. */
export const suggest = async (
  field: SuggestingField,
  typed: string,
  form: Form,
): Promise<readonly Suggestion[]> => {
  const { suggestions } = field;
  switch (suggestions) {
    case "states":
      return matchTitles(await statesFor(field, form), typed).slice(0, most);
    case "cities":
      return matchTitles(await citiesFor(field, form), typed).slice(0, most);
    default: {
      const { call, query } = suggestionCalls[suggestions];
      return fetchPayload(call, { query: { [query]: typed } } as never, form);
    }
  }
};

/** The states of the country in the field that this one depends on; none while it is empty. */
const statesFor = async (
  field: SuggestingField,
  { values, signal }: Form,
): Promise<readonly Suggestion[]> => {
  const country = ownerOf(field, values) as { id: number } | null;
  return country ? fetchPayload(listStates, { params: { id: country.id } }, { signal }) : [];
};

/** The cities of the state in the field that this one depends on; none where the state is not a known one. */
const citiesFor = async (field: SuggestingField, form: Form): Promise<readonly Suggestion[]> => {
  const name = String(ownerOf(field, form.values) ?? "").trim();
  const stateField = "of" in field && field.of && form.section.fields[field.of];
  if (!name || !stateField || stateField.widget !== "suggest") return [];
  const states = await statesFor(stateField, form);
  const state = states.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  return state ? fetchPayload(listCities, { params: { id: state.id } }, form) : [];
};

const ownerOf = (field: SuggestingField, values: FormValues): unknown =>
  ("of" in field && field.of && values[field.of]) || null;
