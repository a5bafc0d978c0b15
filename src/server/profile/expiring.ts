import type { getDashboard } from "../../contract/dashboard.ts";
import type { Payload } from "../../contract/call.ts";
import { segmentOf, type Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { canExpire, expiringEntries } from "../../domain/profile/expiring-entries.ts";
import { todayInSydney } from "../../domain/profile/expiry.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { nameOf } from "./entry-data.ts";

/** The sections whose entries can expire. */
const withExpiry: readonly Section[] = sections.filter(canExpire);

/** What of a profile expires soon or has expired, the most urgent first. */
export const expiringIn = (
  entries: (section: Section) => Entry[],
  now: Date,
): Payload<typeof getDashboard>["expiring"] => {
  const today = todayInSydney(now);
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
  return expiring.sort((a, b) => a.days - b.days);
};
