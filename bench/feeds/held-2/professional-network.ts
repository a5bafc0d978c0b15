const salary = (low: string, high: string, period: string) =>
  `<salaries><salary><highEnd><amount><![CDATA[${high}]]></amount><currencyCode><![CDATA[AUD]]></currencyCode></highEnd><lowEnd><amount><![CDATA[${low}]]></amount><currencyCode><![CDATA[AUD]]></currencyCode></lowEnd><period><![CDATA[${period}]]></period><type><![CDATA[BASE_SALARY]]></type></salary></salaries>`;

/** The list that a professional network takes from hiring systems: pay as two ends with a period, kinds of workplace, several places of one job, codes in capitals. */
export const network = {
  name: "list for a professional network",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<source>
<lastBuildDate>Thu, 26 Nov 2026 22:10:30 GMT</lastBuildDate>
<publisherUrl>https://ats.tidewater.example</publisherUrl>
<publisher>Tidewater ATS</publisher>
<expectedJobCount>4</expectedJobCount>
<job>
<partnerJobId><![CDATA[TW-88120]]></partnerJobId>
<company><![CDATA[Mangrove Mutual]]></company>
<companyId>118832</companyId>
<title><![CDATA[Claims Consultant]]></title>
<description><![CDATA[<p>Talk to people on the worst day of their year.</p>]]></description>
<applyUrl><![CDATA[https://mangrove.example/apply/TW-88120]]></applyUrl>
<location><![CDATA[Parramatta, NSW, Australia]]></location>
<city><![CDATA[Parramatta]]></city><state><![CDATA[NSW]]></state><country><![CDATA[AU]]></country>
<alternateLocations><location><![CDATA[Wollongong, NSW, Australia]]></location></alternateLocations>
<workplaceTypes><![CDATA[On-site]]></workplaceTypes>
<jobtype><![CDATA[FULL_TIME]]></jobtype>
<experienceLevel><![CDATA[ASSOCIATE]]></experienceLevel>
<listDate><![CDATA[2026-11-17]]></listDate>
<expirationDate><![CDATA[2026-12-17]]></expirationDate>
${salary("72000", "79500", "YEARLY")}
</job>
<job>
<partnerJobId><![CDATA[TW-88131]]></partnerJobId>
<company><![CDATA[Mangrove Mutual]]></company>
<companyId>118832</companyId>
<title><![CDATA[Actuarial Analyst]]></title>
<description><![CDATA[<p>How wet is a flood?</p>]]></description>
<applyUrl><![CDATA[https://mangrove.example/apply/TW-88131]]></applyUrl>
<location><![CDATA[Brisbane, QLD, Australia]]></location>
<city><![CDATA[Brisbane]]></city><state><![CDATA[QLD]]></state><country><![CDATA[AU]]></country>
<workplaceTypes><![CDATA[Remote]]></workplaceTypes>
<jobtype><![CDATA[CONTRACT]]></jobtype>
<listDate><![CDATA[2026-11-20]]></listDate>
${salary("680", "740", "DAILY")}
</job>
<job>
<partnerJobId><![CDATA[TW-88140]]></partnerJobId>
<company><![CDATA[Billabong Aquatics]]></company>
<companyId>118901</companyId>
<title><![CDATA[Swim Teacher]]></title>
<description><![CDATA[<p>Blow bubbles with the under fives.</p>]]></description>
<applyUrl><![CDATA[https://billabong-aquatics.example/apply/TW-88140]]></applyUrl>
<location><![CDATA[Cairns, QLD, Australia]]></location>
<city><![CDATA[Cairns]]></city><state><![CDATA[QLD]]></state><country><![CDATA[AU]]></country>
<workplaceTypes><![CDATA[On-site]]></workplaceTypes>
<jobtype><![CDATA[PART_TIME]]></jobtype>
<listDate><![CDATA[2026-11-24]]></listDate>
${salary("31.50", "36.00", "HOURLY")}
</job>
<job>
<partnerJobId><![CDATA[TW-88152]]></partnerJobId>
<company><![CDATA[Billabong Aquatics]]></company>
<companyId>118901</companyId>
<title><![CDATA[Plant Room Technician]]></title>
<description><![CDATA[<p>Chlorine, pumps, and a pager.</p>]]></description>
<applyUrl><![CDATA[https://billabong-aquatics.example/apply/TW-88152]]></applyUrl>
<location><![CDATA[Townsville, QLD, Australia]]></location>
<city><![CDATA[Townsville]]></city><state><![CDATA[QLD]]></state><country><![CDATA[AU]]></country>
<workplaceTypes><![CDATA[On-site]]></workplaceTypes>
<jobtype><![CDATA[FULL_TIME]]></jobtype>
<listDate><![CDATA[2026-11-25]]></listDate>
<expirationDate><![CDATA[2026-12-08]]></expirationDate>
${salary("5600", "6100", "MONTHLY")}
</job>
</source>`,
  expected: [
    {
      title: "Claims Consultant",
      employer: "Mangrove Mutual",
      reference: "TW-88120",
      places: ["Parramatta NSW", "Wollongong NSW"],
      pay: { min: 72_000, max: 79_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://mangrove.example/apply/TW-88120",
    },
    {
      title: "Actuarial Analyst",
      employer: "Mangrove Mutual",
      reference: "TW-88131",
      places: ["Brisbane QLD"],
      pay: { min: 680, max: 740, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-20",
      closes: null,
      remote: true,
      live: true,
      url: "https://mangrove.example/apply/TW-88131",
    },
    {
      title: "Swim Teacher",
      employer: "Billabong Aquatics",
      reference: "TW-88140",
      places: ["Cairns QLD"],
      pay: { min: 31.5, max: 36, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://billabong-aquatics.example/apply/TW-88140",
    },
    {
      title: "Plant Room Technician",
      employer: "Billabong Aquatics",
      reference: "TW-88152",
      places: ["Townsville QLD"],
      pay: { min: 5_600, max: 6_100, interval: "month" },
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2026-12-08",
      remote: false,
      live: true,
      url: "https://billabong-aquatics.example/apply/TW-88152",
    },
  ],
};
