/** Unusual: a games makers' guild keeps its jobs in a file of settings that its site is built from, a table of an array for each job, days and moments without quotation marks, underscores in numbers, pay in a table of its own, texts over lines, a draft. */
export const hugoToml = {
  name: "held-16 file of a games makers' guild with a table of settings for each job",
  extension: "toml",
  contentType: "application/toml",
  text: `# data/jobs.toml - built nightly
updated = 2026-11-26T21:00:00+11:00
contact = "jobs@pixelguild.example"

[[jobs]]
id = "pg-204"
title = "Gameplay Programmer"
studio = "Lantern Possum Games"
location = "Footscray VIC"
type = ["Full time"]
remote = false
posted = 2026-11-17
closes = 2026-12-18T17:00:00+11:00
apply = "https://lanternpossum.example/jobs/gameplay"
draft = false
description = """
Jumping must feel good.
You will tune it for a year."""

  [jobs.salary]
  min = 92_000
  max = 108_000
  per = "year"

[[jobs]]
id = "pg-209"
title = "QA Tester"
studio = "Wobbegong Interactive"
location = "Brisbane QLD"
type = ["Casual"]
remote = false
posted = 2026-11-23
apply = "https://wobbegong.example/qa"
draft = false
description = 'Walk into every wall. Write down which ones let you.'

  [jobs.salary]
  min = 34.25
  max = 34.25
  per = "hour"

[[jobs]]
id = "pg-211"
title = "Composer - \\"Saltpan\\""
studio = "Lantern Possum Games"
location = "Anywhere in Australia"
type = ["Contract", "Part time"]
remote = true
posted = 2026-11-25
closes = 2027-01-22
apply = "https://lanternpossum.example/jobs/composer"
draft = false
description = "Forty minutes of wind and one accordion."

[[jobs]]
id = "pg-212"
title = "Studio Producer"
studio = "Wobbegong Interactive"
location = "Brisbane QLD"
type = ["Full time"]
remote = false
posted = 2026-11-25
draft = true
description = "Budget first."
`,
  expected: [
    {
      title: "Gameplay Programmer",
      employer: "Lantern Possum Games",
      reference: "pg-204",
      places: ["Footscray VIC"],
      pay: { min: 92_000, max: 108_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-18T06:00:00Z",
      remote: false,
      live: true,
      url: "https://lanternpossum.example/jobs/gameplay",
    },
    {
      title: "QA Tester",
      employer: "Wobbegong Interactive",
      reference: "pg-209",
      places: ["Brisbane QLD"],
      pay: { min: 34.25, max: 34.25, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://wobbegong.example/qa",
    },
    {
      title: 'Composer - "Saltpan"',
      employer: "Lantern Possum Games",
      reference: "pg-211",
      places: [],
      pay: null,
      workTypes: ["Contract", "Part time"],
      posted: "2026-11-25",
      closes: "2027-01-22",
      remote: true,
      live: true,
      url: "https://lanternpossum.example/jobs/composer",
    },
  ],
};
