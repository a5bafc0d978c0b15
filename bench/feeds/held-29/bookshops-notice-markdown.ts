/** Rarer: the notice board of a booksellers' guild kept as Markdown: front matter, a heading for each job, a list of bold labels of which one is left out, links in angle brackets, takings and the day of a festival in the text. */
export const bookshopsNoticeMarkdown = {
  name: "held-29 notice board of bookshops",
  extension: "md",
  contentType: "text/markdown; charset=utf-8",
  text: `---
title: Situations vacant
layout: board
updated: 2026-11-26
---

# Situations vacant

Shops of the Guild look for people who read the last page last.

## Children's Bookseller

- **Employer:** The Paper Wombat
- **Location:** Katoomba NSW
- **Type:** Part time
- **Pay:** $29.40–$31.00 an hour
- **Posted:** 17 November 2026
- **Closes:** 13 December 2026
- **Apply:** <https://paperwombat.example/work/childrens>

You do the voices. Last Christmas the shop sold $9,000 of one book about a bin chicken.

## Events & Festival Coordinator

- **Employer:** Dog-Ear Books
- **Location:** Kiama NSW
- **Type:** Full time, 12 month contract
- **Pay:** $72,500 a year + super
- **Posted:** 20 November 2026
- **Closes:** 8 January 2027
- **Apply:** <https://dogear.example/jobs/events>

Authors, microphones, folding chairs. The festival opens on 12 March 2027.

## Second-hand Buyer

- **Employer:** Spine & Sons
- **Location:** Nambour QLD
- **Type:** Casual
- **Pay:** Negotiable
- **Posted:** 24 November 2026
- **Apply:** <https://spineandsons.example/buyer>

Estates, attics, one signed first edition a decade. You lift boxes.
`,
  expected: [
    {
      title: "Children's Bookseller",
      employer: "The Paper Wombat",
      places: ["Katoomba NSW"],
      pay: { min: 29.4, max: 31, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://paperwombat.example/work/childrens",
    },
    {
      title: "Events & Festival Coordinator",
      employer: "Dog-Ear Books",
      places: ["Kiama NSW"],
      pay: { min: 72_500, max: 72_500, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://dogear.example/jobs/events",
    },
    {
      title: "Second-hand Buyer",
      employer: "Spine & Sons",
      places: ["Nambour QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://spineandsons.example/buyer",
    },
  ],
};
