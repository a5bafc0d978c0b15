const job = (id: string, title: string, facts: object) => ({
  id,
  title,
  department: "Studio",
  team: "Studio",
  isListed: true,
  jobUrl: `https://jobs.ashby.example/papertiger/${id}`,
  applyUrl: `https://jobs.ashby.example/papertiger/${id}/application`,
  descriptionPlain: "Draw, cut and glue.",
  ...facts,
});
const pay = (interval: string, minValue: number, maxValue: number, summary: string) => ({
  compensationTierSummary: summary,
  scrapeableCompensationSalarySummary: summary.split(" • ")[0],
  compensationTiers: [],
  summaryComponents: [
    { compensationType: "Salary", interval, currencyCode: "AUD", minValue, maxValue },
    {
      compensationType: "EquityPercentage",
      interval: "NONE",
      currencyCode: null,
      minValue: 0.1,
      maxValue: 0.2,
    },
  ],
});

/** A board of Ashby: words without spaces, second places, pay in components, one job that is not listed. */
export const ashby = {
  name: "Ashby board",
  /** What the operator says, as the feed names none. */
  employer: "Paper Tiger",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify({
    apiVersion: "1",
    jobs: [
      job("a1f0", "Paper Engineer", {
        employmentType: "FullTime",
        location: "Brunswick, VIC",
        secondaryLocations: [
          {
            location: "Newtown, NSW",
            address: {
              addressLocality: "Newtown",
              addressRegion: "New South Wales",
              addressCountry: "Australia",
            },
          },
        ],
        address: {
          postalAddress: {
            addressLocality: "Brunswick",
            addressRegion: "Victoria",
            addressCountry: "Australia",
          },
        },
        publishedAt: "2026-11-11T04:30:00.000+00:00",
        isRemote: false,
        workplaceType: "OnSite",
        descriptionHtml: "<p>Draw, cut and glue pop-up books.</p>",
        compensation: pay("1 YEAR", 84_000, 96_000, "A$84K – A$96K • Offers Equity"),
      }),
      job("b2e1", "Illustration Intern", {
        employmentType: "Intern",
        location: "Brunswick, VIC",
        secondaryLocations: [],
        address: {
          postalAddress: {
            addressLocality: "Brunswick",
            addressRegion: "Victoria",
            addressCountry: "Australia",
          },
        },
        publishedAt: "2026-11-20T00:00:00.000+00:00",
        isRemote: null,
        descriptionHtml: "<p>Twelve weeks beside our illustrators.</p>",
        compensation: pay("1 HOUR", 28, 28, "A$28 per hour"),
      }),
      job("c3d2", "Translator, Japanese", {
        employmentType: "Contract",
        location: "Anywhere in Australia",
        secondaryLocations: [],
        publishedAt: "2026-11-23T00:00:00.000+00:00",
        isRemote: true,
        workplaceType: "Remote",
        descriptionHtml: "<p>Books for children from Japanese.</p>",
      }),
      job("d4c3", "Secret Project Lead", {
        isListed: false,
        employmentType: "FullTime",
        location: "Brunswick, VIC",
        publishedAt: "2026-11-24T00:00:00.000+00:00",
        isRemote: false,
        descriptionHtml: "<p>By invitation.</p>",
      }),
    ],
  }),
  expected: [
    {
      title: "Paper Engineer",
      employer: "Paper Tiger",
      reference: "a1f0",
      places: ["Brunswick VIC", "Newtown NSW"],
      pay: { min: 84_000, max: 96_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-11T04:30:00Z",
      remote: false,
      live: true,
    },
    {
      title: "Illustration Intern",
      employer: "Paper Tiger",
      reference: "b2e1",
      places: ["Brunswick VIC"],
      pay: { min: 28, max: 28, interval: "hour" },
      posted: "2026-11-20T00:00:00Z",
      remote: false,
      live: true,
    },
    {
      title: "Translator, Japanese",
      employer: "Paper Tiger",
      reference: "c3d2",
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-23T00:00:00Z",
      remote: true,
      live: true,
    },
    { title: "Secret Project Lead", live: false },
  ],
};
