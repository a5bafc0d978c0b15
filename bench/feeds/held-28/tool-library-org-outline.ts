/** Rarer: the file in which a co-operative of tool libraries keeps its hiring, an outline of an editor's own mark-up: title and author as keywords, headings with a state word and tags, a drawer of properties under each, a deadline in angle brackets, done ones in the same tree, a heading of meeting notes, a source block. */
export const toolLibraryOrgOutline = {
  name: "held-28 outline of tool libraries",
  employer: "Borrowed Hammer Co-operative",
  extension: "org",
  contentType: "text/org; charset=utf-8",
  text: `#+TITLE: Hiring at the Borrowed Hammer Co-operative
#+AUTHOR: the hiring circle
#+TODO: OPEN | FILLED

* Vacancies
** OPEN Workshop Coordinator                                   :workshop:
   DEADLINE: <2026-12-11 Fri>
   :PROPERTIES:
   :REFERENCE: BH-21
   :LOCATION: Footscray VIC
   :EMPLOYMENT_TYPE: Part time
   :SALARY:   $39.20 per hour
   :POSTED:   2026-11-18
   :URL:      https://borrowedhammer.example/jobs/21
   :END:
   Lend, mend, and say no to people who want to take the lathe home.
** OPEN Van Driver                                             :transport:
   :PROPERTIES:
   :REFERENCE: BH-22
   :LOCATION: Castlemaine VIC
   :EMPLOYMENT_TYPE: Casual
   :SALARY:   Award
   :POSTED:   2026-11-20
   :URL:      https://borrowedhammer.example/jobs/22
   :END:
   One van, nineteen ladders. The van cost us $31,000; reverse slowly.
** OPEN Software Developer (Booking System)                    :office:
   DEADLINE: <2027-01-08 Fri>
   :PROPERTIES:
   :REFERENCE: BH-23
   :LOCATION: Remote, Australia
   :EMPLOYMENT_TYPE: Full time, fixed term
   :SALARY:   $102,000 to $110,000 a year
   :POSTED:   2026-11-24
   :URL:      https://borrowedhammer.example/jobs/23
   :END:
   A drill is out, a drill comes back. It is harder than it sounds.
** FILLED Saw Doctor                                           :workshop:
   CLOSED: [2026-11-10 Tue]
   :PROPERTIES:
   :REFERENCE: BH-19
   :LOCATION: Footscray VIC
   :EMPLOYMENT_TYPE: Casual
   :SALARY:   $44 per hour
   :POSTED:   2026-10-05
   :URL:      https://borrowedhammer.example/jobs/19
   :END:
* Notes of the circle
  - Next meeting on the first Monday, bring biscuits.
  #+BEGIN_SRC sh
  make jobs && ./publish.sh
  #+END_SRC
`,
  expected: [
    {
      title: "Workshop Coordinator",
      employer: "Borrowed Hammer Co-operative",
      reference: "BH-21",
      places: ["Footscray VIC"],
      pay: { min: 39.2, max: 39.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://borrowedhammer.example/jobs/21",
    },
    {
      title: "Van Driver",
      employer: "Borrowed Hammer Co-operative",
      reference: "BH-22",
      places: ["Castlemaine VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://borrowedhammer.example/jobs/22",
    },
    {
      title: "Software Developer (Booking System)",
      employer: "Borrowed Hammer Co-operative",
      reference: "BH-23",
      places: [],
      pay: { min: 102_000, max: 110_000, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://borrowedhammer.example/jobs/23",
    },
    { title: "Saw Doctor", reference: "BH-19", places: ["Footscray VIC"], live: false },
  ],
};
