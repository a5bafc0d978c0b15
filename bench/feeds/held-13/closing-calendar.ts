/** A land council network's calendar of closing days: an event for each vacancy, facts as lines of its text with signs escaped, lines folded, an event that is a meeting, one cancelled and one past. */
export const closingCalendar = {
  name: "held-13 calendar of closing days of a ranger network",
  extension: "ics",
  contentType: "text/calendar; charset=utf-8",
  text: String.raw`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Top End Ranger Network//Jobs calendar//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Ranger jobs: closing days
X-WR-TIMEZONE:Australia/Darwin
BEGIN:VEVENT
UID:771@rangernetwork.example
DTSTAMP:20261126T030000Z
DTSTART;VALUE=DATE:20261218
DTEND;VALUE=DATE:20261219
SUMMARY:Applications close: Senior Ranger\, Fire Crew
LOCATION:Katherine NT
DESCRIPTION:Organisation: Flying Fox Country Rangers\nReference: RN-771\nTyp
 e: Full time\nPay: $78\,200 - $86\,400 a year plus remote allowance\nAdverti
 sed: 17 November 2026\n\nBurn early\, walk far.
URL:https://www.rangernetwork.example/jobs/771
CATEGORIES:Vacancies
STATUS:CONFIRMED
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
UID:775@rangernetwork.example
DTSTAMP:20261126T030000Z
DTSTART;VALUE=DATE:20270108
DTEND;VALUE=DATE:20270109
SUMMARY:Applications close: Croc Survey Deckhand
LOCATION:Nhulunbuy NT
DESCRIPTION:Organisation: Saltwater Sea Rangers\nReference: RN-775\nType: Ca
 sual\nPay: $37.60 an hour\nAdvertised: 24 November 2026\n\nHands inside the
  boat.
URL:https://www.rangernetwork.example/jobs/775
CATEGORIES:Vacancies
STATUS:CONFIRMED
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
UID:agm-2026@rangernetwork.example
DTSTAMP:20261126T030000Z
DTSTART:20261203T010000Z
DTEND:20261203T040000Z
SUMMARY:Annual meeting and lunch
LOCATION:Darwin NT
DESCRIPTION:Everybody is welcome. Bring a chair.
CATEGORIES:Meetings
STATUS:CONFIRMED
END:VEVENT
BEGIN:VEVENT
UID:768@rangernetwork.example
DTSTAMP:20261126T030000Z
DTSTART;VALUE=DATE:20261214
DTEND;VALUE=DATE:20261215
SUMMARY:Applications close: Weeds Officer
LOCATION:Jabiru NT
DESCRIPTION:Organisation: Flying Fox Country Rangers\nReference: RN-768\nTyp
 e: Part time\nAdvertised: 9 November 2026
URL:https://www.rangernetwork.example/jobs/768
CATEGORIES:Vacancies
STATUS:CANCELLED
END:VEVENT
BEGIN:VEVENT
UID:760@rangernetwork.example
DTSTAMP:20261126T030000Z
DTSTART;VALUE=DATE:20261113
DTEND;VALUE=DATE:20261114
SUMMARY:Applications close: Rangers' Cook
LOCATION:Tennant Creek NT
DESCRIPTION:Organisation: Red Sand Rangers\nReference: RN-760\nType: Contrac
 t\nPay: $290 a day\nAdvertised: 19 October 2026
URL:https://www.rangernetwork.example/jobs/760
CATEGORIES:Vacancies
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Senior Ranger, Fire Crew",
      employer: "Flying Fox Country Rangers",
      reference: "RN-771",
      places: ["Katherine NT"],
      pay: { min: 78_200, max: 86_400, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-18",
      live: true,
      url: "https://www.rangernetwork.example/jobs/771",
    },
    {
      title: "Croc Survey Deckhand",
      employer: "Saltwater Sea Rangers",
      reference: "RN-775",
      places: ["Nhulunbuy NT"],
      pay: { min: 37.6, max: 37.6, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      live: true,
      url: "https://www.rangernetwork.example/jobs/775",
    },
    { title: "Weeds Officer", reference: "RN-768", places: ["Jabiru NT"], live: false },
    {
      title: "Rangers' Cook",
      reference: "RN-760",
      places: ["Tennant Creek NT"],
      closes: "2026-11-13",
      live: false,
    },
  ],
};
