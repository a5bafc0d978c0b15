/** Usual: the file that a timber workers' board sends to aggregators: everything in CDATA, company and city and region apart, contract and hours apart, salary as one line of text of several forms, days with the day first, an award named instead of pay, text that names another firm. */
export const sawmillsPartnerAdsXml = {
  name: "held-29 partner ads of sawmills",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<source>
  <publisher>Knots and Knees Timber Jobs</publisher>
  <publisherurl>https://knotsandknees.example</publisherurl>
  <lastbuilddate>26/11/2026</lastbuilddate>
  <ad>
    <id><![CDATA[kk-90311]]></id>
    <title><![CDATA[Saw Doctor]]></title>
    <url><![CDATA[https://knotsandknees.example/ads/90311?from=partner]]></url>
    <content><![CDATA[Bandsaws up to nine metres. You know by the whine. The last wheel we bought, from Brandvold of Sweden, cost $61,000.]]></content>
    <company><![CDATA[Hume Valley Softwoods]]></company>
    <city><![CDATA[Tumut]]></city>
    <region><![CDATA[NSW]]></region>
    <postcode><![CDATA[2720]]></postcode>
    <contract><![CDATA[Permanent]]></contract>
    <working_hours><![CDATA[Full-time]]></working_hours>
    <salary><![CDATA[$41.20 - $46.80 per hour]]></salary>
    <date><![CDATA[17/11/2026]]></date>
    <expiration_date><![CDATA[17/12/2026]]></expiration_date>
  </ad>
  <ad>
    <id><![CDATA[kk-90340]]></id>
    <title><![CDATA[Kiln Operator &amp; Grader]]></title>
    <url><![CDATA[https://knotsandknees.example/ads/90340?from=partner]]></url>
    <content><![CDATA[Wet boards in, dry boards out, and none of them bananas. Rotating shifts of four on, four off.]]></content>
    <company><![CDATA[Gippsland Ash Pty Ltd]]></company>
    <city><![CDATA[Heyfield]]></city>
    <region><![CDATA[VIC]]></region>
    <postcode><![CDATA[3858]]></postcode>
    <contract><![CDATA[Permanent]]></contract>
    <working_hours><![CDATA[Part-time]]></working_hours>
    <salary><![CDATA[Timber Industry Award, level 4]]></salary>
    <date><![CDATA[19/11/2026]]></date>
    <expiration_date><![CDATA[08/01/2027]]></expiration_date>
  </ad>
  <ad>
    <id><![CDATA[kk-90352]]></id>
    <title><![CDATA[Log Truck Dispatcher]]></title>
    <url><![CDATA[https://knotsandknees.example/ads/90352?from=partner]]></url>
    <content><![CDATA[Forty trucks, one bridge. Twelve months while we move to the new weighbridge.]]></content>
    <company><![CDATA[Hume Valley Softwoods]]></company>
    <city><![CDATA[Oberon]]></city>
    <region><![CDATA[NSW]]></region>
    <postcode><![CDATA[2787]]></postcode>
    <contract><![CDATA[Fixed term]]></contract>
    <working_hours><![CDATA[Full-time]]></working_hours>
    <salary><![CDATA[up to $88,500 per year + super]]></salary>
    <date><![CDATA[24/11/2026]]></date>
    <expiration_date><![CDATA[]]></expiration_date>
  </ad>
  <ad>
    <id><![CDATA[kk-90355]]></id>
    <title><![CDATA[Docking Line Hand]]></title>
    <url><![CDATA[https://knotsandknees.example/ads/90355?from=partner]]></url>
    <content><![CDATA[Earmuffs and gloves are ours, the boots are yours: we give $150 towards them after three months.]]></content>
    <company><![CDATA[Dorset Sawn Timbers]]></company>
    <city><![CDATA[Scottsdale]]></city>
    <region><![CDATA[TAS]]></region>
    <postcode><![CDATA[7260]]></postcode>
    <contract><![CDATA[Casual]]></contract>
    <working_hours><![CDATA[]]></working_hours>
    <salary><![CDATA[]]></salary>
    <date><![CDATA[25/11/2026]]></date>
    <expiration_date><![CDATA[11/12/2026]]></expiration_date>
  </ad>
</source>
`,
  expected: [
    {
      title: "Saw Doctor",
      employer: "Hume Valley Softwoods",
      reference: "kk-90311",
      places: ["Tumut NSW"],
      pay: { min: 41.2, max: 46.8, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-17",
      remote: false,
      live: true,
    },
    {
      title: "Kiln Operator & Grader",
      employer: "Gippsland Ash Pty Ltd",
      reference: "kk-90340",
      places: ["Heyfield VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2027-01-08",
      remote: false,
      live: true,
    },
    {
      title: "Log Truck Dispatcher",
      employer: "Hume Valley Softwoods",
      reference: "kk-90352",
      places: ["Oberon NSW"],
      pay: { min: null, max: 88_500, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Docking Line Hand",
      employer: "Dorset Sawn Timbers",
      reference: "kk-90355",
      places: ["Scottsdale TAS"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: "2026-12-11",
      remote: false,
      live: true,
    },
  ],
};
