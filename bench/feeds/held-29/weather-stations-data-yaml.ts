/** Rarer: the data file of a weather service's site in YAML: settings of the page first, a list of roles with nested place and pay, folded and literal blocks, dates without quotes, a comment, an anchor that is repeated for the employer, a town whose name another state has too, one role that is done from home, one that is filled. */
export const weatherStationsDataYaml = {
  name: "held-29 data file of weather stations",
  extension: "yaml",
  contentType: "application/yaml; charset=utf-8",
  text: `# The page of roles is built from this file.
page:
  title: Roles
  intro: We measure the rain, we do not make it.
roles:
  - id: WX-21
    title: Radar Technician
    employer: &service Barometer Bay Weather
    location:
      city: Esperance
      state: WA
    employment_type: Full time
    salary:
      min: 89400
      max: 97250
      per: year
    posted: 2026-11-16
    closes: 2026-12-13
    status: open
    url: https://barometerbay.example/roles/wx-21
    description: >
      The dome is forty metres up and cost $5.2 million.
      You go up with a spanner and come down with an answer.
  - id: WX-24
    title: "Forecaster: Fire Season"
    employer: *service
    location:
      city: Mount Barker
      state: WA
    employment_type: Fixed term
    salary:
      min: 58.1
      max: 58.1
      per: hour
    posted: 2026-11-20
    closes: 2026-12-09
    status: open
    url: https://barometerbay.example/roles/wx-24
    description: |
      From 14 December 2026 until the rain.
      Nights, pagers, good coffee.
  - id: WX-26
    title: Climate Data Librarian
    employer: *service
    remote: true # anywhere in Australia
    employment_type: Part time
    posted: 2026-11-24
    closes: 2027-01-24
    status: open
    url: https://barometerbay.example/roles/wx-26
    description: Ledgers since 1881, typed by you at home.
  - id: WX-18
    title: Observer
    employer: *service
    location:
      city: Esperance
      state: WA
    employment_type: Casual
    posted: 2026-09-21
    closes: 2026-10-16
    status: filled
    url: https://barometerbay.example/roles/wx-18
    description: Balloons at dawn.
`,
  expected: [
    {
      title: "Radar Technician",
      employer: "Barometer Bay Weather",
      reference: "WX-21",
      places: ["Esperance WA"],
      pay: { min: 89_400, max: 97_250, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://barometerbay.example/roles/wx-21",
    },
    {
      title: "Forecaster: Fire Season",
      employer: "Barometer Bay Weather",
      reference: "WX-24",
      places: ["Mount Barker WA"],
      pay: { min: 58.1, max: 58.1, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-20",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://barometerbay.example/roles/wx-24",
    },
    {
      title: "Climate Data Librarian",
      employer: "Barometer Bay Weather",
      reference: "WX-26",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2027-01-24",
      remote: true,
      live: true,
      url: "https://barometerbay.example/roles/wx-26",
    },
    { title: "Observer", reference: "WX-18", places: ["Esperance WA"], live: false },
  ],
};
