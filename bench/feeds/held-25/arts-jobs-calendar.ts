const folded = (line: string): string => {
  const parts: string[] = [];
  for (let rest = line; rest;) {
    const size = parts.length ? 73 : 74;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join("\r\n ");
};

const lines = String.raw`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Footlights Arts Alliance//Jobs Calendar//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Footlights: arts jobs closing soon
X-WR-TIMEZONE:Australia/Brisbane
BEGIN:VEVENT
UID:job-871@footlights.example
DTSTAMP:20261126T010000Z
CREATED:20261117T003000Z
DTSTART;VALUE=DATE:20261210
DTEND;VALUE=DATE:20261211
SUMMARY:Closing: Stage Manager - Painted Curtain Theatre
LOCATION:Cairns\, QLD
DESCRIPTION:Stage Manager\nEmployer: Painted Curtain Theatre\nType: Full time\, contract\nPay: $1\,480 per week\nCloses: 10 December 2026\n\nTwo new plays and a tour by bus. You call the cues and know where the fog machine is. Tickets are $45 and yours are free.
URL:https://footlights.example/jobs/871
CATEGORIES:Theatre,Jobs
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
UID:job-874@footlights.example
DTSTAMP:20261126T010000Z
CREATED:20261120T054500Z
DTSTART;VALUE=DATE:20261217
DTEND;VALUE=DATE:20261218
SUMMARY:Closing: Gallery Registrar - Low Tide Gallery
LOCATION:Townsville\, QLD
DESCRIPTION:Gallery Registrar\nEmployer: Low Tide Gallery\nType: Part time\nPay: $39.80 to $43.15 per hour\nCloses: 17 December 2026\n\nEvery picture has a number\, a box and a mood. You look after all three.
URL:https://footlights.example/jobs/874
CATEGORIES:Visual arts,Jobs
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
UID:event-90@footlights.example
DTSTAMP:20261126T010000Z
DTSTART;TZID=Australia/Brisbane:20261203T173000
DTEND;TZID=Australia/Brisbane:20261203T193000
SUMMARY:End of year drinks
LOCATION:The Understudy Bar\, West End
DESCRIPTION:Members $10\, others $15. Bring a costume or an excuse.
URL:https://footlights.example/drinks
CATEGORIES:Social
END:VEVENT
BEGIN:VEVENT
UID:job-876@footlights.example
DTSTAMP:20261126T010000Z
CREATED:20261124T020000Z
DTSTART;VALUE=DATE:20270115
DTEND;VALUE=DATE:20270116
SUMMARY:Closing: Surtitle Editor - Two Tongues Opera
LOCATION:Work from home
DESCRIPTION:Surtitle Editor\nEmployer: Two Tongues Opera\nType: Casual\nPay: To be discussed\nCloses: 15 January 2027\n\nForty characters\, two lines\, and she is about to jump.
URL:https://footlights.example/jobs/876
CATEGORIES:Music,Jobs
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`;

/** Rarer: the calendar of an arts alliance in which each job stands on the day that it closes, lines folded after seventy-odd signs, commas with strokes before them, a summary that joins the word closing, title and firm, facts as labelled lines within the description, the moment of creation beside the stamp of all, a party among the jobs, one from home. */
export const artsJobsCalendar = {
  name: "held-25 calendar of closing days of an arts alliance",
  extension: "ics",
  contentType: "text/calendar; charset=utf-8",
  text: lines
    .split("\n")
    .map((line) => `${folded(line)}\r\n`)
    .slice(0, -1)
    .join(""),
  expected: [
    {
      title: "Stage Manager",
      employer: "Painted Curtain Theatre",
      places: ["Cairns QLD"],
      pay: { min: 1480, max: 1480, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-17T00:30:00Z",
      closes: "2026-12-10",
      remote: false,
      live: true,
      url: "https://footlights.example/jobs/871",
    },
    {
      title: "Gallery Registrar",
      employer: "Low Tide Gallery",
      places: ["Townsville QLD"],
      pay: { min: 39.8, max: 43.15, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T05:45:00Z",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://footlights.example/jobs/874",
    },
    {
      title: "Surtitle Editor",
      employer: "Two Tongues Opera",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T02:00:00Z",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://footlights.example/jobs/876",
    },
  ],
};
