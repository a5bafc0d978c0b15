/** Usual: the export of a recruiter for quarries in a common vendor's form: facts as attributes of the job, a salary with bounds and a text, classifications by name, bullet points, a client that must not be named, a sign-on bonus, a rate of a day, "up to", fly-in fly-out. */
export const quarriesRecruiterClassifiedXml = {
  name: "held-30 classified export of a quarry recruiter",
  employer: "Crusher Run Recruitment",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<Jobs advertiser="Crusher Run Recruitment" source="CrusherRun">
  <Job jid="88120" reference="CR/4471" datePosted="2026-11-13" dateUpdated="2026-11-19">
    <Title>Quarry Manager (WHS Statutory Ticket)</Title>
    <Summary>A hard rock quarry with a soft-spoken owner.</Summary>
    <BulletPoints>
      <BulletPoint>Vehicle and phone</BulletPoint>
      <BulletPoint>$10,000 sign-on bonus after six months</BulletPoint>
      <BulletPoint>Plant budget of $3.6 million</BulletPoint>
    </BulletPoints>
    <Classifications>
      <Classification name="Category">Mining &amp; Resources</Classification>
      <Classification name="Work Type">Permanent / Full Time</Classification>
      <Classification name="Location">Goulburn</Classification>
      <Classification name="State">NSW</Classification>
    </Classifications>
    <Salary period="Annual">
      <MinValue>145000</MinValue>
      <MaxValue>160000</MaxValue>
      <Text>$145,000 - $160,000 + super + vehicle</Text>
    </Salary>
    <Apply>
      <EmailTo>cr4471@crusherrun.example</EmailTo>
      <Url>https://crusherrun.example/apply/88120</Url>
    </Apply>
    <Description><![CDATA[<p>Our client, a family concern, has blasted since 1961.</p><p>Interviews are held from 14 December 2026.</p>]]></Description>
  </Job>
  <Job jid="88131" reference="CR/4480" datePosted="2026-11-20" dateUpdated="2026-11-20">
    <Title>Drill Rig Operator - FIFO</Title>
    <Summary>Eight days on, six off.</Summary>
    <BulletPoints>
      <BulletPoint>Flights from Perth</BulletPoint>
    </BulletPoints>
    <Classifications>
      <Classification name="Category">Mining &amp; Resources</Classification>
      <Classification name="Work Type">Contract</Classification>
      <Classification name="Location">Karratha</Classification>
      <Classification name="State">WA</Classification>
    </Classifications>
    <Salary period="Daily">
      <MinValue>610</MinValue>
      <MaxValue>610</MaxValue>
      <Text>$610 per day flat</Text>
    </Salary>
    <Apply>
      <EmailTo>cr4480@crusherrun.example</EmailTo>
      <Url>https://crusherrun.example/apply/88131</Url>
    </Apply>
    <Description><![CDATA[<p>Holes, straight ones. Please apply before 5pm on 16 December 2026.</p>]]></Description>
  </Job>
  <Job jid="88137" reference="CR/4485" datePosted="2026-11-25" dateUpdated="2026-11-25">
    <Title>Weighbridge Clerk</Title>
    <Summary>Trucks in, trucks out, dockets between.</Summary>
    <BulletPoints/>
    <Classifications>
      <Classification name="Category">Administration</Classification>
      <Classification name="Work Type">Casual</Classification>
      <Classification name="Location">Nowra</Classification>
      <Classification name="State">NSW</Classification>
    </Classifications>
    <Salary period="Hourly">
      <MinValue/>
      <MaxValue>36.50</MaxValue>
      <Text>Up to $36.50 per hour</Text>
    </Salary>
    <Apply>
      <EmailTo>cr4485@crusherrun.example</EmailTo>
      <Url>https://crusherrun.example/apply/88137</Url>
    </Apply>
    <Description><![CDATA[<p>A hut with a view of 400 tonnes.</p>]]></Description>
  </Job>
</Jobs>
`,
  expected: [
    {
      title: "Quarry Manager (WHS Statutory Ticket)",
      employer: "Crusher Run Recruitment",
      reference: "CR/4471",
      places: ["Goulburn NSW"],
      pay: { min: 145_000, max: 160_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-13",
      closes: null,
      remote: false,
      live: true,
      url: "https://crusherrun.example/apply/88120",
    },
    {
      title: "Drill Rig Operator - FIFO",
      employer: "Crusher Run Recruitment",
      reference: "CR/4480",
      places: ["Karratha WA"],
      pay: { min: 610, max: 610, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-20",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://crusherrun.example/apply/88131",
    },
    {
      title: "Weighbridge Clerk",
      employer: "Crusher Run Recruitment",
      reference: "CR/4485",
      places: ["Nowra NSW"],
      pay: { min: null, max: 36.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://crusherrun.example/apply/88137",
    },
  ],
};
