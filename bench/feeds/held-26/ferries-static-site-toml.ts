/** Rarer: the data file of a ferry operator's static site in TOML: tables at the head for the site, an array of tables for vacancies, dates and moments as the language has them without quotes, texts in three quotes, a table within for pay, lists of places, a flag for drafts, a list of perks that is no job. */
export const ferriesStaticSiteToml = {
  name: "held-26 data file of a ferry operator in TOML",
  extension: "toml",
  contentType: "application/toml",
  text: String.raw`# data/vacancies.toml -- the crew page is built from this, ask Priya before you rename keys

[organisation]
name = "Saltwick Ferries"
website = "https://saltwickferries.example"
phone = "07 5550 3391"

[[vacancy]]
ref = "SF-220"
title = "Deckhand (GPH)"
location = ["Cleveland QLD"]
employment_type = "Part time"
posted = 2026-11-17
closes = 2026-12-08
apply_url = "https://saltwickferries.example/crew/sf-220"
draft = false
description = """
Ropes, ramps and *please stay behind the yellow line*.
Thirty hours over a roster of four weeks.
"""
[vacancy.pay]
min = 32.15
max = 34.60
per = "hour"

[[vacancy]]
ref = "SF-223"
title = "Marine Engineer"
location = ["Mackay QLD", "Airlie Beach QLD"]
employment_type = "Full time"
posted = 2026-11-23T08:00:00+10:00
closes = 2027-01-10
apply_url = "https://saltwickferries.example/crew/sf-223"
draft = false
description = """
MED 1 or better. Four ferries, eight engines, one of them from 1988.
"""
[vacancy.pay]
min = 115_000
max = 128_000
per = "year"

[[vacancy]]
ref = "SF-224"
title = "Ticket Office Assistant"
location = ["Cleveland QLD"]
employment_type = "Casual"
posted = 2026-11-26
apply_url = "https://saltwickferries.example/crew/sf-224"
draft = false
description = "School holidays and most Sundays. A return ticket is $19 and you will say so often."

[[vacancy]]
ref = "SF-226"
title = "Trainee Coxswain"
location = ["Cleveland QLD"]
employment_type = "Full time"
draft = true
description = "TODO"

[[perk]]
title = "Free travel"
description = "For you and three others, not at Easter."
`,
  expected: [
    {
      title: "Deckhand (GPH)",
      employer: "Saltwick Ferries",
      reference: "SF-220",
      places: ["Cleveland QLD"],
      pay: { min: 32.15, max: 34.6, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-08",
      remote: false,
      live: true,
      url: "https://saltwickferries.example/crew/sf-220",
    },
    {
      title: "Marine Engineer",
      employer: "Saltwick Ferries",
      reference: "SF-223",
      places: ["Mackay QLD", "Airlie Beach QLD"],
      pay: { min: 115_000, max: 128_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-22T22:00:00Z",
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: "https://saltwickferries.example/crew/sf-223",
    },
    {
      title: "Ticket Office Assistant",
      employer: "Saltwick Ferries",
      reference: "SF-224",
      places: ["Cleveland QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-26",
      closes: null,
      remote: false,
      live: true,
      url: "https://saltwickferries.example/crew/sf-224",
    },
  ],
};
