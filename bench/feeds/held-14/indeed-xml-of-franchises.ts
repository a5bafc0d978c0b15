/** A bakery franchise's source for an aggregator: each shop's owner as the company, pay in words of several kinds, types in one word, an end of its own, an office job from home, e-mail beside. */
export const franchiseSource = {
  name: "held-14 source of a bakery franchise with shops' owners as companies",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Crumb &amp; Crust Franchising</publisher>
  <publisherurl>https://www.crumbandcrust.example</publisherurl>
  <lastBuildDate>Thu, 26 Nov 2026 18:00:00 GMT</lastBuildDate>
  <job>
    <title><![CDATA[Baker (Night Shift)]]></title>
    <date><![CDATA[Mon, 16 Nov 2026 20:15:00 GMT]]></date>
    <referencenumber><![CDATA[CC-ALB-091]]></referencenumber>
    <requisitionid><![CDATA[91]]></requisitionid>
    <url><![CDATA[https://www.crumbandcrust.example/jobs/cc-alb-091?source=Indeed]]></url>
    <company><![CDATA[Dough Nation (Albury) Pty Ltd]]></company>
    <sourcename><![CDATA[Crumb & Crust Franchising]]></sourcename>
    <city><![CDATA[Albury]]></city>
    <state><![CDATA[NSW]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[2640]]></postalcode>
    <email><![CDATA[albury@crumbandcrust.example]]></email>
    <description><![CDATA[<p>Midnight to eight. The radio is yours.</p>]]></description>
    <salary><![CDATA[$31.50 - $34.20 per hour]]></salary>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Bakery, Hospitality]]></category>
    <experience><![CDATA[2+ years]]></experience>
    <expirationdate><![CDATA[Wed, 16 Dec 2026 12:59:00 GMT]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Shop Assistant &ndash; Weekends]]></title>
    <date><![CDATA[Fri, 20 Nov 2026 02:40:00 GMT]]></date>
    <referencenumber><![CDATA[CC-WOD-017]]></referencenumber>
    <requisitionid><![CDATA[17]]></requisitionid>
    <url><![CDATA[https://www.crumbandcrust.example/jobs/cc-wod-017?source=Indeed]]></url>
    <company><![CDATA[Two Loaves Wodonga]]></company>
    <sourcename><![CDATA[Crumb & Crust Franchising]]></sourcename>
    <city><![CDATA[Wodonga]]></city>
    <state><![CDATA[VIC]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[3690]]></postalcode>
    <email><![CDATA[wodonga@crumbandcrust.example]]></email>
    <description><![CDATA[<p>Vanilla slices sell themselves; everything else is you.</p>]]></description>
    <salary><![CDATA[From $29.40 an hour]]></salary>
    <jobtype><![CDATA[casual, parttime]]></jobtype>
    <category><![CDATA[Retail]]></category>
    <experience/>
    <expirationdate/>
  </job>
  <job>
    <title><![CDATA[Franchise Accounts Clerk]]></title>
    <date><![CDATA[Tue, 24 Nov 2026 23:05:00 GMT]]></date>
    <referencenumber><![CDATA[CC-HO-233]]></referencenumber>
    <requisitionid><![CDATA[233]]></requisitionid>
    <url><![CDATA[https://www.crumbandcrust.example/jobs/cc-ho-233?source=Indeed]]></url>
    <company><![CDATA[Crumb & Crust Franchising]]></company>
    <sourcename><![CDATA[Crumb & Crust Franchising]]></sourcename>
    <city><![CDATA[Wagga Wagga]]></city>
    <state><![CDATA[NSW]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[2650]]></postalcode>
    <email><![CDATA[office@crumbandcrust.example]]></email>
    <description><![CDATA[<p>Forty shops, forty kinds of shoebox.</p>]]></description>
    <salary><![CDATA[Up to $72,000 a year plus super]]></salary>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Accounting]]></category>
    <experience/>
    <remotetype><![CDATA[Fully remote]]></remotetype>
    <expirationdate><![CDATA[Fri, 15 Jan 2027 12:59:00 GMT]]></expirationdate>
  </job>
</source>`,
  expected: [
    {
      title: "Baker (Night Shift)",
      employer: "Dough Nation (Albury) Pty Ltd",
      reference: "CC-ALB-091",
      places: ["Albury NSW"],
      pay: { min: 31.5, max: 34.2, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T20:15:00Z",
      closes: "2026-12-16T12:59:00Z",
      live: true,
      url: "https://www.crumbandcrust.example/jobs/cc-alb-091?source=Indeed",
    },
    {
      title: "Shop Assistant – Weekends",
      employer: "Two Loaves Wodonga",
      reference: "CC-WOD-017",
      places: ["Wodonga VIC"],
      pay: { min: 29.4, max: null, interval: "hour" },
      workTypes: ["Casual", "Part time"],
      posted: "2026-11-20T02:40:00Z",
      closes: null,
      live: true,
      url: "https://www.crumbandcrust.example/jobs/cc-wod-017?source=Indeed",
    },
    {
      title: "Franchise Accounts Clerk",
      employer: "Crumb & Crust Franchising",
      reference: "CC-HO-233",
      places: ["Wagga Wagga NSW"],
      pay: { min: null, max: 72_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24T23:05:00Z",
      closes: "2027-01-15T12:59:00Z",
      remote: true,
      live: true,
      url: "https://www.crumbandcrust.example/jobs/cc-ho-233?source=Indeed",
    },
  ],
};
