/** Usual: the vacancy feed of an applicant tracking system for a chain of optometrists: facts in attributes and in elements, a title in CDATA with an entity, a shop as one of several locations, the day of the fitting-out that is no closing day, a voucher that is no pay, a draft, a vacancy that is filled. */
export const optometristsVacancyFeedXml = {
  name: "held-30 vacancy feed of optometrists",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<vacancyFeed generated="2026-11-26T04:00:00Z" count="4">
  <vacancy vacancyNumber="SG-2204" status="Open">
    <positionTitle><![CDATA[Optometrist &amp; Low Vision Lead]]></positionTitle>
    <organisation>Second Glance Optical</organisation>
    <locations>
      <location><town>Horsham</town><state>VIC</state><postcode>3400</postcode></location>
      <location><town>Naracoorte</town><state>SA</state><postcode>5271</postcode></location>
    </locations>
    <employmentBasis>Permanent - Full Time</employmentBasis>
    <remuneration period="annual" from="98000" to="115000" currency="AUD">plus superannuation and CPD leave</remuneration>
    <advertisedOn>2026-11-16</advertisedOn>
    <closesOn>2026-12-14</closesOn>
    <advertUrl>https://jobs.secondglance.example/v/SG-2204?src=feed&amp;lang=en</advertUrl>
    <advertText><![CDATA[<p>Half the district squints. The new rooms open on 4 February 2027, and you choose the chairs.</p><p>Each of us gets a <b>$350</b> frame voucher in July.</p>]]></advertText>
  </vacancy>
  <vacancy vacancyNumber="SG-2209" status="Open">
    <positionTitle>Optical Dispenser</positionTitle>
    <organisation>Second Glance Optical</organisation>
    <locations>
      <location><town>Wonthaggi</town><state>VIC</state><postcode>3995</postcode></location>
    </locations>
    <employmentBasis>Permanent - Part Time</employmentBasis>
    <remuneration period="hourly" from="29.80" to="33.15" currency="AUD"/>
    <advertisedOn>2026-11-23</advertisedOn>
    <closesOn/>
    <advertUrl>https://jobs.secondglance.example/v/SG-2209?src=feed&amp;lang=en</advertUrl>
    <advertText><![CDATA[<p>Measure twice, glaze once. Four days, no Sundays.</p>]]></advertText>
  </vacancy>
  <vacancy vacancyNumber="SG-2211" status="Draft">
    <positionTitle>Area Manager (text to come)</positionTitle>
    <organisation>Second Glance Optical</organisation>
    <locations>
      <location><town>Sale</town><state>VIC</state><postcode>3850</postcode></location>
    </locations>
    <employmentBasis>Permanent - Full Time</employmentBasis>
    <advertText/>
  </vacancy>
  <vacancy vacancyNumber="SG-2187" status="Filled">
    <positionTitle>Lens Laboratory Technician</positionTitle>
    <organisation>Second Glance Optical</organisation>
    <locations>
      <location><town>Moe</town><state>VIC</state><postcode>3825</postcode></location>
    </locations>
    <employmentBasis>Fixed Term - Full Time</employmentBasis>
    <remuneration period="annual" from="61000" to="66000" currency="AUD"/>
    <advertisedOn>2026-10-12</advertisedOn>
    <closesOn>2026-12-11</closesOn>
    <advertUrl>https://jobs.secondglance.example/v/SG-2187?src=feed&amp;lang=en</advertUrl>
    <advertText><![CDATA[<p>Polish, tint, repeat.</p>]]></advertText>
  </vacancy>
</vacancyFeed>
`,
  expected: [
    {
      title: "Optometrist & Low Vision Lead",
      employer: "Second Glance Optical",
      reference: "SG-2204",
      places: ["Horsham VIC", "Naracoorte SA"],
      pay: { min: 98_000, max: 115_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://jobs.secondglance.example/v/SG-2204?src=feed&lang=en",
    },
    {
      title: "Optical Dispenser",
      employer: "Second Glance Optical",
      reference: "SG-2209",
      places: ["Wonthaggi VIC"],
      pay: { min: 29.8, max: 33.15, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.secondglance.example/v/SG-2209?src=feed&lang=en",
    },
    { title: "Lens Laboratory Technician", reference: "SG-2187", places: ["Moe VIC"], live: false },
  ],
};
