/** Rarer: the text of a shire's vacancy bulletin as it comes out of a PDF, a form feed between pages, a running head and a foot with the page on each, a table of contents with dots that says each title once more, numbered titles, labels and facts apart only by spaces, words broken at the ends of lines, closing moments as people write them, an address for each, how to apply and a page about tenders at the end. */
export const shireBulletinPdfText = {
  name: "held-23 bulletin of a shire out of a PDF",
  employer: "Mallee Rivers Shire Council",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: [
    String.raw`Mallee Rivers Shire Council                                        Vacancy Bulletin 23/2026


                         CURRENT VACANCIES

Contents

1   Plant Operator (Grader) ........................................................ 2
2   Maternal and Child Health Nurse ................................................ 2
3   Pool Lifeguards ................................................................ 3
Tenders .............................................................................. 3

Council employs 214 people and looks after 3,900 kilometres of roads. We
welcome applications from people of every background.


Issued Thursday 26 November 2026                                               Page 1 of 3
`,
    String.raw`Mallee Rivers Shire Council                                        Vacancy Bulletin 23/2026


1   Plant Operator (Grader)

Position no.          2026/088
Location              Swan Hill VIC
Employment            Full time, permanent
Salary                $1,486.20 to $1,572.90 per week
Advertised            Monday 16 November 2026
Applications close    Friday 11 December 2026 at 4:00 pm
Apply                 https://www.malleerivers.example/jobs/2026-088

You will grade the unsealed roads of the western district with a crew of
four, and in wet years you will do some of them twice. The grader is two
years old and cost ratepayers $612,000, so we ask for at least three years
of experience. Overtime is usual from March to May.


2   Maternal and Child Health Nurse

Position no.          2026/091
Location              Kerang VIC
Employment            Part time, fixed term
Salary                $54.18 to $61.40 per hour
Advertised            Friday 20 November 2026
Applications close    Monday 14 December 2026 at 9:00 am
Apply                 https://www.malleerivers.example/jobs/2026-091

You will see families at the centre in Kerang for three days a week and
visit those who cannot come in. The position covers parental leave until De-
cember 2027. A car is provided for the visits, and you will share an of-
fice with the immunisation team.


Issued Thursday 26 November 2026                                               Page 2 of 3
`,
    String.raw`Mallee Rivers Shire Council                                        Vacancy Bulletin 23/2026


3   Pool Lifeguards

Position no.          2026/093
Location              Swan Hill VIC
Employment            Casual
Salary                According to the award
Advertised            Tuesday 24 November 2026
Applications close    Open until filled
Apply                 https://www.malleerivers.example/jobs/2026-093

The outdoor pool is open from the first of December until the long weekend
in March. Shifts are four to six hours, and we will pay for your course if
you stay for the season.


How to apply

Please apply on our website, with a letter of one page and your resume.
Questions can be put to People and Culture on 03 5550 8812.


Tenders

T26/19   Supply of water meters, closes 2:00 pm Wednesday 16 December 2026.
See https://www.malleerivers.example/tenders


Issued Thursday 26 November 2026                                               Page 3 of 3
`,
  ].join("\f"),
  expected: [
    {
      title: "Plant Operator (Grader)",
      employer: "Mallee Rivers Shire Council",
      reference: "2026/088",
      places: ["Swan Hill VIC"],
      pay: { min: 1486.2, max: 1572.9, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://www.malleerivers.example/jobs/2026-088",
    },
    {
      title: "Maternal and Child Health Nurse",
      employer: "Mallee Rivers Shire Council",
      reference: "2026/091",
      places: ["Kerang VIC"],
      pay: { min: 54.18, max: 61.4, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://www.malleerivers.example/jobs/2026-091",
    },
    {
      title: "Pool Lifeguards",
      employer: "Mallee Rivers Shire Council",
      reference: "2026/093",
      places: ["Swan Hill VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://www.malleerivers.example/jobs/2026-093",
    },
  ],
};
