const item = (
  id: number,
  title: string,
  day: string,
  lines: readonly (readonly [string, string])[],
  text: string,
) => `
    <item>
      <title>${title}</title>
      <link>https://jobs.lorikeetdental.example/classifieds/${id}</link>
      <guid isPermaLink="false">classified-${id}</guid>
      <category>Positions vacant</category>
      <pubDate>${day}</pubDate>
      <content:encoded><![CDATA[<div class="ad"><p>${text}</p><p>${lines
        .map(([label, value]) => `<strong>${label}:</strong> ${value}`)
        .join("<br />\n")}</p></div>]]></content:encoded>
    </item>`;

/** A dental association's classifieds as news: nothing but a title and a text with labelled lines, surgeries as employers, days in words, pay as a share, an end that has passed. */
export const associationRss = {
  name: "held-14 classifieds of a dental association with labelled lines",
  extension: "rss",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>Queensland Association of Country Dentists: positions vacant</title>
    <link>https://jobs.lorikeetdental.example/classifieds</link>
    <description>Classifieds of members</description>${[
      item(
        2207,
        "Practice Manager",
        "Tue, 17 Nov 2026 10:00:00 +1000",
        [
          ["Employer", "Lorikeet Lane Dental"],
          ["Location", "Toowoomba QLD 4350"],
          ["Hours", "Full-time"],
          ["Remuneration", "$85,000 to $92,000 per annum plus superannuation"],
          ["Closing date", "Friday 18 December 2026"],
          ["Contact", "Dr Sanjana Rowe, 0491 573 087"],
        ],
        "Three chairs, one fish tank, and a diary that needs a firm hand.",
      ),
      item(
        2211,
        "Dental Assistant &amp; Receptionist",
        "Fri, 20 Nov 2026 15:20:00 +1000",
        [
          ["Employer", "Smile Shed &amp; Co"],
          ["Location", "Dalby QLD 4405"],
          ["Hours", "Part-time"],
          ["Remuneration", "$30.85 - $33.10 an hour"],
          ["Closing date", "Monday 11 January 2027"],
          ["Contact", "shed@smile.example"],
        ],
        "Trainees welcome; a steady hand is not taught.",
      ),
      item(
        2214,
        "Oral Health Therapist",
        "Wed, 25 Nov 2026 09:05:00 +1000",
        [
          ["Employer", "Back Track Mobile Dental"],
          ["Location", "Roma QLD 4455; Charleville QLD 4470"],
          ["Hours", "Contract"],
          ["Remuneration", "40% of billings"],
          ["Closing date", "Open until filled"],
          ["Contact", "Merle, 0491 573 770"],
        ],
        "The van has air conditioning and a name.",
      ),
      item(
        2190,
        "Dental Technician",
        "Mon, 12 Oct 2026 09:00:00 +1000",
        [
          ["Employer", "Crown Range Laboratory"],
          ["Location", "Toowoomba QLD 4350"],
          ["Hours", "Full-time"],
          ["Remuneration", "By negotiation"],
          ["Closing date", "Friday 13 November 2026"],
          ["Contact", "lab@crownrange.example"],
        ],
        "Shades are everything.",
      ),
    ].join("")}
  </channel>
</rss>`,
  expected: [
    {
      title: "Practice Manager",
      employer: "Lorikeet Lane Dental",
      places: ["Toowoomba QLD"],
      pay: { min: 85_000, max: 92_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T00:00:00Z",
      closes: "2026-12-18",
      live: true,
      url: "https://jobs.lorikeetdental.example/classifieds/2207",
    },
    {
      title: "Dental Assistant & Receptionist",
      employer: "Smile Shed & Co",
      places: ["Dalby QLD"],
      pay: { min: 30.85, max: 33.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T05:20:00Z",
      closes: "2027-01-11",
      live: true,
      url: "https://jobs.lorikeetdental.example/classifieds/2211",
    },
    {
      title: "Oral Health Therapist",
      employer: "Back Track Mobile Dental",
      places: ["Roma QLD", "Charleville QLD"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24T23:05:00Z",
      closes: null,
      live: true,
      url: "https://jobs.lorikeetdental.example/classifieds/2214",
    },
    { title: "Dental Technician", places: ["Toowoomba QLD"], closes: "2026-11-13", live: false },
  ],
};
