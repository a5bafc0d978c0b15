const graphOfPage = JSON.stringify({
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "WebSite",
      "@id": "https://lyrebird.example/#site",
      name: "Lyrebird Studio",
      url: "https://lyrebird.example/",
    },
    {
      "@type": "Organization",
      "@id": "https://lyrebird.example/#org",
      name: "Lyrebird Studio Pty Ltd",
      sameAs: ["https://video.example/lyrebird"],
      address: {
        "@type": "PostalAddress",
        addressLocality: "Melbourne",
        addressRegion: "VIC",
        addressCountry: "AU",
      },
    },
    {
      "@type": "JobPosting",
      "@id": "https://lyrebird.example/jobs/foley-artist#job",
      title: "Foley Artist",
      description: "&lt;p&gt;Footsteps, doors, a wet fish.&lt;/p&gt;",
      identifier: { "@type": "PropertyValue", name: "Lyrebird Studio", value: "LS-77" },
      hiringOrganization: { "@id": "https://lyrebird.example/#org" },
      jobLocation: [
        {
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            streetAddress: "9 Reel Lane",
            addressLocality: "Footscray",
            addressRegion: "Victoria",
            postalCode: "3011",
            addressCountry: { "@type": "Country", name: "AU" },
          },
        },
        {
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            addressLocality: "Castlemaine",
            addressRegion: "Victoria",
            addressCountry: { "@type": "Country", name: "AU" },
          },
        },
      ],
      employmentType: ["PART_TIME", "CONTRACTOR"],
      datePosted: "2026-11-18",
      validThrough: "2026-12-18T17:00:00+11:00",
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "AUD",
        value: { "@type": "QuantitativeValue", minValue: "620", maxValue: "700", unitText: "DAY" },
      },
      directApply: true,
      url: "https://lyrebird.example/jobs/foley-artist",
    },
  ],
});
const listOfPage = JSON.stringify([
  {
    "@context": "http://schema.org/",
    "@type": "JobPosting",
    title: "Caption Editor &amp; Describer",
    description: "<p>[door creaks]</p>",
    identifier: "LS-81",
    hiringOrganization: { "@type": "Organization", name: "Lyrebird Studio Pty Ltd" },
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Australia" },
    employmentType: "FULL_TIME",
    datePosted: "2026-11-25T09:30:00+11:00",
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "AUD",
      value: { "@type": "QuantitativeValue", value: 79_000, unitText: "YEAR" },
    },
    url: "https://lyrebird.example/jobs/caption-editor",
  },
  {
    "@context": "http://schema.org/",
    "@type": "JobPosting",
    title: "Studio Runner",
    description: "<p>Coffee, cables.</p>",
    identifier: "LS-69",
    hiringOrganization: { "@type": "Organization", name: "Lyrebird Studio Pty Ltd" },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Footscray",
        addressRegion: "VIC",
        addressCountry: "AU",
      },
    },
    employmentType: "INTERN",
    datePosted: "2026-09-28",
    validThrough: "2026-10-30",
    url: "https://lyrebird.example/jobs/studio-runner",
  },
]);

