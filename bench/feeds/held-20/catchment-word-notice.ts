/** Rarer: a catchment group's notice pasted from its word processor, numbered titles, bullets and tabs, curly quotes and long dashes, days with ordinals, pay with letters run on, how to apply said once below with no links. */
export const catchmentWordNotice = {
  name: "held-20 pasted notice of a catchment group",
  employer: "Coolibah Waters Catchment Group",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`COOLIBAH WATERS CATCHMENT GROUP
POSITIONS VACANT

We are a small outfit with a large river. Three positions are open. Aboriginal and Torres Strait Islander people are encouraged to apply.


1.	Senior Project Officer — Wetlands
•	Location:	Moree NSW
•	Status:	Full-time, ongoing
•	Salary:	$96,000 – $101,500 p.a. (plus super)
•	Reference:	CW/07
•	Closing date:	Friday, 11th December, 2026

You’ll write the plan, then put on waders and find out what’s wrong with it. A vehicle goes with the job.


2.	Field Officer (Fencing)
•	Location:	Goondiwindi QLD
•	Status:	Casual
•	Salary:	$38.20ph
•	Reference:	CW/08
•	Closing date:	Monday, 21st December, 2026

“Straight enough” isn’t. Twelve kilometres to go by Easter.


3.	Grants and Reporting Officer
•	Location:	Work from home, anywhere in Australia
•	Status:	Part-time (0.5)
•	Salary:	$82,400 p.a. pro rata
•	Reference:	CW/09
•	Closing date:	Friday, 11th December, 2026

Eleven funders, eleven templates. You’ll join us on the river twice a year.


HOW TO APPLY
Send two pages and the names of two referees to the Secretary, PO Box 61, or by e-mail to jobs@coolibahwaters.example. Questions to Col on 02 5550 6127 after 3pm.
`,
  expected: [
    {
      title: "Senior Project Officer — Wetlands",
      employer: "Coolibah Waters Catchment Group",
      reference: "CW/07",
      places: ["Moree NSW"],
      pay: { min: 96_000, max: 101_500, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Field Officer (Fencing)",
      employer: "Coolibah Waters Catchment Group",
      reference: "CW/08",
      places: ["Goondiwindi QLD"],
      pay: { min: 38.2, max: 38.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: null,
      closes: "2026-12-21",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Grants and Reporting Officer",
      employer: "Coolibah Waters Catchment Group",
      reference: "CW/09",
      places: [],
      pay: { min: 82_400, max: 82_400, interval: "year" },
      workTypes: ["Part time"],
      posted: null,
      closes: "2026-12-11",
      remote: true,
      live: true,
      url: null,
    },
  ],
};
