import { abroad, type WorldFeed } from "./world-feed.ts";

const json = (value: unknown) => JSON.stringify(value);

/** Exports of boards and hiring systems whose fields have names of their own. */
export const systemFeeds: WorldFeed[] = [
  {
    name: "XML like Jobg8's",
    content: `<Jobs><Job><SenderReference>JG1</SenderReference><AdvertiserName>Fig</AdvertiserName><Position>Payroll Officer</Position><EmploymentType>Permanent</EmploymentType><WorkHours>Full Time</WorkHours><Country>Australia</Country><Location>NSW</Location><Area>Chatswood</Area><PostCode>2067</PostCode><SalaryCurrency>AUD</SalaryCurrency><SalaryMinimum>75000</SalaryMinimum><SalaryMaximum>85000</SalaryMaximum><SalaryPeriod>Annual</SalaryPeriod><Description>Run the payroll.</Description></Job>
<Job><SenderReference>JG2</SenderReference><AdvertiserName>Fig</AdvertiserName><Position>Clerk</Position><Country>United Kingdom</Country><Location>Cambridgeshire</Location><Area>Cambridge</Area><Description>Key time sheets.</Description></Job></Jobs>`,
    jobs: {
      JG1: { employer: "Fig", places: ["chatswood nsw"], workType: "Full time", pay: [1, 75000, 85000] },
      JG2: { places: abroad, workType: null },
    },
  },
  {
    name: "XML like Jooble's",
    content: `<jobs><job id="J1"><name><![CDATA[Cleaner]]></name><region><![CDATA[Bondi NSW, Coogee NSW]]></region><salary>$29.87 per hour</salary><description>Clean offices.</description><company>Fig</company><pubdate>20.11.2026</pubdate><expire>31.12.2026</expire><jobtype>part-time</jobtype></job></jobs>`,
    jobs: {
      J1: {
        title: "Cleaner",
        places: ["bondi nsw", "coogee nsw"],
        workType: "Part time",
        pay: [3, 29.87, 29.87],
        expires: "2026-12-31T12:59:59Z",
      },
    },
  },
  {
    name: "XML like SEEK's own",
    content: `<fastlanejobs><client id="12"><job reference="SK1"><Title>Teacher</Title><Location>Sydney</Location><Area>Parramatta &amp; Western Suburbs</Area><WorkType>Full Time</WorkType><Salary type="AnnualPackage" min="85000" max="95000" additionalText="$85k - $95k"/><AdDetails><![CDATA[Teach. <BR>Paid time.]]></AdDetails></job></client></fastlanejobs>`,
    employer: "Fig",
    jobs: {
      SK1: { places: ["parramatta nsw", "western sydney"], pay: [1, 85000, 95000], says: /Paid time/ },
    },
  },
  {
    name: "XML like Personio's",
    content: `<workzag-jobs><position><id>901</id><subcompany>Fig</subcompany><office>Adelaide</office><additionalOffices><office>Port Augusta</office></additionalOffices><name>Solar Installer</name><jobDescriptions><jobDescription><name>Your tasks</name><value><![CDATA[Install panels.]]></value></jobDescription><jobDescription><name>You bring</name><value><![CDATA[<ul><li>A licence</li></ul>]]></value></jobDescription></jobDescriptions><employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>2026-11-03T10:00:00+00:00</createdAt></position></workzag-jobs>`,
    jobs: {
      "901": {
        title: "Solar Installer",
        employer: "Fig",
        places: ["adelaide sa", "port augusta sa"],
        workType: "Full time",
        posted: "2026-11-03T10:00:00Z",
        says: /Install panels[^]*licence/,
      },
    },
  },
  {
    name: "HR-XML",
    content: `<n:JobPositionPostings xmlns:n="http://ns.hr-xml.org/2007"><n:JobPositionPosting><n:JobPositionPostingId idOwner="x"><n:IdValue>HX1</n:IdValue></n:JobPositionPostingId><n:JobPositionTitle>Auto Electrician</n:JobPositionTitle><n:HiringOrg><n:HiringOrgName>Fig</n:HiringOrgName></n:HiringOrg><n:JobPositionLocation><n:PostalAddress><n:CountryCode>AU</n:CountryCode><n:PostalCode>4680</n:PostalCode><n:Region>QLD</n:Region><n:Municipality>Gladstone</n:Municipality></n:PostalAddress></n:JobPositionLocation><n:JobPositionDescription>Repair wiring.</n:JobPositionDescription></n:JobPositionPosting></n:JobPositionPostings>`,
    jobs: { HX1: { title: "Auto Electrician", employer: "Fig", places: ["gladstone qld"] } },
  },
  {
    name: "positions in XML",
    content: `<jobs><job><id>g1</id><title>Ranger</title><latitude>-23.70</latitude><longitude>133.88</longitude><description>Look after parks.</description></job><job><id>g2</id><title>Guide</title><lat>145.77</lat><lng>-16.92</lng><description>Guide guests.</description></job><job><id>g3</id><title>Host</title><geo>-36.85,174.76</geo><description>Host guests.</description></job><job><id>g4</id><title>Nurse</title><city>Newcastle</city><latitude>54.97</latitude><longitude>-1.61</longitude><description>Care.</description></job><job><id>g5</id><title>Porter</title><city>Cairns</city><latitude>0</latitude><longitude>0</longitude><description>Carry.</description></job></jobs>`,
    employer: "Fig",
    jobs: {
      g1: { stateIds: [2] },
      g2: { stateIds: [3] },
      g3: { places: abroad },
      g4: { places: abroad },
      g5: { places: ["cairns"] },
    },
  },
  {
    name: "JSON like SmartRecruiters'",
    content: json({
      totalFound: 1,
      content: [
        {
          id: "743999",
          name: "Duty Manager",
          refNumber: "REF1W",
          company: { name: "Fig" },
          releasedDate: "2026-11-15T01:02:03.000Z",
          location: { city: "Cairns", region: "QLD", country: "au", remote: false },
          typeOfEmployment: { label: "Full-time" },
          jobAd: {
            sections: {
              jobDescription: { title: "Job", text: "<p>Lead the evening team.</p>" },
              qualifications: { title: "You", text: "<ul><li>RSA</li></ul>" },
            },
          },
        },
      ],
    }),
    jobs: {
      REF1W: {
        title: "Duty Manager",
        employer: "Fig",
        places: ["cairns qld"],
        workType: "Full time",
        posted: "2026-11-15T01:02:03Z",
        says: /evening team[^]*RSA/,
      },
    },
  },
  {
    name: "JSON like Recruitee's, with a slug as employers have",
    content: json({
      offers: [
        {
          id: 11,
          slug: "data-analyst",
          title: "Data Analyst",
          location: "Canberra, Australian Capital Territory, Australia",
          description: "<p>Analyse grants.</p>",
          requirements: "<ul><li>SQL</li></ul>",
          employment_type_code: "fulltime_permanent",
          salary: { min: "95000", max: "105000", period: "year", currency: "AUD" },
          created_at: "2026-11-12 00:10:00 UTC",
          published_at: "2026-11-13 00:10:00 UTC",
          company_name: "Fig",
        },
      ],
    }),
    jobs: {
      "11": {
        places: ["canberra act"],
        workType: "Full time",
        pay: [1, 95000, 105000],
        posted: "2026-11-13T00:10:00Z",
        says: /grants[^]*SQL/,
      },
    },
  },
  {
    name: "JSON like Bullhorn's and BambooHR's",
    content: json([
      {
        id: 33012,
        title: "Site Supervisor",
        publicDescription: "<div>Run builds.</div>",
        employmentType: "Contract",
        address: { city: "Newcastle", state: "NSW", zip: "2300", countryName: "Australia" },
        salary: 0,
        payRate: 85,
        salaryUnit: "Per Hour",
        clientCorporation: { id: 5, name: "Fig" },
      },
      {
        id: "7",
        jobOpeningName: "Hairdresser",
        employmentStatusLabel: "Part-Time",
        location: { city: "Glenelg", state: "South Australia" },
        description: "Cut and colour.",
        company: "Fig",
      },
    ]),
    jobs: {
      "33012": { employer: "Fig", places: ["newcastle nsw"], workType: "Contract", pay: [3, 85, 85] },
      "7": { title: "Hairdresser", places: ["glenelg sa"], workType: "Part time" },
    },
  },
  {
    name: "JSON like Breezy's and Adzuna's",
    content: json([
      {
        id: "br1",
        name: "Cook",
        published_date: "2026-11-19T00:00:00.000Z",
        type: { id: "partTime", name: "Part-Time" },
        location: {
          country: { name: "Australia" },
          state: { name: "Tasmania" },
          city: "Hobart",
          name: "Hobart, TAS",
        },
        company: { name: "Fig" },
        description: "<p>Breakfast and lunch.</p>",
      },
      {
        id: "4011",
        title: "Nurse",
        description: "Work on our ward.",
        company: { display_name: "Fig" },
        location: { area: ["Australia", "New South Wales", "Westmead"], display_name: "Westmead, Sydney" },
        contract_time: "full_time",
        contract_type: "permanent",
      },
    ]),
    jobs: {
      br1: { title: "Cook", places: ["hobart tas"], workType: "Part time", posted: "2026-11-19T00:00:00Z" },
      "4011": { places: ["westmead nsw"], workType: "Full time" },
    },
  },
  {
    name: "JSON like WordPress's, and JSON:API",
    content: json({
      data: [
        {
          id: 88,
          title: { rendered: "Sous Chef &#8211; Pub" },
          content: { rendered: "<p>Run the kitchen.</p>" },
          meta: {
            _job_location: "Torquay VIC",
            _company_name: "Fig",
            _job_expires: "2026-12-31",
            _job_salary: "85000",
          },
        },
        {
          id: "n1",
          attributes: {
            title: "Barista",
            body: "Make coffee.",
            location: "Manly NSW",
            "employment-type": "casual",
          },
          employer: "Fig",
        },
      ],
    }),
    jobs: {
      "88": { title: "Sous Chef – Pub", employer: "Fig", places: ["torquay vic"], pay: [1, 85000, 85000] },
      n1: { title: "Barista", places: ["manly nsw"], workType: "Casual" },
    },
  },
  {
    name: "a company beside its jobs, which have a name as well",
    content: json({
      company: { name: "Fig", description: "We make glass.", location: "Sydney NSW" },
      jobs: [
        {
          id: "1",
          name: "Glazier",
          description: "Cut glass.",
          location: "Ryde NSW",
          type: "Full-time",
          company: "Fig",
        },
      ],
    }),
    jobs: { "1": { title: "Glazier", places: ["ryde nsw"] } },
  },
  {
    name: "a sheet with two columns for one field, and a region beside the state",
    content: [
      "id,title,description,company,description,state,city,suburb,region,country,employment type,contract type,salary,pay rate",
      "1,Baker,,Fig,Bake bread.,VIC,Melbourne,,,,Permanent,Full time,0,$40 ph",
      "2,Cook,Cook.,Fig,,WA,,,Pilbara,AU,,Casual,,",
      "3,Cook,Cook.,Fig,,WA,,,Metro,AU,,,,",
      "4,Cook,Cook.,Fig,,,,Perth,Perth and Kinross,GB,,,,",
      "5,Cook,Cook.,Fig,,NSW,Sydney,Glebe,,,,,,",
    ].join("\n"),
    jobs: {
      "1": { places: ["melbourne vic"], workType: "Full time", pay: [3, 40, 40], says: /Bake bread/ },
      "2": { places: ["pilbara"], workType: "Casual" },
      "3": { stateIds: [7] },
      "4": { places: abroad },
      "5": { places: ["glebe nsw"] },
    },
  },
  {
    name: "text that was escaped twice, and dates with the month first",
    content: [
      "id,title,description,company,posted,closes",
      "1,Cook,<p>Fish &amp;amp;amp; chips&amp;nbsp;daily</p>,Fig,11/20/2026,12/05/2026",
      "2,Cook,We&amp;rsquo;re AT&amp;T,Fig,10/11/2026,05/12/2026",
    ].join("\n"),
    jobs: {
      "1": { expires: "2026-12-05T12:59:59Z", says: /Fish &amp; chips\s?daily/ },
      "2": { expires: "2026-12-05T12:59:59Z", says: /We’re AT&amp;T/ },
    },
  },
];
