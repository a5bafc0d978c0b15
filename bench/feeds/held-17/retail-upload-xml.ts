/** Usual: a discount retailer's upload for a search engine of jobs, place with the state in full and the postcode, contract and hours apart, pay as lowest and highest with a frequency, days with short months, a store in New Zealand, one job without pay. */
export const retailUploadXml = {
  name: "held-17 upload of a discount retailer for a search engine of jobs",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<jobs count="4" generated="26-Nov-2026 21:00">
  <job id="BB-70221">
    <title>Assistant Store Manager</title>
    <description><![CDATA[<p>Buckets, batteries, birthday cards. You know where they all are.</p>]]></description>
    <url>https://careers.bargainbarn.example/job/BB-70221</url>
    <company>Bargain Barn</company>
    <category>Retail Jobs</category>
    <location>Morwell, Victoria, 3840</location>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <salary_min>68000</salary_min>
    <salary_max>73500</salary_max>
    <salary_frequency>yearly</salary_frequency>
    <salary_currency>AUD</salary_currency>
    <posted_at>16-Nov-2026</posted_at>
    <expires_at>16-Dec-2026</expires_at>
  </job>
  <job id="BB-70238">
    <title>Night Fill Team Member</title>
    <description><![CDATA[<p>Ten until two, five nights. Bring headphones.</p>]]></description>
    <url>https://careers.bargainbarn.example/job/BB-70238</url>
    <company>Bargain Barn</company>
    <category>Retail Jobs</category>
    <location>Sale, Victoria, 3850</location>
    <contract_type>permanent</contract_type>
    <contract_time>part_time</contract_time>
    <salary_min>31.23</salary_min>
    <salary_max>31.23</salary_max>
    <salary_frequency>hourly</salary_frequency>
    <salary_currency>AUD</salary_currency>
    <posted_at>20-Nov-2026</posted_at>
    <expires_at>20-Jan-2027</expires_at>
  </job>
  <job id="BB-70240">
    <title>Store Manager</title>
    <description><![CDATA[<p>New store, wide aisles.</p>]]></description>
    <url>https://careers.bargainbarn.example/job/BB-70240</url>
    <company>Bargain Barn New Zealand</company>
    <category>Retail Jobs</category>
    <location>Hamilton, Waikato, New Zealand</location>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <salary_min/>
    <salary_max/>
    <salary_frequency/>
    <salary_currency/>
    <posted_at>23-Nov-2026</posted_at>
    <expires_at>23-Jan-2027</expires_at>
  </job>
  <job id="BB-70251">
    <title>Category Planner (Parental Leave Cover)</title>
    <description><![CDATA[<p>Twelve months of deciding how many inflatable flamingos is enough.</p>]]></description>
    <url>https://careers.bargainbarn.example/job/BB-70251</url>
    <company>Bargain Barn</company>
    <category>Retail Jobs</category>
    <location>Richmond, Victoria, 3121</location>
    <contract_type>contract</contract_type>
    <contract_time>full_time</contract_time>
    <salary_min/>
    <salary_max/>
    <salary_frequency/>
    <salary_currency/>
    <posted_at>25-Nov-2026</posted_at>
    <expires_at/>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Assistant Store Manager",
      employer: "Bargain Barn",
      reference: "BB-70221",
      places: ["Morwell VIC"],
      pay: { min: 68_000, max: 73_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-16",
      live: true,
      url: "https://careers.bargainbarn.example/job/BB-70221",
    },
    {
      title: "Night Fill Team Member",
      employer: "Bargain Barn",
      reference: "BB-70238",
      places: ["Sale VIC"],
      pay: { min: 31.23, max: 31.23, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: "2027-01-20",
      live: true,
      url: "https://careers.bargainbarn.example/job/BB-70238",
    },
    {
      title: "Store Manager",
      employer: "Bargain Barn New Zealand",
      reference: "BB-70240",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2027-01-23",
      live: true,
      url: "https://careers.bargainbarn.example/job/BB-70240",
    },
    {
      title: "Category Planner (Parental Leave Cover)",
      employer: "Bargain Barn",
      reference: "BB-70251",
      places: ["Richmond VIC"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://careers.bargainbarn.example/job/BB-70251",
    },
  ],
};
