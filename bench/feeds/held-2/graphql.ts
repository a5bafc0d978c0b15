const node = (databaseId: number, jobTitle: string, facts: object) => ({
  cursor: Buffer.from(`vacancy:${databaseId}`).toString("base64"),
  node: {
    __typename: "Vacancy",
    id: Buffer.from(`Vacancy:${databaseId}`).toString("base64"),
    jobTitle,
    ...facts,
  },
});
const place = (suburb: string, stateCode: string) => ({ __typename: "Place", suburb, stateCode });
const range = (lowerBound: string, upperBound: string, unit: string) => ({
  __typename: "MoneyRange",
  lowerBound: { amount: lowerBound, currency: "AUD" },
  upperBound: { amount: upperBound, currency: "AUD" },
  unit,
});

/** What a site asks for by GraphQL: edges and nodes, constants in capitals, amounts as texts, the employer beside the list. */
export const graphql = {
  name: "answer to a GraphQL query",
  extension: "json",
  contentType: "application/graphql-response+json",
  text: JSON.stringify({
    data: {
      organisation: {
        __typename: "Organisation",
        name: "Bilby Insurance Services",
        vacancies: {
          __typename: "VacancyConnection",
          totalCount: 3,
          pageInfo: { hasNextPage: false, endCursor: "Zm9v" },
          edges: [
            node(3118, "Loss Adjuster", {
              requisitionNumber: "BIS-3118",
              engagement: "FULL_TIME",
              workArrangement: "ON_SITE",
              places: [place("Toowoomba", "QLD"), place("Dalby", "QLD")],
              remuneration: range("82000.00", "91500.00", "YEAR"),
              openedAt: "2026-11-10T00:00:00Z",
              closesAt: "2026-12-14T13:59:00Z",
              bodyHtml: "<p>Hail, mostly.</p>",
              applicationUrl: "https://bilby.example/apply/3118",
            }),
            node(3125, "Call Centre Consultant", {
              requisitionNumber: "BIS-3125",
              engagement: "CASUAL",
              workArrangement: "REMOTE",
              places: [],
              remuneration: range("31.20", "31.20", "HOUR"),
              openedAt: "2026-11-17T00:00:00Z",
              closesAt: null,
              bodyHtml: "<p>Evenings during storm season.</p>",
              applicationUrl: "https://bilby.example/apply/3125",
            }),
            node(3130, "Building Estimator", {
              requisitionNumber: "BIS-3130",
              engagement: "PART_TIME",
              workArrangement: "ON_SITE",
              places: [place("Roma", "QLD")],
              remuneration: null,
              openedAt: "2026-11-23T00:00:00Z",
              closesAt: "2026-12-04T13:59:00Z",
              bodyHtml: "<p>Count tiles from the ground.</p>",
              applicationUrl: "https://bilby.example/apply/3130",
            }),
          ],
        },
      },
    },
    extensions: { cost: { requestedQueryCost: 42 } },
  }),
  expected: [
    {
      title: "Loss Adjuster",
      employer: "Bilby Insurance Services",
      reference: "BIS-3118",
      places: ["Toowoomba QLD", "Dalby QLD"],
      pay: { min: 82_000, max: 91_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-10T00:00:00Z",
      closes: "2026-12-14T13:59:00Z",
      remote: false,
      live: true,
      url: "https://bilby.example/apply/3118",
    },
    {
      title: "Call Centre Consultant",
      employer: "Bilby Insurance Services",
      reference: "BIS-3125",
      pay: { min: 31.2, max: 31.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-17T00:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://bilby.example/apply/3125",
    },
    {
      title: "Building Estimator",
      employer: "Bilby Insurance Services",
      reference: "BIS-3130",
      places: ["Roma QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23T00:00:00Z",
      closes: "2026-12-04T13:59:00Z",
      remote: false,
      live: true,
      url: "https://bilby.example/apply/3130",
    },
  ],
};
