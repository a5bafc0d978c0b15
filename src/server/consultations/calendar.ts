import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Brand } from "../../contract/brand.ts";
import type { ConsultationRow } from "./queries.ts";

/**
 * A confirmed consultation as a calendar file. Its id stays the same when it is moved, so that calendars replace it.
 * @param url the consultation's page.
 */
export const calendarOf = (row: ConsultationRow & { startsAt: Date }, brand: Brand, url: string): string => {
  const calendar = ical({ name: brand.name, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `consultation-${row.id}@${brand.hosts[0] ?? brand.id}`,
    start: row.startsAt,
    end: new Date(row.startsAt.getTime() + row.minutes * 60_000),
    stamp: row.updatedAt,
    sequence: Math.floor(row.updatedAt.getTime() / 1000) % 2 ** 31,
    summary: `Consultation: ${row.topic}`,
    description: `Your consultation with ${brand.name}.`,
    ...(URL.canParse(url) && { url }),
    status: ICalEventStatus.CONFIRMED,
  });
  // The last line ends as well (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
};
