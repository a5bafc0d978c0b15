import { abroad, type Expected, type WorldFeed } from "./world-feed.ts";

/** Windows-1252, as Excel saves "CSV" on Windows. */
const windows = (text: string): Uint8Array =>
  Uint8Array.from(
    text,
    (letter) => ({ "\u2013": 0x96, "\u2019": 0x92, "\u20ac": 0x80 })[letter] ?? letter.charCodeAt(0),
  );
/** UTF-16 with its mark, as Excel saves "Unicode Text". */
const wide = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, "utf16le");

/** One column that differs: its cells by reference, and what each is taken for. */
const column = (name: string, header: string, rows: [cell: string, expected: Expected][]): WorldFeed => ({
  name,
  content: [
    `id,job title,company,job description,${header}`,
    ...rows.map(([cell], at) => `${at},Storeperson,Fig,Pick and pack.,"${cell.replaceAll('"', '""')}"`),
  ].join("\r\n"),
  jobs: Object.fromEntries(rows.map(([, expected], at) => [String(at), expected])),
});

const pay = (cell: string, expected: Expected["pay"]): [string, Expected] => [
  cell,
  { pay: expected ?? null },
];
const posted = (cell: string, iso: string): [string, Expected] => [cell, { posted: iso }];
const closes = (cell: string, iso: string | null): [string, Expected] => [cell, { expires: iso }];
const place = (
  cell: string,
  places: string[],
  stateIds: number[],
  more: Expected = {},
): [string, Expected] => [cell, { places, stateIds, remote: false, ...more }];
const work = (cell: string, workType: Expected["workType"]): [string, Expected] => [
  cell,
  { workType: workType ?? null },
];

