const item = (
  id: string,
  title: string,
  places: { LocationName: string; CountryCode: string; CityName: string }[],
  schedule: string,
  pay: object[],
  text: string,
) => ({
  MatchedObjectId: id,
  MatchedObjectDescriptor: {
    PositionID: `CBR-${id}`,
    PositionTitle: title,
    PositionURI: `https://www.usajobs.example/GetJob/ViewDetails/${id}`,
    ApplyURI: [`https://www.usajobs.example/GetJob/ViewDetails/${id}?PostingChannelID=`],
    PositionLocationDisplay: places.length > 1 ? "Multiple Locations" : places[0]!.LocationName,
    PositionLocation: places.map((place) => ({
      ...place,
      CountrySubDivisionCode: "",
      Longitude: 149.1,
      Latitude: -35.3,
    })),
    OrganizationName: "Consular Service Canberra",
    DepartmentName: "Department of State",
    JobCategory: [{ Name: "Administration", Code: "0301" }],
    JobGrade: [{ Code: "FSN" }],
    PositionSchedule: [{ Name: schedule, Code: "1" }],
    PositionOfferingType: [{ Name: "Permanent", Code: "15317" }],
    QualificationSummary: "Two years of similar work.",
    PositionRemuneration: pay,
    PositionStartDate: "2026-11-12T00:00:00.0000",
    PositionEndDate: "2026-12-10T23:59:59.9970",
    PublicationStartDate: "2026-11-12T00:00:00.0000",
    ApplicationCloseDate: "2026-12-10T23:59:59.9970",
    PositionFormattedDescription: [
      { Label: "Dynamic Teaser", LabelDescription: "Hit highlighting for keyword searches." },
    ],
    UserArea: {
      Details: { JobSummary: text, TotalOpenings: "1", TeleworkEligible: false, RemoteIndicator: false },
      IsRadialSearch: false,
    },
  },
  RelevanceRank: 0,
});
const pay = (MinimumRange: string, MaximumRange: string, RateIntervalCode: string, Description: string) => [
  { MinimumRange, MaximumRange, RateIntervalCode, Description },
];
const place = (LocationName: string, CountryCode = "Australia") => ({
  LocationName,
  CountryCode,
  CityName: LocationName,
});

/** USAJOBS's search with jobs in Australia and abroad: three levels deep, pay as text with codes. */
export const usajobs = {
  name: "USAJOBS search",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify({
    LanguageCode: "EN",
    SearchParameters: {},
    SearchResult: {
      SearchResultCount: 3,
      SearchResultCountAll: 3,
      SearchResultItems: [
        item(
          "811820400",
          "Gardener",
          [place("Canberra, Australia")],
          "Full-time",
          pay("61200.0", "66400.0", "PA", "Per Year"),
          "Care of the roses of the residence.",
        ),
        item(
          "811820455",
          "Visa Assistant",
          [place("Sydney, Australia"), place("Perth, Australia")],
          "Full-time",
          pay("35.5", "39.0", "PH", "Per Hour"),
          "Interviews, forms and fingerprints.",
        ),
        item(
          "811820500",
          "Museum Technician",
          [{ LocationName: "Denver, Colorado", CountryCode: "United States", CityName: "Denver, Colorado" }],
          "Part-time",
          pay("24.1", "31.3", "PH", "Per Hour"),
          "Crates and cases.",
        ),
      ],
    },
  }),
  expected: [
    {
      title: "Gardener",
      employer: "Consular Service Canberra",
      reference: "CBR-811820400",
      places: ["Canberra ACT"],
      pay: { min: 61_200, max: 66_400, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-12",
      closes: "2026-12-10",
      remote: false,
      live: true,
    },
    {
      title: "Visa Assistant",
      employer: "Consular Service Canberra",
      reference: "CBR-811820455",
      places: ["Sydney NSW", "Perth WA"],
      pay: { min: 35.5, max: 39, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-10",
      remote: false,
      live: true,
    },
    {
      title: "Museum Technician",
      employer: "Consular Service Canberra",
      reference: "CBR-811820500",
      places: ["INT"],
      workTypes: ["Part time"],
      remote: false,
      live: true,
    },
  ],
};
