/** Rarer: the appointments pages of a printed public gazette copied out of its PDF: heads and feet of pages between the notices, words divided at line ends, numbered notices with the office in capitals, the facts in labelled lines, prices of the gazette and tenders that are no jobs. */
export const gazetteNoticesCopiedText = {
  name: "held-26 gazette pages copied out of a PDF",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: `TASMANIAN ISLAND PUBLIC GAZETTE
Wednesday 25 November 2026                                      No. 22 418
______________________________________________________________________

STATE SERVICE VACANCIES

Applications are made at www.islandservice.example/vacancies unless a notice
says otherwise. Aboriginal people are encouraged to apply.

DEPARTMENT OF FORESTS AND FIRE

Vacancy No: 338117
Office: Fire Management Planner
Location: Burnie
Status: Permanent full-time
Salary: $93,204 to $101,960 per annum
Duties: Plan burns for the north-west, and talk to the neighbours be-
fore the smoke does.
Closing date: Friday 11 December 2026
Apply: https://www.islandservice.example/vacancies/338117

Vacancy No: 338120
Office: Seasonal Firefighter
Location: Queenstown, West Coast
Status: Fixed-term full-time, to 30 April 2027
Salary: $31.44 per hour
Duties: Dig, carry, mop up, sleep. A fitness test is part of the selec-
tion.
Closing date: Monday 7 December 2026
Apply: https://www.islandservice.example/vacancies/338120

25 November 2026          ISLAND PUBLIC GAZETTE                      1071
______________________________________________________________________

DEPARTMENT OF HARBOURS

Vacancy No: 338126
Office: Deputy Harbour Master
Location: Devonport
Status: Permanent part-time
Salary: $61.10 to $66.85 per hour
Duties: Twenty-eight hours a week of ships, tides and paper.
Closing date: Sunday 3 January 2027
Apply: https://www.islandservice.example/vacancies/338126

TENDERS

Tender No: 2607
Title: Resurfacing of Esplanade, Stanley TAS
Estimated value: $480,000
Closing date: Friday 18 December 2026

SUBSCRIPTIONS: $104.50 per annum including postage. Notices must be lodged
by 4.00 pm on the Friday before publication.

Printed by authority. ISSN 0000-2618
25 November 2026          ISLAND PUBLIC GAZETTE                      1072
`,
  expected: [
    {
      title: "Fire Management Planner",
      employer: "Department of Forests and Fire",
      reference: "338117",
      places: ["Burnie TAS"],
      pay: { min: 93_204, max: 101_960, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://www.islandservice.example/vacancies/338117",
    },
    {
      title: "Seasonal Firefighter",
      employer: "Department of Forests and Fire",
      reference: "338120",
      places: ["Queenstown TAS"],
      pay: { min: 31.44, max: 31.44, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      closes: "2026-12-07",
      remote: false,
      live: true,
      url: "https://www.islandservice.example/vacancies/338120",
    },
    {
      title: "Deputy Harbour Master",
      employer: "Department of Harbours",
      reference: "338126",
      places: ["Devonport TAS"],
      pay: { min: 61.1, max: 66.85, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2027-01-03",
      remote: false,
      live: true,
      url: "https://www.islandservice.example/vacancies/338126",
    },
  ],
};