/** Sheets, and columns full of what people write into them. */
export const csvFeeds: WorldFeed[] = [
  {
    name: "Excel with semicolons, a line that names them, and line breaks in cells",
    content: windows(
      [
        "sep=;",
        'Job Ref;Position Title;Company;"Job\r\nDescription";Location;Type;Pay;Closing Date',
        'X1;"Caf\u00e9 all-rounder \u2013 weekends";Fig\u2019s Caf\u00e9;"Make coffee.\r\n\r\nServe ""regulars""; clean up.\nEarly starts.";Fitzroy VIC 3065;Casual;"29,50";25/12/2026',
        "X2;Baker;Fig\u2019s Caf\u00e9;Bake bread.;;;;",
        ";;;;;;;",
      ].join("\r\n"),
    ),
    jobs: {
      X1: {
        title: "Caf\u00e9 all-rounder \u2013 weekends",
        employer: "Fig\u2019s Caf\u00e9",
        places: ["fitzroy vic 3065"],
        workType: "Casual",
        pay: [3, 29.5, 29.5],
        expires: "2026-12-25T12:59:59Z",
        says: /Serve "regulars"; clean up/,
      },
      X2: { title: "Baker", places: [], stateIds: [], workType: null, pay: null, expires: null },
    },
  },
  {
    name: "Excel's Unicode text: UTF-16 with tabs",
    content: wide(
      [
        "Vacancy No\tVacancy Title\tOrganisation\tDetails\tSuburb\tState\tPostcode\tSalary From\tSalary To\tSalary Per\tStatus",
        '17\tTeacher \u2013 M\u0101ori & Pasifika\tSt Mary\u2019s\t"Teach year 3.\n\u2022 Plan lessons\n\u2022 Talk with parents"\tMount Druitt\tNew South Wales\t2770\t85,000\t122,100\tyear\tOpen',
        "18\tGroundskeeper\tSt Mary\u2019s\tMow the oval.\tRichmond\t\t2753\t$30\t\thr\tOpen",
      ].join("\r\n"),
    ),
    jobs: {
      "17": {
        title: "Teacher \u2013 M\u0101ori & Pasifika",
        places: ["mount druitt nsw 2770"],
        pay: [1, 85_000, 122_100],
        says: /Plan lessons/,
      },
      "18": { places: ["richmond nsw 2753"], stateIds: [1], pay: [3, 30, null] },
    },
  },
  {
    name: "a sheet with notes above and totals below, in capitals",
    content: [
      "HARBOUR HOSPITALITY - CURRENT VACANCIES,,,,,",
      "Exported 26/11/2026 by Jo,,,,,",
      ",,,,,",
      "JOB ID,JOB TITLE,EMPLOYER,DESCRIPTION,LOCATION,START DATE",
      'HH1,DUTY MANAGER,HARBOUR HOTEL,"Run the bar, the bistro and the bottle shop.","MANLY, NSW",ASAP',
      'HH2,NIGHT PORTER,HARBOUR HOTEL,"Greet late guests.","MANLY, QLD",1/12/2026',
      "TOTAL: 2,,,,,",
    ].join("\n"),
    jobs: {
      HH1: { title: "DUTY MANAGER", places: ["manly nsw 2095"], stateIds: [1] },
      HH2: { places: ["manly qld 4179"], stateIds: [3] },
    },
    rejected: ["The title is missing"],
  },
  column("pay as people write it", "salary", [
    pay("$45-$55ph + super", [3, 45, 55]),
    pay("70k-80k pkg", [1, 70_000, 80_000]),
    pay("AUD 95,000 p.a.", [1, 95_000, 95_000]),
    pay("Up to $38.50/hr", [3, null, 38.5]),
    pay("Competitive", null),
    pay("$38.50 - $42.10 p/h inc. casual loading", [3, 38.5, 42.1]),
    pay("$85K - $95K + Super + Car Allowance ($15k)", [1, 85_000, 95_000]),
    pay("$110,000.00 to $125,000.00 per annum plus superannuation at 12%", [1, 110_000, 125_000]),
    pay("Base + OTE $150k", [1, 150_000, 150_000]),
    pay("$1,100 - $1,250 per day inc super", [5, 1100, 1250]),
    pay("HEW 6 ($93,468 - $101,057 pa)", [1, 93_468, 101_057]),
    pay("VPS Grade 4: $98,512-$111,770", [1, 98_512, 111_770]),
    pay("Pay Rate: $33.41 Sat: $41.76 Sun: $50.11", [3, 33.41, 33.41]),
    pay("Award rate (MA000009) $26.55 - $33.19", [3, 26.55, 33.19]),
    pay("TBC - DOE", null),
    pay("$65,000-$72,000 (pro rata, 0.8 FTE)", [1, 65_000, 72_000]),
    pay("$70-$75 per hour (ABN)", [3, 70, 75]),
    pay("90k neg", [1, 90_000, 90_000]),
    pay("$2,500 - $3,000 net per week", [4, 2500, 3000]),
    pay("AU$75,000.00 - AU$85,000.00 per year", [1, 75_000, 85_000]),
    pay("$30.91/hour + 25% loading + penalty rates", [3, 30.91, 30.91]),
    pay("$100,000 TRP", [1, 100_000, 100_000]),
    pay("0", null),
    pay("Call 0400 123 456", null),
    pay("See ad", null),
    pay("$25-28 per hr", [3, 25, 28]),
  ]),
  column("posting dates as people write them", "date posted", [
    posted("25/11/2026", "2026-11-24T13:00:00Z"),
    posted("2026-11-25T09:00:00+11:00", "2026-11-24T22:00:00Z"),
    posted("Nov 25, 2026", "2026-11-24T13:00:00Z"),
    posted("yesterday", "2026-11-25T02:00:00Z"),
    posted("Posted 3 days ago", "2026-11-23T02:00:00Z"),
    posted("25-Nov-26", "2026-11-24T13:00:00Z"),
    posted("Wednesday, 25 November 2026", "2026-11-24T13:00:00Z"),
    posted("25.11.2026 14:05", "2026-11-25T03:05:00Z"),
    posted("2026/11/25", "2026-11-24T13:00:00Z"),
    posted("11/25/2026", "2026-11-24T13:00:00Z"),
    posted("2026-11-25 09:00:00.000", "2026-11-24T22:00:00Z"),
    posted("20261125T090000Z", "2026-11-25T09:00:00Z"),
    posted("46351", "2026-11-24T13:00:00Z"),
    posted("5h ago", "2026-11-25T21:00:00Z"),
    posted("Today", "2026-11-26T02:00:00Z"),
    posted("25th of November 2026", "2026-11-24T13:00:00Z"),
    posted("Wed Nov 25 2026 09:00:00 GMT+1100 (Australian Eastern Daylight Time)", "2026-11-24T22:00:00Z"),
    posted("Wed Nov 25 2026 09:00:00 GMT+1100 (AEDT)", "2026-11-24T22:00:00Z"),
    posted("24 Nov", "2026-11-23T13:00:00Z"),
    // Not understood: the day of the import.
    posted("recently", "2026-11-26T02:00:00Z"),
    posted("30+ days ago", "2026-10-27T02:00:00Z"),
  ]),
  column("closing dates as people write them", "closing date", [
    closes("25/12/2026", "2026-12-25T12:59:59Z"),
    closes("11.59pm AEDT Friday 4 December 2026", "2026-12-04T12:59:00Z"),
    closes("5pm, Mon 7 Dec 2026", "2026-12-07T06:00:00Z"),
    closes("COB 18 December 2026", "2026-12-18T12:59:59Z"),
    closes("Friday 11 December 2026 at 5:00 PM (AEDT)", "2026-12-11T06:00:00Z"),
    closes("31 Feb 2027", null),
    closes("Open until filled", null),
    closes("Applications close in 2 weeks", "2026-12-10T12:59:59Z"),
    closes("18/12/26 17:00", "2026-12-18T06:00:00Z"),
    closes("December 18th", "2026-12-18T12:59:59Z"),
    closes("18 Dec", "2026-12-18T12:59:59Z"),
    closes("15 Jan", "2027-01-15T12:59:59Z"),
  ]),
  column("places as people write them", "location", [
    place("Melbourne CBD & Inner Suburbs", ["melbourne vic 3000"], [6]),
    place("Sydney NSW 2000, Australia", ["sydney nsw 2000"], [1]),
    place("Remote (Australia)", [], [], { remote: true }),
    place("Hybrid - Brisbane", ["brisbane qld 4000"], [3]),
    place("Auckland", abroad, [9]),
    place("Perth, Scotland", abroad, [9]),
    place("Newcastle upon Tyne", abroad, [9]),
    place("Victoria, BC", abroad, [9]),
    place("Multiple locations", [], []),
    place("Richmond 3121", ["richmond vic 3121"], [6]),
    place("Richmond 2753", ["richmond nsw 2753"], [1]),
    place("Perth Northern Suburbs & Joondalup, WA", ["northern perth wa", "joondalup wa 6027"], [7]),
    place("Darwin & NT", ["darwin nt 0800"], [2]),
    place("Gold Coast QLD", ["gold coast qld"], [3]),
    place("Level 5, 100 Collins Street, Melbourne VIC 3000", ["melbourne vic 3000"], [6]),
    place("AU-NSW-Sydney", ["sydney nsw 2000"], [1]),
    place("Australia - VIC - Dandenong South", ["dandenong south vic 3175"], [6]),
    place("Sydney (Hybrid, 2 days in office)", ["sydney nsw 2000"], [1]),
    place("Work from home, Adelaide SA", ["adelaide sa 5000"], [4], { remote: true }),
    place("Wellington, NZ", abroad, [9]),
    place(
      "Newcastle, Maitland & Hunter NSW",
      ["newcastle nsw 2300", "maitland nsw 2320", "newcastle and hunter nsw"],
      [1],
    ),
    place("Hobart TAS or Launceston TAS", ["hobart tas 7000", "launceston tas 7250"], [5]),
    place("Canberra, ACT, 2601, AUS", ["canberra act 2601"], [8]),
    place("Head Office", [], []),
    place("Melbourne, Florida", abroad, [9]),
    place("St Kilda Rd, Melbourne", ["melbourne vic 3000"], [6]),
    place("Ireland", abroad, [9]),
    place("NSW & ACT", ["new south wales nsw", "australian capital territory act"], [1, 8]),
    place("Sydney, New South Wales, Australia, 2000", ["sydney nsw 2000"], [1]),
  ]),
  column("work types as people write them", "employment type", [
    work("Contract/Temp", "Contract"),
    work("FT", "Full time"),
    work("Perm PT", "Part time"),
    work("Casual/Vacation", "Casual"),
    work("Parental leave cover", "Contract"),
    work("Full-time, Permanent", "Full time"),
    work("FULLTIME", "Full time"),
    work("Perm", null),
    work("12 month FTC", "Contract"),
    work("Fixed Term (Mat Leave)", "Contract"),
    work("P/T - 3 days a week", "Part time"),
    work("38 hours per week", "Full time"),
    work("Ongoing - Full Time", "Full time"),
    work("Temp to perm", "Contract"),
    work("Volunteer", "Casual"),
    work("full_time", "Full time"),
    work("Casual with view to permanent", "Casual"),
    work("FTE 1.0", "Full time"),
    work("FTE 0.6", "Part time"),
    work("Max term", "Contract"),
    work("Vollzeit", null),
    work("Shift work", null),
    work("Part-time/Casual", "Casual"),
  ]),
];
