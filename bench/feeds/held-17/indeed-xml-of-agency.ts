/** Usual: a recruitment agency's source in an aggregator's format with line breaks inside its character data, the agency as the company, pay in the words of its consultants, days with a clock and no zone, hybrid and fully remote work, one job sent twice, one that has expired. */
export const indeedXmlOfAgency = {
  name: "held-17 source of an agency for an aggregator with line breaks in its data",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<source>
  <publisher>Paperbark Recruitment</publisher>
  <publisherurl>https://www.paperbarkrecruitment.example</publisherurl>
  <lastbuilddate>2026-11-26 18:00:00</lastbuilddate>
  <job>
    <title><![CDATA[
      Maintenance Electrician
    ]]></title>
    <date><![CDATA[2026-11-18 09:15:00]]></date>
    <referencenumber><![CDATA[PBR-11874]]></referencenumber>
    <url><![CDATA[https://www.paperbarkrecruitment.example/jobs/11874?utm_source=indeed&utm_medium=xml]]></url>
    <company><![CDATA[Paperbark Recruitment]]></company>
    <city><![CDATA[Rockhampton]]></city>
    <state><![CDATA[Queensland]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4700]]></postalcode>
    <description><![CDATA[
      <p>Our client mends conveyors. <strong>You</strong> mend the motors.</p>
      <ul><li>Seven on, seven off</li><li>Ute & phone</li></ul>
    ]]></description>
    <salary><![CDATA[$52 - $56 per hour + penalties]]></salary>
    <jobtype><![CDATA[Full-time, Permanent]]></jobtype>
    <category><![CDATA[Trades & Services]]></category>
    <remotetype></remotetype>
    <expirationdate><![CDATA[2026-12-18]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[
      Bid Writer (6 Month Contract)
    ]]></title>
    <date><![CDATA[2026-11-23 14:40:00]]></date>
    <referencenumber><![CDATA[PBR-11902]]></referencenumber>
    <url><![CDATA[https://www.paperbarkrecruitment.example/jobs/11902?utm_source=indeed&utm_medium=xml]]></url>
    <company><![CDATA[Paperbark Recruitment]]></company>
    <city><![CDATA[]]></city>
    <state><![CDATA[]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[]]></postalcode>
    <description><![CDATA[
      <p>Forty pages, one deadline, no adjectives.</p>
    ]]></description>
    <salary><![CDATA[Up to $720 a day]]></salary>
    <jobtype><![CDATA[Contract]]></jobtype>
    <category><![CDATA[Marketing & Communications]]></category>
    <remotetype><![CDATA[Fully remote]]></remotetype>
    <expirationdate><![CDATA[2027-01-08]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[
      Finance Manager &amp; Company Secretary
    ]]></title>
    <date><![CDATA[2026-11-24 11:05:00]]></date>
    <referencenumber><![CDATA[PBR-11915]]></referencenumber>
    <url><![CDATA[https://www.paperbarkrecruitment.example/jobs/11915?utm_source=indeed&utm_medium=xml]]></url>
    <company><![CDATA[Paperbark Recruitment]]></company>
    <city><![CDATA[Toowoomba]]></city>
    <state><![CDATA[Queensland]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4350]]></postalcode>
    <description><![CDATA[
      <p>A family firm with a tidy ledger and an untidy board.</p>
    ]]></description>
    <salary><![CDATA[$130K–$145K + super + car]]></salary>
    <jobtype><![CDATA[Full-time, Permanent]]></jobtype>
    <category><![CDATA[Accounting]]></category>
    <remotetype><![CDATA[Hybrid remote]]></remotetype>
    <expirationdate><![CDATA[]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[
      Maintenance Electrician
    ]]></title>
    <date><![CDATA[2026-11-18 09:15:00]]></date>
    <referencenumber><![CDATA[PBR-11874]]></referencenumber>
    <url><![CDATA[https://www.paperbarkrecruitment.example/jobs/11874?utm_source=indeed&utm_medium=xml]]></url>
    <company><![CDATA[Paperbark Recruitment]]></company>
    <city><![CDATA[Rockhampton]]></city>
    <state><![CDATA[Queensland]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4700]]></postalcode>
    <description><![CDATA[
      <p>Our client mends conveyors. <strong>You</strong> mend the motors.</p>
      <ul><li>Seven on, seven off</li><li>Ute & phone</li></ul>
    ]]></description>
    <salary><![CDATA[$52 - $56 per hour + penalties]]></salary>
    <jobtype><![CDATA[Full-time, Permanent]]></jobtype>
    <category><![CDATA[Trades & Services]]></category>
    <remotetype></remotetype>
    <expirationdate><![CDATA[2026-12-18]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[
      Yard Hand
    ]]></title>
    <date><![CDATA[2026-10-27 08:00:00]]></date>
    <referencenumber><![CDATA[PBR-11790]]></referencenumber>
    <url><![CDATA[https://www.paperbarkrecruitment.example/jobs/11790?utm_source=indeed&utm_medium=xml]]></url>
    <company><![CDATA[Paperbark Recruitment]]></company>
    <city><![CDATA[Gympie]]></city>
    <state><![CDATA[Queensland]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4570]]></postalcode>
    <description><![CDATA[
      <p>Timber in, timber out.</p>
    ]]></description>
    <salary><![CDATA[$33.20/hr casual]]></salary>
    <jobtype><![CDATA[Casual]]></jobtype>
    <category><![CDATA[Manufacturing]]></category>
    <remotetype></remotetype>
    <expirationdate><![CDATA[2026-11-20]]></expirationdate>
  </job>
</source>
`,
  expected: [
    {
      title: "Maintenance Electrician",
      employer: "Paperbark Recruitment",
      reference: "PBR-11874",
      places: ["Rockhampton QLD"],
      pay: { min: 52, max: 56, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://www.paperbarkrecruitment.example/jobs/11874?utm_source=indeed&utm_medium=xml",
    },
    {
      title: "Bid Writer (6 Month Contract)",
      employer: "Paperbark Recruitment",
      reference: "PBR-11902",
      places: [],
      pay: { min: null, max: 720, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-23",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://www.paperbarkrecruitment.example/jobs/11902?utm_source=indeed&utm_medium=xml",
    },
    {
      title: "Finance Manager & Company Secretary",
      employer: "Paperbark Recruitment",
      reference: "PBR-11915",
      places: ["Toowoomba QLD"],
      pay: { min: 130_000, max: 145_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://www.paperbarkrecruitment.example/jobs/11915?utm_source=indeed&utm_medium=xml",
    },
    {
      title: "Yard Hand",
      employer: "Paperbark Recruitment",
      reference: "PBR-11790",
      places: ["Gympie QLD"],
      pay: { min: 33.2, max: 33.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-10-27",
      live: false,
    },
  ],
};
