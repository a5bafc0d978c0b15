import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Chosen, FieldOption } from "../../contract/profile/section.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { phoneText } from "./phone-text.ts";

/** A field of a section without its schema. */
export type FieldOutline = SectionOutline["fields"][string];

const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });
const monthAndYear = new Intl.DateTimeFormat("en-AU", { month: "long", year: "numeric", timeZone: "UTC" });

const moment = (format: Intl.DateTimeFormat, value: string): string =>
  Number.isNaN(Date.parse(value)) ? value : format.format(new Date(value));

const labelOf = (options: readonly FieldOption[], value: unknown): string =>
  options.find((option) => option.value === String(value))?.label ?? String(value);

/** A field's value as text; "Null" for an option without a title (spec §2), null for a missing value. */
export const valueText = (field: FieldOutline, value: unknown): string | null => {
  if (value === null || value === undefined || value === "") return null;
  switch (field.widget) {
    case "option":
      return (value as Chosen).title ?? "Null";
    case "place":
      return (value as { address: string | null }).address ?? "Null";
    case "file":
      return (value as { name: string | null }).name ?? "Null";
    case "file_detail":
      return null;
    case "select":
      return labelOf(field.options, value);
    case "choices":
      return (value as string[]).map((one) => labelOf(field.options, one)).join(", ") || null;
    case "tags":
      return (value as string[]).join(", ") || null;
    case "yes_no":
      return value === true || value === "yes" ? "Yes" : "No";
    case "checkbox":
      return value === true ? "Yes" : null;
    case "date":
      return moment(day, String(value));
    case "month":
      return /^\d{4}$/.test(String(value)) ? String(value) : moment(monthAndYear, String(value));
    case "number":
      return numberText(Number(value), field.unit);
    case "phone":
      return phoneText(String(value));
    default:
      return String(value);
  }
};

/** A number with commas between thousands (spec §5): "3 years", "$85,000", "$34.50". */
const numberText = (value: number, unit: string | undefined): string => {
  const isOfCents = unit === "AUD" && !Number.isInteger(value);
  const text = value.toLocaleString("en-AU", { minimumFractionDigits: isOfCents ? 2 : 0 });
  if (unit === "AUD") return `$${text}`;
  return unit ? `${text} ${value === 1 ? unit.replace(/s$/, "") : unit}` : text;
};

/** The title of an entry in a list: its first field. */
export const entryName = (
  { fields, noun }: { fields: Readonly<Record<string, FieldOutline>>; noun: string },
  entry: Entry,
): string => {
  const [name, field] = Object.entries(fields)[0]!;
  return valueText(field, entry[name]) ?? noun;
};

/** The fields of an entry that have a value, with their texts; in a list without the title. */
export const givenFields = (
  { fields, kind }: Pick<SectionOutline, "kind"> & { fields: Readonly<Record<string, FieldOutline>> },
  entry: Entry,
) =>
  Object.entries(fields)
    .slice(kind === "list" ? 1 : 0)
    .flatMap(([name, field]) => {
      const text = valueText(field, entry[name]);
      return text === null ? [] : [{ name, field, text }];
    });
