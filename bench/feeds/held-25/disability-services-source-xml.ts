/** Usual: a disability service's jobs in the XML that a big job search site takes, a source with a publisher, every element as character data, two companies of one house, states short or in full, pay in words with what it is per or nothing, kinds in one word or two behind a comma, days in the form of mails, a day of expiry in two forms, a word for how far one works from home, tracking in the addresses, one past its end. */
export const disabilityServicesSourceXml = {
  name: "held-25 source of jobs of a disability service",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Steady Hands Careers</publisher>
  <publisherurl>https://careers.steadyhands.example</publisherurl>
  <lastBuildDate>Thu, 26 Nov 2026 18:00:00 GMT</lastBuildDate>
  <job>
    <title><![CDATA[Support Worker - Community Access]]></title>
    <date><![CDATA[Mon, 16 Nov 2026 22:00:00 GMT]]></date>
    <referencenumber><![CDATA[SH-7731]]></referencenumber>
    <requisitionid><![CDATA[SH-7731]]></requisitionid>
    <url><![CDATA[https://careers.steadyhands.example/jobs/7731?utm_source=feed&utm_medium=xml]]></url>
    <company><![CDATA[Steady Hands]]></company>
    <sourcename><![CDATA[Steady Hands]]></sourcename>
    <city><![CDATA[Logan Central]]></city>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4114]]></postalcode>
    <email><![CDATA[people@steadyhands.example]]></email>
    <description><![CDATA[<p>You go to the pool on Mondays and the library on Wednesdays, and on Fridays he decides. You need a car; we pay 96 cents a kilometre.</p><p>A Blue Card and a Yellow Card are needed. We pay for both.</p>]]></description>
    <salary><![CDATA[$36.83 - $41.20 per hour]]></salary>
    <education><![CDATA[]]></education>
    <jobtype><![CDATA[parttime, casual]]></jobtype>
    <category><![CDATA[Community Services]]></category>
    <experience><![CDATA[]]></experience>
    <expirationdate><![CDATA[Fri, 18 Dec 2026]]></expirationdate>
    <remotetype><![CDATA[]]></remotetype>
  </job>
  <job>
    <title><![CDATA[House Coordinator (Three Homes)]]></title>
    <date><![CDATA[Thu, 19 Nov 2026 03:15:00 GMT]]></date>
    <referencenumber><![CDATA[SH-7740]]></referencenumber>
    <requisitionid><![CDATA[SH-7740]]></requisitionid>
    <url><![CDATA[https://careers.steadyhands.example/jobs/7740?utm_source=feed&utm_medium=xml]]></url>
    <company><![CDATA[Steady Hands]]></company>
    <sourcename><![CDATA[Steady Hands]]></sourcename>
    <city><![CDATA[Ballina]]></city>
    <state><![CDATA[New South Wales]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[2478]]></postalcode>
    <email><![CDATA[people@steadyhands.example]]></email>
    <description><![CDATA[<p>Eleven people live in these homes, and you know what each has for breakfast. You write the roster, and you are the one who rings when it falls apart.</p><ul><li>Salary packaging up to $15,900</li><li>A phone that is off on your days off</li></ul>]]></description>
    <salary><![CDATA[$91,000 per year]]></salary>
    <education><![CDATA[Cert IV]]></education>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Community Services]]></category>
    <experience><![CDATA[3+ years]]></experience>
    <expirationdate><![CDATA[]]></expirationdate>
    <remotetype><![CDATA[]]></remotetype>
  </job>
  <job>
    <title><![CDATA[Plan Manager & Invoice Wrangler]]></title>
    <date><![CDATA[Tue, 24 Nov 2026 00:45:00 GMT]]></date>
    <referencenumber><![CDATA[SHP-0212]]></referencenumber>
    <requisitionid><![CDATA[SHP-0212]]></requisitionid>
    <url><![CDATA[https://careers.steadyhands.example/jobs/0212?utm_source=feed&utm_medium=xml]]></url>
    <company><![CDATA[Steady Hands Plan Management Pty Ltd]]></company>
    <sourcename><![CDATA[Steady Hands]]></sourcename>
    <city><![CDATA[]]></city>
    <state><![CDATA[]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[]]></postalcode>
    <email><![CDATA[people@steadyhands.example]]></email>
    <description><![CDATA[<p>Four hundred plans, nine hundred invoices a week and a supplier who writes his in pencil. Maternity cover until November 2027.</p>]]></description>
    <salary><![CDATA[]]></salary>
    <education><![CDATA[]]></education>
    <jobtype><![CDATA[fulltime, contract]]></jobtype>
    <category><![CDATA[Accounting]]></category>
    <experience><![CDATA[]]></experience>
    <expirationdate><![CDATA[2027-01-15]]></expirationdate>
    <remotetype><![CDATA[Fully remote]]></remotetype>
  </job>
  <job>
    <title><![CDATA[Speech Pathologist]]></title>
    <date><![CDATA[Sun, 25 Oct 2026 22:00:00 GMT]]></date>
    <referencenumber><![CDATA[SH-7702]]></referencenumber>
    <requisitionid><![CDATA[SH-7702]]></requisitionid>
    <url><![CDATA[https://careers.steadyhands.example/jobs/7702?utm_source=feed&utm_medium=xml]]></url>
    <company><![CDATA[Steady Hands]]></company>
    <sourcename><![CDATA[Steady Hands]]></sourcename>
    <city><![CDATA[Caboolture]]></city>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4510]]></postalcode>
    <email><![CDATA[people@steadyhands.example]]></email>
    <description><![CDATA[<p>Devices, patience and a very good office chair.</p>]]></description>
    <salary><![CDATA[$88,000 - $104,000 per year]]></salary>
    <education><![CDATA[]]></education>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Allied Health]]></category>
    <experience><![CDATA[]]></experience>
    <expirationdate><![CDATA[Sat, 21 Nov 2026]]></expirationdate>
    <remotetype><![CDATA[Hybrid remote]]></remotetype>
  </job>
</source>
`,
  expected: [
    {
      title: "Support Worker - Community Access",
      employer: "Steady Hands",
      reference: "SH-7731",
      places: ["Logan Central QLD"],
      pay: { min: 36.83, max: 41.2, interval: "hour" },
      workTypes: ["Part time", "Casual"],
      posted: "2026-11-16T22:00:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://careers.steadyhands.example/jobs/7731?utm_source=feed&utm_medium=xml",
    },
    {
      title: "House Coordinator (Three Homes)",
      employer: "Steady Hands",
      reference: "SH-7740",
      places: ["Ballina NSW"],
      pay: { min: 91_000, max: 91_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T03:15:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.steadyhands.example/jobs/7740?utm_source=feed&utm_medium=xml",
    },
    {
      title: "Plan Manager & Invoice Wrangler",
      employer: "Steady Hands Plan Management Pty Ltd",
      reference: "SHP-0212",
      places: [],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24T00:45:00Z",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://careers.steadyhands.example/jobs/0212?utm_source=feed&utm_medium=xml",
    },
    {
      title: "Speech Pathologist",
      employer: "Steady Hands",
      reference: "SH-7702",
      places: ["Caboolture QLD"],
      live: false,
    },
  ],
};
