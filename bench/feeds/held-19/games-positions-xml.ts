/** Usual: a games maker's positions in the XML of a European hiring system, the company per position, offices with more beside, parts of the description with headings and values, the kind in two elements, a page in German for the office in Berlin. */
export const gamesPositionsXml = {
  name: "held-19 positions of a games maker with additional offices",
  extension: "xml",
  contentType: "text/xml;charset=UTF-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>1882041</id>
    <subcompany>Wombat Orbit Pty Ltd</subcompany>
    <office>Adelaide</office>
    <additionalOffices><office>Melbourne</office></additionalOffices>
    <department>Art</department>
    <recruitingCategory>Studio</recruitingCategory>
    <name>Senior Environment Artist</name>
    <jobDescriptions>
      <jobDescription><name>What you do</name><value><![CDATA[<p>Eucalypts on other planets.</p>]]></value></jobDescription>
      <jobDescription><name>What you get</name><value><![CDATA[<ul><li>Four-day week in January</li><li>A dog in most meetings</li></ul>]]></value></jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>5-7</yearsOfExperience>
    <occupation>3d_artist</occupation>
    <occupationCategory>design</occupationCategory>
    <createdAt>2026-11-18T00:20:31+00:00</createdAt>
  </position>
  <position>
    <id>1882077</id>
    <subcompany>Wombat Orbit Pty Ltd</subcompany>
    <office>Adelaide</office>
    <department>Quality</department>
    <recruitingCategory>Studio</recruitingCategory>
    <name>Games Tester</name>
    <jobDescriptions>
      <jobDescription><name>What you do</name><value><![CDATA[<p>Walk into every wall. Write down which ones let you.</p>]]></value></jobDescription>
    </jobDescriptions>
    <employmentType>temporary</employmentType>
    <seniority>entry-level</seniority>
    <schedule>part-time</schedule>
    <yearsOfExperience>lt-1</yearsOfExperience>
    <occupation>qa</occupation>
    <occupationCategory>it_software</occupationCategory>
    <createdAt>2026-11-24T03:05:00+00:00</createdAt>
  </position>
  <position>
    <id>1881960</id>
    <subcompany>Wombat Orbit GmbH</subcompany>
    <office>Berlin</office>
    <department>Publishing</department>
    <recruitingCategory>Studio</recruitingCategory>
    <name>Community Manager (m/w/d)</name>
    <jobDescriptions>
      <jobDescription><name>Deine Aufgaben</name><value><![CDATA[<p>Du beantwortest Fragen zu Beuteltieren im All.</p>]]></value></jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <occupation>community</occupation>
    <occupationCategory>marketing_and_product</occupationCategory>
    <createdAt>2026-11-12T10:00:00+00:00</createdAt>
  </position>
</workzag-jobs>
`,
  expected: [
    {
      title: "Senior Environment Artist",
      employer: "Wombat Orbit Pty Ltd",
      reference: "1882041",
      places: ["Adelaide SA", "Melbourne VIC"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-18T00:20:31Z",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Games Tester",
      employer: "Wombat Orbit Pty Ltd",
      reference: "1882077",
      places: ["Adelaide SA"],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24T03:05:00Z",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Community Manager (m/w/d)",
      employer: "Wombat Orbit GmbH",
      reference: "1881960",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-12T10:00:00Z",
      closes: null,
      live: true,
      url: null,
    },
  ],
};
