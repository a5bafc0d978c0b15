/** A developers' meetup's file of jobs that its static site is built from: a comment, entries of a list with folded texts, types as lists, pay in thousands, quotation marks where needed, one that is closed. */
export const staticSiteYaml = {
  name: "held-15 file of a developers' meetup that its site is built from",
  extension: "yml",
  contentType: "application/yaml",
  text: `# _data/jobs.yml
# Newest first. Ask in #jobs before adding yours.
---
- title: "Platform Engineer: Storage"
  company: Derwent Cloudworks
  location: Hobart, Tasmania
  remote: false
  type: [full-time]
  salary: $130k - $150k + super
  posted: 2026-11-24
  closes: 2026-12-20
  link: https://derwentcloud.example/jobs/platform-storage
  status: open
  description: >
    Disks fail; that is what they are for.
    You write the thing that does not notice.

- title: Accessibility Tester
  company: "Plain & Clear"
  location: Australia
  remote: true
  type:
    - part-time
    - contract
  salary: $75/hour
  posted: 2026-11-19
  closes:
  link: https://plainandclear.example/work/a11y-tester
  status: open
  description: |
    Screen readers, keyboards, patience.
    About fifteen hours a week until June.

- title: Support Engineer
  company: 'Wrest Point-of-Sale'
  location: Launceston, Tasmania
  remote: false
  type: [full-time]
  salary: ~
  posted: 2026-11-17
  closes: 2027-01-08
  link: https://wrestpos.example/careers/7
  status: open
  description: Tills, scales and the printer in aisle four.

- title: Data Analyst
  company: Derwent Cloudworks
  location: Hobart, Tasmania
  remote: false
  type: [full-time]
  salary: $95,000 - $105,000
  posted: 2026-10-12
  closes: 2026-12-31
  link: https://derwentcloud.example/jobs/data-analyst
  status: closed
  description: Found someone at the November meetup!
`,
  expected: [
    {
      title: "Platform Engineer: Storage",
      employer: "Derwent Cloudworks",
      reference: null,
      places: ["Hobart TAS"],
      pay: { min: 130_000, max: 150_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://derwentcloud.example/jobs/platform-storage",
    },
    {
      title: "Accessibility Tester",
      employer: "Plain & Clear",
      reference: null,
      places: [],
      pay: { min: 75, max: 75, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19",
      closes: null,
      remote: true,
      live: true,
      url: "https://plainandclear.example/work/a11y-tester",
    },
    {
      title: "Support Engineer",
      employer: "Wrest Point-of-Sale",
      reference: null,
      places: ["Launceston TAS"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://wrestpos.example/careers/7",
    },
    {
      title: "Data Analyst",
      employer: "Derwent Cloudworks",
      reference: null,
      places: ["Hobart TAS"],
      pay: { min: 95_000, max: 105_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-10-12",
      remote: false,
      live: false,
      url: "https://derwentcloud.example/jobs/data-analyst",
    },
  ],
};
