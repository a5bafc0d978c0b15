/** A list for aggregators in Indeed's elements: two kinds of work in one, pay in words, who may work from home. */
export const aggregatorList = {
  name: "aggregator list XML",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>Wattle HR</publisher>
<publisherurl>https://wattlehr.example</publisherurl>
<lastBuildDate>Thu, 26 Nov 2026 21:10:44 GMT</lastBuildDate>
<job>
<title><![CDATA[Dental Assistant]]></title>
<date><![CDATA[Mon, 16 Nov 2026 22:15:00 GMT]]></date>
<referencenumber><![CDATA[WHR-20771]]></referencenumber>
<requisitionid><![CDATA[DA-3]]></requisitionid>
<url><![CDATA[https://wattlehr.example/j/20771?src=agg]]></url>
<company><![CDATA[Molar Street Dental]]></company>
<sourcename><![CDATA[Wattle HR]]></sourcename>
<city><![CDATA[Toowoomba]]></city>
<state><![CDATA[QLD]]></state>
<country><![CDATA[AU]]></country>
<postalcode><![CDATA[4350]]></postalcode>
<description><![CDATA[<p>Pass instruments, calm children, keep the steriliser running.</p>]]></description>
<salary><![CDATA[$29.80 - $33.10 an hour]]></salary>
<jobtype><![CDATA[fulltime, parttime]]></jobtype>
<category><![CDATA[Health]]></category>
<experience><![CDATA[1+ years]]></experience>
<expirationdate><![CDATA[16 Dec 2026]]></expirationdate>
</job>
<job>
<title><![CDATA[Bookkeeper (work from home)]]></title>
<date><![CDATA[Tue, 24 Nov 2026 03:00:00 GMT]]></date>
<referencenumber><![CDATA[WHR-20803]]></referencenumber>
<url><![CDATA[https://wattlehr.example/j/20803?src=agg]]></url>
<company><![CDATA[Ledger & Lamb]]></company>
<sourcename><![CDATA[Wattle HR]]></sourcename>
<city><![CDATA[Hobart]]></city>
<state><![CDATA[TAS]]></state>
<country><![CDATA[AU]]></country>
<description><![CDATA[<p>Reconcile eleven farms from your kitchen table.</p>]]></description>
<salary><![CDATA[$72,000 a year]]></salary>
<jobtype><![CDATA[parttime]]></jobtype>
<remotetype><![CDATA[Fully remote]]></remotetype>
</job>
<job>
<title><![CDATA[Orchard Hand]]></title>
<date><![CDATA[Sun, 22 Nov 2026 20:30:00 GMT]]></date>
<referencenumber><![CDATA[WHR-20790]]></referencenumber>
<url><![CDATA[https://wattlehr.example/j/20790?src=agg]]></url>
<company><![CDATA[Stonefruit Bros]]></company>
<sourcename><![CDATA[Wattle HR]]></sourcename>
<city><![CDATA[Shepparton]]></city>
<state><![CDATA[VIC]]></state>
<country><![CDATA[AU]]></country>
<description><![CDATA[<p>Thin, prop and pick.</p>]]></description>
<salary/>
<jobtype><![CDATA[casual]]></jobtype>
</job>
</source>`,
  expected: [
    {
      title: "Dental Assistant",
      employer: "Molar Street Dental",
      reference: "WHR-20771",
      places: ["Toowoomba QLD"],
      pay: { min: 29.8, max: 33.1, interval: "hour" },
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-16T22:15:00Z",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://wattlehr.example/j/20771?src=agg",
    },
    {
      title: "Bookkeeper (work from home)",
      employer: "Ledger & Lamb",
      reference: "WHR-20803",
      places: ["Hobart TAS"],
      pay: { min: 72_000, max: 72_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-24T03:00:00Z",
      closes: null,
      remote: true,
      live: true,
    },
    {
      title: "Orchard Hand",
      employer: "Stonefruit Bros",
      reference: "WHR-20790",
      places: ["Shepparton VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-22T20:30:00Z",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};

/** A list for Jooble: the id is an attribute, the title a name, the place a region, dates by day and points. */
export const jooble = {
  name: "Jooble XML",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<jobs>
  <job id="551">
    <link><![CDATA[https://pipersreach.example/vacancies/551]]></link>
    <name><![CDATA[Marine Electrician]]></name>
    <region><![CDATA[Fremantle, Western Australia]]></region>
    <description><![CDATA[<ul><li>Rewire ferries</li><li>Test shore power</li></ul>]]></description>
    <apply_url><![CDATA[https://pipersreach.example/vacancies/551/apply]]></apply_url>
    <company>Pipers Reach Slipway</company>
    <pubdate>12.11.2026</pubdate>
    <updated>20.11.2026</updated>
    <salary>AUD 52 per hour</salary>
    <expire>12.12.2026</expire>
    <jobtype>full-time</jobtype>
  </job>
  <job id="560">
    <link><![CDATA[https://pipersreach.example/vacancies/560]]></link>
    <name><![CDATA[Yard Administrator]]></name>
    <region><![CDATA[Fremantle, Western Australia; Mandurah, Western Australia]]></region>
    <description><![CDATA[<p>Berths, invoices and the radio.</p>]]></description>
    <company>Pipers Reach Slipway</company>
    <pubdate>25.11.2026</pubdate>
    <salary>AUD 66000 - 70000 per year</salary>
    <jobtype>part-time</jobtype>
  </job>
</jobs>`,
  expected: [
    {
      title: "Marine Electrician",
      employer: "Pipers Reach Slipway",
      reference: "551",
      places: ["Fremantle WA"],
      pay: { min: 52, max: 52, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-12",
      closes: "2026-12-12",
      remote: false,
      live: true,
    },
    {
      title: "Yard Administrator",
      employer: "Pipers Reach Slipway",
      reference: "560",
      places: ["Fremantle WA", "Mandurah WA"],
      pay: { min: 66_000, max: 70_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://pipersreach.example/vacancies/560",
    },
  ],
};
