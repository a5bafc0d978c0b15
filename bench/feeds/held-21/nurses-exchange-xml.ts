/** Usual: a nursing agency's file for an exchange of ads, an action on each job, place and area apart, pay as an amount or a range with its period, hours beside the form of employment, days with slashes, starts and durations, one that is taken down. */
export const nursesExchangeXml = {
  name: "held-21 exchange file of a nursing agency",
  extension: "xml",
  contentType: "application/xml",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<Jobs xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <Job Action="Post">
    <AdvertiserName>Lanternlight Nursing</AdvertiserName>
    <AdvertiserType>Agency</AdvertiserType>
    <SenderReference>LN/5512</SenderReference>
    <Classification>Healthcare &amp; Nursing</Classification>
    <SubClassification>Theatre &amp; Recovery</SubClassification>
    <Position>Registered Nurse - Theatre</Position>
    <Description><![CDATA[<p>Scrub, scout and anaesthetics in a private hospital of four theatres.</p><p>Ring Maeve on 03 5550 1471.</p>]]></Description>
    <Location Id="20155">Launceston</Location>
    <Area>Tasmania</Area>
    <PostCode>7250</PostCode>
    <Country>Australia</Country>
    <EmploymentType>Permanent</EmploymentType>
    <StartDate>18/01/2027</StartDate>
    <Duration></Duration>
    <WorkHours>Full Time</WorkHours>
    <VisaRequired>Applicants must be eligible to work in the specified location</VisaRequired>
    <PayPeriod>Annual</PayPeriod>
    <PayAmount xsi:nil="true" />
    <PayMinimum>81400</PayMinimum>
    <PayMaximum>97250</PayMaximum>
    <Currency>AUD</Currency>
    <Contact>Maeve Corrigan</Contact>
    <ApplicationURL>https://lanternlight.example/apply/5512</ApplicationURL>
    <ExpiryDate>14/12/2026</ExpiryDate>
  </Job>
  <Job Action="Post">
    <AdvertiserName>Lanternlight Nursing</AdvertiserName>
    <AdvertiserType>Agency</AdvertiserType>
    <SenderReference>LN/5519</SenderReference>
    <Classification>Healthcare &amp; Nursing</Classification>
    <SubClassification>Midwifery</SubClassification>
    <Position>Midwife (Travel Contract)</Position>
    <Description><![CDATA[<p>Thirteen weeks in the Centre. Flights and a unit with an air conditioner are ours.</p>]]></Description>
    <Location Id="20871">Alice Springs</Location>
    <Area>Northern Territory</Area>
    <PostCode>0870</PostCode>
    <Country>Australia</Country>
    <EmploymentType>Contract</EmploymentType>
    <StartDate>ASAP</StartDate>
    <Duration>13 weeks</Duration>
    <WorkHours>Full Time</WorkHours>
    <VisaRequired>Applicants must be eligible to work in the specified location</VisaRequired>
    <PayPeriod>Weekly</PayPeriod>
    <PayAmount>2850</PayAmount>
    <PayMinimum xsi:nil="true" />
    <PayMaximum xsi:nil="true" />
    <Currency>AUD</Currency>
    <Contact>Maeve Corrigan</Contact>
    <ApplicationURL>https://lanternlight.example/apply/5519</ApplicationURL>
    <ExpiryDate>05/01/2027</ExpiryDate>
  </Job>
  <Job Action="Amend">
    <AdvertiserName>Lanternlight Nursing</AdvertiserName>
    <AdvertiserType>Agency</AdvertiserType>
    <SenderReference>LN/5497</SenderReference>
    <Classification>Healthcare &amp; Nursing</Classification>
    <SubClassification>Aged Care</SubClassification>
    <Position>Enrolled Nurse - Nights</Position>
    <Description><![CDATA[<p>Shifts when you want them. Tea is at three in the morning.</p>]]></Description>
    <Location Id="20410">Mornington</Location>
    <Area>Victoria</Area>
    <PostCode>3931</PostCode>
    <Country>Australia</Country>
    <EmploymentType>Casual</EmploymentType>
    <StartDate>ASAP</StartDate>
    <Duration></Duration>
    <WorkHours>Not Specified</WorkHours>
    <VisaRequired>Applicants must be eligible to work in the specified location</VisaRequired>
    <PayPeriod>Hourly</PayPeriod>
    <PayAmount>48.20</PayAmount>
    <PayMinimum xsi:nil="true" />
    <PayMaximum xsi:nil="true" />
    <Currency>AUD</Currency>
    <Contact>Jonah Pratt</Contact>
    <ApplicationURL>https://lanternlight.example/apply/5497</ApplicationURL>
    <ExpiryDate xsi:nil="true" />
  </Job>
  <Job Action="Delete">
    <AdvertiserName>Lanternlight Nursing</AdvertiserName>
    <AdvertiserType>Agency</AdvertiserType>
    <SenderReference>LN/5460</SenderReference>
    <Position>Nurse Unit Manager</Position>
    <Location Id="20202">Devonport</Location>
    <Area>Tasmania</Area>
    <Country>Australia</Country>
  </Job>
</Jobs>
`,
  expected: [
    {
      title: "Registered Nurse - Theatre",
      employer: "Lanternlight Nursing",
      reference: "LN/5512",
      places: ["Launceston TAS"],
      pay: { min: 81_400, max: 97_250, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://lanternlight.example/apply/5512",
    },
    {
      title: "Midwife (Travel Contract)",
      employer: "Lanternlight Nursing",
      reference: "LN/5519",
      places: ["Alice Springs NT"],
      pay: { min: 2850, max: 2850, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: null,
      closes: "2027-01-05",
      remote: false,
      live: true,
      url: "https://lanternlight.example/apply/5519",
    },
    {
      title: "Enrolled Nurse - Nights",
      employer: "Lanternlight Nursing",
      reference: "LN/5497",
      places: ["Mornington VIC"],
      pay: { min: 48.2, max: 48.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: "https://lanternlight.example/apply/5497",
    },
    {
      title: "Nurse Unit Manager",
      reference: "LN/5460",
      places: ["Devonport TAS"],
      live: false,
    },
  ],
};
