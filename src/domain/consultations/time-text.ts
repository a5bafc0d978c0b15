/** A moment as people read it in a time zone: "Tuesday 1 December 2026 at 9:30 am AEDT". */
export const timeText = (moment: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-AU", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(moment));
