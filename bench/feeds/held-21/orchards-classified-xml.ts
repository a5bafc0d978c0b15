/** Usual: a growers' board's XML for a classifieds search, everything in character data, a second link for telephones, region in full beside the town, pay in words with a floor and a loading, days with slashes and the hour apart. */
export const orchardsClassifiedXml = {
  name: "held-21 classifieds XML of a growers' board",
  extension: "xml",
  contentType: "text/xml; charset=UTF-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<trovit>
<ad>
<id><![CDATA[9034]]></id>
<url><![CDATA[https://orchardhands.example/jobs/9034-packing-shed-supervisor]]></url>
<mobile_url><![CDATA[https://m.orchardhands.example/9034]]></mobile_url>
<title><![CDATA[Packing Shed Supervisor]]></title>
<content><![CDATA[Thirty packers, two graders, one optical sorter that sulks.<br />Fork licence wanted.<br /><br />House on the property at $120 a week if you want it.]]></content>
<company><![CDATA[Pome & Stone Growers]]></company>
<city><![CDATA[Batlow]]></city>
<city_area><![CDATA[]]></city_area>
<region><![CDATA[New South Wales]]></region>
<postcode><![CDATA[2730]]></postcode>
<salary><![CDATA[From $34.50 per hour]]></salary>
<working_hours><![CDATA[Full time]]></working_hours>
<contract><![CDATA[Permanent]]></contract>
<category><![CDATA[Agriculture]]></category>
<experience><![CDATA[]]></experience>
<requirements><![CDATA[Forklift licence]]></requirements>
<date><![CDATA[21/11/2026]]></date>
<time><![CDATA[10:30]]></time>
<expiration_date><![CDATA[15/01/2027]]></expiration_date>
</ad>
<ad>
<id><![CDATA[9029]]></id>
<url><![CDATA[https://orchardhands.example/jobs/9029-irrigation-manager]]></url>
<mobile_url><![CDATA[https://m.orchardhands.example/9029]]></mobile_url>
<title><![CDATA[Irrigation Manager]]></title>
<content><![CDATA[Melons by the hectare, water by the gigalitre.<br />A ute and a house come with it.]]></content>
<company><![CDATA[Ord Melon Company]]></company>
<city><![CDATA[Kununurra]]></city>
<city_area><![CDATA[]]></city_area>
<region><![CDATA[Western Australia]]></region>
<postcode><![CDATA[6743]]></postcode>
<salary><![CDATA[$115,000 + super + vehicle]]></salary>
<working_hours><![CDATA[Full time]]></working_hours>
<contract><![CDATA[Permanent]]></contract>
<category><![CDATA[Agriculture]]></category>
<experience><![CDATA[5 years]]></experience>
<requirements><![CDATA[]]></requirements>
<date><![CDATA[18/11/2026]]></date>
<time><![CDATA[15:05]]></time>
<expiration_date><![CDATA[]]></expiration_date>
</ad>
<ad>
<id><![CDATA[9011]]></id>
<url><![CDATA[https://orchardhands.example/jobs/9011-mango-pickers]]></url>
<mobile_url><![CDATA[https://m.orchardhands.example/9011]]></mobile_url>
<title><![CDATA[Mango Pickers]]></title>
<content><![CDATA[Long sleeves, goggles for the sap, finished by lunch.]]></content>
<company><![CDATA[Daly Fruit Co]]></company>
<city><![CDATA[Katherine]]></city>
<city_area><![CDATA[]]></city_area>
<region><![CDATA[Northern Territory]]></region>
<postcode><![CDATA[0850]]></postcode>
<salary><![CDATA[$31.24/hr incl. casual loading]]></salary>
<working_hours><![CDATA[]]></working_hours>
<contract><![CDATA[Casual]]></contract>
<category><![CDATA[Agriculture]]></category>
<experience><![CDATA[]]></experience>
<requirements><![CDATA[]]></requirements>
<date><![CDATA[09/11/2026]]></date>
<time><![CDATA[07:45]]></time>
<expiration_date><![CDATA[18/12/2026]]></expiration_date>
</ad>
</trovit>
`,
  expected: [
    {
      title: "Packing Shed Supervisor",
      employer: "Pome & Stone Growers",
      places: ["Batlow NSW"],
      pay: { min: 34.5, max: null, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-21",
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://orchardhands.example/jobs/9034-packing-shed-supervisor",
    },
    {
      title: "Irrigation Manager",
      employer: "Ord Melon Company",
      places: ["Kununurra WA"],
      pay: { min: 115_000, max: 115_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: null,
      remote: false,
      live: true,
      url: "https://orchardhands.example/jobs/9029-irrigation-manager",
    },
    {
      title: "Mango Pickers",
      employer: "Daly Fruit Co",
      places: ["Katherine NT"],
      pay: { min: 31.24, max: 31.24, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-09",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://orchardhands.example/jobs/9011-mango-pickers",
    },
  ],
};
