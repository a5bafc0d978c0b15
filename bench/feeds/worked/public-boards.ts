import type { BenchFeed } from "../feed.ts";

const json = (value: unknown) => JSON.stringify(value, null, 1);
const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** JSON of public boards. */
export const publicBoards: BenchFeed[] = [
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
        url: "https://usa.example/job/812345600?apply",
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
];
