import * as z from "zod/mini";
import type { Field, Section } from "../../../src/contract/profile/section.ts";
import { countryList } from "../../../src/server/profile/countries.ts";
import { languageList } from "../../../src/server/profile/languages.ts";

/** A place of `locations.csv`, with its address. */
export const newtown = { id: 1, address: "New South Wales" };

const options = { languages: languageList, countries: countryList };

/** Fields whose schema asks for more than their widget does. */
const particular: Readonly<Record<string, unknown>> = {
  "visa_check.visa_subclass": "482",
  "reference.email": "kim@example.com",
  "language_test.reference_number": "TRF123456",
};

const sample = (section: Section, name: string, field: Field): unknown => {
  const given = particular[`${section.name}.${name}`];
  if (given !== undefined) return given;
  if (field.sensitive && field.widget === "text") return "PA1234567";
  switch (field.widget) {
    case "text":
    case "textarea":
    case "suggest":
      return `The ${name.replaceAll("_", " ")}`;
    case "url":
      return "https://example.com/kim";
    case "phone":
      return "+61 412 345 678";
    case "date":
      return field.expires ? "2031-01-31" : "2001-02-28";
    case "month":
      return "2020-05";
    case "number":
      return field.min ?? 1;
    case "select":
      return z.parse(field.schema, field.options[0]!.value);
    case "choices":
      return [field.options[0]!.value];
    case "option": {
      const { id, title } = options[field.list][1]!;
      return { id, title };
    }
    case "place":
      return newtown;
    case "tags":
      return ["Patient", "Punctual"];
    case "yes_no":
      return true;
    case "checkbox":
      return false;
    case "file":
    case "file_detail":
      if (field.optional) return null;
      throw new Error("A file needs an upload.");
  }
};

/** An entry of a section with every field filled in, as the API returns it. */
export const sampleOf = (section: Section): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(section.fields).map(([name, field]) => [name, sample(section, name, field)]),
  );

/** The sections that can be filled in without an upload. */
export const isTyped = ({ fields }: Section): boolean =>
  Object.values(fields).every(({ widget, optional }) => widget !== "file" || optional);
