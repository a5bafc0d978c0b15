const item = (number: number, title: string, facts: string, text: string) =>
  `<item><title>${title}</title><link>https://secure.pageup.example/apply/512/gateway/?c=apply&amp;lJobID=${number}</link><description>&lt;p&gt;${text}&lt;/p&gt;</description><pubDate>Mon, 09 Nov 2026 13:30:00 GMT</pubDate><guid isPermaLink="false">${number}</guid>${facts}</item>`;

/** RSS of a careers system of councils: fields in the namespace "job", days before months, one job that has closed. */
export const pageup = {
  name: "RSS with a job namespace",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:job="http://pageuppeople.example/"><channel><title>Shire of Ashcombe: Current Opportunities</title><link>https://careers.ashcombe.example</link><description>Jobs of the Shire of Ashcombe</description><language>en-au</language>
${item(492_118, "Library Officer", "<job:refNo>492118</job:refNo><job:brand>Shire of Ashcombe</job:brand><job:location>Bunbury WA</job:location><job:workType>Part Time</job:workType><job:category>Community</job:category><job:salary>$36.12 - $38.80 p/h</job:salary><job:closingDate>Sunday, 13/12/2026 4:00 PM AWST</job:closingDate>", "Story time on Tuesdays and Thursdays.")}
${item(492_140, "Civil Design Engineer", "<job:refNo>492140</job:refNo><job:brand>Shire of Ashcombe</job:brand><job:location>Bunbury WA</job:location><job:workType>Full Time - Fixed Term</job:workType><job:category>Engineering</job:category><job:salary>$112,000 to $121,500 plus super</job:salary><job:closingDate>Friday, 04/12/2026 4:00 PM AWST</job:closingDate>", "Roads and drains. Contract until June 2028.")}
${item(492_099, "Swim Teacher", "<job:refNo>492099</job:refNo><job:brand>Shire of Ashcombe</job:brand><job:location>Busselton WA</job:location><job:workType>Casual</job:workType><job:category>Recreation</job:category><job:closingDate>Friday, 20/11/2026 4:00 PM AWST</job:closingDate>", "Little fish.")}
</channel></rss>`,
  expected: [
    {
      title: "Library Officer",
      employer: "Shire of Ashcombe",
      reference: "492118",
      places: ["Bunbury WA"],
      pay: { min: 36.12, max: 38.8, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-09T13:30:00Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
    },
    {
      title: "Civil Design Engineer",
      employer: "Shire of Ashcombe",
      reference: "492140",
      places: ["Bunbury WA"],
      pay: { min: 112_000, max: 121_500, interval: "year" },
      posted: "2026-11-09T13:30:00Z",
      closes: "2026-12-04",
      remote: false,
      live: true,
    },
    { title: "Swim Teacher", live: false },
  ],
};
