/** Rarer: a water utility's vacancies in the answer of an old service, an envelope with namespaces, nil elements, flags as words, codes of lists beside their texts, the agency once in the result, one unpublished. */
export const waterSoapAnswer = {
  name: "held-19 answer of a water utility's old service in an envelope",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <soap:Header/>
  <soap:Body>
    <GetVacanciesResponse xmlns="http://services.mulgawater.example/recruit/v2">
      <GetVacanciesResult>
        <Success>true</Success>
        <OrganisationName>Mulga Water</OrganisationName>
        <VacancyCount>4</VacancyCount>
        <Vacancies>
          <Vacancy>
            <VacancyNumber>MW/2026/0231</VacancyNumber>
            <VacancyTitle>Water Treatment Operator</VacancyTitle>
            <WorkLocation><Suburb>Port Augusta</Suburb><State>SA</State><Postcode>5700</Postcode></WorkLocation>
            <EmploymentTypeCode>PFT</EmploymentTypeCode><EmploymentTypeText>Permanent Full-Time</EmploymentTypeText>
            <SalaryFrom>81250.00</SalaryFrom><SalaryTo>89940.00</SalaryTo><SalaryPeriod>Year</SalaryPeriod>
            <AdvertisedFrom>2026-11-18T00:00:00</AdvertisedFrom><AdvertisedTo>2026-12-16T17:00:00</AdvertisedTo>
            <Published>true</Published>
            <AdvertHtml>&lt;p&gt;Taste it. Everyone else will.&lt;/p&gt;</AdvertHtml>
            <VacancyUrl>https://recruit.mulgawater.example/v/0231</VacancyUrl>
          </Vacancy>
          <Vacancy>
            <VacancyNumber>MW/2026/0236</VacancyNumber>
            <VacancyTitle>Meter Reader</VacancyTitle>
            <WorkLocation><Suburb>Whyalla</Suburb><State>SA</State><Postcode>5600</Postcode></WorkLocation>
            <EmploymentTypeCode>CAS</EmploymentTypeCode><EmploymentTypeText>Casual</EmploymentTypeText>
            <SalaryFrom>35.15</SalaryFrom><SalaryTo>35.15</SalaryTo><SalaryPeriod>Hour</SalaryPeriod>
            <AdvertisedFrom>2026-11-23T00:00:00</AdvertisedFrom><AdvertisedTo xsi:nil="true"/>
            <Published>true</Published>
            <AdvertHtml>&lt;p&gt;Dogs know your timetable.&lt;/p&gt;</AdvertHtml>
            <VacancyUrl>https://recruit.mulgawater.example/v/0236</VacancyUrl>
          </Vacancy>
          <Vacancy>
            <VacancyNumber>MW/2026/0240</VacancyNumber>
            <VacancyTitle>Hydrologist</VacancyTitle>
            <WorkLocation><Suburb>Port Augusta</Suburb><State>SA</State><Postcode>5700</Postcode></WorkLocation>
            <EmploymentTypeCode>TPT</EmploymentTypeCode><EmploymentTypeText>Temporary Part-Time</EmploymentTypeText>
            <SalaryFrom xsi:nil="true"/><SalaryTo xsi:nil="true"/><SalaryPeriod xsi:nil="true"/>
            <AdvertisedFrom>2026-11-25T00:00:00</AdvertisedFrom><AdvertisedTo>2027-01-20T17:00:00</AdvertisedTo>
            <Published>true</Published>
            <AdvertHtml>&lt;p&gt;Model a river that is mostly a rumour.&lt;/p&gt;</AdvertHtml>
            <VacancyUrl>https://recruit.mulgawater.example/v/0240</VacancyUrl>
          </Vacancy>
          <Vacancy>
            <VacancyNumber>MW/2026/0243</VacancyNumber>
            <VacancyTitle>Asset Planner</VacancyTitle>
            <WorkLocation><Suburb>Whyalla</Suburb><State>SA</State><Postcode>5600</Postcode></WorkLocation>
            <EmploymentTypeCode>PFT</EmploymentTypeCode><EmploymentTypeText>Permanent Full-Time</EmploymentTypeText>
            <SalaryFrom xsi:nil="true"/><SalaryTo xsi:nil="true"/><SalaryPeriod xsi:nil="true"/>
            <AdvertisedFrom xsi:nil="true"/><AdvertisedTo xsi:nil="true"/>
            <Published>false</Published>
            <AdvertHtml>&lt;p&gt;Draft text.&lt;/p&gt;</AdvertHtml>
            <VacancyUrl xsi:nil="true"/>
          </Vacancy>
        </Vacancies>
      </GetVacanciesResult>
    </GetVacanciesResponse>
  </soap:Body>
</soap:Envelope>
`,
  expected: [
    {
      title: "Water Treatment Operator",
      employer: "Mulga Water",
      reference: "MW/2026/0231",
      places: ["Port Augusta SA"],
      pay: { min: 81_250, max: 89_940, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-16",
      live: true,
      url: "https://recruit.mulgawater.example/v/0231",
    },
    {
      title: "Meter Reader",
      employer: "Mulga Water",
      reference: "MW/2026/0236",
      places: ["Whyalla SA"],
      pay: { min: 35.15, max: 35.15, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://recruit.mulgawater.example/v/0236",
    },
    {
      title: "Hydrologist",
      employer: "Mulga Water",
      reference: "MW/2026/0240",
      places: ["Port Augusta SA"],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-25",
      closes: "2027-01-20",
      live: true,
      url: "https://recruit.mulgawater.example/v/0240",
    },
    {
      title: "Asset Planner",
      reference: "MW/2026/0243",
      places: ["Whyalla SA"],
      workTypes: ["Full time"],
      live: false,
    },
  ],
};
