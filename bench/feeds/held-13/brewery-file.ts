/** A brewery's file of jobs as its site keeps it: indented lines with names, lists with hyphens, a text folded over lines, a comment, an employer at the head, nothing as a sign, a draft. */
export const breweryFile = {
  name: "held-13 file of a brewery's jobs in indented lines",
  extension: "yml",
  contentType: "application/yaml; charset=utf-8",
  text: `---
# Jobs on the careers page. Newest at the foot, please.
employer: Tin Shed Brewing
website: https://tinshed.example
jobs:
  - reference: TS-19
    title: "Brewer: Night Shift"
    location: Burnie, TAS
    type: full-time
    salary: $74,000 - $81,000 + super
    posted: 2026-11-16
    closes: 2026-12-18
    apply: https://tinshed.example/jobs/ts-19
    description: >
      Two vessels, one radio,
      and a view of the strait.

  - reference: TS-21
    title: Cellar Door Host
    location:
      - Hobart, TAS
      - Launceston, TAS
    type: casual
    salary: $33.15 an hour
    posted: 2026-11-20
    closes: ~
    apply: https://tinshed.example/jobs/ts-21
    description: 'It''s mostly washing glasses.'

  - reference: TS-22
    title: Label Illustrator # not the one for cans
    location: ~
    type: contract
    remote: true
    salary:
    posted: 2026-11-25
    closes: 2027-01-15
    apply: https://tinshed.example/jobs/ts-22
    description: |
      Six labels.
      No wolves.

  - reference: TS-15
    title: Forklift Driver
    location: Burnie, TAS
    type: full-time
    salary: $32 an hour
    posted: 2026-10-02
    closes: 2026-11-06
    apply: https://tinshed.example/jobs/ts-15
    description: Backwards, mostly.

  - reference: TS-24
    title: Yeast Keeper
    location: Burnie, TAS
    status: draft
...
`,
  expected: [
    {
      title: "Brewer: Night Shift",
      employer: "Tin Shed Brewing",
      reference: "TS-19",
      places: ["Burnie TAS"],
      pay: { min: 74_000, max: 81_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-18",
      live: true,
      url: "https://tinshed.example/jobs/ts-19",
    },
    {
      title: "Cellar Door Host",
      employer: "Tin Shed Brewing",
      reference: "TS-21",
      places: ["Hobart TAS", "Launceston TAS"],
      pay: { min: 33.15, max: 33.15, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      live: true,
      url: "https://tinshed.example/jobs/ts-21",
    },
    {
      title: "Label Illustrator",
      employer: "Tin Shed Brewing",
      reference: "TS-22",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://tinshed.example/jobs/ts-22",
    },
    {
      title: "Forklift Driver",
      reference: "TS-15",
      places: ["Burnie TAS"],
      closes: "2026-11-06",
      live: false,
    },
  ],
};
