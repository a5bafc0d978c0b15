/** A government's older service that answers in an envelope: a body with a result of its own namespace, values that are nil, moments with the state's offset, agencies as employers, amounts with a basis, a lapsed vacancy. */
export const soapEnvelope = {
  name: "held-15 answer of a government's older service in an envelope",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <soap:Header>
    <ServiceInfo xmlns="http://vacancies.territory.example/ws"><Version>2.3</Version><Served>2026-11-27T06:00:01+10:30</Served></ServiceInfo>
  </soap:Header>
  <soap:Body>
    <GetCurrentVacanciesResponse xmlns="http://vacancies.territory.example/ws">
      <GetCurrentVacanciesResult>
        <ResultCode>0</ResultCode>
        <ResultMessage>OK</ResultMessage>
        <Vacancies>
          <Vacancy>
            <VacancyNo>641208</VacancyNo>
            <PositionTitle>Fisheries Officer</PositionTitle>
            <Agency>Department of Coasts and Reefs</Agency>
            <Classification>OPS4</Classification>
            <MinSalary>84112.00</MinSalary>
            <MaxSalary>88950.00</MaxSalary>
            <SalaryBasis>Per annum</SalaryBasis>
            <EmploymentType>Ongoing Full-time</EmploymentType>
            <WorkLocation>Ceduna SA</WorkLocation>
            <OpeningDate>2026-11-16T09:00:00+10:30</OpeningDate>
            <ClosingDate>2026-12-11T17:00:00+10:30</ClosingDate>
            <VacancyStatus>Current</VacancyStatus>
            <ContactOfficer>Hamish Trezise, 0491 576 398</ContactOfficer>
            <Summary>Boots, boats, notebooks.</Summary>
            <DetailURL>https://vacancies.territory.example/v/641208</DetailURL>
          </Vacancy>
          <Vacancy>
            <VacancyNo>641233</VacancyNo>
            <PositionTitle>Court Interpreter Bookings Clerk</PositionTitle>
            <Agency>Courts Support Authority</Agency>
            <Classification>ASO2</Classification>
            <MinSalary>33.48</MinSalary>
            <MaxSalary>35.90</MaxSalary>
            <SalaryBasis>Per hour</SalaryBasis>
            <EmploymentType>Ongoing Part-time</EmploymentType>
            <WorkLocation>Adelaide SA</WorkLocation>
            <OpeningDate>2026-11-20T09:00:00+10:30</OpeningDate>
            <ClosingDate>2027-01-08T17:00:00+10:30</ClosingDate>
            <VacancyStatus>Current</VacancyStatus>
            <ContactOfficer>Rosa Lindqvist, 0491 576 801</ContactOfficer>
            <Summary>Ninety languages, one telephone.</Summary>
            <DetailURL>https://vacancies.territory.example/v/641233</DetailURL>
          </Vacancy>
          <Vacancy>
            <VacancyNo>641240</VacancyNo>
            <PositionTitle>Relief Rangers (register)</PositionTitle>
            <Agency>Department of Coasts and Reefs</Agency>
            <Classification>OPS2</Classification>
            <MinSalary xsi:nil="true" />
            <MaxSalary xsi:nil="true" />
            <SalaryBasis xsi:nil="true" />
            <EmploymentType>Casual</EmploymentType>
            <WorkLocation>Murray Bridge SA</WorkLocation>
            <OpeningDate>2026-11-24T09:00:00+10:30</OpeningDate>
            <ClosingDate xsi:nil="true" />
            <VacancyStatus>Current</VacancyStatus>
            <ContactOfficer>Hamish Trezise, 0491 576 398</ContactOfficer>
            <Summary>For when the ranger needs a holiday.</Summary>
            <DetailURL>https://vacancies.territory.example/v/641240</DetailURL>
          </Vacancy>
          <Vacancy>
            <VacancyNo>640977</VacancyNo>
            <PositionTitle>Records Digitisation Officer</PositionTitle>
            <Agency>Courts Support Authority</Agency>
            <Classification>ASO3</Classification>
            <MinSalary>69870.00</MinSalary>
            <MaxSalary>74402.00</MaxSalary>
            <SalaryBasis>Per annum</SalaryBasis>
            <EmploymentType>Term Full-time</EmploymentType>
            <WorkLocation>Adelaide SA</WorkLocation>
            <OpeningDate>2026-10-26T09:00:00+10:30</OpeningDate>
            <ClosingDate>2026-11-20T17:00:00+10:30</ClosingDate>
            <VacancyStatus>Closed</VacancyStatus>
            <ContactOfficer>Rosa Lindqvist, 0491 576 801</ContactOfficer>
            <Summary>Staples out, pages flat.</Summary>
            <DetailURL>https://vacancies.territory.example/v/640977</DetailURL>
          </Vacancy>
        </Vacancies>
      </GetCurrentVacanciesResult>
    </GetCurrentVacanciesResponse>
  </soap:Body>
</soap:Envelope>`,
  expected: [
    {
      title: "Fisheries Officer",
      employer: "Department of Coasts and Reefs",
      reference: "641208",
      places: ["Ceduna SA"],
      pay: { min: 84_112, max: 88_950, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-15T22:30:00Z",
      closes: "2026-12-11T06:30:00Z",
      live: true,
      url: "https://vacancies.territory.example/v/641208",
    },
    {
      title: "Court Interpreter Bookings Clerk",
      employer: "Courts Support Authority",
      reference: "641233",
      places: ["Adelaide SA"],
      pay: { min: 33.48, max: 35.9, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19T22:30:00Z",
      closes: "2027-01-08T06:30:00Z",
      live: true,
      url: "https://vacancies.territory.example/v/641233",
    },
    {
      title: "Relief Rangers (register)",
      employer: "Department of Coasts and Reefs",
      reference: "641240",
      places: ["Murray Bridge SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23T22:30:00Z",
      closes: null,
      live: true,
      url: "https://vacancies.territory.example/v/641240",
    },
    {
      title: "Records Digitisation Officer",
      employer: "Courts Support Authority",
      reference: "640977",
      places: ["Adelaide SA"],
      pay: { min: 69_870, max: 74_402, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-10-25T22:30:00Z",
      closes: "2026-11-20T06:30:00Z",
      live: false,
      url: "https://vacancies.territory.example/v/640977",
    },
  ],
};
