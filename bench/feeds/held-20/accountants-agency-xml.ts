/** Usual: an agency's ads from its recruiting system, references and days as attributes, places and work types as named classifications, the period of pay an attribute, zeros for pay that is not said, closing in a named field. */
export const accountantsAgencyXml = {
  name: "held-20 ads of an agency with named classifications",
  employer: "Balance & Beam Recruitment",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<Source>
  <Jobs account="2217">
    <Job jid="40118" reference="BB-40118" datePosted="2026-11-24" datePostedUtc="2026-11-24T01:40:12Z">
      <Title>Payroll Officer</Title>
      <Summary>Three hundred payslips, no surprises.</Summary>
      <BulletPoints>
        <BulletPoint>Family-owned sawmill</BulletPoint>
        <BulletPoint>Every second Friday off</BulletPoint>
        <BulletPoint>Parking at the door</BulletPoint>
      </BulletPoints>
      <Description><![CDATA[<p>Three hundred payslips, no surprises. You run the fortnightly pay from timesheet to bank file.</p>]]></Description>
      <Apply>
        <EmailTo>40118.apply@balancebeam.example</EmailTo>
        <Url>https://balancebeam.example/jobs/40118</Url>
      </Apply>
      <Classifications>
        <Classification name="Category">Accounting</Classification>
        <Classification name="Sub Category">Payroll</Classification>
        <Classification name="Country">Australia</Classification>
        <Classification name="State">South Australia</Classification>
        <Classification name="Location">Mount Gambier</Classification>
        <Classification name="Work Type">Full Time</Classification>
        <Classification name="Work Arrangement">On-site</Classification>
      </Classifications>
      <Salary period="Annual">
        <MinValue>72000.00</MinValue>
        <MaxValue>79000.00</MaxValue>
        <Text>$72k to $79k plus super</Text>
      </Salary>
      <Fields>
        <Field name="Consultant">Petra Novak</Field>
        <Field name="Applications Close">11 Dec 2026</Field>
      </Fields>
    </Job>
    <Job jid="40121" reference="BB-40121" datePosted="2026-11-25" datePostedUtc="2026-11-25T02:05:49Z">
      <Title>Tax Accountant</Title>
      <Summary>School hours, grown-up clients.</Summary>
      <BulletPoints>
        <BulletPoint>25 hours a week</BulletPoint>
        <BulletPoint>Two days from your own kitchen</BulletPoint>
      </BulletPoints>
      <Description><![CDATA[<p>School hours, grown-up clients. A practice of eight near the parklands.</p>]]></Description>
      <Apply>
        <EmailTo>40121.apply@balancebeam.example</EmailTo>
        <Url>https://balancebeam.example/jobs/40121</Url>
      </Apply>
      <Classifications>
        <Classification name="Category">Accounting</Classification>
        <Classification name="Sub Category">Taxation</Classification>
        <Classification name="Country">Australia</Classification>
        <Classification name="State">South Australia</Classification>
        <Classification name="Location">Adelaide</Classification>
        <Classification name="Work Type">Part Time</Classification>
        <Classification name="Work Arrangement">Hybrid</Classification>
      </Classifications>
      <Salary period="Annual">
        <MinValue>0.00</MinValue>
        <MaxValue>0.00</MaxValue>
        <Text></Text>
      </Salary>
      <Fields>
        <Field name="Consultant">Petra Novak</Field>
        <Field name="Applications Close">18 Dec 2026</Field>
      </Fields>
    </Job>
    <Job jid="40106" reference="BB-40106" datePosted="2026-11-17" datePostedUtc="2026-11-17T03:22:30Z">
      <Title>Interim Financial Controller</Title>
      <Summary>Hold the wheel until winter.</Summary>
      <BulletPoints>
        <BulletPoint>Six months from January</BulletPoint>
      </BulletPoints>
      <Description><![CDATA[<p>Hold the wheel until winter. A pastoral company with a tidy ledger and an untidy shed.</p>]]></Description>
      <Apply>
        <EmailTo>40106.apply@balancebeam.example</EmailTo>
        <Url>https://balancebeam.example/jobs/40106</Url>
      </Apply>
      <Classifications>
        <Classification name="Category">Accounting</Classification>
        <Classification name="Sub Category">Financial Control</Classification>
        <Classification name="Country">Australia</Classification>
        <Classification name="State">Northern Territory</Classification>
        <Classification name="Location">Darwin</Classification>
        <Classification name="Work Type">Contract</Classification>
        <Classification name="Work Arrangement">On-site</Classification>
      </Classifications>
      <Salary period="Daily">
        <MinValue>850.00</MinValue>
        <MaxValue>950.00</MaxValue>
        <Text>$850 to $950 a day</Text>
      </Salary>
      <Fields>
        <Field name="Consultant">Lee Abbott</Field>
      </Fields>
    </Job>
    <Job jid="40099" reference="BB-40099" datePosted="2026-11-13" datePostedUtc="2026-11-13T00:48:03Z">
      <Title>BAS Agent</Title>
      <Summary>Quarter's end, from wherever you are.</Summary>
      <BulletPoints>
        <BulletPoint>Laptop and two screens sent to you</BulletPoint>
      </BulletPoints>
      <Description><![CDATA[<p>Quarter's end, from wherever you are. Sixty small firms, all cloud files.</p>]]></Description>
      <Apply>
        <EmailTo>40099.apply@balancebeam.example</EmailTo>
        <Url>https://balancebeam.example/jobs/40099</Url>
      </Apply>
      <Classifications>
        <Classification name="Category">Accounting</Classification>
        <Classification name="Sub Category">Bookkeeping</Classification>
        <Classification name="Country">Australia</Classification>
        <Classification name="Work Type">Casual</Classification>
        <Classification name="Work Arrangement">Fully remote</Classification>
      </Classifications>
      <Salary period="Hourly">
        <MinValue>55.00</MinValue>
        <MaxValue>65.00</MaxValue>
        <Text>$55 to $65 an hour</Text>
      </Salary>
      <Fields>
        <Field name="Consultant">Lee Abbott</Field>
        <Field name="Applications Close">4 Jan 2027</Field>
      </Fields>
    </Job>
  </Jobs>
</Source>
`,
  expected: [
    {
      title: "Payroll Officer",
      employer: "Balance & Beam Recruitment",
      reference: "BB-40118",
      places: ["Mount Gambier SA"],
      pay: { min: 72_000, max: 79_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://balancebeam.example/jobs/40118",
    },
    {
      title: "Tax Accountant",
      employer: "Balance & Beam Recruitment",
      reference: "BB-40121",
      places: ["Adelaide SA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://balancebeam.example/jobs/40121",
    },
    {
      title: "Interim Financial Controller",
      employer: "Balance & Beam Recruitment",
      reference: "BB-40106",
      places: ["Darwin NT"],
      pay: { min: 850, max: 950, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-17",
      closes: null,
      remote: false,
      live: true,
      url: "https://balancebeam.example/jobs/40106",
    },
    {
      title: "BAS Agent",
      employer: "Balance & Beam Recruitment",
      reference: "BB-40099",
      places: [],
      pay: { min: 55, max: 65, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-13",
      closes: "2027-01-04",
      remote: true,
      live: true,
      url: "https://balancebeam.example/jobs/40099",
    },
  ],
};
