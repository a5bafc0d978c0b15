/** Rarer: a ferry company's vacancies as an old rostering program writes them in the form of settings, a section for each with its number after a point, remarks behind semicolons, the company and site once in a section of their own and a sister company in one, town and state apart, ends of pay with what it is per, semicolons and equals signs within texts, empty values, yes and no as 1 and 0, one on hold, a section of the program's own. */
export const ferriesSettingsIni = {
  name: "held-23 settings of a ferry company",
  extension: "ini",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`; vacancies.ini
; written by ROSTER 4.2 on 26/11/2026 at 18:02, do not edit by hand

[program]
name=ROSTER
version=4.2
fleet=11
title=Pelican Ferries vacancies

[company]
name=Pelican Ferries
site=https://pelicanferries.example
email=crew@pelicanferries.example

[job.PF-41]
title=Master, Coxswain Grade 1
town=Cleveland
state=QLD
basis=Full time
pay_from=44.10
pay_to=49.85
pay_per=hour
advertised=2026-11-16
closes=2026-12-13
work_from_home=0
status=open
url=https://pelicanferries.example/crew/pf-41
text=Two boats, nine crossings a day; you are home every night. You take charge of up to 320 passengers and a deckhand, and you know what to do when the fog comes in. Our newest boat cost $4.6 million, so please mind the paint.

[job.PF-44]
title=Ticket Office & Wharf Attendant
town=Redland Bay
state=QLD
basis=Casual
pay_from=31.95
pay_to=31.95
pay_per=hour
advertised=2026-11-20
closes=
work_from_home=0
status=open
url=https://pelicanferries.example/crew/pf-44
text=Sell tickets, tie up, and tell people kindly that the last boat has gone. School holidays = busy; winter = quiet. We ask for two weekends in four.

[job.PF-45]
company=Pelican Marine Engineering
title=Shipwright (12 months)
town=Hemmant
state=QLD
basis=Contract
pay_from=
pay_to=
pay_per=
advertised=2026-11-23
closes=2027-01-15
work_from_home=0
status=open
url=https://pelicanferries.example/yard/pf-45
text=Four aluminium hulls are due for refit, one after the other. You weld, you fair and you sign your name inside the bilge. Pay is by agreement, and it is good.

[job.PF-47]
title=Timetable Planner
town=
state=
basis=Part time
pay_from=88000
pay_to=96000
pay_per=year
advertised=2026-11-25
closes=2026-12-18
work_from_home=1
status=open
url=https://pelicanferries.example/crew/pf-47
text=Tides, trains and school bells have to meet. The work is done from your home, and the pay is pro rata for 24 hours a week. You will need to like spreadsheets more than most people do.

[job.PF-38]
title=Deckhand
town=Cleveland
state=QLD
basis=Full time
pay_from=33.60
pay_to=35.10
pay_per=hour
advertised=2026-11-02
closes=2026-12-20
work_from_home=0
status=on hold
url=https://pelicanferries.example/crew/pf-38
text=On hold until the new boat is here.
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Master, Coxswain Grade 1",
      employer: "Pelican Ferries",
      reference: "PF-41",
      places: ["Cleveland QLD"],
      pay: { min: 44.1, max: 49.85, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://pelicanferries.example/crew/pf-41",
    },
    {
      title: "Ticket Office & Wharf Attendant",
      employer: "Pelican Ferries",
      reference: "PF-44",
      places: ["Redland Bay QLD"],
      pay: { min: 31.95, max: 31.95, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://pelicanferries.example/crew/pf-44",
    },
    {
      title: "Shipwright (12 months)",
      employer: "Pelican Marine Engineering",
      reference: "PF-45",
      places: ["Hemmant QLD"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-23",
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://pelicanferries.example/yard/pf-45",
    },
    {
      title: "Timetable Planner",
      employer: "Pelican Ferries",
      reference: "PF-47",
      places: [],
      pay: { min: 88_000, max: 96_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: "2026-12-18",
      remote: true,
      live: true,
      url: "https://pelicanferries.example/crew/pf-47",
    },
    {
      title: "Deckhand",
      reference: "PF-38",
      places: ["Cleveland QLD"],
      live: false,
    },
  ],
};
