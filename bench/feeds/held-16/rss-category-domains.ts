interface Item {
  id: string;
  title: string;
  text: string;
  date: string;
  categories: Readonly<Record<string, string | readonly string[]>>;
}

const item = ({ id, title, text, date, categories }: Item) => `    <item>
      <title>${title}</title>
      <link>https://jobs.alliedhands.example/listing/${id}</link>
      <guid isPermaLink="true">https://jobs.alliedhands.example/listing/${id}</guid>
      <pubDate>${date}</pubDate>
${Object.entries(categories)
  .flatMap(([domain, values]) =>
    [values].flat().map((value) => `      <category domain="${domain}">${value}</category>\n`),
  )
  .join("")}      <description><![CDATA[${text}]]></description>
    </item>
`;

/** Usual: an allied health association's channel whose facts are categories told apart by their domains, clinics as employers, more than one category for places and kinds of work, ends with a zone's short name, one that is said to be filled. */
export const categoryDomains = {
  name: "held-16 channel of an allied health association with facts as categories of domains",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
  <channel>
    <title>Allied Hands: Positions Vacant</title>
    <link>https://jobs.alliedhands.example</link>
    <description>Positions with members of the Allied Hands Association</description>
    <pubDate>Thu, 26 Nov 2026 09:00:00 +1100</pubDate>
    <ttl>60</ttl>
${[
  item({
    id: "ah-4471",
    title: "Hand Therapist",
    text: "<p>Splints before lunch, cricketers after.</p>",
    date: "Tue, 17 Nov 2026 08:40:00 +1100",
    categories: {
      employer: "Limestone Coast Hand Clinic",
      location: ["Mount Gambier SA", "Naracoorte SA"],
      worktype: "Full time",
      profession: "Occupational Therapy",
      salary: "$88,000 - $104,000 + super",
      closing: "Fri 11 Dec 2026, 5:00 PM ACDT",
      status: "Open",
    },
  }),
  item({
    id: "ah-4480",
    title: "Speech Pathologist (school terms)",
    text: "<p>Four schools, a car, a puppet.</p>",
    date: "Fri, 20 Nov 2026 12:10:00 +1100",
    categories: {
      employer: "Sapphire Coast Speech",
      location: ["Bega NSW", "Merimbula NSW"],
      worktype: ["Part time", "Contract"],
      profession: "Speech Pathology",
      salary: "$52 to $58 per hour",
      closing: "Sun 31 Jan 2027, 11:59 PM AEDT",
      status: "Open",
    },
  }),
  item({
    id: "ah-4486",
    title: "Telehealth Dietitian",
    text: "<p>Dinner tables, by video.</p>",
    date: "Wed, 25 Nov 2026 15:00:00 +1100",
    categories: {
      employer: "Plate &amp; Spoon Nutrition",
      location: "Work from home (Australia)",
      worktype: "Casual",
      profession: "Dietetics",
      status: "Open",
    },
  }),
  item({
    id: "ah-4452",
    title: "Podiatrist",
    text: "<p>Boots off, please.</p>",
    date: "Mon, 02 Nov 2026 09:00:00 +1100",
    categories: {
      employer: "Monaro Foot Rooms",
      location: "Cooma NSW",
      worktype: "Full time",
      profession: "Podiatry",
      salary: "$95,000",
      closing: "Fri 18 Dec 2026, 5:00 PM AEDT",
      status: "Filled",
    },
  }),
].join("")}  </channel>
</rss>
`,
  expected: [
    {
      title: "Hand Therapist",
      employer: "Limestone Coast Hand Clinic",
      places: ["Mount Gambier SA", "Naracoorte SA"],
      pay: { min: 88_000, max: 104_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T21:40:00Z",
      closes: "2026-12-11T06:30:00Z",
      live: true,
      url: "https://jobs.alliedhands.example/listing/ah-4471",
    },
    {
      title: "Speech Pathologist (school terms)",
      employer: "Sapphire Coast Speech",
      places: ["Bega NSW", "Merimbula NSW"],
      pay: { min: 52, max: 58, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20T01:10:00Z",
      closes: "2027-01-31T12:59:00Z",
      live: true,
      url: "https://jobs.alliedhands.example/listing/ah-4480",
    },
    {
      title: "Telehealth Dietitian",
      employer: "Plate & Spoon Nutrition",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T04:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.alliedhands.example/listing/ah-4486",
    },
    { title: "Podiatrist", employer: "Monaro Foot Rooms", places: ["Cooma NSW"], live: false },
  ],
};
