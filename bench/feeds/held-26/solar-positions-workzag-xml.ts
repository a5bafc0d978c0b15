/** Usual: the positions of a personnel system from Europe as XML, a subcompany as the employer, the office as a town alone and further offices beside it, the text in named parts as character data, employment and schedule in set words that are apart, a moment of creation with an offset, no addresses, pay in a part of its own or nowhere, an office that is a word for work from anywhere. */
export const solarPositionsWorkzagXml = {
  name: "held-26 positions of a solar installer with parts",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>1840221</id>
    <subcompany>Noonday Solar Pty Ltd</subcompany>
    <office>Wagga Wagga</office>
    <additionalOffices>
      <office>Albury</office>
    </additionalOffices>
    <department>Installation</department>
    <recruitingCategory>Trades</recruitingCategory>
    <name>Licensed Electrician (Solar &amp; Battery)</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your tasks</name>
        <value><![CDATA[<ul><li>Two roofs a day, never three</li><li>Batteries up to 40&nbsp;kWh</li></ul>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we offer</name>
        <value><![CDATA[<p>$46.00&ndash;$52.50 an hour, van and fuel, $2,000 for tools each July.</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <keywords>electrician,solar,battery</keywords>
    <occupation>electrical_engineering</occupation>
    <occupationCategory>engineering</occupationCategory>
    <createdAt>2026-11-16T23:30:00+00:00</createdAt>
  </position>
  <position>
    <id>1842917</id>
    <subcompany>Noonday Solar Pty Ltd</subcompany>
    <office>Mildura</office>
    <department>Design</department>
    <recruitingCategory/>
    <name>PV Design Draftsperson</name>
    <jobDescriptions>
      <jobDescription>
        <name>About the role</name>
        <value><![CDATA[<p>You draw what the roof crew builds. Six months while Kirra is on leave, 24 hours a week. Apply until 7 January 2027.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>Salary</name>
        <value><![CDATA[<p>$85,000 p.a. pro rata</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>temporary</employmentType>
    <seniority>entry-level</seniority>
    <schedule>part-time</schedule>
    <yearsOfExperience>lt-1</yearsOfExperience>
    <keywords>CAD</keywords>
    <createdAt>2026-11-20T04:12:09+00:00</createdAt>
  </position>
  <position>
    <id>1843355</id>
    <subcompany>Noonday Energy Retail Pty Ltd</subcompany>
    <office>Remote</office>
    <department>Customer Care</department>
    <recruitingCategory/>
    <name>Billing Specialist</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your tasks</name>
        <value><![CDATA[<p>Explain feed-in tariffs kindly. The usual credit is $61 a quarter and the usual question is why.</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>1-2</yearsOfExperience>
    <keywords/>
    <createdAt>2026-11-24T21:00:00+00:00</createdAt>
  </position>
</workzag-jobs>
`,
  expected: [
    {
      title: "Licensed Electrician (Solar & Battery)",
      employer: "Noonday Solar Pty Ltd",
      reference: "1840221",
      places: ["Wagga Wagga NSW", "Albury NSW"],
      pay: { min: 46, max: 52.5, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T23:30:00Z",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "PV Design Draftsperson",
      employer: "Noonday Solar Pty Ltd",
      reference: "1842917",
      places: ["Mildura VIC"],
      pay: { min: 85_000, max: 85_000, interval: "year" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20T04:12:09Z",
      closes: "2027-01-07",
      remote: false,
      live: true,
    },
    {
      title: "Billing Specialist",
      employer: "Noonday Energy Retail Pty Ltd",
      reference: "1843355",
      places: [],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-24T21:00:00Z",
      closes: null,
      remote: true,
      live: true,
    },
  ],
};
