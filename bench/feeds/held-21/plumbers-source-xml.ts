/** Usual: a plumbing franchise's source file for aggregators, each shop its own company, pay in words with an award and a pro rata sum, moments with Melbourne's offset, links with tracking, an ampersand escaped twice, one job from home. */
export const plumbersSourceXml = {
  name: "held-21 source file of a plumbing franchise",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Tap &amp; Trench Careers</publisher>
  <publisherurl>https://careers.tapandtrench.example</publisherurl>
  <lastbuilddate>Wed, 25 Nov 2026 20:00:02 +1100</lastbuilddate>
  <job>
    <title><![CDATA[Plumber &amp; Gasfitter]]></title>
    <date><![CDATA[Mon, 23 Nov 2026 09:15:00 +1100]]></date>
    <referencenumber><![CDATA[TT-20931]]></referencenumber>
    <url><![CDATA[https://careers.tapandtrench.example/job/20931?utm_source=feed&utm_medium=xml]]></url>
    <company><![CDATA[Tap & Trench Geelong]]></company>
    <city><![CDATA[Geelong]]></city>
    <state><![CDATA[VIC]]></state>
    <postalcode><![CDATA[3220]]></postalcode>
    <country><![CDATA[AU]]></country>
    <description><![CDATA[<p>Hot water, gas and the odd burst main. Our van, our fuel card, your boots.</p><ul><li>$1,500 tool allowance each year</li><li>One weekend in five on call</li></ul>]]></description>
    <salary><![CDATA[$46 - $52 per hour + super]]></salary>
    <jobtype><![CDATA[Full-time]]></jobtype>
    <category><![CDATA[Trades]]></category>
    <experience><![CDATA[2+ years]]></experience>
    <remotetype></remotetype>
    <expirationdate><![CDATA[2026-12-18]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Apprentice Plumber (2nd or 3rd Year)]]></title>
    <date><![CDATA[Thu, 19 Nov 2026 16:40:30 +1100]]></date>
    <referencenumber><![CDATA[TT-20918]]></referencenumber>
    <url><![CDATA[https://careers.tapandtrench.example/job/20918?utm_source=feed&utm_medium=xml]]></url>
    <company><![CDATA[Tap & Trench Shepparton]]></company>
    <city><![CDATA[Shepparton]]></city>
    <state><![CDATA[VIC]]></state>
    <postalcode><![CDATA[3630]]></postalcode>
    <country><![CDATA[AU]]></country>
    <description><![CDATA[<p>Left without a host? Come and finish your time with us.</p>]]></description>
    <salary><![CDATA[Award rates]]></salary>
    <jobtype><![CDATA[Full-time]]></jobtype>
    <category><![CDATA[Trades]]></category>
    <experience></experience>
    <remotetype></remotetype>
    <expirationdate><![CDATA[2027-01-15]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Service Scheduler]]></title>
    <date><![CDATA[Wed, 18 Nov 2026 08:05:12 +1100]]></date>
    <referencenumber><![CDATA[TT-20911]]></referencenumber>
    <url><![CDATA[https://careers.tapandtrench.example/job/20911?utm_source=feed&utm_medium=xml]]></url>
    <company><![CDATA[Tap & Trench Support Office]]></company>
    <city></city>
    <state></state>
    <postalcode></postalcode>
    <country><![CDATA[AU]]></country>
    <description><![CDATA[<p>Forty vans, one map, and you at your kitchen table.</p>]]></description>
    <salary><![CDATA[$66k - $70k pro rata]]></salary>
    <jobtype><![CDATA[Part-time]]></jobtype>
    <category><![CDATA[Administration]]></category>
    <experience></experience>
    <remotetype><![CDATA[Fully remote]]></remotetype>
    <expirationdate></expirationdate>
  </job>
  <job>
    <title><![CDATA[Drainer with Excavator Ticket]]></title>
    <date><![CDATA[Tue, 10 Nov 2026 11:30:00 +1100]]></date>
    <referencenumber><![CDATA[TT-20887]]></referencenumber>
    <url><![CDATA[https://careers.tapandtrench.example/job/20887?utm_source=feed&utm_medium=xml]]></url>
    <company><![CDATA[Tap & Trench Ballarat]]></company>
    <city><![CDATA[Ballarat]]></city>
    <state><![CDATA[VIC]]></state>
    <postalcode><![CDATA[3350]]></postalcode>
    <country><![CDATA[AU]]></country>
    <description><![CDATA[<p>Eleven weeks of trench on a $14 million estate. Bring your own bucket of patience.</p>]]></description>
    <salary><![CDATA[$480 a day]]></salary>
    <jobtype><![CDATA[Contract]]></jobtype>
    <category><![CDATA[Trades]]></category>
    <experience></experience>
    <remotetype></remotetype>
    <expirationdate><![CDATA[2026-12-11]]></expirationdate>
  </job>
</source>
`,
  expected: [
    {
      title: "Plumber & Gasfitter",
      employer: "Tap & Trench Geelong",
      reference: "TT-20931",
      places: ["Geelong VIC"],
      pay: { min: 46, max: 52, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-22T22:15:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://careers.tapandtrench.example/job/20931?utm_source=feed&utm_medium=xml",
    },
    {
      title: "Apprentice Plumber (2nd or 3rd Year)",
      employer: "Tap & Trench Shepparton",
      reference: "TT-20918",
      places: ["Shepparton VIC"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-19T05:40:30Z",
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://careers.tapandtrench.example/job/20918?utm_source=feed&utm_medium=xml",
    },
    {
      title: "Service Scheduler",
      employer: "Tap & Trench Support Office",
      reference: "TT-20911",
      places: [],
      pay: { min: 66_000, max: 70_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-17T21:05:12Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://careers.tapandtrench.example/job/20911?utm_source=feed&utm_medium=xml",
    },
    {
      title: "Drainer with Excavator Ticket",
      employer: "Tap & Trench Ballarat",
      reference: "TT-20887",
      places: ["Ballarat VIC"],
      pay: { min: 480, max: 480, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-10T00:30:00Z",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://careers.tapandtrench.example/job/20887?utm_source=feed&utm_medium=xml",
    },
  ],
};
