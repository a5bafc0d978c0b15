/** Usual: a dairy co-operative's vacancies as an older service of a large framework writes its objects, elements in the order of the alphabet, lists of strings in a namespace of their own, nil by an attribute, work patterns run together in one word, escaped HTML, moments without a zone, a contact with a name and a post, flags as words, one vacancy that is not published yet and one that is closed. */
export const dairyVacancyContractsXml = {
  name: "held-23 vacancy contracts of a dairy co-operative",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<ArrayOfVacancyContract xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://schemas.creamery.example/2014/07/Recruit.Contracts">
  <VacancyContract>
    <AdvertText>&lt;p&gt;Two hundred and ten farms send us their milk, and about a third of them ring when the vat will not cool. You go out, find out why and leave it working.&lt;/p&gt;&lt;p&gt;You are on call one week in four, and each call after hours is paid at $120 on top of your rate. The van is fitted out and goes home with you.&lt;/p&gt;</AdvertText>
    <ApplyUri>https://jobs.threecreeks.example/apply/2026-71</ApplyUri>
    <ClosingDate>2026-12-11T23:59:59</ClosingDate>
    <Contact>
      <FullName>Glenda Prouse</FullName>
      <JobTitle>People Manager</JobTitle>
      <Phone>03 5550 2090</Phone>
    </Contact>
    <Employer>Three Creeks Dairy Co-operative</Employer>
    <Locations xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>Leongatha, VIC 3953</a:string>
    </Locations>
    <PayFrom>44.5</PayFrom>
    <PayPeriod>Hour</PayPeriod>
    <PayTo>49</PayTo>
    <PublishedOn>2026-11-17T09:00:00</PublishedOn>
    <Title>Refrigeration Mechanic - Farm Vats</Title>
    <VacancyNumber>2026-71</VacancyNumber>
    <VacancyStatus>Published</VacancyStatus>
    <WorkPatterns xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>FullTime</a:string>
    </WorkPatterns>
    <WorksFromHome>false</WorksFromHome>
  </VacancyContract>
  <VacancyContract>
    <AdvertText>&lt;p&gt;A season of cheese: from the spring flush until the cows dry off. You look after two vats and the curd table with a crew of five, and you taste more than you would expect to.&lt;/p&gt;&lt;p&gt;The contract ends on 30 June 2027. Boots, whites and a cheese a month are ours to give.&lt;/p&gt;</AdvertText>
    <ApplyUri>https://jobs.threecreeks.example/apply/2026-74</ApplyUri>
    <ClosingDate i:nil="true"/>
    <Contact>
      <FullName>Glenda Prouse</FullName>
      <JobTitle>People Manager</JobTitle>
      <Phone>03 5550 2090</Phone>
    </Contact>
    <Employer>Three Creeks Dairy Co-operative</Employer>
    <Locations xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>Leongatha, VIC 3953</a:string>
      <a:string>Korumburra, VIC 3950</a:string>
    </Locations>
    <PayFrom>33.75</PayFrom>
    <PayPeriod>Hour</PayPeriod>
    <PayTo i:nil="true"/>
    <PublishedOn>2026-11-23T13:20:00</PublishedOn>
    <Title>Cheesemaking Operator (Season)</Title>
    <VacancyNumber>2026-74</VacancyNumber>
    <VacancyStatus>Published</VacancyStatus>
    <WorkPatterns xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>FullTime</a:string>
      <a:string>FixedTerm</a:string>
    </WorkPatterns>
    <WorksFromHome>false</WorksFromHome>
  </VacancyContract>
  <VacancyContract>
    <AdvertText>&lt;p&gt;Members ask when they will be paid, what the somatic cell count means and whether the tanker can come an hour later. You answer by phone and in writing, and you keep your word.&lt;/p&gt;&lt;p&gt;You work from your own home, as the other four do. If you have milked a cow, please say so.&lt;/p&gt;</AdvertText>
    <ApplyUri>https://jobs.threecreeks.example/apply/2026-75</ApplyUri>
    <ClosingDate>2027-01-08T23:59:59</ClosingDate>
    <Contact i:nil="true"/>
    <Employer>Three Creeks Member Services</Employer>
    <Locations xmlns:a="http://schemas.serializer.example/2003/10/Arrays"/>
    <PayFrom i:nil="true"/>
    <PayPeriod i:nil="true"/>
    <PayTo i:nil="true"/>
    <PublishedOn>2026-11-24T10:05:00</PublishedOn>
    <Title>Member Enquiries &amp; Payments Officer</Title>
    <VacancyNumber>2026-75</VacancyNumber>
    <VacancyStatus>Published</VacancyStatus>
    <WorkPatterns xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>PartTime</a:string>
    </WorkPatterns>
    <WorksFromHome>true</WorksFromHome>
  </VacancyContract>
  <VacancyContract>
    <AdvertText>&lt;p&gt;Draft for the board. The powder dryer will have cost $19 million by then.&lt;/p&gt;</AdvertText>
    <ApplyUri i:nil="true"/>
    <ClosingDate i:nil="true"/>
    <Contact i:nil="true"/>
    <Employer>Three Creeks Dairy Co-operative</Employer>
    <Locations xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>Korumburra, VIC 3950</a:string>
    </Locations>
    <PayFrom i:nil="true"/>
    <PayPeriod i:nil="true"/>
    <PayTo i:nil="true"/>
    <PublishedOn i:nil="true"/>
    <Title>Dryer Supervisor</Title>
    <VacancyNumber>2026-78</VacancyNumber>
    <VacancyStatus>Draft</VacancyStatus>
    <WorkPatterns xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>FullTime</a:string>
    </WorkPatterns>
    <WorksFromHome>false</WorksFromHome>
  </VacancyContract>
  <VacancyContract>
    <AdvertText>&lt;p&gt;Four tankers and a wash bay.&lt;/p&gt;</AdvertText>
    <ApplyUri>https://jobs.threecreeks.example/apply/2026-60</ApplyUri>
    <ClosingDate>2026-12-30T23:59:59</ClosingDate>
    <Contact i:nil="true"/>
    <Employer>Three Creeks Dairy Co-operative</Employer>
    <Locations xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>Foster, VIC 3960</a:string>
    </Locations>
    <PayFrom>38.2</PayFrom>
    <PayPeriod>Hour</PayPeriod>
    <PayTo>38.2</PayTo>
    <PublishedOn>2026-10-05T09:00:00</PublishedOn>
    <Title>Tanker Driver</Title>
    <VacancyNumber>2026-60</VacancyNumber>
    <VacancyStatus>Closed</VacancyStatus>
    <WorkPatterns xmlns:a="http://schemas.serializer.example/2003/10/Arrays">
      <a:string>FullTime</a:string>
    </WorkPatterns>
    <WorksFromHome>false</WorksFromHome>
  </VacancyContract>
</ArrayOfVacancyContract>
`,
  expected: [
    {
      title: "Refrigeration Mechanic - Farm Vats",
      employer: "Three Creeks Dairy Co-operative",
      reference: "2026-71",
      places: ["Leongatha VIC"],
      pay: { min: 44.5, max: 49, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://jobs.threecreeks.example/apply/2026-71",
    },
    {
      title: "Cheesemaking Operator (Season)",
      employer: "Three Creeks Dairy Co-operative",
      reference: "2026-74",
      places: ["Leongatha VIC", "Korumburra VIC"],
      pay: { min: 33.75, max: null, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.threecreeks.example/apply/2026-74",
    },
    {
      title: "Member Enquiries & Payments Officer",
      employer: "Three Creeks Member Services",
      reference: "2026-75",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://jobs.threecreeks.example/apply/2026-75",
    },
    {
      title: "Tanker Driver",
      reference: "2026-60",
      places: ["Foster VIC"],
      live: false,
    },
  ],
};
