/** Usual: a hotel group's ads in the XML that an aggregator abroad asks for, the title as a name, the place as a region, days with points, an update beside the posting, weekly pay, an empty pay. */
export const hotelsAggregatorXml = {
  name: "held-20 XML of hotels for an aggregator abroad",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<jobs>
  <job id="88102">
    <link><![CDATA[https://careers.tidelinehotels.example/night-porter-cairns?utm_source=aggregator]]></link>
    <name><![CDATA[Night Porter]]></name>
    <region><![CDATA[Cairns, Queensland]]></region>
    <salary><![CDATA[$29.50 - $33.00 per hour]]></salary>
    <description><![CDATA[<p>The lobby is yours from eleven.</p><p>Bags, taxis, and the occasional gecko.</p>]]></description>
    <company><![CDATA[Tideline Esplanade]]></company>
    <pubdate>19.11.2026</pubdate>
    <updated>25.11.2026</updated>
    <expire>19.12.2026</expire>
    <jobtype>part-time</jobtype>
  </job>
  <job id="88107">
    <link><![CDATA[https://careers.tidelinehotels.example/pastry-chef-port-douglas?utm_source=aggregator]]></link>
    <name><![CDATA[Pastry Chef]]></name>
    <region><![CDATA[Port Douglas, Queensland]]></region>
    <salary><![CDATA[AU$1,450 per week]]></salary>
    <description><![CDATA[<p>Mango season is coming and we have one oven.</p><p>Staff room on site for $120 a week.</p>]]></description>
    <company><![CDATA[Tideline Reef House]]></company>
    <pubdate>23.11.2026</pubdate>
    <updated>23.11.2026</updated>
    <expire>23.12.2026</expire>
    <jobtype>full-time</jobtype>
  </job>
  <job id="88111">
    <link><![CDATA[https://careers.tidelinehotels.example/pool-attendant-airlie-beach?utm_source=aggregator]]></link>
    <name><![CDATA[Pool & Grounds Attendant]]></name>
    <region><![CDATA[Airlie Beach, Queensland]]></region>
    <salary><![CDATA[]]></salary>
    <description><![CDATA[<p>Leaves out, chlorine in.</p>]]></description>
    <company><![CDATA[Tideline Whitsunday]]></company>
    <pubdate>24.11.2026</pubdate>
    <updated>24.11.2026</updated>
    <expire>10.12.2026</expire>
    <jobtype>casual</jobtype>
  </job>
  <job id="88113">
    <link><![CDATA[https://careers.tidelinehotels.example/revenue-manager-surfers-paradise?utm_source=aggregator]]></link>
    <name><![CDATA[Revenue Manager]]></name>
    <region><![CDATA[Surfers Paradise, Queensland]]></region>
    <salary><![CDATA[from $102 000 per year]]></salary>
    <description><![CDATA[<p>Know what a Tuesday in August is worth.</p>]]></description>
    <company><![CDATA[Tideline Hotels]]></company>
    <pubdate>25.11.2026</pubdate>
    <updated>26.11.2026</updated>
    <expire>08.01.2027</expire>
    <jobtype>full-time</jobtype>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Night Porter",
      employer: "Tideline Esplanade",
      places: ["Cairns QLD"],
      pay: { min: 29.5, max: 33, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-19",
      live: true,
      url: "https://careers.tidelinehotels.example/night-porter-cairns?utm_source=aggregator",
    },
    {
      title: "Pastry Chef",
      employer: "Tideline Reef House",
      places: ["Port Douglas QLD"],
      pay: { min: 1450, max: 1450, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2026-12-23",
      live: true,
      url: "https://careers.tidelinehotels.example/pastry-chef-port-douglas?utm_source=aggregator",
    },
    {
      title: "Pool & Grounds Attendant",
      employer: "Tideline Whitsunday",
      places: ["Airlie Beach QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2026-12-10",
      live: true,
      url: "https://careers.tidelinehotels.example/pool-attendant-airlie-beach?utm_source=aggregator",
    },
    {
      title: "Revenue Manager",
      employer: "Tideline Hotels",
      places: ["Surfers Paradise QLD"],
      pay: { min: 102_000, max: null, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2027-01-08",
      live: true,
      url: "https://careers.tidelinehotels.example/revenue-manager-surfers-paradise?utm_source=aggregator",
    },
  ],
};
