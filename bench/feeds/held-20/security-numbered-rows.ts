/** Rarer: a security installers' agency's records in the old XML of its customer system, every fact a field of one name with its label as an attribute, nulls as words, the client as the employer, one that is filled. */
export const securityNumberedRows = {
  name: "held-20 numbered rows of a security agency's system",
  extension: "xml",
  contentType: "text/xml;charset=UTF-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8" ?>
<response uri="/recruit/private/xml/JobOpenings/getRecords">
<result>
<JobOpenings>
<row no="1">
<FL val="JOBOPENINGID"><![CDATA[518204000002117043]]></FL>
<FL val="Job Opening ID"><![CDATA[ZR_214_JOB]]></FL>
<FL val="Posting Title"><![CDATA[Alarm & CCTV Technician]]></FL>
<FL val="Client Name"><![CDATA[Nightwatch Systems]]></FL>
<FL val="City"><![CDATA[Toowoomba]]></FL>
<FL val="State"><![CDATA[Queensland]]></FL>
<FL val="Country"><![CDATA[Australia]]></FL>
<FL val="Job Type"><![CDATA[Full time]]></FL>
<FL val="Salary"><![CDATA[$78,000 - $85,000 per annum]]></FL>
<FL val="Date Opened"><![CDATA[2026-11-18]]></FL>
<FL val="Closing Date"><![CDATA[2026-12-18]]></FL>
<FL val="Job Opening Status"><![CDATA[In-progress]]></FL>
<FL val="Number of Positions"><![CDATA[2]]></FL>
<FL val="Remote Job"><![CDATA[false]]></FL>
<FL val="Publish"><![CDATA[true]]></FL>
<FL val="Assigned Recruiter"><![CDATA[Nadia Rahman]]></FL>
<FL val="Job Description"><![CDATA[<div>Ladders, cable, and a dog that does not know you yet.</div>]]></FL>
<FL val="Job URL"><![CDATA[https://lockandkeypeople.example/careers/ZR_214_JOB]]></FL>
</row>
<row no="2">
<FL val="JOBOPENINGID"><![CDATA[518204000002117102]]></FL>
<FL val="Job Opening ID"><![CDATA[ZR_217_JOB]]></FL>
<FL val="Posting Title"><![CDATA[Monitoring Room Operator]]></FL>
<FL val="Client Name"><![CDATA[Third Lamp Monitoring]]></FL>
<FL val="City"><![CDATA[null]]></FL>
<FL val="State"><![CDATA[null]]></FL>
<FL val="Country"><![CDATA[Australia]]></FL>
<FL val="Job Type"><![CDATA[Part time]]></FL>
<FL val="Salary"><![CDATA[$37.40 per hour]]></FL>
<FL val="Date Opened"><![CDATA[2026-11-20]]></FL>
<FL val="Closing Date"><![CDATA[null]]></FL>
<FL val="Job Opening Status"><![CDATA[In-progress]]></FL>
<FL val="Number of Positions"><![CDATA[5]]></FL>
<FL val="Remote Job"><![CDATA[true]]></FL>
<FL val="Publish"><![CDATA[true]]></FL>
<FL val="Assigned Recruiter"><![CDATA[Nadia Rahman]]></FL>
<FL val="Job Description"><![CDATA[<div>Watch other people's doors from behind your own.</div>]]></FL>
<FL val="Job URL"><![CDATA[https://lockandkeypeople.example/careers/ZR_217_JOB]]></FL>
</row>
<row no="3">
<FL val="JOBOPENINGID"><![CDATA[518204000002116911]]></FL>
<FL val="Job Opening ID"><![CDATA[ZR_209_JOB]]></FL>
<FL val="Posting Title"><![CDATA[Locksmith]]></FL>
<FL val="Client Name"><![CDATA[Tumbler & Sons]]></FL>
<FL val="City"><![CDATA[Rockhampton]]></FL>
<FL val="State"><![CDATA[Queensland]]></FL>
<FL val="Country"><![CDATA[Australia]]></FL>
<FL val="Job Type"><![CDATA[Full time]]></FL>
<FL val="Salary"><![CDATA[null]]></FL>
<FL val="Date Opened"><![CDATA[2026-11-11]]></FL>
<FL val="Closing Date"><![CDATA[2026-12-11]]></FL>
<FL val="Job Opening Status"><![CDATA[In-progress]]></FL>
<FL val="Number of Positions"><![CDATA[1]]></FL>
<FL val="Remote Job"><![CDATA[false]]></FL>
<FL val="Publish"><![CDATA[true]]></FL>
<FL val="Assigned Recruiter"><![CDATA[Tom Egan]]></FL>
<FL val="Job Description"><![CDATA[<div>Lockouts, safes, and one stubborn vault.</div>]]></FL>
<FL val="Job URL"><![CDATA[https://lockandkeypeople.example/careers/ZR_209_JOB]]></FL>
</row>
<row no="4">
<FL val="JOBOPENINGID"><![CDATA[518204000002115530]]></FL>
<FL val="Job Opening ID"><![CDATA[ZR_198_JOB]]></FL>
<FL val="Posting Title"><![CDATA[Access Control Programmer]]></FL>
<FL val="Client Name"><![CDATA[Nightwatch Systems]]></FL>
<FL val="City"><![CDATA[Toowoomba]]></FL>
<FL val="State"><![CDATA[Queensland]]></FL>
<FL val="Country"><![CDATA[Australia]]></FL>
<FL val="Job Type"><![CDATA[Full time]]></FL>
<FL val="Salary"><![CDATA[null]]></FL>
<FL val="Date Opened"><![CDATA[2026-10-14]]></FL>
<FL val="Closing Date"><![CDATA[null]]></FL>
<FL val="Job Opening Status"><![CDATA[Filled]]></FL>
<FL val="Number of Positions"><![CDATA[1]]></FL>
<FL val="Remote Job"><![CDATA[false]]></FL>
<FL val="Publish"><![CDATA[false]]></FL>
<FL val="Assigned Recruiter"><![CDATA[Tom Egan]]></FL>
<FL val="Job Description"><![CDATA[<div>Cards, doors, schedules.</div>]]></FL>
<FL val="Job URL"><![CDATA[https://lockandkeypeople.example/careers/ZR_198_JOB]]></FL>
</row>
</JobOpenings>
</result>
</response>
`,
  expected: [
    {
      title: "Alarm & CCTV Technician",
      employer: "Nightwatch Systems",
      reference: "ZR_214_JOB",
      places: ["Toowoomba QLD"],
      pay: { min: 78_000, max: 85_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://lockandkeypeople.example/careers/ZR_214_JOB",
    },
    {
      title: "Monitoring Room Operator",
      employer: "Third Lamp Monitoring",
      reference: "ZR_217_JOB",
      places: [],
      pay: { min: 37.4, max: 37.4, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: null,
      remote: true,
      live: true,
      url: "https://lockandkeypeople.example/careers/ZR_217_JOB",
    },
    {
      title: "Locksmith",
      employer: "Tumbler & Sons",
      reference: "ZR_209_JOB",
      places: ["Rockhampton QLD"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-11",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://lockandkeypeople.example/careers/ZR_209_JOB",
    },
    {
      title: "Access Control Programmer",
      reference: "ZR_198_JOB",
      places: ["Toowoomba QLD"],
      live: false,
    },
  ],
};
