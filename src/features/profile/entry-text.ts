import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Chosen } from "../../contract/profile/section.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";

type FieldOutline = SectionOutline["fields"][string];

const date = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** A field's value as text; "Null" for an option without a title (spec §2), null for a missing value. */
export const valueText = (field: FieldOutline, value: unknown): string | null => {
  if (value === null || value === undefined || value === "") return null;
  switch (field.widget) {
    case "option":
      return (value as Chosen).title ?? "Null";
    case "select":
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    case "date":
      return date.format(new Date(String(value)));
    default:
      return String(value);
  }
};

/** The title of an entry in a list: its first field. */
export const entryName = ({ fields, noun }: SectionOutline, entry: Entry): string => {
  const [name, field] = Object.entries(fields)[0]!;
  return valueText(field, entry[name]) ?? noun;
};
