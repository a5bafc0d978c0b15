import { passport } from "../../contract/profile/passport.ts";
import type { Chosen } from "../../contract/profile/section.ts";
import { checkData } from "./entry-data.ts";
import { entryOf } from "./entry-of.ts";
import { addEntry } from "./list-entries.ts";
import type { Changing } from "./own.ts";
import { entryRows, removeEntries } from "./queries.ts";

/**
 * Saves the list of countries whose passports a seeker has: adds those that are missing, and removes those that are not
 * in it. A passport of which more than the country is stored stays, as this list does not show what would be lost.
 * @throws HttpError 422 for a country that is not on the list.
 */
export const savePassportCountries = async (countries: readonly Chosen[], own: Changing): Promise<void> => {
  const stored = (await entryRows([passport], own)).map((row) => ({
    row,
    entry: entryOf(passport, row, own),
  }));
  const has = (id: number, entry: ReturnType<typeof entryOf>) => (entry?.["country"] as Chosen)?.id === id;
  const gone = stored.filter(({ row, entry }) => {
    if (!entry || Object.keys(row.sealed).length) return false;
    const { id: _, version: __, country, ...more } = entry;
    const isListed = countries.some(({ id }) => id === (country as Chosen).id);
    return !isListed && Object.values(more).every((value) => value === null);
  });
  await removeEntries(
    gone.map(({ row }) => row),
    own,
  );
  for (const [index, country] of countries.entries()) {
    if (stored.some(({ entry }) => has(country.id, entry))) continue;
    const data = await checkData(passport, { country }, own, { at: () => `passport_country.${index}` });
    await addEntry(passport, data, undefined, own);
  }
};