/** A page with two scripts of linked data: a graph whose posting refers to its organisation by an address, and a list of postings; places in a list, one from home, one whose day is past. */
export const linkedData = {
  name: "page with linked data, organisation by its address",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Work with us – Lyrebird Studio</title>
<script>window.dataLayer = window.dataLayer || [];</script>
<script type="application/ld+json">${graphOfPage}</script>
<script type="application/ld+json">
${listOfPage}
</script>
</head>
<body>
<header><a href="/">Lyrebird Studio</a></header>
<main>
<h1>Work with us</h1>
<ul>
<li><a href="/jobs/foley-artist">Foley Artist</a></li>
<li><a href="/jobs/caption-editor">Caption Editor &amp; Describer</a></li>
</ul>
</main>
</body>
</html>
`,
  expected: [
    {
      title: "Foley Artist",
      employer: "Lyrebird Studio Pty Ltd",
      reference: "LS-77",
      places: ["Footscray VIC", "Castlemaine VIC"],
      pay: { min: 620, max: 700, interval: "day" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-18",
      closes: "2026-12-18T06:00:00Z",
      remote: false,
      live: true,
      url: "https://lyrebird.example/jobs/foley-artist",
    },
    {
      title: "Caption Editor & Describer",
      employer: "Lyrebird Studio Pty Ltd",
      reference: "LS-81",
      pay: { min: 79_000, max: 79_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24T22:30:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://lyrebird.example/jobs/caption-editor",
    },
    { title: "Studio Runner", reference: "LS-69", live: false },
  ],
};

/** A council's page with a table: titles as links, references below them, rows that name directorates across the columns, pay with lines broken, closing moments in words, and a second table that is not of jobs. */
export const councilTable = {
  name: "council's page with a table, directorates across the columns",
  employer: "Moonbeam Shire Council",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Current vacancies | Moonbeam Shire Council</title></head>
<body>
<nav><ul><li><a href="https://moonbeamshire.example/">Home</a></li><li><a href="https://moonbeamshire.example/bins">Bins</a></li></ul></nav>
<h1>Current vacancies</h1>
<p>Council is an equal opportunity employer. Late applications are not taken.</p>
<table class="vacancies">
<thead>
<tr><th scope="col">Position</th><th scope="col">Work location</th><th scope="col">Employment type</th><th scope="col">Remuneration</th><th scope="col">Advertised</th><th scope="col">Applications close</th></tr>
</thead>
<tbody>
<tr><th colspan="6">Works and Parks</th></tr>
<tr>
<td><a href="https://moonbeamshire.example/jobs/waste-truck-driver">Waste Truck Driver</a><br><small>Ref: MSC 2026/44</small></td>
<td>St George QLD</td>
<td>Permanent full-time</td>
<td>$1,312.40 &ndash; $1,398.75<br>per week</td>
<td>18 November 2026</td>
<td>4.00pm, Monday 14 December 2026</td>
</tr>
<tr>
<td><a href="https://moonbeamshire.example/jobs/pool-lifeguard">Pool Lifeguard</a><br><small>Ref: MSC 2026/47</small></td>
<td>St George QLD<br>Dirranbandi QLD</td>
<td>Casual</td>
<td>$38.21 per hour<br>(loading included)</td>
<td>25 November 2026</td>
<td>Open until filled</td>
</tr>
<tr><th colspan="6">Corporate and Community</th></tr>
<tr>
<td><a href="https://moonbeamshire.example/jobs/grants-officer">Grants &amp; Partnerships Officer</a><br><small>Ref: MSC 2026/46</small></td>
<td>St George QLD</td>
<td>Part-time, fixed term to 30 June 2028</td>
<td>$84,906 &ndash; $91,377<br>per annum (pro rata)</td>
<td>24 November 2026</td>
<td>4.00pm, Friday 18 December 2026</td>
</tr>
</tbody>
</table>
<h2>Opening hours</h2>
<table>
<tr><th>Office</th><th>Days</th><th>Hours</th></tr>
<tr><td>Main office</td><td>Monday to Friday</td><td>8.30am &ndash; 4.30pm</td></tr>
<tr><td>Library</td><td>Tuesday to Saturday</td><td>9am &ndash; 5pm</td></tr>
</table>
<footer>Phone 07 5550 0186</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Waste Truck Driver",
      employer: "Moonbeam Shire Council",
      reference: "MSC 2026/44",
      places: ["St George QLD"],
      pay: { min: 1_312.4, max: 1_398.75, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://moonbeamshire.example/jobs/waste-truck-driver",
    },
    {
      title: "Pool Lifeguard",
      employer: "Moonbeam Shire Council",
      reference: "MSC 2026/47",
      places: ["St George QLD", "Dirranbandi QLD"],
      pay: { min: 38.21, max: 38.21, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://moonbeamshire.example/jobs/pool-lifeguard",
    },
    {
      title: "Grants & Partnerships Officer",
      employer: "Moonbeam Shire Council",
      reference: "MSC 2026/46",
      places: ["St George QLD"],
      pay: { min: 84_906, max: 91_377, interval: "year" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://moonbeamshire.example/jobs/grants-officer",
    },
  ],
};

/** A guild's list in Markdown: each job a heading that is a link, its facts a list with labels in bold, words of people between, a second part for what is filled. */
export const guildList = {
  name: "guild's list in Markdown, facts with bold labels",
  extension: "md",
  contentType: "text/markdown; charset=utf-8",
  text: `# Jobs in museums and galleries

Kept by the Small Museums Guild. Send yours to [jobs@smallmuseums.example](mailto:jobs@smallmuseums.example).
Last changed: 26 November 2026

## Open

### [Collections Registrar](https://woolshedmuseum.example/work/registrar)

Eleven thousand objects, nine thousand cards. You find the rest.

- **Employer:** The Woolshed Museum
- **Where:** Hamilton, Victoria
- **Hours:** Full time, two-year contract
- **Salary:** $76,250 to $82,400 a year plus super
- **Posted:** 18 November 2026
- **Closes:** 5 pm, Friday 18 December 2026

### [Weekend Guide](https://lighthousekeepers.example/guides)

Ninety-one steps, four times a day.

- **Employer:** Lighthouse Keepers' Trust
- **Where:** Albany, Western Australia; Augusta, Western Australia
- **Hours:** Casual
- **Salary:** $35.60 an hour
- **Posted:** 24 November 2026
- **Closes:** No closing date

### [Digitisation Editor](https://paperboats.example/join#editor)

We post you the hard drive; you post it back.

- **Employer:** Paper Boats Archive
- **Where:** Fully remote (anywhere in Australia)
- **Hours:** Part time
- **Salary:** Not stated
- **Posted:** 25 November 2026
- **Closes:** Sunday 10 January 2027

## Filled or closed

### [Shop Manager](https://woolshedmuseum.example/work/shop)

- **Employer:** The Woolshed Museum
- **Where:** Hamilton, Victoria
- **Hours:** Part time
- **Status:** Filled
- **Posted:** 6 October 2026

---

*Errors are ours. The Guild is run by volunteers.*
`,
  expected: [
    {
      title: "Collections Registrar",
      employer: "The Woolshed Museum",
      places: ["Hamilton VIC"],
      pay: { min: 76_250, max: 82_400, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-18",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://woolshedmuseum.example/work/registrar",
    },
    {
      title: "Weekend Guide",
      employer: "Lighthouse Keepers' Trust",
      places: ["Albany WA", "Augusta WA"],
      pay: { min: 35.6, max: 35.6, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://lighthousekeepers.example/guides",
    },
    {
      title: "Digitisation Editor",
      employer: "Paper Boats Archive",
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: "2027-01-10",
      remote: true,
      live: true,
      url: "https://paperboats.example/join#editor",
    },
    { title: "Shop Manager", live: false },
  ],
};

/** An agency's weekly letter as plain text: each job a block between rules, labels with dots up to the colon, values that go on in the next line, days as people write them, references in brackets of a label's own. */
export const weeklyLetter = {
  name: "weekly letter as plain text, labels with dots",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: `THE PROSPECT LETTER                                     No. 412
Jobs on stations, in pubs and at schools of the north-west
Thursday, 26 November 2026

Reply to the employer, not to us.

----------------------------------------------------------------
Position ........: Head Stockman / Stockwoman
Reference .......: PL-412-1
Employer ........: Coolibah Downs Pastoral Co
Location ........: Fitzroy Crossing, WA
Work type .......: Full time
Pay .............: $82,000 - $88,000 per year, with house,
                   meat and power
Listed ..........: 26/11/2026
Closing date ....: Friday, 18 December 2026
Apply ...........: https://prospectletter.example/412-1
About ...........: Eight thousand head, eleven people and a
                   helicopter. Bring your own swag.
----------------------------------------------------------------
Position ........: Relief Publican (Couple or Single)
Reference .......: PL-412-2
Employer ........: The Spinifex Hotel
Location ........: Halls Creek, WA
Work type .......: Contract
Pay .............: $2,400 per week
Listed ..........: 26/11/2026
Closing date ....: Open until filled
Apply ...........: https://prospectletter.example/412-2
About ...........: Ten weeks over the wet while the owners see
                   some snow.
----------------------------------------------------------------
Position ........: Governess
Reference .......: PL-411-5
Employer ........: Coolibah Downs Pastoral Co
Location ........: Fitzroy Crossing, WA
Work type .......: Part time
Pay .............: By negotiation
Listed ..........: 19/11/2026
Closing date ....: Monday, 11 January 2027
Apply ...........: https://prospectletter.example/411-5
About ...........: Three children, one dog, School of the Air.
----------------------------------------------------------------

To leave this list, write STOP to list@prospectletter.example
`,
  expected: [
    {
      title: "Head Stockman / Stockwoman",
      employer: "Coolibah Downs Pastoral Co",
      reference: "PL-412-1",
      places: ["Fitzroy Crossing WA"],
      pay: { min: 82_000, max: 88_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-26",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://prospectletter.example/412-1",
    },
    {
      title: "Relief Publican (Couple or Single)",
      employer: "The Spinifex Hotel",
      reference: "PL-412-2",
      places: ["Halls Creek WA"],
      pay: { min: 2_400, max: 2_400, interval: "week" },
      workTypes: ["Contract"],
      posted: "2026-11-26",
      closes: null,
      remote: false,
      live: true,
      url: "https://prospectletter.example/412-2",
    },
    {
      title: "Governess",
      employer: "Coolibah Downs Pastoral Co",
      reference: "PL-411-5",
      places: ["Fitzroy Crossing WA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2027-01-11",
      remote: false,
      live: true,
      url: "https://prospectletter.example/411-5",
    },
  ],
};
