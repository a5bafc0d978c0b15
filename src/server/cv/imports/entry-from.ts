import type { CvEntry } from "../../../contract/cv.ts";
import { entryOf } from "../find/parts/cv-values.ts";
import { dateField, flagged, textField } from "./as-line.ts";

/** Which values of a data file are fields of an entry; of several, the first that is there counts. */
export interface Columns {
  section: string;
  texts: Readonly<Record<string, readonly string[]>>;
  dates?: Readonly<Record<string, string>>;
}

/** An entry of named values; a start without an end goes on. @param at What the source of a value is called. */
export const entryFrom = (
  { section, texts, dates = {} }: Columns,
  values: Readonly<Record<string, unknown>>,
  at: (name: string) => string,
): CvEntry => {
  const text = (names: readonly string[]) =>
    names.map((name) => textField(at(name), values[name])).find(Boolean);
  const written = Object.entries(texts).map(([field, names]) => [field, text(names)] as const);
  const dated = Object.entries(dates).map(
    ([field, name]) => [field, dateField(at(name), values[name])] as const,
  );
  const fields = Object.fromEntries([...written, ...dated]);
  return entryOf(section, {
    ...fields,
    ...(section === "work_experience" && {
      is_current: fields["end"] ? null : flagged(fields["start"] ?? null),
    }),
  });
};
