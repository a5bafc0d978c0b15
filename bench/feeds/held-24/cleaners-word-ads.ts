const hard = String.fromCodePoint(0xa0);

/** Rarer: several ads of a facilities firm pasted from its word processor, a letterhead and a note to whoever posts them first, each ad a rule and a title in capitals, labels with tabs or hard spaces after them, bullets, curly marks and long dashes, days as people write them, the firm's own name and a sister's, one struck as filled by a line below its title, page numbers and a privacy line at the end. */
export const cleanersWordAds = {
  name: "held-24 ads of a cleaning firm out of a word processor",
  employer: "Brightwater Facility Services",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: `BRIGHTWATER FACILITY SERVICES
Unit 4, 19 Fictional Way, Port Pirie SA 5540 · 08 5550 6021

Hi there – please put up the ads below from this week. Same account as last time. Thanks, Yolanda

________________________________________

NIGHT CLEANER – HOSPITAL THEATRES

Reference:${hard}BFS 26-118
Location:\tWhyalla SA
Hours:\tPart time
Pay:\t$34.72 an hour plus night penalties
Advertised:\tTuesday 17 November 2026
Closing date:\tFriday 11 December 2026
Apply:\thttps://brightwaterfs.example/jobs/26-118

When the last patient has been wheeled out, the theatre is yours until four. You follow a list that is longer than this page, and you sign every line of it. The surgeons say thank you, which is not usual in this trade.

You will need:
•\ta police check that is less than a year old
•\tthe patience to do the same room twice
•\ttwo good knees

________________________________________

WINDOW CLEANER, ROPE ACCESS

Reference:${hard}BFS 26-121
Location:\tAdelaide SA
Hours:\tFull time, six-month contract
Pay:\t$41.00 – $46.50 an hour
Advertised:\tFriday 20 November 2026
Closing date:\tOpen until filled
Apply:\thttps://brightwaterfs.example/jobs/26-121

Eleven towers, four of them with a view of the hills. You’ll hang beside Graham, who has done this since 1998 and has never dropped so much as a sponge. We’ve just spent $64,000 on new ropes and harnesses.

You will need:
•\tan IRATA ticket at level 1 or above
•\tno fear, but a little respect

________________________________________

SITE SUPERVISOR – SMELTER

Reference:${hard}BFS 26-124
Location:\tPort Pirie SA
Hours:\tFull time
Pay:\t$79,000 a year plus super and a ute
Advertised:\tTuesday 24 November 2026
Closing date:\tMonday 14 December 2026
Apply:\thttps://brightwaterfs.example/jobs/26-124

You look after a crew of sixteen who wash down, sweep up and keep the change rooms fit for people. You do the roster, you do the safety talk at ten to seven, and you’re not too proud to hold a hose.

________________________________________

CARPET TECHNICIAN
*** FILLED – please take this one down ***

Reference:${hard}BFS 26-109
Location:\tPort Augusta SA
Hours:\tCasual
Advertised:\tMonday 2 November 2026

Steam, stains and a van.

________________________________________

ACCOUNTS OFFICER

Company:\tBrightwater Hygiene Supplies
Reference:${hard}BFS 26-125
Location:\tWork from home
Hours:\tPart time
Pay:\tTo be agreed
Advertised:\tWednesday 25 November 2026
Closing date:\tFriday 8 January 2027
Apply:\thttps://brightwaterfs.example/jobs/26-125

Our sister company sells soap to three hundred schools, and some of them pay. You send the invoices, and you send the second letter, which you will write better than we do. Twenty-four hours a week, at your own table, anywhere in Australia.

________________________________________

Brightwater treats what you send us in confidence – see https://brightwaterfs.example/privacy
Page 2 of 2
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Night Cleaner – Hospital Theatres",
      employer: "Brightwater Facility Services",
      reference: "BFS 26-118",
      places: ["Whyalla SA"],
      pay: { min: 34.72, max: 34.72, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://brightwaterfs.example/jobs/26-118",
    },
    {
      title: "Window Cleaner, Rope Access",
      employer: "Brightwater Facility Services",
      reference: "BFS 26-121",
      places: ["Adelaide SA"],
      pay: { min: 41, max: 46.5, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://brightwaterfs.example/jobs/26-121",
    },
    {
      title: "Site Supervisor – Smelter",
      employer: "Brightwater Facility Services",
      reference: "BFS 26-124",
      places: ["Port Pirie SA"],
      pay: { min: 79_000, max: 79_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://brightwaterfs.example/jobs/26-124",
    },
    {
      title: "Carpet Technician",
      reference: "BFS 26-109",
      places: ["Port Augusta SA"],
      live: false,
    },
    {
      title: "Accounts Officer",
      employer: "Brightwater Hygiene Supplies",
      reference: "BFS 26-125",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://brightwaterfs.example/jobs/26-125",
    },
  ],
};
