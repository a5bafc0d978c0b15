import * as z from "zod/mini";
import { fieldSchema, type Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import type { Services } from "../http/context.ts";
import type { profileEntries } from "./tables.ts";

/** A stored entry. */
export type EntryRow = typeof profileEntries.$inferSelect;

/**
 * A stored entry as it is answered. What does not fit its section, because the section has changed or the row was
 * written by other hands, is reported and never fails a read: an optional field is null then, and null stands for an
 * entry that lacks a required one. The row itself stays as it is.
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

/** The fields of a stored entry, whatever they hold. */
export const dataOf = ({ data }: Pick<EntryRow, "data">): Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : {};
