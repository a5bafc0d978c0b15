import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SingleSection } from "../../contract/profile/section.ts";
import { saveAccount } from "./account.ts";
import { checkData, refuseOldVersion } from "./entry-data.ts";
import { entryOf, singleEntryOf } from "./entry-of.ts";
import { withHomeSuburb } from "./home-suburb.ts";
import type { Changing } from "./own.ts";
import { entryRows, insertEntry, writeEntry } from "./queries.ts";

/** What to do with the fields that are not given. */
type Missing = "keep" | "clear";

/**
 * Fills in, changes or replaces a section that is filled in once. Runs inside `changeProfile`.
 * @param changes the fields, and the version that was read: 0 when nothing was stored.
 * @throws HttpError 409 for an older version, 422 naming each field at fault.
 */
export const saveSingle = async (
  section: SingleSection,
  changes: Readonly<Record<string, unknown>> & { version?: number | undefined },
  missing: Missing,
  own: Changing,
): Promise<Entry> => {
  const [row] = await entryRows([section], own);
  refuseOldVersion(section, singleEntryOf(section, row, own), changes);
  const { version: _, ...given } = changes;
  const stored = row?.data ?? {};
  const checked = await checkData(section, missing === "keep" ? { ...stored, ...given } : given, own, {
    stored,
  });
  const data = await withHomeSuburb(section, checked, stored);
  const isOfAccount = ([name]: [string, unknown]) => section.fields[name]?.account === true;
  const account = await saveAccount(
    own.account,
    Object.fromEntries(Object.entries(data).filter(isOfAccount)),
    own.db,
  );
  const fields = Object.fromEntries(Object.entries(data).filter((field) => !isOfAccount(field)));
  const written = row
    ? await writeEntry(section, row, fields, own)
    : await insertEntry(section, { position: 0, data: fields }, own);
  return entryOf(section, written, { ...own, account })!;
};
