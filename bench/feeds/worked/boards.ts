import type { BenchFeed } from "../feed.ts";

const json = (value: unknown) => JSON.stringify(value, null, 1);
const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** JSON whose fields have names of their own. */
export const boards: BenchFeed[] = [
  {
    name: "a JSON feed of a site",
    extension: "json",
    text: json({
      version: "https://jsonfeed.org/version/1.1",
      title: "Careers at Saltbush Cafe",
      home_page_url: "https://saltbush.example",
      items: [
        {
          id: "https://saltbush.example/jobs/12",
          url: "https://saltbush.example/jobs/12",
          title: "Barista",
          content_html:
            "<p>Pull shots.</p><p>Location: Fremantle WA</p><p>Pay: $31.20 an hour</p><p>Closes: 12 December 2026</p>",
          date_published: "2026-11-21T09:00:00+08:00",
        },
      ],
    }),
    expected: [
      {
        title: "Barista",
        employer: "Saltbush Cafe",
        reference: "https://saltbush.example/jobs/12",
        places: ["Fremantle WA"],
        pay: hour(31.2, 31.2),
        posted: "2026-11-21T01:00:00Z",
        closes: "2026-12-12",
        url: "https://saltbush.example/jobs/12",
      },
    ],
  },
  {
    name: "camel case and flags",
    extension: "json",
    text: json([
      {
        vacancyRef: "WR-9",
        vacancyName: "Wharf Rigger",
        employerLegalName: "Harbour Riggers Pty Ltd",
        advertBody: "<p>Rig cranes on the wharf.</p>",
        townOrSuburb: "Port Kembla",
        stateOrTerritory: "NSW",
        postCode: "2505",
        payRateMin: "42.10",
        payRateMax: "48.00",
        payFrequency: "Hourly",
        hoursType: "Casual",
        publishFrom: "2026-11-05T00:00:00",
        publishTo: "2026-12-05T23:59:00",
        vacancyStatus: "Published",
        applyOnlineUrl: "https://riggers.example/WR-9",
        allowsRemote: "N",
      },
      {
        vacancyRef: "WR-10",
        vacancyName: "Dogger",
        employerLegalName: "Harbour Riggers Pty Ltd",
        advertBody: "<p>Sling loads.</p>",
        townOrSuburb: "Newcastle",
        stateOrTerritory: "NSW",
        vacancyStatus: "On hold",
        hoursType: "Full time",
      },
    ]),
    expected: [
      {
        title: "Wharf Rigger",
        employer: "Harbour Riggers Pty Ltd",
        reference: "WR-9",
        places: ["Port Kembla NSW"],
        pay: hour(42.1, 48),
        workTypes: ["Casual"],
        posted: "2026-11-05",
        closes: "2026-12-05",
        remote: false,
        live: true,
        url: "https://riggers.example/WR-9",
      },
      { title: "Dogger", reference: "WR-10", live: false, places: ["Newcastle NSW"] },
    ],
  },
  {
    name: "companies with their jobs in them",
    extension: "json",
    text: json({
      companies: [
        {
          company: "North Bakery",
          jobs: [
            {
              jobNo: 1,
              role: "Baker",
              blurb:
                "Bake bread at night with two others in a warm and friendly place, from Tuesday to Saturday, all the year round.",
              where: "Dubbo NSW",
              wage: "$70k - $75k",
              basis: "Full-time",
            },
          ],
        },
        {
          company: "South Bakery",
          jobs: [
            {
              jobNo: 2,
              role: "Pastry Chef",
              blurb:
                "Make cakes for weddings and other happy days of people who live by the sea, with a small team that laughs a lot.",
              where: "Hobart TAS",
              wage: "$36 ph",
              basis: "Part-time",
            },
          ],
        },
      ],
    }),
    expected: [
      {
        title: "Baker",
        employer: "North Bakery",
        reference: "1",
        places: ["Dubbo NSW"],
        pay: year(70_000, 75_000),
        workTypes: ["Full time"],
      },
      {
        title: "Pastry Chef",
        employer: "South Bakery",
        reference: "2",
        places: ["Hobart TAS"],
        pay: hour(36, 36),
        workTypes: ["Part time"],
      },
    ],
  },
];
