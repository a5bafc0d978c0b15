import type { getDashboard } from "../../contract/dashboard.ts";
import type { Payload } from "../../contract/call.ts";
import { segmentOf, type Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { canExpire, expiringEntries } from "../../domain/profile/expiring-entries.ts";
import type { Account } from "./account.ts";
import { nameOf } from "./entry-data.ts";
import type { Own } from "./own.ts";
import { readProfile } from "./queries.ts";

/** The sections whose entries can expire. */
const withExpiry: readonly Section[] = sections.filter(canExpire);

/** Today in Sydney, as YYYY-MM-DD. */
const sydneyDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" });

/** The seeker's account, and what of the profile expires soon or has expired, the most urgent first. One query. */
export const readExpiring = async (
  own: Own,
  now: Date,
): Promise<{ account: Account; expiring: Payload<typeof getDashboard>["expiring"] }> => {
  const { account, entries } = await readProfile(withExpiry, own);
  const today = sydneyDay.format(now);
  const expiring = withExpiry.flatMap((section) => {
    const own = entries(section);
    return expiringEntries(section, own, today).map((found) => ({
      ...found,
      segment: segmentOf(section),
      noun: section.noun,
      title: nameOf(
        section,
        own.find(({ id }) => id === found.id)!,
      ),
    }));
  });
  return { account, expiring: expiring.sort((a, b) => a.days - b.days) };
};
