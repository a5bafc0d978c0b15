/** Usual: a coffee roaster's positions from a European hiring system, offices for places with more of them nested, kind and schedule apart, one schedule that is both, sections of description, pay as a group with its period, no links. */
export const roastersPositionsXml = {
  name: "held-21 positions of a coffee roaster",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>1482207</id>
    <subcompany>Second Crack Coffee Pty Ltd</subcompany>
    <office>Fremantle</office>
    <department>Roastery</department>
    <recruitingCategory>Production</recruitingCategory>
    <name>Head Roaster</name>
    <jobDescriptions>
      <jobDescription>
        <name>What you do</name>
        <value><![CDATA[<p>Three drums, forty origins, one nose.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we give</name>
        <value><![CDATA[<ul><li>A kilo a week</li><li>$1,000 a year for tastings</li></ul>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>5-7</yearsOfExperience>
    <keywords>coffee,roaster</keywords>
    <salary>
      <min>82000</min>
      <max>91000</max>
      <currency>AUD</currency>
      <period>yearly</period>
    </salary>
    <createdAt>2026-11-10T02:15:00+00:00</createdAt>
  </position>
  <position>
    <id>1482311</id>
    <subcompany>Second Crack Coffee Pty Ltd</subcompany>
    <office>Subiaco</office>
    <additionalOffices>
      <office>Cottesloe</office>
    </additionalOffices>
    <department>Cafes</department>
    <recruitingCategory>Service</recruitingCategory>
    <name>Barista</name>
    <jobDescriptions>
      <jobDescription>
        <name>What you do</name>
        <value><![CDATA[<p>Six hundred cups before noon, and remember whose is whose.</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>entry-level</seniority>
    <schedule>full-or-part-time</schedule>
    <yearsOfExperience>lt-1</yearsOfExperience>
    <keywords>barista</keywords>
    <salary>
      <min>28.5</min>
      <max></max>
      <currency>AUD</currency>
      <period>hourly</period>
    </salary>
    <createdAt>2026-11-18T06:40:20+00:00</createdAt>
  </position>
  <position>
    <id>1482340</id>
    <subcompany>Second Crack Equipment Pty Ltd</subcompany>
    <office>Mandurah</office>
    <department>Service</department>
    <recruitingCategory>Technical</recruitingCategory>
    <name>Espresso Machine Technician</name>
    <jobDescriptions>
      <jobDescription>
        <name>What you do</name>
        <value><![CDATA[<p>Scale, seals, and calm owners.</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>part-time</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <keywords></keywords>
    <createdAt>2026-11-20T00:05:09+00:00</createdAt>
  </position>
</workzag-jobs>
`,
  expected: [
    {
      title: "Head Roaster",
      employer: "Second Crack Coffee Pty Ltd",
      places: ["Fremantle WA"],
      pay: { min: 82_000, max: 91_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-10T02:15:00Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Barista",
      employer: "Second Crack Coffee Pty Ltd",
      places: ["Subiaco WA", "Cottesloe WA"],
      pay: { min: 28.5, max: null, interval: "hour" },
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-18T06:40:20Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Espresso Machine Technician",
      employer: "Second Crack Equipment Pty Ltd",
      places: ["Mandurah WA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20T00:05:09Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
  ],
};
