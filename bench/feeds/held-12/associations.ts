/** A library association's news in an older form: items beside their channel and known by addresses, days of a namespace, labelled lines escaped twice, an encoding that is not the one it says. */
export const libraryNews = {
  name: "held-12 news of a library association with items beside the channel",
  extension: "rdf",
  contentType: "application/rdf+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="iso-8859-1"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/">
<channel rdf:about="https://www.westernlibraries.example/jobs/">
  <title>Western Libraries Association: positions</title>
  <link>https://www.westernlibraries.example/jobs/</link>
  <description>Positions in libraries of the west</description>
  <dc:language>en-au</dc:language>
  <dc:date>2026-11-26T11:00:00+08:00</dc:date>
  <sy:updatePeriod>daily</sy:updatePeriod>
  <items>
    <rdf:Seq>
      <rdf:li rdf:resource="https://www.westernlibraries.example/jobs/1907"/>
      <rdf:li rdf:resource="https://www.westernlibraries.example/jobs/1911"/>
      <rdf:li rdf:resource="https://www.westernlibraries.example/jobs/1899"/>
    </rdf:Seq>
  </items>
</channel>
<item rdf:about="https://www.westernlibraries.example/jobs/1907">
  <title>Children's Librarian – Café Stories</title>
  <link>https://www.westernlibraries.example/jobs/1907</link>
  <description>&amp;lt;p&amp;gt;Milk, biscuits and picture books, all before eleven.&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Organisation: City of King Sound&amp;lt;br&amp;gt;Location: Albany WA&amp;lt;br&amp;gt;Type: Part-time&amp;lt;br&amp;gt;Salary: $41.20 - $44.95 per hour, plus super&amp;lt;br&amp;gt;Closing date: 18 December 2026&amp;lt;/p&amp;gt;</description>
  <dc:date>2026-11-18T09:00:00+08:00</dc:date>
  <dc:subject>Public libraries</dc:subject>
</item>
<item rdf:about="https://www.westernlibraries.example/jobs/1911">
  <title>Systems Librarian</title>
  <link>https://www.westernlibraries.example/jobs/1911</link>
  <description>&amp;lt;p&amp;gt;One catalogue for nine shires.&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Organisation: Great Southern Library Consortium&amp;lt;br&amp;gt;Location: Katanning WA&amp;lt;br&amp;gt;Type: Full-time&amp;lt;br&amp;gt;Salary: up to $98,500 a year&amp;lt;br&amp;gt;Closing date: 4pm, Monday 21 December 2026&amp;lt;/p&amp;gt;</description>
  <dc:date>2026-11-24T15:30:00+08:00</dc:date>
  <dc:subject>Systems</dc:subject>
</item>
<item rdf:about="https://www.westernlibraries.example/jobs/1899">
  <title>Archivist</title>
  <link>https://www.westernlibraries.example/jobs/1899</link>
  <description>&amp;lt;p&amp;gt;Logbooks of whalers, and their mould.&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Organisation: Cape Maritime Museum&amp;lt;br&amp;gt;Location: Busselton WA&amp;lt;br&amp;gt;Type: Full-time&amp;lt;br&amp;gt;Salary: $79,300 - $84,100 per annum&amp;lt;br&amp;gt;Closing date: 13 November 2026&amp;lt;/p&amp;gt;</description>
  <dc:date>2026-10-23T10:00:00+08:00</dc:date>
  <dc:subject>Archives</dc:subject>
</item>
</rdf:RDF>`,
  expected: [
    {
      title: "Children's Librarian – Café Stories",
      employer: "City of King Sound",
      places: ["Albany WA"],
      pay: { min: 41.2, max: 44.95, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18T01:00:00Z",
      closes: "2026-12-18",
      live: true,
      url: "https://www.westernlibraries.example/jobs/1907",
    },
    {
      title: "Systems Librarian",
      employer: "Great Southern Library Consortium",
      places: ["Katanning WA"],
      pay: { min: null, max: 98_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24T07:30:00Z",
      closes: "2026-12-21",
      live: true,
      url: "https://www.westernlibraries.example/jobs/1911",
    },
    {
      title: "Archivist",
      employer: "Cape Maritime Museum",
      places: ["Busselton WA"],
      closes: "2026-11-13",
      live: false,
    },
  ],
};

/** A growers' board that links its parts: vacancies embedded under a prefix, growers and sites embedded within them, addresses among the links, an archived one. */
export const growersVacancies = {
  name: "held-12 vacancies of a growers' board embedded with their sites",
  extension: "json",
  contentType: "application/hal+json",
  text: String.raw`{"_links":{"self":{"href":"https://api.riverlandgrowers.example/v2/vacancies?page=0&size=20"},"curies":[{"name":"rg","href":"https://api.riverlandgrowers.example/rels/{rel}","templated":true}]},"_embedded":{"rg:vacancies":[
{"vacancyNumber":"RG-5012","headline":"Harvest Supervisor","summary":"Forty pickers, six languages, one bell.","engagement":"SEASONAL_CONTRACT","pay":{"lowest":"33.50","highest":"36.00","per":"HOUR","superannuation":"PLUS"},"listedAt":"2026-11-19T08:30:00+10:30","listedUntil":"2026-12-20T23:59:59+10:30","workflow":"LISTED","_links":{"self":{"href":"https://api.riverlandgrowers.example/v2/vacancies/RG-5012"},"alternate":{"href":"https://www.riverlandgrowers.example/jobs/RG-5012","type":"text/html"}},"_embedded":{"rg:grower":{"name":"Bookmark Creek Citrus","_links":{"self":{"href":"https://api.riverlandgrowers.example/v2/growers/77"}}},"rg:site":{"town":"Renmark","state":"SA","postCode":"5341"}}},
{"vacancyNumber":"RG-5017","headline":"Irrigation Technician","summary":"Two hundred kilometres of drip line.","engagement":"FULL_TIME","pay":{"lowest":"78000","highest":"86000","per":"YEAR","superannuation":"PLUS"},"listedAt":"2026-11-24T12:00:00+10:30","listedUntil":null,"workflow":"LISTED","_links":{"self":{"href":"https://api.riverlandgrowers.example/v2/vacancies/RG-5017"},"alternate":{"href":"https://www.riverlandgrowers.example/jobs/RG-5017","type":"text/html"}},"_embedded":{"rg:grower":{"name":"Lock Five Almonds","_links":{"self":{"href":"https://api.riverlandgrowers.example/v2/growers/81"}}},"rg:site":{"town":"Murray Bridge","state":"SA","postCode":"5253"}}},
{"vacancyNumber":"RG-4988","headline":"Packing Shed Hand","summary":"Done for the year.","engagement":"CASUAL","pay":null,"listedAt":"2026-10-06T09:00:00+10:30","listedUntil":"2026-12-15T23:59:59+10:30","workflow":"ARCHIVED","_links":{"self":{"href":"https://api.riverlandgrowers.example/v2/vacancies/RG-4988"}},"_embedded":{"rg:grower":{"name":"Bookmark Creek Citrus","_links":{"self":{"href":"https://api.riverlandgrowers.example/v2/growers/77"}}},"rg:site":{"town":"Renmark","state":"SA","postCode":"5341"}}}
]},"page":{"size":20,"totalElements":3,"totalPages":1,"number":0}}`,
  expected: [
    {
      title: "Harvest Supervisor",
      employer: "Bookmark Creek Citrus",
      reference: "RG-5012",
      places: ["Renmark SA"],
      pay: { min: 33.5, max: 36, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-18T22:00:00Z",
      closes: "2026-12-20T13:29:59Z",
      live: true,
      url: "https://www.riverlandgrowers.example/jobs/RG-5012",
    },
    {
      title: "Irrigation Technician",
      employer: "Lock Five Almonds",
      reference: "RG-5017",
      places: ["Murray Bridge SA"],
      pay: { min: 78_000, max: 86_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24T01:30:00Z",
      closes: null,
      live: true,
      url: "https://www.riverlandgrowers.example/jobs/RG-5017",
    },
    { title: "Packing Shed Hand", reference: "RG-4988", places: ["Renmark SA"], live: false },
  ],
};
