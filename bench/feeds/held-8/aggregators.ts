/** A list for an aggregator: "name" is the title, regions begin with the state, days with dots, a day of change that is not the day of publication, pay with the interval in words, one abroad, one that has expired. */
export const regionsFirst = {
  name: "list for an aggregator, regions that begin with the state",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<jobs>
  <job id="88310027">
    <link><![CDATA[https://lyretailjobs.example/v/88310027?utm_source=aggregator]]></link>
    <name><![CDATA[Whale Watch Skipper]]></name>
    <region><![CDATA[Queensland, Hervey Bay]]></region>
    <salary><![CDATA[$46 - $52 per hour]]></salary>
    <description><![CDATA[<p>Forty passengers, two trips, no promises.</p>]]></description>
    <company><![CDATA[Longtom Cruises]]></company>
    <company_url><![CDATA[https://longtom.example/]]></company_url>
    <pubdate>18.11.2026</pubdate>
    <updated>26.11.2026</updated>
    <expire>18.12.2026</expire>
    <jobtype>part-time</jobtype>
  </job>
  <job id="88310144">
    <link><![CDATA[https://lyretailjobs.example/v/88310144?utm_source=aggregator]]></link>
    <name><![CDATA[Quantity Surveyor (Health & Education)]]></name>
    <region><![CDATA[New South Wales, Tamworth]]></region>
    <salary><![CDATA[$130,000 per year]]></salary>
    <description><![CDATA[<p>Count it, price it, count it again.</p>]]></description>
    <company><![CDATA[Fairy-wren & Stokes Cost Consultants]]></company>
    <company_url/>
    <pubdate>24.11.2026</pubdate>
    <updated>24.11.2026</updated>
    <expire>24.12.2026</expire>
    <jobtype>full-time</jobtype>
  </job>
  <job id="88310190">
    <link><![CDATA[https://lyretailjobs.example/v/88310190?utm_source=aggregator]]></link>
    <name><![CDATA[Ski Technician]]></name>
    <region><![CDATA[New Zealand, Queenstown]]></region>
    <salary/>
    <description><![CDATA[<p>Edges and wax; the season begins in June.</p>]]></description>
    <company><![CDATA[Longtom Alpine]]></company>
    <company_url/>
    <pubdate>25.11.2026</pubdate>
    <updated>25.11.2026</updated>
    <expire/>
    <jobtype>temporary</jobtype>
  </job>
  <job id="88297713">
    <link><![CDATA[https://lyretailjobs.example/v/88297713?utm_source=aggregator]]></link>
    <name><![CDATA[Kiosk Attendant]]></name>
    <region><![CDATA[Queensland, Hervey Bay]]></region>
    <salary><![CDATA[$31.50 per hour]]></salary>
    <description><![CDATA[<p>Ice creams.</p>]]></description>
    <company><![CDATA[Longtom Cruises]]></company>
    <pubdate>22.10.2026</pubdate>
    <updated>22.10.2026</updated>
    <expire>22.11.2026</expire>
    <jobtype>casual</jobtype>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Whale Watch Skipper",
      employer: "Longtom Cruises",
      reference: "88310027",
      places: ["Hervey Bay QLD"],
      pay: { min: 46, max: 52, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18",
      closes: "2026-12-18",
      live: true,
      url: "https://lyretailjobs.example/v/88310027?utm_source=aggregator",
    },
    {
      title: "Quantity Surveyor (Health & Education)",
      employer: "Fairy-wren & Stokes Cost Consultants",
      reference: "88310144",
      places: ["Tamworth NSW"],
      pay: { min: 130_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-24",
      live: true,
      url: "https://lyretailjobs.example/v/88310144?utm_source=aggregator",
    },
    {
      title: "Ski Technician",
      employer: "Longtom Alpine",
      reference: "88310190",
      places: ["INT"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://lyretailjobs.example/v/88310190?utm_source=aggregator",
    },
    { title: "Kiosk Attendant", reference: "88297713", live: false },
  ],
};

/** An aggregator's answer to a search: words that were sought are marked in titles, places as a label and as a path from the country down, hours and term as codes apart, pay of which one is only a guess, a mean of all pay beside the results. */
export const searchResults = {
  name: "aggregator's answer, places as paths from the country down",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify({
    __CLASS__: "Aggregator::API::Response::JobSearchResults",
    count: 3,
    mean: 86_240.11,
    results: [
      {
        __CLASS__: "Aggregator::API::Response::Job",
        id: "4901127730",
        adref: "eyJhbGciOiJIUzI1NiJ9.eyJpIjoiNDkwMTEyNzczMCJ9.k0",
        title: "<strong>Pastry</strong> Chef",
        description:
          "Laminated dough in a stone mill. Starts at four; you are home by <strong>noon</strong> …",
        created: "2026-11-18T22:31:05Z",
        company: { __CLASS__: "Aggregator::API::Response::Company", display_name: "Old Mill Pâtisserie" },
        location: {
          __CLASS__: "Aggregator::API::Response::Location",
          display_name: "Castlemaine, Mount Alexander Region",
          area: ["Australia", "Victoria", "Mount Alexander Region", "Castlemaine"],
        },
        category: {
          __CLASS__: "Aggregator::API::Response::Category",
          label: "Hospitality & Catering Jobs",
          tag: "hospitality-catering-jobs",
        },
        contract_type: "permanent",
        contract_time: "full_time",
        salary_min: 74_000,
        salary_max: 80_000,
        salary_is_predicted: "0",
        latitude: -37.06,
        longitude: 144.22,
        redirect_url: "https://www.seekersall.example/land/ad/4901127730?v=1",
      },
      {
        __CLASS__: "Aggregator::API::Response::Job",
        id: "4901203318",
        adref: "eyJhbGciOiJIUzI1NiJ9.eyJpIjoiNDkwMTIwMzMxOCJ9.k1",
        title: "Steelworks Laboratory Analyst",
        description: "Spectrometers, samples and shifts of twelve hours …",
        created: "2026-11-24T03:00:44Z",
        company: { __CLASS__: "Aggregator::API::Response::Company", display_name: "Ironknob Assay" },
        location: {
          __CLASS__: "Aggregator::API::Response::Location",
          display_name: "Whyalla, Eyre Peninsula",
          area: ["Australia", "South Australia", "Eyre Peninsula", "Whyalla"],
        },
        category: {
          __CLASS__: "Aggregator::API::Response::Category",
          label: "Scientific & QA Jobs",
          tag: "scientific-qa-jobs",
        },
        contract_type: "contract",
        contract_time: "full_time",
        salary_min: 83_114.6,
        salary_max: 83_114.6,
        salary_is_predicted: "1",
        latitude: -33.03,
        longitude: 137.58,
        redirect_url: "https://www.seekersall.example/land/ad/4901203318?v=1",
      },
      {
        __CLASS__: "Aggregator::API::Response::Job",
        id: "4901219902",
        adref: "eyJhbGciOiJIUzI1NiJ9.eyJpIjoiNDkwMTIxOTkwMiJ9.k2",
        title: "Relief Pharmacist",
        description: "A different town each week, a car and a room in each of them …",
        created: "2026-11-25T09:12:00Z",
        company: { __CLASS__: "Aggregator::API::Response::Company", display_name: "Bennett's Chemists" },
        location: {
          __CLASS__: "Aggregator::API::Response::Location",
          display_name: "Tasmania",
          area: ["Australia", "Tasmania"],
        },
        category: {
          __CLASS__: "Aggregator::API::Response::Category",
          label: "Healthcare & Nursing Jobs",
          tag: "healthcare-nursing-jobs",
        },
        contract_time: "part_time",
        redirect_url: "https://www.seekersall.example/land/ad/4901219902?v=1",
      },
    ],
  }),
  expected: [
    {
      title: "Pastry Chef",
      employer: "Old Mill Pâtisserie",
      places: ["Castlemaine VIC"],
      pay: { min: 74_000, max: 80_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T22:31:05Z",
      closes: null,
      live: true,
      url: "https://www.seekersall.example/land/ad/4901127730?v=1",
    },
    {
      title: "Steelworks Laboratory Analyst",
      employer: "Ironknob Assay",
      places: ["Whyalla SA"],
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24T03:00:44Z",
      closes: null,
      live: true,
      url: "https://www.seekersall.example/land/ad/4901203318?v=1",
    },
    {
      title: "Relief Pharmacist",
      employer: "Bennett's Chemists",
      places: ["TAS"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T09:12:00Z",
      closes: null,
      live: true,
      url: "https://www.seekersall.example/land/ad/4901219902?v=1",
    },
  ],
};
