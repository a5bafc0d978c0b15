/** Rarer: the vacancies of an observatory as its documentation people write them, in AsciiDoc: attributes at the head that are used in the text, a section for each vacancy with an anchor, description lists with two colons, an admonition, a comment block with a draft, links as macros. */
export const observatoryVacanciesAsciidoc = {
  name: "held-26 AsciiDoc vacancies of an observatory",
  extension: "adoc",
  contentType: "text/asciidoc",
  text: String.raw`= Vacancies at Warrum Ridge Observatory
People and Culture <people@warrumridge.example>
v14, 2026-11-25
:organisation: Warrum Ridge Observatory
:toc: left
:icons: font

{organisation} has 38 staff and 11 telescopes. Every position is in New South Wales.

toc::[]

[#wr-52]
== Telescope Operator

Reference:: WR-52
Location:: Coonabarabran NSW
Tenure:: Full time
Salary:: $84,200 to $91,750 per annum
Advertised:: 16 November 2026
Applications close:: 11:59pm, 9 December 2026
Apply:: https://warrumridge.example/apply/wr-52[Application form]

You open the dome at dusk, and decide at three in the morning whether that is cloud.

NOTE: Night allowance of $61 a shift is paid as well.

[#wr-54]
== Visitor Guide (weekends)

Reference:: WR-54
Location:: Coonabarabran NSW
Tenure:: Casual
Salary:: $35.10 per hour
Advertised:: 20 November 2026
Applications close:: Open until filled
Apply:: https://warrumridge.example/apply/wr-54[Application form]

* Point at Saturn.
* Mind the step.

[#wr-55]
== Research Software Engineer

Reference:: WR-55
Location:: Dubbo NSW
Tenure:: Full time, fixed term (3 years)
Salary:: $112,000 per annum
Advertised:: 24 November 2026
Applications close:: 11:59pm, 18 January 2027
Apply:: https://warrumridge.example/apply/wr-55[Application form]

Two days at home each week, three with the array. The pipeline is 240,000 lines of somebody else's Fortran.

////
== Site Electrician (DRAFT, wait for budget)

Reference:: WR-57
Location:: Coonabarabran NSW
////

== How we select

A panel of three reads everything. Interviews are in the week after the closing date.
`,
  expected: [
    {
      title: "Telescope Operator",
      employer: "Warrum Ridge Observatory",
      reference: "WR-52",
      places: ["Coonabarabran NSW"],
      pay: { min: 84_200, max: 91_750, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://warrumridge.example/apply/wr-52",
    },
    {
      title: "Visitor Guide (weekends)",
      employer: "Warrum Ridge Observatory",
      reference: "WR-54",
      places: ["Coonabarabran NSW"],
      pay: { min: 35.1, max: 35.1, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://warrumridge.example/apply/wr-54",
    },
    {
      title: "Research Software Engineer",
      employer: "Warrum Ridge Observatory",
      reference: "WR-55",
      places: ["Dubbo NSW"],
      pay: { min: 112_000, max: 112_000, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-18",
      remote: false,
      live: true,
      url: "https://warrumridge.example/apply/wr-55",
    },
  ],
};
