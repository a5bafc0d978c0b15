/** A hospitals' network's vacancies from its recruitment system: a namespace of its own, the number and the status as attributes, hospitals as organisations, days with short months and a clock, status and basis of employment apart, links with what they are for. */
export const snaphireVacancies = {
  name: "held-15 vacancies of a hospitals' network with links by what they are for",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<Vacancies xmlns="http://www.quickhire.example/schemas/vacancyfeed/1.2" generated="2026-11-26T19:00:00+10:30" count="4">
  <Vacancy id="88214" status="Open">
    <ReferenceCode>SGH-88214</ReferenceCode>
    <Title>Clinical Midwife</Title>
    <Organisation>Spencer Gulf Women&apos;s Hospital</Organisation>
    <Location><Name>Port Augusta</Name><State>SA</State><Country>Australia</Country></Location>
    <EmploymentStatus>Permanent</EmploymentStatus>
    <EmploymentBasis>Part Time</EmploymentBasis>
    <RemunerationText>$48.90 to $57.35 per hour (RN2)</RemunerationText>
    <OpenDate>17 Nov 2026 09:00</OpenDate>
    <CloseDate>11 Dec 2026 23:59</CloseDate>
    <Summary>Small ward, big catchment.</Summary>
    <Contact><Name>Ines Calloway</Name><Phone>0491 575 254</Phone></Contact>
    <Links>
      <Link rel="detail" href="https://jobs.spencergulf.example/vacancy/88214"/>
      <Link rel="apply" href="https://jobs.spencergulf.example/vacancy/88214/apply"/>
    </Links>
  </Vacancy>
  <Vacancy id="88230" status="Open">
    <ReferenceCode>WH-88230</ReferenceCode>
    <Title>Sterilisation Technician</Title>
    <Organisation>Whyalla Day Surgery</Organisation>
    <Location><Name>Whyalla</Name><State>SA</State><Country>Australia</Country></Location>
    <EmploymentStatus>Temporary</EmploymentStatus>
    <EmploymentBasis>Full Time</EmploymentBasis>
    <RemunerationText>$61,204 to $64,880 per annum</RemunerationText>
    <OpenDate>20 Nov 2026 12:00</OpenDate>
    <CloseDate>15 Jan 2027 23:59</CloseDate>
    <Summary>If it shines it is not finished.</Summary>
    <Contact><Name>Bram Sealey</Name><Phone>0491 575 789</Phone></Contact>
    <Links>
      <Link rel="detail" href="https://jobs.spencergulf.example/vacancy/88230"/>
      <Link rel="apply" href="https://jobs.spencergulf.example/vacancy/88230/apply"/>
    </Links>
  </Vacancy>
  <Vacancy id="88241" status="Open">
    <ReferenceCode>PL-88241</ReferenceCode>
    <Title>Catering Assistant</Title>
    <Organisation>Port Lincoln Rehabilitation Centre</Organisation>
    <Location><Name>Port Lincoln</Name><State>SA</State><Country>Australia</Country></Location>
    <EmploymentStatus>Casual</EmploymentStatus>
    <EmploymentBasis/>
    <RemunerationText/>
    <OpenDate>24 Nov 2026 08:30</OpenDate>
    <CloseDate/>
    <Summary>Custard is a treatment.</Summary>
    <Contact><Name>Ines Calloway</Name><Phone>0491 575 254</Phone></Contact>
    <Links>
      <Link rel="detail" href="https://jobs.spencergulf.example/vacancy/88241"/>
      <Link rel="apply" href="https://jobs.spencergulf.example/vacancy/88241/apply"/>
    </Links>
  </Vacancy>
  <Vacancy id="88102" status="Cancelled">
    <ReferenceCode>SGH-88102</ReferenceCode>
    <Title>Ward Clerk</Title>
    <Organisation>Spencer Gulf Women&apos;s Hospital</Organisation>
    <Location><Name>Port Augusta</Name><State>SA</State><Country>Australia</Country></Location>
    <EmploymentStatus>Permanent</EmploymentStatus>
    <EmploymentBasis>Full Time</EmploymentBasis>
    <RemunerationText>$58,310 per annum</RemunerationText>
    <OpenDate>02 Nov 2026 09:00</OpenDate>
    <CloseDate>04 Dec 2026 23:59</CloseDate>
    <Summary>Phones, forms, flowers.</Summary>
    <Contact><Name>Ines Calloway</Name><Phone>0491 575 254</Phone></Contact>
    <Links>
      <Link rel="detail" href="https://jobs.spencergulf.example/vacancy/88102"/>
    </Links>
  </Vacancy>
</Vacancies>
`,
  expected: [
    {
      title: "Clinical Midwife",
      employer: "Spencer Gulf Women's Hospital",
      reference: "SGH-88214",
      places: ["Port Augusta SA"],
      pay: { min: 48.9, max: 57.35, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-11",
      live: true,
      url: "https://jobs.spencergulf.example/vacancy/88214/apply",
    },
    {
      title: "Sterilisation Technician",
      employer: "Whyalla Day Surgery",
      reference: "WH-88230",
      places: ["Whyalla SA"],
      pay: { min: 61_204, max: 64_880, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-15",
      live: true,
      url: "https://jobs.spencergulf.example/vacancy/88230/apply",
    },
    {
      title: "Catering Assistant",
      employer: "Port Lincoln Rehabilitation Centre",
      reference: "PL-88241",
      places: ["Port Lincoln SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://jobs.spencergulf.example/vacancy/88241/apply",
    },
    {
      title: "Ward Clerk",
      employer: "Spencer Gulf Women's Hospital",
      reference: "SGH-88102",
      places: ["Port Augusta SA"],
      pay: { min: 58_310, max: 58_310, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-02",
      live: false,
    },
  ],
};
