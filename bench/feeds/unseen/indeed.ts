const cdata = (tag: string, text: string) => `<${tag}><![CDATA[${text}]]></${tag}>`;
const job = (facts: Readonly<Record<string, string>>) =>
  `<job>\n${Object.entries(facts)
    .map(([tag, text]) => cdata(tag, text))
    .join("\n")}\n</job>`;

/** XML in Indeed's form from an agency's own system: lists of job types, pay as text, a bonus beside the base. */
export const indeed = {
  name: "indeed XML of an agency",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>Tidewater Talent</publisher>
<publisherurl>https://www.tidewater.example</publisherurl>
<lastBuildDate>Thu, 26 Nov 2026 20:15:00 GMT</lastBuildDate>
${[
  job({
    title: "Aged Care Physiotherapist",
    date: "Mon, 16 Nov 2026 01:30:00 GMT",
    referencenumber: "TT-20418",
    requisitionid: "R-9981",
    url: "https://www.tidewater.example/jobs/20418?source=Indeed",
    company: "Bellarine Aged Care",
    sourcename: "Tidewater Talent",
    city: "Geelong",
    state: "VIC",
    country: "AU",
    postalcode: "3220",
    description:
      "<p>Join a team of four physiotherapists. A sign-on bonus of $3,000 is paid after six months.</p>",
    salary: "$92,000 - $104,000 per year",
    jobtype: "fulltime, parttime",
    category: "Allied health",
    expirationdate: "2026-12-18",
  }),
  job({
    title: "Night Baker",
    date: "Wed, 18 Nov 2026 22:00:00 GMT",
    referencenumber: "TT-20433",
    url: "https://www.tidewater.example/jobs/20433?source=Indeed",
    company: "Two Rivers Bakery",
    sourcename: "Tidewater Talent",
    city: "Penrith",
    state: "New South Wales",
    country: "AU",
    description:
      "<p>Start at 11 pm, home by breakfast. Please note that this job cannot be done remotely.</p>",
    salary: "$33.50 an hour",
    jobtype: "casual",
  }),
  job({
    title: "Medical Secretary (work from home)",
    date: "Fri, 20 Nov 2026 04:00:00 GMT",
    referencenumber: "TT-20440",
    url: "https://www.tidewater.example/jobs/20440?source=Indeed",
    company: "Dictate & Co",
    sourcename: "Tidewater Talent",
    city: "Brisbane",
    state: "QLD",
    country: "AU",
    description: "<p>Type letters for specialists from your own desk.</p>",
    salary: "",
    jobtype: "parttime",
    remotetype: "Fully remote",
  }),
].join("\n")}
</source>`,
  expected: [
    {
      title: "Aged Care Physiotherapist",
      employer: "Bellarine Aged Care",
      reference: "TT-20418",
      places: ["Geelong VIC"],
      pay: { min: 92_000, max: 104_000, interval: "year" },
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-16T01:30:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://www.tidewater.example/jobs/20418?source=Indeed",
    },
    {
      title: "Night Baker",
      employer: "Two Rivers Bakery",
      reference: "TT-20433",
      places: ["Penrith NSW"],
      pay: { min: 33.5, max: 33.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-18T22:00:00Z",
      remote: false,
      live: true,
      url: "https://www.tidewater.example/jobs/20433?source=Indeed",
    },
    {
      title: "Medical Secretary (work from home)",
      employer: "Dictate & Co",
      reference: "TT-20440",
      places: ["Brisbane QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20T04:00:00Z",
      remote: true,
      live: true,
    },
  ],
};
