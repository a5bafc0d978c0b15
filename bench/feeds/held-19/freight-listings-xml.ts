/** Usual: a freight board's listings for an aggregator with element names of its own, the employer per listing, places as one string with a postcode, pay in words, the kind in odd words, moments of mail, one listing withdrawn. */
export const freightListingsXml = {
  name: "held-19 listings of a freight board for an aggregator",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<export>
  <provider>Loading Dock Jobs</provider>
  <providerurl>https://loadingdock.example</providerurl>
  <lastbuild>Thu, 26 Nov 2026 22:00:00 GMT</lastbuild>
  <listing>
    <uniqueid><![CDATA[LD-90412]]></uniqueid>
    <position><![CDATA[HC Driver - Nights]]></position>
    <hiringcompany><![CDATA[Crossbar Linehaul]]></hiringcompany>
    <whereabouts><![CDATA[Wodonga VIC 3690]]></whereabouts>
    <basis><![CDATA[Full-time, ongoing]]></basis>
    <payrate><![CDATA[$38.40 to $41.25 an hour + super]]></payrate>
    <goLive>Tue, 17 Nov 2026 06:30:00 +1100</goLive>
    <takeDown>Thu, 17 Dec 2026 23:59:00 +1100</takeDown>
    <isActive>1</isActive>
    <landingpage><![CDATA[https://loadingdock.example/l/90412?utm_source=agg&utm_medium=xml]]></landingpage>
    <body><![CDATA[<p>Changeover at Tarcutta and home in your own bed.</p><ul><li>HC licence</li><li>No sleepovers</li></ul>]]></body>
  </listing>
  <listing>
    <uniqueid><![CDATA[LD-90420]]></uniqueid>
    <position><![CDATA[Import Customs Clerk]]></position>
    <hiringcompany><![CDATA[Harbourmark Forwarding]]></hiringcompany>
    <whereabouts><![CDATA[Port Adelaide SA 5015]]></whereabouts>
    <basis><![CDATA[Part-time (job share)]]></basis>
    <payrate><![CDATA[$72,000 - $79,000 pro rata]]></payrate>
    <goLive>Fri, 20 Nov 2026 09:00:00 +1030</goLive>
    <takeDown></takeDown>
    <isActive>1</isActive>
    <landingpage><![CDATA[https://loadingdock.example/l/90420?utm_source=agg&utm_medium=xml]]></landingpage>
    <body><![CDATA[<p>Tariff codes by the thousand, tea by the litre.</p>]]></body>
  </listing>
  <listing>
    <uniqueid><![CDATA[LD-90431]]></uniqueid>
    <position><![CDATA[Dock Hand]]></position>
    <hiringcompany><![CDATA[Crossbar Linehaul]]></hiringcompany>
    <whereabouts><![CDATA[Truganina VIC 3029]]></whereabouts>
    <basis><![CDATA[Casual, as needed]]></basis>
    <payrate><![CDATA[]]></payrate>
    <goLive>Wed, 25 Nov 2026 14:12:00 +1100</goLive>
    <takeDown>Fri, 08 Jan 2027 17:00:00 +1100</takeDown>
    <isActive>1</isActive>
    <landingpage><![CDATA[https://loadingdock.example/l/90431?utm_source=agg&utm_medium=xml]]></landingpage>
    <body><![CDATA[<p>Boots with steel in them. The forklift has right of way.</p>]]></body>
  </listing>
  <listing>
    <uniqueid><![CDATA[LD-90377]]></uniqueid>
    <position><![CDATA[Fleet Allocator]]></position>
    <hiringcompany><![CDATA[Harbourmark Forwarding]]></hiringcompany>
    <whereabouts><![CDATA[Port Adelaide SA 5015]]></whereabouts>
    <basis><![CDATA[Full-time, ongoing]]></basis>
    <payrate><![CDATA[$85,000 + phone]]></payrate>
    <goLive>Mon, 19 Oct 2026 09:00:00 +1030</goLive>
    <takeDown></takeDown>
    <isActive>0</isActive>
    <landingpage><![CDATA[https://loadingdock.example/l/90377?utm_source=agg&utm_medium=xml]]></landingpage>
    <body><![CDATA[<p>Forty trucks on one whiteboard.</p>]]></body>
  </listing>
</export>
`,
  expected: [
    {
      title: "HC Driver - Nights",
      employer: "Crossbar Linehaul",
      reference: "LD-90412",
      places: ["Wodonga VIC"],
      pay: { min: 38.4, max: 41.25, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T19:30:00Z",
      closes: "2026-12-17T12:59:00Z",
      live: true,
      url: "https://loadingdock.example/l/90412?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Import Customs Clerk",
      employer: "Harbourmark Forwarding",
      reference: "LD-90420",
      places: ["Port Adelaide SA"],
      pay: { min: 72_000, max: 79_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-19T22:30:00Z",
      closes: null,
      live: true,
      url: "https://loadingdock.example/l/90420?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Dock Hand",
      employer: "Crossbar Linehaul",
      reference: "LD-90431",
      places: ["Truganina VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T03:12:00Z",
      closes: "2027-01-08T06:00:00Z",
      live: true,
      url: "https://loadingdock.example/l/90431?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Fleet Allocator",
      reference: "LD-90377",
      places: ["Port Adelaide SA"],
      workTypes: ["Full time"],
      live: false,
    },
  ],
};
