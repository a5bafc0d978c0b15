/** What a small firms' hiring system gives of its jobs: underscores in its names, amounts without a period, the description in CDATA, an opening from home, one on hold and one that is a draft. */
export const jazzHrXml = {
  name: "held-14 jobs of a fence maker's hiring system with one on hold",
  employer: "Straightline Fencing",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0"?>
<jobs>
  <job>
    <id>job_20261112034455_QX7LMNOP2RST</id>
    <status>Open</status>
    <title>Estimator</title>
    <department>Sales</department>
    <url>https://straightline.applytojob.example/apply/jobs/details/kX9dP2qLm</url>
    <city>Ipswich</city>
    <state>QLD</state>
    <country>Australia</country>
    <postalcode>4305</postalcode>
    <description><![CDATA[<p>Walk the boundary, count the posts, mind the dog.</p>]]></description>
    <type>Full Time</type>
    <experience>Experienced</experience>
    <minimum_salary>82000</minimum_salary>
    <maximum_salary>90000</maximum_salary>
    <original_open_date>2026-11-12</original_open_date>
    <hiring_lead>Aroha Pene</hiring_lead>
  </job>
  <job>
    <id>job_20261120010101_AB8CDEFG3HIJ</id>
    <status>Open</status>
    <title>Fencing Labourer</title>
    <department>Crews</department>
    <url>https://straightline.applytojob.example/apply/jobs/details/mZ2wR8vTn</url>
    <city>Gatton</city>
    <state>QLD</state>
    <country>Australia</country>
    <postalcode>4343</postalcode>
    <description><![CDATA[<p>Rock in the first hole, always.</p>]]></description>
    <type>Contract</type>
    <experience>Entry Level</experience>
    <minimum_salary>33.50</minimum_salary>
    <maximum_salary>37.00</maximum_salary>
    <original_open_date>2026-11-20</original_open_date>
    <hiring_lead>Aroha Pene</hiring_lead>
  </job>
  <job>
    <id>job_20261124220000_KL9MNOPQ4RST</id>
    <status>Open</status>
    <title>Customer Care (evenings)</title>
    <department>Office</department>
    <url>https://straightline.applytojob.example/apply/jobs/details/pT4hJ6sBc</url>
    <city>Remote</city>
    <state></state>
    <country>Australia</country>
    <postalcode></postalcode>
    <description><![CDATA[<p>Most calls are about neighbours.</p>]]></description>
    <type>Part Time</type>
    <experience>Mid Level</experience>
    <minimum_salary></minimum_salary>
    <maximum_salary></maximum_salary>
    <original_open_date>2026-11-24</original_open_date>
    <hiring_lead>Joss Wray</hiring_lead>
  </job>
  <job>
    <id>job_20261013020202_UV1WXYZA5BCD</id>
    <status>On Hold</status>
    <title>Gate Welder</title>
    <department>Workshop</department>
    <url>https://straightline.applytojob.example/apply/jobs/details/qW3eR5tYu</url>
    <city>Ipswich</city>
    <state>QLD</state>
    <country>Australia</country>
    <postalcode>4305</postalcode>
    <description><![CDATA[<p>Square is a feeling.</p>]]></description>
    <type>Full Time</type>
    <experience>Experienced</experience>
    <minimum_salary></minimum_salary>
    <maximum_salary></maximum_salary>
    <original_open_date>2026-10-13</original_open_date>
    <hiring_lead>Joss Wray</hiring_lead>
  </job>
  <job>
    <id>job_20261125060606_EF2GHIJK6LMN</id>
    <status>Drafting</status>
    <title>Yard Storeperson</title>
    <department>Workshop</department>
    <url>https://straightline.applytojob.example/apply/jobs/details/zX8cV7bNm</url>
    <city>Gatton</city>
    <state>QLD</state>
    <country>Australia</country>
    <postalcode>4343</postalcode>
    <description></description>
    <type>Full Time</type>
    <experience></experience>
    <minimum_salary></minimum_salary>
    <maximum_salary></maximum_salary>
    <original_open_date></original_open_date>
    <hiring_lead>Joss Wray</hiring_lead>
  </job>
</jobs>`,
  expected: [
    {
      title: "Estimator",
      employer: "Straightline Fencing",
      reference: "job_20261112034455_QX7LMNOP2RST",
      places: ["Ipswich QLD"],
      pay: { min: 82_000, max: 90_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-12",
      closes: null,
      live: true,
      url: "https://straightline.applytojob.example/apply/jobs/details/kX9dP2qLm",
    },
    {
      title: "Fencing Labourer",
      employer: "Straightline Fencing",
      reference: "job_20261120010101_AB8CDEFG3HIJ",
      places: ["Gatton QLD"],
      pay: { min: 33.5, max: 37, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-20",
      closes: null,
      live: true,
      url: "https://straightline.applytojob.example/apply/jobs/details/mZ2wR8vTn",
    },
    {
      title: "Customer Care (evenings)",
      employer: "Straightline Fencing",
      reference: "job_20261124220000_KL9MNOPQ4RST",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://straightline.applytojob.example/apply/jobs/details/pT4hJ6sBc",
    },
    {
      title: "Gate Welder",
      reference: "job_20261013020202_UV1WXYZA5BCD",
      places: ["Ipswich QLD"],
      live: false,
    },
  ],
};
