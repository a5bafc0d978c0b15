/** Unusual: a museum's site keeps its jobs in YAML, the employer once above, folded text, places as lists, pay as a thing with from, to and per, days with no quotation marks, one with a flag that says it is not for publishing. */
export const museumYaml = {
  name: "held-18 YAML of a museum with the employer once above",
  extension: "yaml",
  contentType: "application/yaml; charset=utf-8",
  text: String.raw`# Jobs on the museum's site. Ask Tamsin before you change the order.
organisation: Museum of Small Engines
updated: 2026-11-25
jobs:
  - ref: MSE-40
    title: Collections Registrar
    locations:
      - Burnie TAS
    type: Full-time, ongoing
    salary:
      from: 82300
      to: 88900
      per: year
    posted: 2026-11-17
    closes: 2026-12-20
    apply: https://smallengines.example/jobs/mse-40
    published: true
    description: >
      Nine hundred mowers, each with a number.
      Some of them run.

  - ref: MSE-42
    title: "Visitor Guide: Weekends"
    locations:
      - Burnie TAS
      - Devonport TAS
    type: Casual
    salary:
      from: 34.15
      per: hour
    posted: 2026-11-20
    closes:
    apply: https://smallengines.example/jobs/mse-42
    published: true
    description: >
      Pull the cord, tell the joke.

  - ref: MSE-44
    title: Exhibition Designer
    locations: [Hobart TAS]
    type: Contract
    salary: null
    posted: 2026-11-24
    closes: 2027-01-18
    apply: https://smallengines.example/jobs/mse-44
    published: true
    description: |
      Two-strokes through the ages.
      Eight months.

  - ref: MSE-45
    title: Director
    locations: [Burnie TAS]
    type: Full-time, ongoing
    salary: null
    posted:
    closes:
    apply:
    published: false
    description: To come.
`,
  expected: [
    {
      title: "Collections Registrar",
      employer: "Museum of Small Engines",
      reference: "MSE-40",
      places: ["Burnie TAS"],
      pay: { min: 82_300, max: 88_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-20",
      live: true,
      url: "https://smallengines.example/jobs/mse-40",
    },
    {
      title: "Visitor Guide: Weekends",
      employer: "Museum of Small Engines",
      reference: "MSE-42",
      places: ["Burnie TAS", "Devonport TAS"],
      pay: { min: 34.15, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      live: true,
      url: "https://smallengines.example/jobs/mse-42",
    },
    {
      title: "Exhibition Designer",
      employer: "Museum of Small Engines",
      reference: "MSE-44",
      places: ["Hobart TAS"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24",
      closes: "2027-01-18",
      live: true,
      url: "https://smallengines.example/jobs/mse-44",
    },
    { title: "Director", employer: "Museum of Small Engines", reference: "MSE-45", live: false },
  ],
};
