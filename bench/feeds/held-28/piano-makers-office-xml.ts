/** Usual: the positions of a piano maker from a European HR suite's XML: office and further offices as names of towns without a state, kind of employment and schedule apart, texts in named parts with HTML in CDATA of which "What we offer" has the pay and "How to apply" the last day, moments with an offset, one part empty. */
export const pianoMakersOfficeXml = {
  name: "held-28 office positions of piano makers",
  extension: "xml",
  contentType: "application/xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>1904411</id>
    <subcompany>Felt &amp; Hammer Pianos Pty Ltd</subcompany>
    <office>Ballarat</office>
    <department>Workshop</department>
    <recruitingCategory>Trades</recruitingCategory>
    <name>Piano Technician</name>
    <jobDescriptions>
      <jobDescription>
        <name>The work</name>
        <value><![CDATA[<p>Eighty-eight keys, two hundred and thirty strings, one missing screw.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we offer</name>
        <value><![CDATA[<ul><li>$72,800 &ndash; $79,300 per annum</li><li>A piano on loan</li></ul>]]></value>
      </jobDescription>
      <jobDescription>
        <name>How to apply</name>
        <value><![CDATA[<p>Write to us by the form. Applications close on 9 December 2026.</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <keywords>tuning,regulation</keywords>
    <occupation>other</occupation>
    <occupationCategory>production_and_manufacturing</occupationCategory>
    <createdAt>2026-11-17T10:21:33+11:00</createdAt>
  </position>
  <position>
    <id>1904460</id>
    <subcompany>Felt &amp; Hammer Pianos Pty Ltd</subcompany>
    <office>Ballarat</office>
    <additionalOffices>
      <office>Toowoomba</office>
    </additionalOffices>
    <department>Showrooms</department>
    <recruitingCategory/>
    <name>Showroom Pianist &amp; Salesperson</name>
    <jobDescriptions>
      <jobDescription>
        <name>The work</name>
        <value><![CDATA[<p>Play so well that people buy. Our cheapest upright is $6,400.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we offer</name>
        <value><![CDATA[<p>A fair wage above the award and a commission.</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>entry-level</seniority>
    <schedule>part-time</schedule>
    <yearsOfExperience>lt-1</yearsOfExperience>
    <keywords/>
    <occupation>sales</occupation>
    <occupationCategory>sales_and_business_development</occupationCategory>
    <createdAt>2026-11-20T14:00:05+11:00</createdAt>
  </position>
  <position>
    <id>1904502</id>
    <subcompany>Felt &amp; Hammer Transport Pty Ltd</subcompany>
    <office>Burnie</office>
    <department>Deliveries</department>
    <recruitingCategory>Transport</recruitingCategory>
    <name>Piano Mover (MR licence)</name>
    <jobDescriptions>
      <jobDescription>
        <name>The work</name>
        <value><![CDATA[<p>Stairs. So many stairs. For the busy season, until March.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we offer</name>
        <value><![CDATA[<p>$36.75 an hour and a good physiotherapist.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>How to apply</name>
        <value></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>temporary</employmentType>
    <seniority>entry-level</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience/>
    <keywords/>
    <occupation>logistics</occupation>
    <occupationCategory>logistics</occupationCategory>
    <createdAt>2026-11-24T08:45:00+11:00</createdAt>
  </position>
</workzag-jobs>
`,
  expected: [
    {
      title: "Piano Technician",
      employer: "Felt & Hammer Pianos Pty Ltd",
      places: ["Ballarat VIC"],
      pay: { min: 72_800, max: 79_300, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T10:21:33+11:00",
      closes: "2026-12-09",
      remote: false,
      live: true,
    },
    {
      title: "Showroom Pianist & Salesperson",
      employer: "Felt & Hammer Pianos Pty Ltd",
      places: ["Ballarat VIC", "Toowoomba QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20T14:00:05+11:00",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Piano Mover (MR licence)",
      employer: "Felt & Hammer Transport Pty Ltd",
      places: ["Burnie TAS"],
      pay: { min: 36.75, max: 36.75, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24T08:45:00+11:00",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};
