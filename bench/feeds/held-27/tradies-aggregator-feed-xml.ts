/** Usual: the file that a trades board writes for an aggregator: number as an attribute, link, name and region in CDATA, days with dots, a day of expiry beside the day of update, kinds of work as words that differ by employer, salaries as they were typed: a sum per annum with a k, an amount "ph", nothing, an hourly amount with an allowance after it. */
export const tradiesAggregatorFeedXml = {
  name: "held-27 aggregator file of a trades board",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<jobs>
  <job id="TB-90441">
    <link><![CDATA[https://toolbelt.example/jobs/90441/refrigeration-mechanic]]></link>
    <name><![CDATA[Refrigeration Mechanic]]></name>
    <region><![CDATA[Whyalla, SA, 5600]]></region>
    <description><![CDATA[<p>Supermarkets, trawlers and one morgue. After-hours roster one week in five.</p>]]></description>
    <pubdate>17.11.2026</pubdate>
    <updated>24.11.2026</updated>
    <expire>17.12.2026</expire>
    <salary><![CDATA[$46.20 ph + $25 a day tool allowance]]></salary>
    <company><![CDATA[Sub Zero & Sons Refrigeration]]></company>
    <jobtype>full-time</jobtype>
    <cpc>0.34</cpc>
  </job>
  <job id="TB-90458">
    <link><![CDATA[https://toolbelt.example/jobs/90458/joinery-estimator]]></link>
    <name><![CDATA[Joinery Estimator / Drafter]]></name>
    <region><![CDATA[Invermay, TAS, 7248]]></region>
    <description><![CDATA[<p>Read an architect's mind, then price it. Projects from $40,000 to $3m.</p>]]></description>
    <pubdate>20.11.2026</pubdate>
    <updated>20.11.2026</updated>
    <expire>18.12.2026</expire>
    <salary><![CDATA[$85k - $98k pa]]></salary>
    <company><![CDATA[Mitre & Bevel]]></company>
    <jobtype>permanent full time</jobtype>
    <cpc>0.34</cpc>
  </job>
  <job id="TB-90460">
    <link><![CDATA[https://toolbelt.example/jobs/90460/trades-assistants-x-8]]></link>
    <name><![CDATA[Trades Assistants x 8]]></name>
    <region><![CDATA[Karratha, WA, 6714]]></region>
    <description><![CDATA[<p>Shutdown of three weeks in February. Camp, meals and sunsets provided.</p>]]></description>
    <pubdate>23.11.2026</pubdate>
    <updated>25.11.2026</updated>
    <expire/>
    <salary/>
    <company><![CDATA[Pluto Road Shutdowns]]></company>
    <jobtype>casual</jobtype>
    <cpc>0.51</cpc>
  </job>
  <job id="TB-90466">
    <link><![CDATA[https://toolbelt.example/jobs/90466/site-supervisor]]></link>
    <name><![CDATA[Site Supervisor &#8211; Townhouses]]></name>
    <region><![CDATA[Gungahlin, ACT, 2912]]></region>
    <description><![CDATA[<p>Fourteen townhouses and fourteen opinions about downlights. A contract to the end of 2027.</p>]]></description>
    <pubdate>25.11.2026</pubdate>
    <updated>25.11.2026</updated>
    <expire>23.12.2026</expire>
    <salary><![CDATA[$620 per day]]></salary>
    <company><![CDATA[Plinth Homes]]></company>
    <jobtype>contract</jobtype>
    <cpc>0.34</cpc>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Refrigeration Mechanic",
      employer: "Sub Zero & Sons Refrigeration",
      reference: "TB-90441",
      places: ["Whyalla SA"],
      pay: { min: 46.2, max: 46.2, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://toolbelt.example/jobs/90441/refrigeration-mechanic",
    },
    {
      title: "Joinery Estimator / Drafter",
      employer: "Mitre & Bevel",
      reference: "TB-90458",
      places: ["Invermay TAS"],
      pay: { min: 85_000, max: 98_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://toolbelt.example/jobs/90458/joinery-estimator",
    },
    {
      title: "Trades Assistants x 8",
      employer: "Pluto Road Shutdowns",
      reference: "TB-90460",
      places: ["Karratha WA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://toolbelt.example/jobs/90460/trades-assistants-x-8",
    },
    {
      title: "Site Supervisor – Townhouses",
      employer: "Plinth Homes",
      reference: "TB-90466",
      places: ["Gungahlin ACT"],
      pay: { min: 620, max: 620, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: "2026-12-23",
      remote: false,
      live: true,
      url: "https://toolbelt.example/jobs/90466/site-supervisor",
    },
  ],
};
