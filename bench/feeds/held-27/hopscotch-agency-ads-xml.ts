/** Usual: the advertisements of an agency from its recruitment system in XML, number, reference and day as attributes, bullet points, classifications under names in which place and state lie apart, salary with a period and noughts where there is only a text, fields of the agency's own with the closing day and a note of the consultant. */
export const hopscotchAgencyAdsXml = {
  name: "held-27 agency ads of Hopscotch",
  employer: "Hopscotch Recruitment",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<Jobs>
  <Job jid="881204" datePosted="2026-11-17" reference="HR-2201">
    <Title>Workshop Manager | Tractors &amp; Headers</Title>
    <Summary>Lead nine mechanics at a family dealership</Summary>
    <BulletPoints>
      <BulletPoint>Ute and fuel card</BulletPoint>
      <BulletPoint>House available</BulletPoint>
      <BulletPoint />
    </BulletPoints>
    <Description><![CDATA[<p>Our client sells green tractors and mends tractors of every colour.</p><p>You plan the bookings, keep the parts moving and can still hear a bearing go.</p>]]></Description>
    <Classifications>
      <Classification name="Category">Trades &amp; Services</Classification>
      <Classification name="Sub Category">Automotive Trades</Classification>
      <Classification name="State">NSW</Classification>
      <Classification name="Location">Moree</Classification>
      <Classification name="Work Type">Permanent / Full Time</Classification>
    </Classifications>
    <Salary period="Annual" currency="AUD">
      <MinValue>105000</MinValue>
      <MaxValue>120000</MaxValue>
      <Text>$105k - $120k + super + house</Text>
    </Salary>
    <Apply>
      <EmailTo>ads+881204@hopscotch.example</EmailTo>
      <Url>https://apply.hopscotch.example/881204</Url>
    </Apply>
    <Fields>
      <Field name="Closing Date">9/12/2026</Field>
      <Field name="Consultant">Bree Okafor</Field>
      <Field name="Internal note">Fee agreed 14%, do not send to the Narrabri branch</Field>
    </Fields>
  </Job>
  <Job jid="881219" datePosted="2026-11-20" reference="HR-2207">
    <Title>Accounts Payable Officer</Title>
    <Summary>Six months, immediate start</Summary>
    <BulletPoints>
      <BulletPoint>Walk from the station</BulletPoint>
      <BulletPoint>Hours 9 - 3</BulletPoint>
      <BulletPoint>Kind team</BulletPoint>
    </BulletPoints>
    <Description><![CDATA[<p>About 600 invoices a month, and a supplier who still sends faxes.</p>]]></Description>
    <Classifications>
      <Classification name="Category">Accounting</Classification>
      <Classification name="Sub Category">Accounts Officers/Clerks</Classification>
      <Classification name="State">QLD</Classification>
      <Classification name="Location">Ipswich</Classification>
      <Classification name="Work Type">Temporary / Part Time</Classification>
    </Classifications>
    <Salary period="Hourly" currency="AUD">
      <MinValue>36.00</MinValue>
      <MaxValue>39.50</MaxValue>
      <Text>$36 - $39.50 p.h. + super</Text>
    </Salary>
    <Apply>
      <EmailTo>ads+881219@hopscotch.example</EmailTo>
      <Url>https://apply.hopscotch.example/881219</Url>
    </Apply>
    <Fields>
      <Field name="Closing Date" />
      <Field name="Consultant">Tam Redfern</Field>
      <Field name="Internal note" />
    </Fields>
  </Job>
  <Job jid="881233" datePosted="2026-11-25" reference="HR-2212">
    <Title>Kitchen Hand</Title>
    <Summary>Race days and weekends</Summary>
    <BulletPoints />
    <Description><![CDATA[<p>Wash, peel, carry, laugh. Staff meal worth $18 every shift.</p>]]></Description>
    <Classifications>
      <Classification name="Category">Hospitality &amp; Tourism</Classification>
      <Classification name="Sub Category">Kitchen &amp; Sandwich Hands</Classification>
      <Classification name="State">VIC</Classification>
      <Classification name="Location">Warrnambool</Classification>
      <Classification name="Work Type">Casual</Classification>
    </Classifications>
    <Salary period="Hourly" currency="AUD">
      <MinValue>0.00</MinValue>
      <MaxValue>0.00</MaxValue>
      <Text>Award rates</Text>
    </Salary>
    <Apply>
      <EmailTo>ads+881233@hopscotch.example</EmailTo>
      <Url>https://apply.hopscotch.example/881233</Url>
    </Apply>
    <Fields>
      <Field name="Closing Date">18/12/2026</Field>
      <Field name="Consultant">Tam Redfern</Field>
      <Field name="Internal note">Needs 12 people for the May carnival as well</Field>
    </Fields>
  </Job>
</Jobs>
`,
  expected: [
    {
      title: "Workshop Manager | Tractors & Headers",
      employer: "Hopscotch Recruitment",
      reference: "HR-2201",
      places: ["Moree NSW"],
      pay: { min: 105_000, max: 120_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://apply.hopscotch.example/881204",
    },
    {
      title: "Accounts Payable Officer",
      employer: "Hopscotch Recruitment",
      reference: "HR-2207",
      places: ["Ipswich QLD"],
      pay: { min: 36, max: 39.5, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://apply.hopscotch.example/881219",
    },
    {
      title: "Kitchen Hand",
      employer: "Hopscotch Recruitment",
      reference: "HR-2212",
      places: ["Warrnambool VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://apply.hopscotch.example/881233",
    },
  ],
};
