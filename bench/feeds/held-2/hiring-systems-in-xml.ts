const position = (id: string, title: string, facts: string, description: string) =>
  `<job><id>${id}</id><status>Open</status><title><![CDATA[${title}]]></title><department><![CDATA[Hospitality]]></department><url><![CDATA[https://quokkacatering.applytojob.example/apply/${id}?source=feed]]></url>${facts}<description><![CDATA[${description}]]></description><buttons><![CDATA[<a href="https://quokkacatering.applytojob.example/apply/${id}">Apply Now</a>]]></buttons></job>`;
const at = (city: string, state: string, postcode: string) =>
  `<city><![CDATA[${city}]]></city><state><![CDATA[${state}]]></state><country><![CDATA[Australia]]></country><postalcode>${postcode}</postalcode>`;

/** The list that JazzHR publishes: the company as the publisher, levels of experience beside kinds of work, a hiring lead who is no employer. */
export const jazz = {
  name: "JazzHR positions",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<jobs>
<publisher>Quokka Catering Co</publisher>
<publisherurl>https://quokkacatering.applytojob.example</publisherurl>
${position("kX3vbT9wQa", "Banquet Captain", `${at("Rockingham", "WA", "6168")}<type><![CDATA[Full Time]]></type><experience><![CDATA[Mid Level]]></experience><hiring_lead>Dot Finch</hiring_lead><salary><![CDATA[$68,000 - $74,000 per year]]></salary><date>2026-11-16</date>`, "<p>Run rooms of 400 without raising your voice.</p>")}
${position("pL8mnR2sZe", "Kitchen Porter", `${at("Mandurah", "WA", "6210")}<type><![CDATA[Part Time]]></type><experience><![CDATA[Entry Level]]></experience><hiring_lead>Dot Finch</hiring_lead><salary><![CDATA[$28.87/hr]]></salary><date>2026-11-23</date>`, "<p>Pots first, questions later.</p><p>Some experience with full time staff rosters is welcome.</p>")}
${position("wY5jhK1dUc", "Event Waiter", `${at("Fremantle", "WA", "6160")}<type><![CDATA[Casual]]></type><experience><![CDATA[Entry Level]]></experience><hiring_lead>Rob Nye</hiring_lead><salary/><date>2026-11-25</date>`, "<p>Weddings on Saturdays, wakes in the week.</p>")}
</jobs>`,
  expected: [
    {
      title: "Banquet Captain",
      employer: "Quokka Catering Co",
      reference: "kX3vbT9wQa",
      places: ["Rockingham WA"],
      pay: { min: 68_000, max: 74_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: null,
      remote: false,
      live: true,
      url: "https://quokkacatering.applytojob.example/apply/kX3vbT9wQa?source=feed",
    },
    {
      title: "Kitchen Porter",
      employer: "Quokka Catering Co",
      reference: "pL8mnR2sZe",
      places: ["Mandurah WA"],
      pay: { min: 28.87, max: 28.87, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      remote: false,
      live: true,
      url: "https://quokkacatering.applytojob.example/apply/pL8mnR2sZe?source=feed",
    },
    {
      title: "Event Waiter",
      employer: "Quokka Catering Co",
      reference: "wY5jhK1dUc",
      places: ["Fremantle WA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      remote: false,
      live: true,
    },
  ],
};

/** A system whose whole vacancy stands in attributes: closing moments with an offset, a status in letters, text alone within. */
export const attributes = {
  name: "vacancies in attributes",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<VacancyExport Client="Gippsland Lakes Health" Generated="2026-11-26T18:00:00+11:00" Count="4">
<Vacancy Ref="GLH/2026/311" JobTitle="Podiatrist" Site="Bairnsdale" Region="Victoria" ContractType="Full-time" SalaryMin="92410" SalaryMax="104870" SalaryPeriod="Annum" AdvertStart="2026-11-12T09:00:00+11:00" AdvertEnd="2026-12-10T17:00:00+11:00" State="LIVE" ApplyUrl="https://glh.example/vacancy/311/apply"><Advert><![CDATA[<p>Feet of all ages at four clinics.</p>]]></Advert></Vacancy>
<Vacancy Ref="GLH/2026/318" JobTitle="Diabetes Educator" Site="Lakes Entrance" Region="Victoria" ContractType="Part-time" SalaryMin="48.90" SalaryMax="55.10" SalaryPeriod="Hour" AdvertStart="2026-11-19T09:00:00+11:00" AdvertEnd="2026-12-06T23:59:00+11:00" State="LIVE" ApplyUrl="https://glh.example/vacancy/318/apply"><Advert><![CDATA[<p>Groups on Tuesdays, home visits on Thursdays.</p>]]></Advert></Vacancy>
<Vacancy Ref="GLH/2026/320" JobTitle="Theatre Orderly" Site="Bairnsdale" Region="Victoria" ContractType="Casual" SalaryMin="" SalaryMax="" SalaryPeriod="" AdvertStart="2026-11-24T09:00:00+11:00" AdvertEnd="" State="LIVE" ApplyUrl="https://glh.example/vacancy/320/apply"><Advert><![CDATA[<p>Wheel, lift, reassure.</p>]]></Advert></Vacancy>
<Vacancy Ref="GLH/2026/297" JobTitle="Payroll Officer" Site="Sale" Region="Victoria" ContractType="Full-time" SalaryMin="71000" SalaryMax="76000" SalaryPeriod="Annum" AdvertStart="2026-10-02T09:00:00+11:00" AdvertEnd="2026-12-18T17:00:00+11:00" State="WITHDRAWN" ApplyUrl="https://glh.example/vacancy/297/apply"><Advert><![CDATA[<p>Eight awards, one spreadsheet.</p>]]></Advert></Vacancy>
</VacancyExport>`,
  expected: [
    {
      title: "Podiatrist",
      employer: "Gippsland Lakes Health",
      reference: "GLH/2026/311",
      places: ["Bairnsdale VIC"],
      pay: { min: 92_410, max: 104_870, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-11T22:00:00Z",
      closes: "2026-12-10T06:00:00Z",
      remote: false,
      live: true,
      url: "https://glh.example/vacancy/311/apply",
    },
    {
      title: "Diabetes Educator",
      employer: "Gippsland Lakes Health",
      reference: "GLH/2026/318",
      places: ["Lakes Entrance VIC"],
      pay: { min: 48.9, max: 55.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18T22:00:00Z",
      closes: "2026-12-06",
      remote: false,
      live: true,
      url: "https://glh.example/vacancy/318/apply",
    },
    {
      title: "Theatre Orderly",
      employer: "Gippsland Lakes Health",
      reference: "GLH/2026/320",
      places: ["Bairnsdale VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23T22:00:00Z",
      closes: null,
      remote: false,
      live: true,
    },
    { title: "Payroll Officer", live: false },
  ],
};
