/** Rarer: a sailing association's calendar whose events are the days when applications end, the title after a label, long lines folded, commas escaped, facts as labelled lines in the description, the day of entry in UTC, an event that is cancelled. */
export const sailingClubsCalendar = {
  name: "held-22 closing calendar of sailing clubs",
  extension: "ics",
  contentType: "text/calendar; charset=utf-8",
  text: String.raw`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Halyard Association//Jobs//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Halyard Association jobs (closing days)
X-WR-TIMEZONE:Australia/Sydney
BEGIN:VEVENT
UID:job-212@halyard.example
DTSTAMP:20261118T010000Z
CREATED:20261118T010000Z
DTSTART;VALUE=DATE:20261216
DTEND;VALUE=DATE:20261217
SUMMARY:Applications close: Junior Sailing Coach
LOCATION:Manly\, NSW
CATEGORIES:JOB
URL:https://halyard.example/jobs/212
DESCRIPTION:Employer: Little Manly Skiff Club\nReference: HA-212\nWork type:
  Casual\nPay: $35 to $40 per hour\nOptimists on Saturdays\, tears on Sunday
 s.
END:VEVENT
BEGIN:VEVENT
UID:job-215@halyard.example
DTSTAMP:20261123T003000Z
CREATED:20261123T003000Z
DTSTART;VALUE=DATE:20270111
DTEND;VALUE=DATE:20270112
SUMMARY:Applications close: Club Manager
LOCATION:Sandringham\, VIC
CATEGORIES:JOB
URL:https://halyard.example/jobs/215
DESCRIPTION:Employer: Half Moon Yacht Club\nReference: HA-215\nWork type: F
 ull time\nPay: $95\,000 per year plus super\nA bar that takes $900\,000 and
  a committee of eleven.
END:VEVENT
BEGIN:VEVENT
UID:job-216@halyard.example
DTSTAMP:20261124T041500Z
CREATED:20261124T041500Z
DTSTART;VALUE=DATE:20261211
DTEND;VALUE=DATE:20261212
SUMMARY:Applications close: Sailmaker
LOCATION:Sandy Bay\, TAS
CATEGORIES:JOB
URL:https://halyard.example/jobs/216
DESCRIPTION:Employer: Luff & Leech Sails\nReference: HA-216\nWork type: Par
 t time\nPay: by agreement\nA floor the size of a tennis court\, swept daily
 .
END:VEVENT
BEGIN:VEVENT
UID:job-209@halyard.example
DTSTAMP:20261109T000000Z
CREATED:20261109T000000Z
DTSTART;VALUE=DATE:20261214
DTEND;VALUE=DATE:20261215
STATUS:CANCELLED
SUMMARY:Applications close: Rescue Boat Driver
LOCATION:Mosman\, NSW
CATEGORIES:JOB
URL:https://halyard.example/jobs/209
DESCRIPTION:Employer: Little Manly Skiff Club\nReference: HA-209\nWork type:
  Casual
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Junior Sailing Coach",
      employer: "Little Manly Skiff Club",
      reference: "HA-212",
      places: ["Manly NSW"],
      pay: { min: 35, max: 40, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://halyard.example/jobs/212",
    },
    {
      title: "Club Manager",
      employer: "Half Moon Yacht Club",
      reference: "HA-215",
      places: ["Sandringham VIC"],
      pay: { min: 95_000, max: 95_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2027-01-11",
      remote: false,
      live: true,
      url: "https://halyard.example/jobs/215",
    },
    {
      title: "Sailmaker",
      employer: "Luff & Leech Sails",
      reference: "HA-216",
      places: ["Sandy Bay TAS"],
      pay: null,
      workTypes: ["Part time"],
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://halyard.example/jobs/216",
    },
    {
      title: "Rescue Boat Driver",
      reference: "HA-209",
      places: ["Mosman NSW"],
      live: false,
    },
  ],
};
