import type { BenchFeed } from "../feed.ts";

const json = (value: unknown) => JSON.stringify(value, null, 1);
const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** JSON of hiring systems and public boards. */
export const hiringSystems: BenchFeed[] = [
  {
    name: "USAJOBS' search",
    extension: "json",
    text: json({
      LanguageCode: "EN",
      SearchResult: {
        SearchResultCount: 2,
        SearchResultItems: [
          {
            MatchedObjectId: "812345600",
            MatchedObjectDescriptor: {
              PositionID: "ST-26-0091",
              PositionTitle: "Civil Engineer",
              PositionURI: "https://usa.example/job/812345600",
              ApplyURI: ["https://usa.example/job/812345600?apply"],
              PositionLocationDisplay: "Alice Springs, Northern Territory",
              PositionLocation: [
                {
                  LocationName: "Alice Springs, Northern Territory",
                  CountryCode: "Australia",
                  CountrySubDivisionCode: "Northern Territory",
                  CityName: "Alice Springs",
                  Longitude: 133.88,
                  Latitude: -23.7,
                },
              ],
              OrganizationName: "Joint Works Office",
              DepartmentName: "Department of Works",
              JobCategory: [{ Name: "Civil Engineering", Code: "0810" }],
              PositionSchedule: [{ Name: "Full-time", Code: "1" }],
              PositionOfferingType: [{ Name: "Permanent", Code: "15317" }],
              QualificationSummary: "A degree in engineering.",
              PositionRemuneration: [
                {
                  MinimumRange: "92000.0",
                  MaximumRange: "118000.0",
                  RateIntervalCode: "PA",
                  Description: "Per Year",
                },
              ],
              PositionStartDate: "2026-11-16T00:00:00.0000",
              PositionEndDate: "2026-12-14T23:59:59.9970",
              PublicationStartDate: "2026-11-16T00:00:00.0000",
              ApplicationCloseDate: "2026-12-14T23:59:59.9970",
              UserArea: {
                Details: {
                  JobSummary: "Plan roads and bridges for small towns, and see that they are built well.",
                  WhoMayApply: { Name: "Open", Code: "1" },
                  RemoteIndicator: false,
                  MajorDuties: ["Draw plans.", "Inspect sites."],
                },
              },
            },
            RelevanceRank: 1,
          },
          {
            MatchedObjectId: "812345601",
            MatchedObjectDescriptor: {
              PositionID: "ST-26-0092",
              PositionTitle: "Storeperson",
              PositionURI: "https://usa.example/job/812345601",
              PositionLocation: [
                {
                  LocationName: "Exmouth, Western Australia",
                  CountryCode: "Australia",
                  CityName: "Exmouth, Western Australia",
                },
                {
                  LocationName: "Perth, Western Australia",
                  CountryCode: "Australia",
                  CityName: "Perth, Western Australia",
                },
              ],
              OrganizationName: "Joint Works Office",
              PositionSchedule: [{ Name: "Part-time", Code: "2" }],
              PositionRemuneration: [{ MinimumRange: "31.5", MaximumRange: "36", RateIntervalCode: "PH" }],
              PublicationStartDate: "2026-11-18T00:00:00.0000",
              ApplicationCloseDate: "2026-12-10T23:59:59.9970",
              UserArea: {
                Details: { JobSummary: "Receive goods and keep the store in order.", RemoteIndicator: false },
              },
            },
          },
        ],
      },
    }),
    expected: [
      {
        title: "Civil Engineer",
        employer: "Joint Works Office",
        reference: "ST-26-0091",
        places: ["Alice Springs NT"],
        pay: year(92_000, 118_000),
        workTypes: ["Full time"],
        posted: "2026-11-16",
        closes: "2026-12-14",
        remote: false,
        live: true,
        url: "https://usa.example/job/812345600",
      },
      {
        title: "Storeperson",
        reference: "ST-26-0092",
        places: ["Exmouth WA", "Perth WA"],
        pay: hour(31.5, 36),
        workTypes: ["Part time"],
        posted: "2026-11-18",
        closes: "2026-12-10",
      },
    ],
  },
  {
    name: "The Muse's",
    extension: "json",
    text: json({
      page: 0,
      page_count: 1,
      results: [
        {
          contents: "<p>Care for people after surgery.</p><ul><li>Two years on a ward</li></ul>",
          name: "Registered Nurse, Recovery",
          type: "external",
          publication_date: "2026-11-19T07:12:33Z",
          short_name: "registered-nurse-recovery-7a1",
          model_type: "jobs",
          id: 19400221,
          locations: [{ name: "Geelong, Australia" }],
          categories: [{ name: "Healthcare" }],
          levels: [{ name: "Mid Level", short_name: "mid" }],
          tags: [],
          refs: { landing_page: "https://muse.example/jobs/corio/registered-nurse-recovery-7a1" },
          company: { id: 1471, short_name: "coriohealth", name: "Corio Health" },
        },
        {
          contents: "<p>Write the docs.</p>",
          name: "Technical Writer",
          type: "external",
          publication_date: "2026-11-20T01:00:00Z",
          id: 19400222,
          locations: [{ name: "Flexible / Remote" }],
          categories: [{ name: "Writing" }],
          levels: [],
          refs: { landing_page: "https://muse.example/jobs/corio/technical-writer" },
          company: { id: 1472, short_name: "pages", name: "Pages & Co" },
        },
      ],
    }),
    expected: [
      {
        title: "Registered Nurse, Recovery",
        employer: "Corio Health",
        reference: "19400221",
        places: ["Geelong VIC"],
        pay: null,
        posted: "2026-11-19T07:12:33Z",
        remote: false,
        live: true,
        url: "https://muse.example/jobs/corio/registered-nurse-recovery-7a1",
      },
      {
        title: "Technical Writer",
        employer: "Pages & Co",
        places: [],
        remote: true,
        posted: "2026-11-20T01:00:00Z",
      },
    ],
  },
  {
    name: "Workable's widget, with the company beside the list",
    extension: "json",
    text: json({
      name: "Banksia Labs",
      description: "<p>We grow software.</p>",
      jobs: [
        {
          title: "Site Reliability Engineer",
          shortcode: "7C0FFEE001",
          code: "",
          employment_type: "Full-time",
          telecommuting: true,
          department: "Platform",
          url: "https://apply.example.com/j/7C0FFEE001",
          application_url: "https://apply.example.com/j/7C0FFEE001/apply",
          published_on: "2026-11-17",
          created_at: "2026-11-02",
          country: "Australia",
          city: "Brisbane",
          state: "Queensland",
          locations: [
            {
              country: "Australia",
              countryCode: "AU",
              city: "Brisbane",
              region: "Queensland",
              hidden: false,
            },
            { country: "Australia", countryCode: "AU", city: "Cairns", region: "Queensland", hidden: false },
          ],
          description: "<p>Keep it up.</p>",
        },
      ],
    }),
    expected: [
      {
        title: "Site Reliability Engineer",
        employer: "Banksia Labs",
        reference: "7C0FFEE001",
        places: ["Brisbane QLD", "Cairns QLD"],
        pay: null,
        workTypes: ["Full time"],
        posted: "2026-11-17",
        closes: null,
        remote: true,
        live: true,
        url: "https://apply.example.com/j/7C0FFEE001",
      },
    ],
  },
  {
    name: "Teamtailor's API",
    extension: "json",
    text: json({
      data: [
        {
          id: "99001",
          type: "jobs",
          links: { "careersite-job-url": "https://tt.example/jobs/99001-gardener" },
          attributes: {
            title: "Gardener",
            body: "<p>Look after the grounds of three schools.</p>",
            pitch: "Green thumbs wanted",
            "remote-status": "none",
            "created-at": "2026-11-10T10:00:00+11:00",
            "end-date": "2026-12-20",
            status: "open",
            "employment-type": "parttime",
            "min-salary": 32,
            "max-salary": 35,
            currency: "AUD",
            "salary-time-unit": "hourly",
          },
          relationships: { locations: { data: [{ id: "5", type: "locations" }] } },
        },
        {
          id: "99002",
          type: "jobs",
          links: { "careersite-job-url": "https://tt.example/jobs/99002-caretaker" },
          attributes: {
            title: "Caretaker",
            body: "<p>Open and lock the school.</p>",
            "remote-status": "none",
            "created-at": "2026-11-11T10:00:00+11:00",
            status: "archived",
            "employment-type": "fulltime",
          },
          relationships: { locations: { data: [{ id: "5", type: "locations" }] } },
        },
      ],
      included: [
        {
          id: "5",
          type: "locations",
          attributes: { city: "Bendigo", country: "Australia", name: "Head office" },
        },
      ],
      meta: { company: "Goldfields Schools" },
    }),
    expected: [
      {
        title: "Gardener",
        reference: "99001",
        places: ["Bendigo VIC"],
        pay: hour(32, 35),
        workTypes: ["Part time"],
        posted: "2026-11-10",
        closes: "2026-12-20",
        remote: false,
        live: true,
        url: "https://tt.example/jobs/99001-gardener",
      },
      { title: "Caretaker", reference: "99002", workTypes: ["Full time"], live: false },
    ],
  },
  {
    name: "HR Open's JSON",
    extension: "json",
    text: json({
      positionOpenings: [
        {
          documentId: { value: "HO-771", schemeAgencyId: "Mallee" },
          positionProfiles: [
            {
              profileName: "Default",
              positionTitle: "Irrigation Technician",
              positionOrganizations: [{ name: "Mallee Water", role: "HiringOrganization" }],
              positionLocations: [
                {
                  address: {
                    city: "Mildura",
                    countrySubdivisions: [{ value: "VIC", type: "State" }],
                    postalCode: "3500",
                    countryCode: "AU",
                  },
                },
              ],
              positionFormattedDescriptions: [
                { content: "<p>Mend pumps and pipes on farms along the river.</p>" },
              ],
              positionScheduleTypeCodes: ["FullTime"],
              positionOfferingTypeCodes: ["Permanent"],
              offeredRemunerationPackage: {
                ranges: [
                  {
                    minimumAmount: { value: 72000, currency: "AUD" },
                    maximumAmount: { value: 79500, currency: "AUD" },
                    intervalCode: "Year",
                  },
                ],
              },
              postingInstructions: [
                {
                  start: "2026-11-09",
                  end: "2026-12-18",
                  applicationMethods: [{ web: [{ url: "https://mallee.example/apply/HO-771" }] }],
                },
              ],
            },
          ],
        },
      ],
    }),
    expected: [
      {
        title: "Irrigation Technician",
        employer: "Mallee Water",
        reference: "HO-771",
        places: ["Mildura VIC"],
        pay: year(72_000, 79_500),
        workTypes: ["Full time"],
        posted: "2026-11-09",
        closes: "2026-12-18",
        remote: false,
        live: true,
        url: "https://mallee.example/apply/HO-771",
      },
    ],
  },
  {
    name: "JobTech's, in Swedish",
    extension: "json",
    text: json({
      total: { value: 1 },
      hits: [
        {
          id: "29900100",
          webpage_url: "https://af.example/annonser/29900100",
          headline: "Sjuksköterska till akuten",
          application_deadline: "2026-12-11T23:59:59",
          number_of_vacancies: 3,
          description: {
            text: "Vi söker en sjuksköterska.",
            text_formatted: "<p>Vi söker en sjuksköterska.</p>",
          },
          employment_type: { concept_id: "kpPX", label: "Tillsvidareanställning" },
          salary_type: { label: "Fast månads- vecko- eller timlön" },
          working_hours_type: { label: "Deltid" },
          employer: { name: "Region Skåne", workplace: "Akuten" },
          workplace_address: {
            municipality: "Malmö",
            region: "Skåne län",
            country: "Sverige",
            city: "MALMÖ",
          },
          publication_date: "2026-11-18T08:00:00",
          removed: false,
        },
      ],
    }),
    expected: [
      {
        title: "Sjuksköterska till akuten",
        employer: "Region Skåne",
        reference: "29900100",
        places: ["INT"],
        pay: null,
        workTypes: ["Part time"],
        posted: "2026-11-18",
        closes: "2026-12-11",
        live: true,
        url: "https://af.example/annonser/29900100",
      },
    ],
  },
];
