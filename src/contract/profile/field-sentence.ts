import * as z from "zod/mini";
import type { Schema } from "../call.ts";
import type { Field, SuggestionList } from "./section.ts";

/** The most options that are listed with what they mean. */
const maxListed = 15;

/** Where the ids of an option come from. */
const lists = { languages: "`/v1/profile/languages`", countries: "`/v1/profile/countries`" };

/** The calls that suggest values of a text. */
const suggestions: Readonly<Record<SuggestionList, string>> = {
  occupations: "suggestOccupations",
  skills: "suggestSkills",
  attributes: "suggestAttributes",
  states: "listStates",
  cities: "listCities",
};

/**
 * The sentence of `/v1/openapi.json` about a field of a section: what its form says of it, what its schema does, then
 * what its value is.
 */
export const fieldSentence = (field: Field): string => {
  const { description } = z.globalRegistry.get(field.schema as Schema) ?? {};
  const said = [field.label, field.help, description].flatMap((text) => (text ? [asSentence(text)] : []));
  return [...said, ...valueOf(field), ...keptAs(field)].join(" ");
};

/** How the value is kept, where that is not as all others. */
const keptAs = ({ account, sensitive }: Field): string[] => [
  ...(account ? ["Kept with the account."] : []),
  ...(sensitive ? ["Stored encrypted; employers see it only where the sharing preferences name it."] : []),
];

const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** What the value is, where its type does not say it. */
const valueOf = (field: Field): string[] => {
  switch (field.widget) {
    case "date":
      return ["A day as YYYY-MM-DD."];
    case "month":
      return ["A month as YYYY-MM, or its year alone as YYYY."];
    case "number":
      return field.unit ? [`In ${field.unit}.`] : [];
    case "phone":
      return ["With its country code, such as +61 4 1234 5678."];
    case "textarea":
      return ["Plain text, also of several lines."];
    case "suggest":
    case "tags":
      return [`Any text; \`${suggestions[field.suggestions]}\` suggests some.`];
    case "option":
      return [`An option of ${lists[field.list]}.`];
    case "place":
      return ["A place of `searchLocations`."];
    case "file":
      return [`A file of the seeker's; its category is \`${field.category}\`.`];
    case "file_detail":
      return ["Filled in from the file; ignored when it is sent."];
    case "select":
    case "choices":
      return field.options.length > maxListed
        ? []
        : [`${field.options.map(({ value, label }) => `\`${value}\` ${label}`).join(", ")}.`];
    default:
      return [];
  }
};
