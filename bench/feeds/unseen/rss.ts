/** RSS of a WordPress job board: fields in a namespace of their own, the ad in content:encoded. */
export const wordpressRss = {
  name: "RSS of a WordPress board",
  extension: "xml",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:job_listing="https://jobs.charity.example">
<channel><title>Charity Jobs Board</title><atom:link href="https://jobs.charity.example/feed" rel="self" type="application/rss+xml"/><link>https://jobs.charity.example</link><description>Jobs that do good</description><lastBuildDate>Thu, 26 Nov 2026 03:00:00 +0000</lastBuildDate>
<item><title>Fundraising Coordinator</title><link>https://jobs.charity.example/job/fundraising-coordinator/</link><dc:creator><![CDATA[admin]]></dc:creator><pubDate>Tue, 17 Nov 2026 05:12:00 +0000</pubDate><guid isPermaLink="false">https://jobs.charity.example/?post_type=job_listing&#038;p=7714</guid><description><![CDATA[Plan our winter appeal …]]></description><content:encoded><![CDATA[<p>Plan our winter appeal, with a goal of $250,000, and thank everybody who gives.</p>]]></content:encoded><job_listing:location><![CDATA[Fitzroy VIC]]></job_listing:location><job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type><job_listing:company><![CDATA[Wildlife Rescue Victoria]]></job_listing:company></item>
<item><title>Night Shelter Worker</title><link>https://jobs.charity.example/job/night-shelter-worker/</link><dc:creator><![CDATA[admin]]></dc:creator><pubDate>Thu, 19 Nov 2026 23:40:00 +0000</pubDate><guid isPermaLink="false">https://jobs.charity.example/?post_type=job_listing&#038;p=7720</guid><description><![CDATA[Welcome our guests …]]></description><content:encoded><![CDATA[<p>Welcome our guests. Three nights a week.</p>]]></content:encoded><job_listing:location><![CDATA[Hobart TAS]]></job_listing:location><job_listing:job_type><![CDATA[Casual]]></job_listing:job_type><job_listing:salary><![CDATA[$38.20 per hour plus penalties]]></job_listing:salary><job_listing:company><![CDATA[Safe Harbour Tasmania]]></job_listing:company></item>
<item><title>Grants Writer</title><link>https://jobs.charity.example/job/grants-writer/</link><dc:creator><![CDATA[admin]]></dc:creator><pubDate>Mon, 23 Nov 2026 00:00:00 +0000</pubDate><guid isPermaLink="false">https://jobs.charity.example/?post_type=job_listing&#038;p=7731</guid><description><![CDATA[Write to foundations …]]></description><content:encoded><![CDATA[<p>Write to foundations for programs in remote communities of Cape York.</p>]]></content:encoded><job_listing:location><![CDATA[Cairns QLD]]></job_listing:location><job_listing:job_type><![CDATA[Freelance]]></job_listing:job_type><job_listing:company><![CDATA[Reef & Rainforest Trust]]></job_listing:company></item>
</channel></rss>`,
  expected: [
    {
      title: "Fundraising Coordinator",
      employer: "Wildlife Rescue Victoria",
      places: ["Fitzroy VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-17T05:12:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.charity.example/job/fundraising-coordinator/",
    },
    {
      title: "Night Shelter Worker",
      employer: "Safe Harbour Tasmania",
      places: ["Hobart TAS"],
      pay: { min: 38.2, max: 38.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-19T23:40:00Z",
      remote: false,
      live: true,
    },
    {
      title: "Grants Writer",
      employer: "Reef & Rainforest Trust",
      places: ["Cairns QLD"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-23T00:00:00Z",
      remote: false,
      live: true,
    },
  ],
};

const item = (id: number, title: string, posted: string, lines: string) =>
  `<item><title>${title}</title><link>https://jobs.state.example/vacancy/${id}</link><guid>https://jobs.state.example/vacancy/${id}</guid><pubDate>${posted}</pubDate><description><![CDATA[${lines}]]></description></item>`;

/** RSS of a public service: all fields are labelled lines in the description. */
export const governmentRss = {
  name: "RSS with labelled lines",
  extension: "rss",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0"?><rss version="2.0"><channel><title>Vacancies of the Northern State</title><link>https://jobs.state.example</link><description>Search: all</description>
${item(
  55_118,
  "Park Ranger",
  "Wed, 25 Nov 2026 08:00:00 +0930",
  "<b>Agency:</b> Department of Parks<br><b>Vacancy Number:</b> 55118<br><b>Location:</b> Alice Springs NT<br><b>Work Type:</b> Ongoing Full Time<br><b>Salary:</b> $78,104 - $86,220<br><b>Closing Date:</b> 11/12/2026<br><br>Look after tracks and tell visitors about the country.",
)}
${item(
  55_124,
  "Dental Therapist",
  "Wed, 25 Nov 2026 08:05:00 +0930",
  "<b>Agency:</b> Department of Health<br><b>Vacancy Number:</b> 55124<br><b>Location:</b> Darwin NT<br><b>Work Type:</b> Fixed term Part Time<br><b>Salary:</b> $45.10 - $51.32 per hour<br><b>Closing Date:</b> 04/12/2026<br><br>Treat children in schools; travel to remote clinics.",
)}
${item(
  55_130,
  "Records Officer",
  "Thu, 26 Nov 2026 08:00:00 +0930",
  "<b>Agency:</b> Office of the Auditor<br><b>Vacancy Number:</b> 55130<br><b>Location:</b> Palmerston NT<br><b>Work Type:</b> Casual<br><b>Closing Date:</b> 10/12/2026<br><br>Scan and file.",
)}
</channel></rss>`,
  expected: [
    {
      title: "Park Ranger",
      employer: "Department of Parks",
      places: ["Alice Springs NT"],
      pay: { min: 78_104, max: 86_220, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24T22:30:00Z",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://jobs.state.example/vacancy/55118",
    },
    {
      title: "Dental Therapist",
      employer: "Department of Health",
      places: ["Darwin NT"],
      pay: { min: 45.1, max: 51.32, interval: "hour" },
      closes: "2026-12-04",
      remote: false,
      live: true,
    },
    {
      title: "Records Officer",
      employer: "Office of the Auditor",
      places: ["Palmerston NT"],
      pay: null,
      workTypes: ["Casual"],
      closes: "2026-12-10",
      remote: false,
      live: true,
    },
  ],
};
