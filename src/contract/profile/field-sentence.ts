import type { Field } from "./section.ts";

/** The most options that are listed with what they mean. */
const maxListed = 15;

/** Where the ids of an option come from. */
const lists = { languages: "`/v1/profile/languages`", countries: "`/v1/profile/countries`" };

/** The sentence of `/v1/openapi.json` about a field of a section: what its form says of it, then what its value is. */
export const fieldSentence = (field: Field): string =>
  [asSentence(field.label), ...(field.help ? [asSentence(field.help)] : []), ...valueOf(field)].join(" ");

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
    case "option":
      return [`An option of ${lists[field.list]}.`];
    case "place":
      return ["A place of `searchLocations`."];
    case "file":
      return [`A stored file, by its id; its category is \`${field.category}\`.`];
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
