/** Rarer: a bakery chain's own file, jobs in lists below the suburb and state of each shop as keys, the company and site once above, short names of fields, pay as a pair with what it is per, days as people write them, jobs from home under a key of their own, a flag for what is on hold. */
export const bakeriesBySuburbJson = {
  name: "held-22 file of bakeries by suburb",
  extension: "json",
  contentType: "application/json",
  text: String.raw`{
  "company": "Crumbly & Sons",
  "site": "https://crumblyandsons.example",
  "made": "2026-11-25",
  "loavesADay": 21000,
  "vacancies": {
    "Unley, SA": [
      {
        "ref": "CS-301",
        "job": "Baker (Night)",
        "hours": "full time",
        "pay": [33.75, 38],
        "per": "hour",
        "since": "19 Nov 2026",
        "until": "17 Dec 2026",
        "blurb": "Start at ten at night, finish with the birds.",
        "link": "https://crumblyandsons.example/jobs/cs-301"
      },
      {
        "ref": "CS-304",
        "job": "Counter Hand - Saturdays",
        "hours": "casual",
        "pay": null,
        "per": null,
        "since": "24 Nov 2026",
        "until": null,
        "blurb": "Finger buns go first.",
        "link": "https://crumblyandsons.example/jobs/cs-304"
      }
    ],
    "Mount Gambier, SA": [
      {
        "ref": "CS-298",
        "job": "Shop Manager",
        "hours": "full time",
        "pay": [68000, 73000],
        "per": "year",
        "since": "11 Nov 2026",
        "until": "9 Dec 2026",
        "blurb": "The shop takes $1.8m a year. Keep it taking.",
        "link": "https://crumblyandsons.example/jobs/cs-298"
      },
      {
        "ref": "CS-299",
        "job": "Delivery Driver",
        "hours": "part time",
        "pay": [32.5, 32.5],
        "per": "hour",
        "since": "11 Nov 2026",
        "until": "9 Dec 2026",
        "hold": true,
        "status": "on hold",
        "blurb": "We are waiting for the van.",
        "link": "https://crumblyandsons.example/jobs/cs-299"
      }
    ],
    "Home": [
      {
        "ref": "CS-306",
        "job": "Wholesale Orders Clerk",
        "hours": "part time",
        "pay": [62000, null],
        "per": "year",
        "since": "23 Nov 2026",
        "until": "15 Jan 2027",
        "remote": true,
        "blurb": "Cafes ring at four. You answer in your slippers.",
        "link": "https://crumblyandsons.example/jobs/cs-306"
      }
    ]
  }
}
`,
  expected: [
    {
      title: "Baker (Night)",
      employer: "Crumbly & Sons",
      reference: "CS-301",
      places: ["Unley SA"],
      pay: { min: 33.75, max: 38, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://crumblyandsons.example/jobs/cs-301",
    },
    {
      title: "Counter Hand - Saturdays",
      employer: "Crumbly & Sons",
      reference: "CS-304",
      places: ["Unley SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://crumblyandsons.example/jobs/cs-304",
    },
    {
      title: "Shop Manager",
      employer: "Crumbly & Sons",
      reference: "CS-298",
      places: ["Mount Gambier SA"],
      pay: { min: 68_000, max: 73_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-11",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://crumblyandsons.example/jobs/cs-298",
    },
    {
      title: "Delivery Driver",
      reference: "CS-299",
      places: ["Mount Gambier SA"],
      live: false,
    },
    {
      title: "Wholesale Orders Clerk",
      employer: "Crumbly & Sons",
      reference: "CS-306",
      places: [],
      pay: { min: 62_000, max: null, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://crumblyandsons.example/jobs/cs-306",
    },
  ],
};
