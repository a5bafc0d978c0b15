/** Usual: the source file of a regional job board for aggregators, every value in CDATA with spaces around it, descriptions as HTML escaped again, several kinds of work in one element, salaries as words with the unit after them, one job abroad, one from home without a town, one of which the day of expiry is past, an empty salary. */
export const harvestRoadBoardSourceXml = {
  name: "held-27 source file of a regional board",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Harvest Road Jobs</publisher>
  <publisherurl>https://www.harvestroadjobs.example</publisherurl>
  <lastBuildDate>Thu, 26 Nov 2026 18:00:00 GMT</lastBuildDate>
  <job>
    <title><![CDATA[ Gin Operator ]]></title>
    <date><![CDATA[ Mon, 16 Nov 2026 02:00:00 GMT ]]></date>
    <referencenumber><![CDATA[ HRJ-40117 ]]></referencenumber>
    <requisitionid><![CDATA[ ]]></requisitionid>
    <url><![CDATA[ https://www.harvestroadjobs.example/job/40117?utm_source=agg ]]></url>
    <company><![CDATA[ Bolls & Bales Cotton ]]></company>
    <sourcename><![CDATA[ Harvest Road Jobs ]]></sourcename>
    <city><![CDATA[ Goondiwindi ]]></city>
    <state><![CDATA[ QLD ]]></state>
    <country><![CDATA[ AU ]]></country>
    <postalcode><![CDATA[ 4390 ]]></postalcode>
    <description><![CDATA[ &lt;p&gt;Twelve hour shifts, days and nights about. Meals are $10 at the canteen.&lt;/p&gt; ]]></description>
    <salary><![CDATA[ $34.80 - $37.20 per hour ]]></salary>
    <jobtype><![CDATA[ Full-time, Contract ]]></jobtype>
    <category><![CDATA[ Agriculture, Processing ]]></category>
    <experience><![CDATA[ ]]></experience>
    <expirationdate><![CDATA[ 2026-12-16 ]]></expirationdate>
    <remotetype><![CDATA[ ]]></remotetype>
  </job>
  <job>
    <title><![CDATA[ Relief Pharmacist ]]></title>
    <date><![CDATA[ Thu, 19 Nov 2026 05:30:00 GMT ]]></date>
    <referencenumber><![CDATA[ HRJ-40131 ]]></referencenumber>
    <requisitionid><![CDATA[ ]]></requisitionid>
    <url><![CDATA[ https://www.harvestroadjobs.example/job/40131?utm_source=agg ]]></url>
    <company><![CDATA[ Mortar Lane Pharmacies ]]></company>
    <sourcename><![CDATA[ Harvest Road Jobs ]]></sourcename>
    <city><![CDATA[ Katherine ]]></city>
    <state><![CDATA[ NT ]]></state>
    <country><![CDATA[ AU ]]></country>
    <postalcode><![CDATA[ 0850 ]]></postalcode>
    <description><![CDATA[ &lt;p&gt;Weeks here and there. Flights &amp;amp; a cool room with a view of the river.&lt;/p&gt; ]]></description>
    <salary><![CDATA[ $2,950 per week ]]></salary>
    <jobtype><![CDATA[ Casual ]]></jobtype>
    <category><![CDATA[ Health ]]></category>
    <experience><![CDATA[ 2+ years ]]></experience>
    <expirationdate><![CDATA[ ]]></expirationdate>
    <remotetype><![CDATA[ ]]></remotetype>
  </job>
  <job>
    <title><![CDATA[ Irrigation Designer ]]></title>
    <date><![CDATA[ Fri, 20 Nov 2026 00:10:00 GMT ]]></date>
    <referencenumber><![CDATA[ HRJ-40140 ]]></referencenumber>
    <requisitionid><![CDATA[ ]]></requisitionid>
    <url><![CDATA[ https://www.harvestroadjobs.example/job/40140?utm_source=agg ]]></url>
    <company><![CDATA[ Drip & Furrow ]]></company>
    <sourcename><![CDATA[ Harvest Road Jobs ]]></sourcename>
    <city><![CDATA[ ]]></city>
    <state><![CDATA[ ]]></state>
    <country><![CDATA[ AU ]]></country>
    <postalcode><![CDATA[ ]]></postalcode>
    <description><![CDATA[ &lt;p&gt;Draw pipes for paddocks you have only seen from a satellite.&lt;/p&gt; ]]></description>
    <salary><![CDATA[ ]]></salary>
    <jobtype><![CDATA[ Part-time ]]></jobtype>
    <category><![CDATA[ Engineering ]]></category>
    <experience><![CDATA[ ]]></experience>
    <expirationdate><![CDATA[ 2026-12-31 ]]></expirationdate>
    <remotetype><![CDATA[ Fully remote ]]></remotetype>
  </job>
  <job>
    <title><![CDATA[ Shearing Shed Manager ]]></title>
    <date><![CDATA[ Tue, 24 Nov 2026 21:00:00 GMT ]]></date>
    <referencenumber><![CDATA[ HRJ-40152 ]]></referencenumber>
    <requisitionid><![CDATA[ ]]></requisitionid>
    <url><![CDATA[ https://www.harvestroadjobs.example/job/40152?utm_source=agg ]]></url>
    <company><![CDATA[ Mackenzie Basin Wool ]]></company>
    <sourcename><![CDATA[ Harvest Road Jobs ]]></sourcename>
    <city><![CDATA[ Twizel ]]></city>
    <state><![CDATA[ Canterbury ]]></state>
    <country><![CDATA[ NZ ]]></country>
    <postalcode><![CDATA[ 7901 ]]></postalcode>
    <description><![CDATA[ &lt;p&gt;Four stands, six dogs, one kettle.&lt;/p&gt; ]]></description>
    <salary><![CDATA[ Competitive ]]></salary>
    <jobtype><![CDATA[ Full-time ]]></jobtype>
    <category><![CDATA[ Agriculture ]]></category>
    <experience><![CDATA[ ]]></experience>
    <expirationdate><![CDATA[ 2026-12-24 ]]></expirationdate>
    <remotetype><![CDATA[ ]]></remotetype>
  </job>
  <job>
    <title><![CDATA[ Weighbridge Clerk ]]></title>
    <date><![CDATA[ Mon, 05 Oct 2026 01:00:00 GMT ]]></date>
    <referencenumber><![CDATA[ HRJ-39870 ]]></referencenumber>
    <requisitionid><![CDATA[ ]]></requisitionid>
    <url><![CDATA[ https://www.harvestroadjobs.example/job/39870?utm_source=agg ]]></url>
    <company><![CDATA[ Bolls & Bales Cotton ]]></company>
    <sourcename><![CDATA[ Harvest Road Jobs ]]></sourcename>
    <city><![CDATA[ St George ]]></city>
    <state><![CDATA[ QLD ]]></state>
    <country><![CDATA[ AU ]]></country>
    <postalcode><![CDATA[ 4487 ]]></postalcode>
    <description><![CDATA[ &lt;p&gt;Trucks in, trucks out.&lt;/p&gt; ]]></description>
    <salary><![CDATA[ $31.10 per hour ]]></salary>
    <jobtype><![CDATA[ Casual ]]></jobtype>
    <category><![CDATA[ Agriculture, Processing ]]></category>
    <experience><![CDATA[ ]]></experience>
    <expirationdate><![CDATA[ 2026-11-06 ]]></expirationdate>
    <remotetype><![CDATA[ ]]></remotetype>
  </job>
</source>
`,
  expected: [
    {
      title: "Gin Operator",
      employer: "Bolls & Bales Cotton",
      reference: "HRJ-40117",
      places: ["Goondiwindi QLD"],
      pay: { min: 34.8, max: 37.2, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-16T02:00:00Z",
      closes: "2026-12-16",
      remote: false,
      live: true,
    },
    {
      title: "Relief Pharmacist",
      employer: "Mortar Lane Pharmacies",
      reference: "HRJ-40131",
      places: ["Katherine NT"],
      pay: { min: 2950, max: 2950, interval: "week" },
      workTypes: ["Casual"],
      posted: "2026-11-19T05:30:00Z",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Irrigation Designer",
      employer: "Drip & Furrow",
      reference: "HRJ-40140",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20T00:10:00Z",
      closes: "2026-12-31",
      remote: true,
      live: true,
    },
    {
      title: "Shearing Shed Manager",
      employer: "Mackenzie Basin Wool",
      reference: "HRJ-40152",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-24T21:00:00Z",
      closes: "2026-12-24",
      remote: false,
      live: true,
    },
    { title: "Weighbridge Clerk", reference: "HRJ-39870", live: false },
  ],
};
