const script = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const place = (town: string, state: string) => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    addressLocality: town,
    addressRegion: state,
    addressCountry: { "@type": "Country", name: "Australia" },
  },
});

/** A page with a script for each posting among scripts of other things: the employer as a text, types in a list, pay as texts, a day and an hour without a zone, telework with a country. */
export const scripts = {
  name: "page with a script for each posting",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>Careers - Kingfisher Outdoor</title>
${script({ "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 1, name: "Careers", item: "https://kingfisher.example/careers" }] })}
${script({
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: "Store Manager &amp; Guide",
  description: "&lt;p&gt;Boots, packs and Sunday walks.&lt;/p&gt;",
  identifier: { "@type": "PropertyValue", name: "Kingfisher Outdoor", value: "KO-118" },
  datePosted: "2026-11-20",
  validThrough: "2026-12-18T00:00",
  employmentType: ["FULL_TIME"],
  hiringOrganization: {
    "@type": "Organization",
    name: "Kingfisher Outdoor",
    sameAs: "https://kingfisher.example",
  },
  jobLocation: [place("Hobart", "Tasmania"), place("Launceston", "Tasmania")],
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "AUD",
    value: { "@type": "QuantitativeValue", minValue: "71000", maxValue: "76500", unitText: "YEAR" },
  },
  directApply: true,
  url: "https://kingfisher.example/careers/ko-118",
})}
${script({
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: "Online Customer Care",
  description: "&lt;p&gt;Does this tent fit four? Ask our customers, they ask you.&lt;/p&gt;",
  identifier: "KO-121",
  datePosted: "2026-11-25T09:00:00+11:00",
  employmentType: "PART_TIME",
  hiringOrganization: "Kingfisher Outdoor",
  jobLocationType: "TELECOMMUTE",
  applicantLocationRequirements: { "@type": "Country", name: "Australia" },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "AUD",
    value: { "@type": "QuantitativeValue", value: "31.20", unitText: "HOUR" },
  },
  url: "https://kingfisher.example/careers/ko-121",
})}
</head><body><h1>Careers</h1><ul><li><a href="/careers/ko-118">Store Manager &amp; Guide</a></li><li><a href="/careers/ko-121">Online Customer Care</a></li></ul></body></html>`,
  expected: [
    {
      title: "Store Manager & Guide",
      employer: "Kingfisher Outdoor",
      reference: "KO-118",
      places: ["Hobart TAS", "Launceston TAS"],
      pay: { min: 71_000, max: 76_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      live: true,
      url: "https://kingfisher.example/careers/ko-118",
    },
    {
      title: "Online Customer Care",
      employer: "Kingfisher Outdoor",
      reference: "KO-121",
      pay: { min: 31.2, max: 31.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24T22:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://kingfisher.example/careers/ko-121",
    },
  ],
};

const card = (path: string, title: string, facts: Readonly<Record<string, string>>) =>
  `<article class="vacancy-card"><h3><a href="https://hopkinsshire.example/vacancies/${path}">${title}</a></h3><ul>${Object.entries(
    facts,
  )
    .map(([label, value]) => `<li><strong>${label}:</strong> ${value}</li>`)
    .join(
      "",
    )}</ul><a class="btn" href="https://hopkinsshire.example/vacancies/${path}">View position</a></article>`;

/** A council's page: a card with a list of labels for each vacancy, bands with pay in brackets, closing days with hours, one that has closed and says so. */
export const cards = {
  name: "council's page with a card for each vacancy",
  employer: "Hopkins Shire Council",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html lang="en"><head><title>Current vacancies | Hopkins Shire Council</title></head><body><header><a href="https://hopkinsshire.example/">Hopkins Shire Council</a></header><main><h1>Current vacancies</h1><p>We are an equal opportunity employer. Late applications are not accepted.</p>
${card("2611", "Maternal and Child Health Nurse", { "Position number": "2611", Location: "Warrnambool VIC", "Employment type": "Permanent part time, 45.6 hours per fortnight", Classification: "Nurse Year 2 ($52.18 to $55.07 per hour)", "Applications close": "5.00pm, Wednesday 9 December 2026" })}
${card("2614", "Coordinator Building Services", { "Position number": "2614", Location: "Terang VIC", "Employment type": "Full time, fixed term to June 2028", Classification: "Band 8 ($119,204 &ndash; $131,877 per annum)", "Applications close": "11.59pm, Sunday 13 December 2026" })}
${card("2598", "School Crossing Supervisor", { "Position number": "2598", Location: "Mortlake VIC", "Employment type": "Casual", Classification: "Band 1", "Applications close": "5.00pm, Friday 20 November 2026", Status: "Closed" })}
</main><footer>&copy; 2026 Hopkins Shire Council</footer></body></html>`,
  expected: [
    {
      title: "Maternal and Child Health Nurse",
      employer: "Hopkins Shire Council",
      reference: "2611",
      places: ["Warrnambool VIC"],
      pay: { min: 52.18, max: 55.07, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-09",
      live: true,
      url: "https://hopkinsshire.example/vacancies/2611",
    },
    {
      title: "Coordinator Building Services",
      employer: "Hopkins Shire Council",
      reference: "2614",
      places: ["Terang VIC"],
      pay: { min: 119_204, max: 131_877, interval: "year" },
      workTypes: ["Full time", "Contract"],
      closes: "2026-12-13",
      live: true,
      url: "https://hopkinsshire.example/vacancies/2614",
    },
    { title: "School Crossing Supervisor", live: false },
  ],
};

/** Answers to a form in a sheet on the web: stamps with the month first, other days with the day first, boxes that are ticked as TRUE, rows without anything, a cell with a comma and with lines. */
export const formAnswers = {
  name: "answers to a form, months first in stamps",
  extension: "csv",
  contentType: "text/csv",
  text: `Timestamp,Business name,Position title,Town,State,Full time / part time / casual,Pay rate,Description of the job,How to apply,Closing date,Still open
11/19/2026 14:03:22,Dunmarra Roadhouse,Cook,Katherine,NT,Full time,"$1,450 per week",,https://dunmarra.example/cook,18/12/2026,TRUE
11/24/2026 9:15:00,Gulf Veterinary Clinic,Veterinary Nurse,Darwin,NT,Part time,$33/hr,"Consults, surgery and
one resident cockatoo.",https://gulfvet.example/jobs/nurse,,TRUE
,,,,,,,,,,
11/25/2026 17:40:51,"Arafura Boats, Slips and Motors",Marine Mechanic,Darwin,NT,full-time,$95k - $110k,,jobs@arafuraboats.example,12/12/2026,TRUE
10/2/2026 8:00:10,Dunmarra Roadhouse,Console Operator,Katherine,NT,Casual,$31.50/hr,,https://dunmarra.example/console,31/12/2026,FALSE
`,
  expected: [
    {
      title: "Cook",
      employer: "Dunmarra Roadhouse",
      places: ["Katherine NT"],
      pay: { min: 1_450, max: 1_450, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-18",
      live: true,
      url: "https://dunmarra.example/cook",
    },
    {
      title: "Veterinary Nurse",
      employer: "Gulf Veterinary Clinic",
      places: ["Darwin NT"],
      pay: { min: 33, max: 33, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://gulfvet.example/jobs/nurse",
    },
    {
      title: "Marine Mechanic",
      employer: "Arafura Boats, Slips and Motors",
      places: ["Darwin NT"],
      pay: { min: 95_000, max: 110_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2026-12-12",
      live: true,
    },
    { title: "Console Operator", live: false },
  ],
};
