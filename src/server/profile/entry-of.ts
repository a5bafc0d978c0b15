import * as z from "zod/mini";
import { fieldSchema, type Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import type { Services } from "../http/context.ts";
import type { profileEntries } from "./tables.ts";

/** A stored entry. */
export type EntryRow = typeof profileEntries.$inferSelect;

/**
 * A stored entry as the API returns it. Data that does not fit its section, because the section has changed or the row
 * was edited by hand, is logged and never fails a read: an invalid optional field becomes null, and the result is null
 * when a required one is missing. The row itself is not changed.
 */
export const entryOf = (section: Section, row: EntryRow, { log }: Pick<Services, "log">): Entry | null => {
  const stored = dataOf(row);
  const fields = Object.entries(section.fields).map(([name, field]) => {
    const result = z.safeParse(fieldSchema(field), stored[name]);
    return { name, field, fits: result.success, value: result.success ? result.data : null };
  });
  const misfits = fields.filter(({ fits }) => !fits);
  if (misfits.length)
    log.warn(
      { entry: row.id, section: section.name, fields: misfits.map(({ name }) => name) },
      "stored profile entry does not fit its section",
    );
  if (misfits.some(({ field }) => !field.optional)) return null;
  const data = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return { id: row.id, version: row.version, ...data } as Entry;
};

/** The fields of a stored entry, unvalidated. */
export const dataOf = ({ data }: Pick<EntryRow, "data">): Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : {};
