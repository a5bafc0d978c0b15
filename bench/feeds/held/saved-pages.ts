const posting = (more: object) =>
  JSON.stringify({ "@context": "https://schema.org/", "@type": "JobPosting", ...more });
const place = (addressLocality: string, addressRegion: string) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressLocality, addressRegion, addressCountry: "AU" },
});

/** A page with a script of structured data for each job: pay as a range, several kinds and places, work from home. */
export const structured = {
  name: "page with JSON-LD",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html lang="en-AU"><head><title>Work with us – Lantern Theatre</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Lantern Theatre","url":"https://lantern.example"}</script>
<script type="application/ld+json">${posting({
    title: "Stage Mechanist",
    description: "&lt;p&gt;Fly bars, revolves and trapdoors.&lt;/p&gt;",
    identifier: { "@type": "PropertyValue", name: "Lantern Theatre", value: "LT-07" },
    datePosted: "2026-11-12",
    validThrough: "2026-12-12T17:00:00+11:00",
    employmentType: ["FULL_TIME", "CONTRACTOR"],
    hiringOrganization: {
      "@type": "Organization",
      name: "Lantern Theatre",
      sameAs: "https://lantern.example",
    },
    jobLocation: [place("Launceston", "TAS"), place("Hobart", "TAS")],
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "AUD",
      value: { "@type": "QuantitativeValue", minValue: 1450, maxValue: 1600, unitText: "WEEK" },
    },
    url: "https://lantern.example/jobs/lt-07",
  })}</script>
<script type="application/ld+json">${posting({
    title: "Ticketing Helper",
    description: "<p>Answer the telephone from your own home.</p>",
    datePosted: "2026-11-20",
    employmentType: "PART_TIME",
    hiringOrganization: "Lantern Theatre",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Australia" },
    baseSalary: { "@type": "MonetaryAmount", currency: "AUD", value: { value: "33.10", unitText: "HOUR" } },
    url: "https://lantern.example/jobs/ticketing-helper",
  })}</script></head><body><h1>Work with us</h1><p>Two openings.</p></body></html>`,
  expected: [
    {
      title: "Stage Mechanist",
      employer: "Lantern Theatre",
      reference: "LT-07",
      places: ["Launceston TAS", "Hobart TAS"],
      pay: { min: 1_450, max: 1_600, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-12",
      closes: "2026-12-12T06:00:00Z",
      remote: false,
      live: true,
      url: "https://lantern.example/jobs/lt-07",
    },
    {
      title: "Ticketing Helper",
      employer: "Lantern Theatre",
      pay: { min: 33.1, max: 33.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: null,
      remote: true,
      live: true,
      url: "https://lantern.example/jobs/ticketing-helper",
    },
  ],
};

const item = (
  slug: string,
  title: string,
  where: string,
  type: string,
  pay: string,
  closes: string,
  text: string,
) =>
  `<li class="vacancy"><h3 class="vacancy__title"><a href="https://bushnurses.example/work/${slug}">${title}</a></h3><ul class="vacancy__meta"><li class="vacancy__location">${where}</li><li class="vacancy__type">${type}</li><li class="vacancy__salary">${pay}</li></ul><p class="vacancy__closing">Closes ${closes}</p><p class="vacancy__summary">${text}</p></li>`;

/** A page with a list of jobs, each a link to its own page and facts beside it; no structured data. */
export const list = {
  name: "page with a list",
  employer: "Bush Nurses Network",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html lang="en"><head><title>Vacancies | Bush Nurses Network</title></head><body><header><nav><ul><li><a href="https://bushnurses.example/">Home</a></li><li><a href="https://bushnurses.example/about">About us</a></li><li><a href="https://bushnurses.example/work">Vacancies</a></li></ul></nav></header><main><h1>Vacancies</h1><ul class="vacancies">
${item("rn-birdsville", "Registered Nurse", "Birdsville QLD", "Full time", "$104,000 – $112,000 per year", "9 December 2026", "Two nurses, one clinic, a thousand visitors in race week.")}
${item("practice-manager-roma", "Practice Manager", "Roma QLD", "Part time", "$46 per hour", "16 December 2026", "Keep the diary of nine clinics.")}
${item("aboriginal-health-worker", "Aboriginal Health Worker", "Charleville QLD", "Contract", "$1,700 per week", "20 December 2026", "Visit, listen, refer.")}
</ul></main><footer><ul><li><a href="https://bushnurses.example/privacy">Privacy</a></li></ul></footer></body></html>`,
  expected: [
    {
      title: "Registered Nurse",
      employer: "Bush Nurses Network",
      places: ["Birdsville QLD"],
      pay: { min: 104_000, max: 112_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://bushnurses.example/work/rn-birdsville",
    },
    {
      title: "Practice Manager",
      employer: "Bush Nurses Network",
      places: ["Roma QLD"],
      pay: { min: 46, max: 46, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://bushnurses.example/work/practice-manager-roma",
    },
    {
      title: "Aboriginal Health Worker",
      employer: "Bush Nurses Network",
      places: ["Charleville QLD"],
      pay: { min: 1_700, max: 1_700, interval: "week" },
      workTypes: ["Contract"],
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://bushnurses.example/work/aboriginal-health-worker",
    },
  ],
};
