const requisition = (Id: string, Title: string, facts: object) => ({
  Id,
  Title,
  Distance: 0,
  HotJobFlag: false,
  TrendingFlag: false,
  Language: "en",
  PrimaryLocationCountry: "AU",
  GeographyId: 300_000_001,
  secondaryLocations: [],
  workLocation: [],
  ExternalQualificationsStr: null,
  LegalEmployer: null,
  ...facts,
});

/** What Oracle's career site loads: one item that holds the list, places with the country, seconds in a list of their own, days only. */
export const oracle = {
  name: "Oracle career site",
  employer: "Nullarbor Rail Freight",
  extension: "json",
  contentType: "application/vnd.oracle.adf.resourcecollection+json",
  text: JSON.stringify({
    items: [
      {
        SearchId: 1,
        Keyword: null,
        TotalJobsCount: 3,
        Limit: 25,
        Offset: 0,
        SortBy: "POSTING_DATES_DESC",
        requisitionList: [
          requisition("30118", "Train Controller", {
            PostedDate: "2026-11-19",
            PostingEndDate: "2026-12-11",
            ShortDescriptionStr: "Keep forty trains apart on one line.",
            PrimaryLocation: "Kalgoorlie, WA, Australia",
            secondaryLocations: [
              { RequisitionLocationId: 1, Name: "Port Augusta, SA, Australia", CountryCode: "AU" },
            ],
            WorkplaceType: "On-site",
            JobSchedule: "Full time",
          }),
          requisition("30125", "Wagon Examiner", {
            PostedDate: "2026-11-23",
            PostingEndDate: null,
            ShortDescriptionStr: "Bearings, brakes and a good torch.",
            PrimaryLocation: "Parkes, NSW, Australia",
            WorkplaceType: "On-site",
            JobSchedule: "Part time",
          }),
          requisition("30131", "Timetable Data Analyst", {
            PostedDate: "2026-11-25",
            PostingEndDate: "2026-12-20",
            ShortDescriptionStr: "Why is Tuesday late?",
            PrimaryLocation: "Adelaide, SA, Australia",
            WorkplaceType: "Remote",
            JobSchedule: "Full time",
          }),
        ],
        facetList: { locationsFacet: [{ Id: 1, Name: "Australia", TotalCount: 3 }] },
      },
    ],
    count: 1,
    hasMore: false,
    limit: 25,
    offset: 0,
    links: [],
  }),
  expected: [
    {
      title: "Train Controller",
      employer: "Nullarbor Rail Freight",
      reference: "30118",
      places: ["Kalgoorlie WA", "Port Augusta SA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-11",
      remote: false,
      live: true,
    },
    {
      title: "Wagon Examiner",
      employer: "Nullarbor Rail Freight",
      reference: "30125",
      places: ["Parkes NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Timetable Data Analyst",
      employer: "Nullarbor Rail Freight",
      reference: "30131",
      places: ["Adelaide SA"],
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2026-12-20",
      remote: true,
      live: true,
    },
  ],
};

const item = (
  id: string,
  title: string,
  location: string,
  posted: string,
  expires: string,
  text: string,
) => `<item>
<title><![CDATA[${title}]]></title>
<description><![CDATA[${text}]]></description>
<g:id>${id}</g:id>
<g:location><![CDATA[${location}]]></g:location>
<g:employer><![CDATA[Ironstone Energy]]></g:employer>
<g:job_function><![CDATA[Operations]]></g:job_function>
<g:job_industry><![CDATA[Utilities]]></g:job_industry>
<g:expiration_date>${expires}</g:expiration_date>
<link>https://careers.ironstone.example/job/${id}/?feedId=118&amp;utm_source=CareerSite</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${posted}</pubDate>
</item>`;

/** The RSS of a SuccessFactors career site: facts in Google's namespace, pay in the last line of one ad, an ampersand in the address. */
export const successFactors = {
  name: "RSS with Google's elements",
  extension: "xml",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>
<title>Ironstone Energy Jobs</title>
<link>https://careers.ironstone.example</link>
<description>Jobs at Ironstone Energy</description>
<language>en_US</language>
${item("118040101", "Boiler Operator", "Muswellbrook, NSW, AU", "Sun, 15 Nov 2026 13:00:00 GMT", "2026-12-15", "<p>Watch the drum level; write it down.</p>")}
${item("118040202", "Wind Turbine Technician", "Ararat, VIC, AU", "Wed, 18 Nov 2026 13:00:00 GMT", "2026-12-18", "<p>Eighty metres up, three people, one lift.</p><p>Salary: $96,000 to $108,000 per annum plus super</p>")}
${item("118040303", "Lines Assistant", "Longreach, QLD, AU", "Mon, 23 Nov 2026 13:00:00 GMT", "2026-12-04", "<p>Poles and patience.</p>")}
</channel></rss>`,
  expected: [
    {
      title: "Boiler Operator",
      employer: "Ironstone Energy",
      reference: "118040101",
      places: ["Muswellbrook NSW"],
      pay: null,
      posted: "2026-11-15T13:00:00Z",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://careers.ironstone.example/job/118040101/?feedId=118&utm_source=CareerSite",
    },
    {
      title: "Wind Turbine Technician",
      employer: "Ironstone Energy",
      reference: "118040202",
      places: ["Ararat VIC"],
      pay: { min: 96_000, max: 108_000, interval: "year" },
      posted: "2026-11-18T13:00:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
    },
    {
      title: "Lines Assistant",
      employer: "Ironstone Energy",
      reference: "118040303",
      places: ["Longreach QLD"],
      pay: null,
      posted: "2026-11-23T13:00:00Z",
      closes: "2026-12-04",
      remote: false,
      live: true,
    },
  ],
};
