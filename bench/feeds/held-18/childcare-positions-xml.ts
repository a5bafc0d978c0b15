/** Usual: a childcare company's positions as its HR system lists them in XML, the centre as the office with more offices, kind and schedule apart, parts of the text with names, one of them with labelled lines for pay and end, no addresses. */
export const childcarePositionsXml = {
  name: "held-18 positions of a childcare company with kind and schedule apart",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>1840211</id>
    <subcompany>Tadpole Early Learning Pty Ltd</subcompany>
    <office>Joondalup, WA</office>
    <additionalOffices>
      <office>Rockingham, WA</office>
    </additionalOffices>
    <department>Centres</department>
    <recruitingCategory>Educators</recruitingCategory>
    <name>Lead Educator (Diploma)</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your day</name>
        <value><![CDATA[<p>Mud before ten. Mats after lunch.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we offer</name>
        <value><![CDATA[<ul><li>Pay: $36.20 - $38.75 per hour</li><li>Applications close: 20 December 2026</li></ul>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>1-2</yearsOfExperience>
    <keywords>diploma,educator</keywords>
    <occupation>early_childhood</occupation>
    <occupationCategory>education</occupationCategory>
    <createdAt>2026-11-17T04:10:22+00:00</createdAt>
  </position>
  <position>
    <id>1840230</id>
    <subcompany>Tadpole Early Learning Pty Ltd</subcompany>
    <office>Mandurah, WA</office>
    <additionalOffices/>
    <department>Centres</department>
    <recruitingCategory>Support</recruitingCategory>
    <name>Centre Cook</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your day</name>
        <value><![CDATA[<p>Seventy lunches, hide the zucchini.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we offer</name>
        <value><![CDATA[<ul><li>Pay: $30.40 per hour</li></ul>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>entry-level</seniority>
    <schedule>part-time</schedule>
    <yearsOfExperience>lt-1</yearsOfExperience>
    <keywords/>
    <occupation>cook</occupation>
    <occupationCategory>hospitality</occupationCategory>
    <createdAt>2026-11-20T01:00:00+00:00</createdAt>
  </position>
  <position>
    <id>1840244</id>
    <subcompany>Tadpole Early Learning Pty Ltd</subcompany>
    <office>Joondalup, WA</office>
    <additionalOffices/>
    <department>Support Office</department>
    <recruitingCategory>Office</recruitingCategory>
    <name>Enrolments Officer (Parental Leave Cover)</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your day</name>
        <value><![CDATA[<p>Waiting lists, and the people on them.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we offer</name>
        <value><![CDATA[<ul><li>Pay: $69,500 per year plus super</li><li>Applications close: 11 January 2027</li></ul>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>temporary</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>1-2</yearsOfExperience>
    <keywords/>
    <occupation>administration</occupation>
    <occupationCategory>office</occupationCategory>
    <createdAt>2026-11-25T06:45:10+00:00</createdAt>
  </position>
</workzag-jobs>
`,
  expected: [
    {
      title: "Lead Educator (Diploma)",
      employer: "Tadpole Early Learning Pty Ltd",
      reference: "1840211",
      places: ["Joondalup WA", "Rockingham WA"],
      pay: { min: 36.2, max: 38.75, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17T04:10:22Z",
      closes: "2026-12-20",
      live: true,
      url: null,
    },
    {
      title: "Centre Cook",
      employer: "Tadpole Early Learning Pty Ltd",
      reference: "1840230",
      places: ["Mandurah WA"],
      pay: { min: 30.4, max: 30.4, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T01:00:00Z",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Enrolments Officer (Parental Leave Cover)",
      employer: "Tadpole Early Learning Pty Ltd",
      reference: "1840244",
      places: ["Joondalup WA"],
      pay: { min: 69_500, max: 69_500, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-25T06:45:10Z",
      closes: "2027-01-11",
      live: true,
      url: null,
    },
  ],
};
