/** Usual: a trades and logistics agency's ads as its recruitment system's XML for websites, an advertiser once, ids beside the agency's reference, days with a moment of change, bullet points, classifications with names of which two make the place, pay as ends with a period beside a text, zeros for none, an apply part with a mailbox beside an address, consultant's number in the text. */
export const tradesAgencyAdsXml = {
  name: "held-25 website ads of a trades agency",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<Jobs account="1147" advertiser="Spanner &amp; Reed Recruitment" created="2026-11-27T06:00:00+11:00">
  <Job jid="733018" reference="SR/4471" datePosted="2026-11-17" dateUpdated="2026-11-25T14:02:00+11:00">
    <Title>Heavy Diesel Fitter</Title>
    <Summary><![CDATA[Seven days on, seven off, on a site with real food.]]></Summary>
    <BulletPoints>
      <BulletPoint>FIFO from Perth</BulletPoint>
      <BulletPoint>New camp</BulletPoint>
      <BulletPoint>$3,000 when you have stayed a year</BulletPoint>
    </BulletPoints>
    <Description><![CDATA[<p>Our client runs forty trucks, and each is the size of a house. You keep thirty-eight of them moving.</p><p>Bring your trade papers and a current licence. For a quiet word call Noelene on 08 5550 1440.</p>]]></Description>
    <Apply>
      <EmailTo>sr4471.1147@apply.jobsplus.example</EmailTo>
      <Url>https://clientapps.jobsplus.example/1147/spanner-reed/733018/heavy-diesel-fitter?source=site</Url>
    </Apply>
    <Salary period="Hourly">
      <MinValue>58.00</MinValue>
      <MaxValue>64.50</MaxValue>
      <Text>$58 - $64.50 p.h. + super</Text>
    </Salary>
    <Classifications>
      <Classification name="Category">Mining, Resources &amp; Energy</Classification>
      <Classification name="Sub Category">Mining - Engineering &amp; Maintenance</Classification>
      <Classification name="Location">Western Australia</Classification>
      <Classification name="Area">Newman</Classification>
      <Classification name="Work Type">Full Time</Classification>
    </Classifications>
  </Job>
  <Job jid="733107" reference="SR/4480" datePosted="2026-11-20" dateUpdated="2026-11-20T09:30:11+11:00">
    <Title>Forklift Operators x 6 (LF)</Title>
    <Summary><![CDATA[Summer work in a warehouse that has fans.]]></Summary>
    <BulletPoints>
      <BulletPoint>Afternoon shift</BulletPoint>
      <BulletPoint>Free parking</BulletPoint>
      <BulletPoint />
    </BulletPoints>
    <Description><![CDATA[<p>You put pallets where the screen says, and now and then where it ought to have said.</p><ul><li>LF licence</li><li>Steel caps</li></ul><p>Please apply by 5/12/2026.</p>]]></Description>
    <Apply>
      <EmailTo>sr4480.1147@apply.jobsplus.example</EmailTo>
      <Url>https://clientapps.jobsplus.example/1147/spanner-reed/733107/forklift-operators-x-6-lf?source=site</Url>
    </Apply>
    <Salary period="Hourly">
      <MinValue>38.20</MinValue>
      <MaxValue>38.20</MaxValue>
      <Text>$38.20 p.h. casual rate</Text>
    </Salary>
    <Classifications>
      <Classification name="Category">Manufacturing, Transport &amp; Logistics</Classification>
      <Classification name="Sub Category">Pickers &amp; Packers</Classification>
      <Classification name="Location">Victoria</Classification>
      <Classification name="Area">Truganina</Classification>
      <Classification name="Work Type">Casual</Classification>
    </Classifications>
  </Job>
  <Job jid="733140" reference="SR/4486" datePosted="2026-11-24" dateUpdated="2026-11-24T16:45:00+11:00">
    <Title>Estimator - Commercial Joinery</Title>
    <Summary><![CDATA[Nine months, and a showroom at the end of it.]]></Summary>
    <BulletPoints>
      <BulletPoint>Start in January</BulletPoint>
      <BulletPoint>Two days at home</BulletPoint>
    </BulletPoints>
    <Description><![CDATA[<p>A joiner of thirty people has $11 million of work on paper and nobody to count the hinges. That is you.</p>]]></Description>
    <Apply>
      <EmailTo>sr4486.1147@apply.jobsplus.example</EmailTo>
      <Url>https://clientapps.jobsplus.example/1147/spanner-reed/733140/estimator-commercial-joinery?source=site</Url>
    </Apply>
    <Salary period="Annual">
      <MinValue>0</MinValue>
      <MaxValue>0</MaxValue>
      <Text></Text>
    </Salary>
    <Classifications>
      <Classification name="Category">Construction</Classification>
      <Classification name="Sub Category">Estimating</Classification>
      <Classification name="Location">South Australia</Classification>
      <Classification name="Area">Mount Barker</Classification>
      <Classification name="Work Type">Contract / Temp</Classification>
    </Classifications>
  </Job>
  <Job jid="733151" reference="SR/4488" datePosted="2026-11-25" dateUpdated="2026-11-25T10:00:00+11:00">
    <Title>Fleet Allocator</Title>
    <Summary><![CDATA[Eleven trucks, two ferries, one whiteboard.]]></Summary>
    <BulletPoints>
      <BulletPoint>Family firm</BulletPoint>
    </BulletPoints>
    <Description><![CDATA[<p>You start at five and are home for lunch. Fish, mostly.</p>]]></Description>
    <Apply>
      <EmailTo>sr4488.1147@apply.jobsplus.example</EmailTo>
      <Url>https://clientapps.jobsplus.example/1147/spanner-reed/733151/fleet-allocator?source=site</Url>
    </Apply>
    <Salary period="Annual">
      <MinValue>76000</MinValue>
      <MaxValue>82000</MaxValue>
      <Text>$76k - $82k + super</Text>
    </Salary>
    <Classifications>
      <Classification name="Category">Manufacturing, Transport &amp; Logistics</Classification>
      <Classification name="Sub Category">Fleet Management</Classification>
      <Classification name="Location">Tasmania</Classification>
      <Classification name="Area">Devonport</Classification>
      <Classification name="Work Type">Full Time</Classification>
    </Classifications>
  </Job>
</Jobs>
`,
  expected: [
    {
      title: "Heavy Diesel Fitter",
      employer: "Spanner & Reed Recruitment",
      reference: "SR/4471",
      places: ["Newman WA"],
      pay: { min: 58, max: 64.5, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: null,
      remote: false,
      live: true,
      url: "https://clientapps.jobsplus.example/1147/spanner-reed/733018/heavy-diesel-fitter?source=site",
    },
    {
      title: "Forklift Operators x 6 (LF)",
      employer: "Spanner & Reed Recruitment",
      reference: "SR/4480",
      places: ["Truganina VIC"],
      pay: { min: 38.2, max: 38.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: "2026-12-05",
      remote: false,
      live: true,
      url: "https://clientapps.jobsplus.example/1147/spanner-reed/733107/forklift-operators-x-6-lf?source=site",
    },
    {
      title: "Estimator - Commercial Joinery",
      employer: "Spanner & Reed Recruitment",
      reference: "SR/4486",
      places: ["Mount Barker SA"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://clientapps.jobsplus.example/1147/spanner-reed/733140/estimator-commercial-joinery?source=site",
    },
    {
      title: "Fleet Allocator",
      employer: "Spanner & Reed Recruitment",
      reference: "SR/4488",
      places: ["Devonport TAS"],
      pay: { min: 76_000, max: 82_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://clientapps.jobsplus.example/1147/spanner-reed/733151/fleet-allocator?source=site",
    },
  ],
};
