interface Item {
  path: string;
  guid: string;
  title: string;
  words: string;
  date: string;
  remote: string;
  places: readonly (readonly [city: string, zip: string, address: string])[];
  department: string;
}

const item = ({ path, guid, title, words, date, remote, places, department }: Item) => `    <item>
      <title>${title}</title>
      <description>${words.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</description>
      <pubDate>${date}</pubDate>
      <link>https://careers.ternandtide.example/jobs/${path}</link>
      <remoteStatus>${remote}</remoteStatus>
      <guid isPermaLink="false">${guid}</guid>
      <tt:locations>${places
        .map(
          ([city, zip, address]) => `
        <tt:location>
          <tt:name>The ${city} house</tt:name>
          <tt:address>${address}</tt:address>
          <tt:zip>${zip}</tt:zip>
          <tt:city>${city}</tt:city>
          <tt:country>Australia</tt:country>
        </tt:location>`,
        )
        .join("")}
      </tt:locations>
      <tt:department>${department}</tt:department>
      <tt:role></tt:role>
    </item>
`;

/** Usual: a hotel group's channel from its career site, places in a namespace with postcodes and no states, a word for how far one works from home, hours and pay and the last day only in escaped text, one job for two houses. */
export const teamtailorRss = {
  name: "held-16 channel of a hotel group with postcodes and no states",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:tt="https://teamtailor.example/locations">
  <channel>
    <title>Tern &amp; Tide Hotels</title>
    <description>Open jobs at Tern &amp; Tide Hotels</description>
    <link>https://careers.ternandtide.example/jobs</link>
    <language>en-AU</language>
${[
  item({
    path: "5412207-night-auditor",
    guid: "6b8e0c1a-77d0-4e0e-8a61-2f6f5f0a0001",
    title: "Night Auditor",
    words:
      "<p>You close the day while the sea goes on. Part-time, four nights a week.</p><p>$34.10 an hour, penalty rates on top.</p><p>Applications close 13 December 2026.</p>",
    date: "Tue, 17 Nov 2026 09:30:00 +1030",
    remote: "none",
    places: [["Glenelg", "5045", "3 Fictional Esplanade"]],
    department: "Front Office",
  }),
  item({
    path: "5413118-housekeeping-team-leader",
    guid: "6b8e0c1a-77d0-4e0e-8a61-2f6f5f0a0002",
    title: "Housekeeping Team Leader",
    words:
      "<p>Two houses, one linen truck. A permanent full-time role.</p><p>Salary: $66,000 to $70,000 plus super.</p>",
    date: "Fri, 20 Nov 2026 14:05:00 +1030",
    remote: "none",
    places: [
      ["Glenelg", "5045", "3 Fictional Esplanade"],
      ["Victor Harbor", "5211", "9 Fictional Parade"],
    ],
    department: "Rooms",
  }),
  item({
    path: "5415560-revenue-manager",
    guid: "6b8e0c1a-77d0-4e0e-8a61-2f6f5f0a0003",
    title: "Revenue Manager",
    words:
      "<p>Prices for four houses; three days in the city office, two wherever you like.</p><p>Full-time. Closing date: 15/01/2027.</p>",
    date: "Mon, 23 Nov 2026 08:00:00 +1030",
    remote: "hybrid",
    places: [["Adelaide", "5000", "12 Fictional Terrace"]],
    department: "Commercial",
  }),
  item({
    path: "5416904-reservations-agent",
    guid: "6b8e0c1a-77d0-4e0e-8a61-2f6f5f0a0004",
    title: "Reservations Agent",
    words: "<p>From your own table, anywhere in Australia. Casual, $31.85 per hour.</p>",
    date: "Wed, 25 Nov 2026 16:20:00 +1030",
    remote: "fully",
    places: [],
    department: "Commercial",
  }),
].join("")}  </channel>
</rss>
`,
  expected: [
    {
      title: "Night Auditor",
      employer: "Tern & Tide Hotels",
      places: ["Glenelg SA"],
      pay: { min: 34.1, max: 34.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-16T23:00:00Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://careers.ternandtide.example/jobs/5412207-night-auditor",
    },
    {
      title: "Housekeeping Team Leader",
      employer: "Tern & Tide Hotels",
      places: ["Glenelg SA", "Victor Harbor SA"],
      pay: { min: 66_000, max: 70_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T03:35:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.ternandtide.example/jobs/5413118-housekeeping-team-leader",
    },
    {
      title: "Revenue Manager",
      employer: "Tern & Tide Hotels",
      places: ["Adelaide SA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-22T21:30:00Z",
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://careers.ternandtide.example/jobs/5415560-revenue-manager",
    },
    {
      title: "Reservations Agent",
      employer: "Tern & Tide Hotels",
      places: [],
      pay: { min: 31.85, max: 31.85, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25T05:50:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://careers.ternandtide.example/jobs/5416904-reservations-agent",
    },
  ],
};
