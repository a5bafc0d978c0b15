import * as z from "zod/mini";
import { emptyValue, fieldSchema, type Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import type { Services } from "../http/context.ts";
import { accountField, type Account } from "./account.ts";
import type { EntryRow } from "./sealed-rows.ts";

/**
 * A stored entry as the API returns it. Data that does not fit its section, because the section has changed or the row
 * was edited by hand, is logged and never fails a read: an invalid optional field becomes null, and the result is null
 * when a required one is missing. The row itself is not changed.
 */
export const entryOf = (
  section: Section,
  { id, version, data }: Pick<EntryRow, "id" | "version" | "data">,
  { log, account }: Pick<Services, "log"> & { account: Account },
): Entry | null => {
  const fields = Object.entries(section.fields).map(([name, field]) => {
    if (field.account) return { name, field, fits: true, value: account[accountField(name)] };
    const result = z.safeParse(fieldSchema(field), data[name]);
    return { name, field, fits: result.success, value: result.success ? result.data : null };
  });
  const misfits = fields.filter(({ fits }) => !fits);
  if (misfits.length)
    log.warn(
      { entry: id, section: section.name, fields: misfits.map(({ name }) => name) },
      "stored profile entry does not fit its section",
    );
  if (misfits.some(({ field }) => !field.optional)) return null;
  return { id, version, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) } as Entry;
};

/** The entry of a section that is filled in once; one with id and version 0 before anything is stored. */
export const singleEntryOf = (
  section: Section,
  row: Pick<EntryRow, "id" | "version" | "data"> | undefined,
  context: Parameters<typeof entryOf>[2],
): Entry => (row && entryOf(section, row, context)) ?? emptyEntry(section, context);

/** What the account has of a section; else false, an empty list or null in each field. */
const emptyEntry = ({ fields }: Section, { account }: { account: Account }): Entry => {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.account ? account[accountField(name)] : emptyValue(field),
  ]);
  return { id: 0, version: 0, ...Object.fromEntries(values) } as Entry;
};
