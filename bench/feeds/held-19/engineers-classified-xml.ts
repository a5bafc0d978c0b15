/** Usual: an engineering recruiter's ads in XML with named classifications, the advertiser once on the root, pay with a period and a text, bullet points, days as attributes, apply addresses beside the mail of the consultant, one in Wellington. */
export const engineersClassifiedXml = {
  name: "held-19 ads of an engineering recruiter with named classifications",
  extension: "xml",
  contentType: "text/xml",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<Jobs account="4418" advertiser="Trusswork Recruitment" source="careersite">
  <Job jid="612044" reference="TW/612044" datePosted="2026-11-18" dateUpdated="2026-11-25">
    <Title>Structural Engineer, Bridges</Title>
    <Summary>Old bridges, new loads.</Summary>
    <BulletPoints><BulletPoint>Chartered or nearly</BulletPoint><BulletPoint>Nine-day fortnight</BulletPoint></BulletPoints>
    <Classifications>
      <Classification name="Category">Civil &amp; Structural</Classification>
      <Classification name="Location">Parramatta, NSW</Classification>
      <Classification name="Work Type">Permanent / Full Time</Classification>
    </Classifications>
    <Salary period="Annual" currency="AUD"><MinValue>125000</MinValue><MaxValue>145000</MaxValue><Text>$125k-$145k plus super</Text></Salary>
    <Description><![CDATA[<p>Inspect, model, argue kindly. <strong>You bring:</strong> a head for heights.</p>]]></Description>
    <Apply><EmailTo>jobs+612044@trusswork.example</EmailTo><Url>https://apply.trusswork.example/612044</Url></Apply>
  </Job>
  <Job jid="612051" reference="TW/612051" datePosted="2026-11-20" dateUpdated="2026-11-20">
    <Title>Site Engineer</Title>
    <Summary>Wind farm, well named.</Summary>
    <BulletPoints><BulletPoint>Ute and fuel card</BulletPoint></BulletPoints>
    <Classifications>
      <Classification name="Category">Construction</Classification>
      <Classification name="Location">Ararat, VIC</Classification>
      <Classification name="Work Type">Contract / Temp</Classification>
    </Classifications>
    <Salary period="Hourly" currency="AUD"><MinValue>75</MinValue><MaxValue>85</MaxValue><Text>$75-$85 per hour</Text></Salary>
    <Description><![CDATA[<p>Nine months of concrete pours before dawn.</p>]]></Description>
    <Apply><EmailTo>jobs+612051@trusswork.example</EmailTo><Url>https://apply.trusswork.example/612051</Url></Apply>
  </Job>
  <Job jid="612059" reference="TW/612059" datePosted="2026-11-24" dateUpdated="2026-11-24">
    <Title>Geotechnical Lead</Title>
    <Summary>The ground moves. You measure.</Summary>
    <BulletPoints/>
    <Classifications>
      <Classification name="Category">Geotechnical</Classification>
      <Classification name="Location">Wellington, New Zealand</Classification>
      <Classification name="Work Type">Permanent / Full Time</Classification>
    </Classifications>
    <Description><![CDATA[<p>Hillsides with opinions.</p>]]></Description>
    <Apply><EmailTo>jobs+612059@trusswork.example</EmailTo><Url>https://apply.trusswork.example/612059</Url></Apply>
  </Job>
  <Job jid="612063" reference="TW/612063" datePosted="2026-11-26" dateUpdated="2026-11-26">
    <Title>Document Controller</Title>
    <Summary>Revision C, not revision B.</Summary>
    <BulletPoints><BulletPoint>School hours</BulletPoint></BulletPoints>
    <Classifications>
      <Classification name="Category">Project Support</Classification>
      <Classification name="Location">Milton, QLD</Classification>
      <Classification name="Work Type">Permanent / Part Time</Classification>
    </Classifications>
    <Salary period="Hourly" currency="AUD"><MinValue>42.5</MinValue><MaxValue>42.5</MaxValue><Text>$42.50 p.h.</Text></Salary>
    <Description><![CDATA[<p>Twenty-five hours a week of knowing where it is filed.</p>]]></Description>
    <Apply><EmailTo>jobs+612063@trusswork.example</EmailTo><Url>https://apply.trusswork.example/612063</Url></Apply>
  </Job>
</Jobs>
`,
  expected: [
    {
      title: "Structural Engineer, Bridges",
      employer: "Trusswork Recruitment",
      reference: "TW/612044",
      places: ["Parramatta NSW"],
      pay: { min: 125_000, max: 145_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: null,
      live: true,
      url: "https://apply.trusswork.example/612044",
    },
    {
      title: "Site Engineer",
      employer: "Trusswork Recruitment",
      reference: "TW/612051",
      places: ["Ararat VIC"],
      pay: { min: 75, max: 85, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-20",
      live: true,
      url: "https://apply.trusswork.example/612051",
    },
    {
      title: "Geotechnical Lead",
      employer: "Trusswork Recruitment",
      reference: "TW/612059",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://apply.trusswork.example/612059",
    },
    {
      title: "Document Controller",
      employer: "Trusswork Recruitment",
      reference: "TW/612063",
      places: ["Milton QLD"],
      pay: { min: 42.5, max: 42.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-26",
      closes: null,
      remote: false,
      live: true,
      url: "https://apply.trusswork.example/612063",
    },
  ],
};
