const twice = (html: string) =>
  html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("&", "&amp;");
const item = (id: string, title: string, posted: string, html: string) =>
  `<item><title>${title}</title><link>https://jobs.govt.example/jobs/${id}</link><guid isPermaLink="false">${id}</guid><pubDate>${posted}</pubDate><description>${twice(html)}</description></item>`;

/** The RSS of a public service in New Zealand: HTML that is escaped twice, labelled lines with a table's look, clock times before the day. */
export const newZealand = {
  name: "RSS escaped twice",
  extension: "rss",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Government jobs</title><link>https://jobs.govt.example</link><description>Latest vacancies</description><language>en-nz</language>
${item("26-PSC-1180", "Senior Hydrologist", "Mon, 16 Nov 2026 09:00:00 +1300", "<p>Measure rivers that move.</p><p><strong>Organisation:</strong> Rivers Agency<br/><strong>Location:</strong> Wellington, New Zealand<br/><strong>Work type:</strong> Full-time<br/><strong>Reference number:</strong> 26-PSC-1180<br/><strong>Closing date:</strong> 5.00pm Friday 11 December 2026</p>")}
${item("26-PSC-1191", "Archivist", "Fri, 20 Nov 2026 09:00:00 +1300", "<p>Find it, fold it, film it &amp; file it.</p><p><strong>Organisation:</strong> National Record Office<br/><strong>Location:</strong> Dunedin, New Zealand<br/><strong>Work type:</strong> Part-time<br/><strong>Reference number:</strong> 26-PSC-1191<br/><strong>Closing date:</strong> 12 noon Monday 7 December 2026</p>")}
${item("26-PSC-1203", "Trade Adviser", "Wed, 25 Nov 2026 09:00:00 +1300", "<p>Butter, wool and a great deal of listening.</p><p><strong>Organisation:</strong> Trade Agency<br/><strong>Location:</strong> Canberra ACT, Australia<br/><strong>Work type:</strong> Full-time<br/><strong>Salary:</strong> $112,400 to $131,900 per annum<br/><strong>Reference number:</strong> 26-PSC-1203<br/><strong>Closing date:</strong> 5.00pm Friday 18 December 2026</p>")}
</channel></rss>`,
  expected: [
    {
      title: "Senior Hydrologist",
      employer: "Rivers Agency",
      reference: "26-PSC-1180",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-15T20:00:00Z",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://jobs.govt.example/jobs/26-PSC-1180",
    },
    {
      title: "Archivist",
      employer: "National Record Office",
      reference: "26-PSC-1191",
      places: ["INT"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-19T20:00:00Z",
      closes: "2026-12-07",
      remote: false,
      live: true,
    },
    {
      title: "Trade Adviser",
      employer: "Trade Agency",
      reference: "26-PSC-1203",
      places: ["Canberra ACT"],
      pay: { min: 112_400, max: 131_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24T20:00:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
    },
  ],
};

const entry = (id: string, title: string, published: string, categories: string, summary: string) => `<entry>
<id>tag:harbourtalent.example,2026:${id}</id>
<title type="text">${title}</title>
<link rel="self" type="application/atom+xml" href="https://harbourtalent.example/api/ads/${id}.atom"/>
<link rel="alternate" type="text/html" href="https://harbourtalent.example/ads/${id}"/>
<link rel="related" title="apply" href="https://harbourtalent.example/ads/${id}/apply"/>
<published>${published}</published><updated>2026-11-26T01:00:00Z</updated>
${categories}
<summary type="html"><![CDATA[${summary}]]></summary>
</entry>`;
const category = (scheme: string, term: string) =>
  `<category scheme="https://harbourtalent.example/schemes/${scheme}" term="${term}" label="${term}"/>`;

/** The Atom feed of a recruiter: facts as categories with schemes, the recruiter as author, three links of each entry. */
export const categories = {
  name: "Atom with schemes of categories",
  extension: "atom",
  contentType: "application/atom+xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>Harbour Talent: current roles</title><id>https://harbourtalent.example/ads.atom</id><updated>2026-11-26T01:00:00Z</updated>
<author><name>Harbour Talent</name><email>hello@harbourtalent.example</email></author>
<generator version="4.2">AdPress</generator>
${entry("HT3118", "Legal Secretary", "2026-11-11T22:30:00Z", category("location", "Newcastle NSW") + category("worktype", "Full Time") + category("classification", "Legal"), "<p>Dictation at 90 words a minute, and discretion.</p>")}
${entry("HT3124", "Conveyancer", "2026-11-19T03:15:00Z", category("location", "Gosford NSW") + category("worktype", "Part Time") + category("classification", "Legal"), "<p>Thirty settlements a month.</p>")}
${entry("HT3129", "Court Interpreter (Arabic)", "2026-11-24T05:45:00Z", category("location", "Liverpool NSW") + category("worktype", "Casual") + category("classification", "Government"), "<p>NAATI certified; short notice.</p>")}
${entry("HT3133", "Paralegal, Wills and Estates", "2026-11-25T23:00:00Z", category("location", "Tamworth NSW") + category("location", "Armidale NSW") + category("worktype", "Full Time") + category("classification", "Legal"), "<p>Kind to the bereaved, strict with paper.</p>")}
</feed>`,
  expected: [
    {
      title: "Legal Secretary",
      employer: "Harbour Talent",
      places: ["Newcastle NSW"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-11T22:30:00Z",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Conveyancer",
      employer: "Harbour Talent",
      places: ["Gosford NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-19T03:15:00Z",
      remote: false,
      live: true,
    },
    {
      title: "Court Interpreter (Arabic)",
      employer: "Harbour Talent",
      places: ["Liverpool NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T05:45:00Z",
      remote: false,
      live: true,
    },
    {
      title: "Paralegal, Wills and Estates",
      employer: "Harbour Talent",
      places: ["Tamworth NSW", "Armidale NSW"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25T23:00:00Z",
      remote: false,
      live: true,
    },
  ],
};
