/** Rarer: the jobs page of bicycle kitchens, kept as Markdown in a repository: front matter, a heading for each job, lists of bold labels, links as Markdown, days in ISO form, pay in words, a heading that is no job. */
export const bikeKitchensJobsMarkdown = {
  name: "held-30 markdown page of bicycle kitchens",
  extension: "md",
  contentType: "text/markdown; charset=utf-8",
  text: `---
title: Jobs
layout: page
organisation: True Spoke Bicycle Kitchens
updated: 2026-11-25
---

# Jobs at True Spoke Bicycle Kitchens

We have given away 2,100 bicycles since 9 December 2011. We are not the bicycle shop next door, which is Cog & Sons.

## Workshop Lead Mechanic

- **Ref:** TS-14
- **Where:** Fremantle WA
- **Type:** Full time
- **Pay:** $69,000 to $74,500 a year, plus super
- **Posted:** 2026-11-17
- **Closes:** 2026-12-14
- **Apply:** [the form](https://truespoke.example/jobs/ts-14)

You teach twelve people at a time to hear a dry chain. A tool roll worth $600 is yours to keep.

## Saturday Tutor

- **Ref:** TS-16
- **Where:** Northam WA
- **Type:** Casual
- **Pay:** $38.25 an hour
- **Posted:** 2026-11-20
- **Closes:** when we have found you
- **Apply:** [the form](https://truespoke.example/jobs/ts-16)

Punctures, brakes, patience.

## Grants Writer

- **Ref:** TS-17
- **Where:** Remote, anywhere in Australia
- **Type:** Part time, contract
- **Pay:** negotiable
- **Posted:** 2026-11-24
- **Closes:** 2027-01-18
- **Apply:** [the form](https://truespoke.example/jobs/ts-17)

Last year's letters brought in $212,000. The next round shuts on 26 February 2027.

## Volunteering

Come on any Tuesday, and wear old trousers.
`,
  expected: [
    {
      title: "Workshop Lead Mechanic",
      employer: "True Spoke Bicycle Kitchens",
      reference: "TS-14",
      places: ["Fremantle WA"],
      pay: { min: 69_000, max: 74_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://truespoke.example/jobs/ts-14",
    },
    {
      title: "Saturday Tutor",
      employer: "True Spoke Bicycle Kitchens",
      reference: "TS-16",
      places: ["Northam WA"],
      pay: { min: 38.25, max: 38.25, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://truespoke.example/jobs/ts-16",
    },
    {
      title: "Grants Writer",
      employer: "True Spoke Bicycle Kitchens",
      reference: "TS-17",
      places: [],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-18",
      remote: true,
      live: true,
      url: "https://truespoke.example/jobs/ts-17",
    },
  ],
};
