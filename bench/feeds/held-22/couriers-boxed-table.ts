/** Rarer: a courier firm's vacancies as its database client prints them, a table drawn with dashes, pluses and strokes, names of columns with underscores, NULL where there is nothing, pay from and to with a unit, yes or no in letters, a count of rows below. */
export const couriersBoxedTable = {
  name: "held-22 boxed table of a courier firm",
  employer: "Paperboy Couriers",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`
+--------+-----------------------------+-----------------+-------+----------+-----------+----------+----------+----------+------------+------------+--------+------------------------------------------+
| ref_no | position_title              | suburb          | state | postcode | work_type | pay_from | pay_to   | pay_unit | date_open  | date_close | status | web_address                              |
+--------+-----------------------------+-----------------+-------+----------+-----------+----------+----------+----------+------------+------------+--------+------------------------------------------+
| PB-118 | Van Driver - Medical Runs   | Osborne Park    | WA    | 6017     | Full time |    32.40 |    35.10 | hour     | 2026-11-17 | 2026-12-15 | open   | https://paperboycouriers.example/j/118   |
| PB-121 | Cargo Bike Rider            | Fremantle       | WA    | 6160     | Casual    |    34.00 |     NULL | hour     | 2026-11-23 | NULL       | open   | https://paperboycouriers.example/j/121   |
| PB-122 | Depot Supervisor            | Bunbury         | WA    | 6230     | Full time | 84000.00 | 90500.00 | year     | 2026-11-24 | 2027-01-08 | open   | https://paperboycouriers.example/j/122   |
| PB-123 | Fleet Mechanic (6 months)   | Osborne Park    | WA    | 6017     | Contract  |     NULL |     NULL | NULL     | 2026-11-24 | 2026-12-20 | open   | https://paperboycouriers.example/j/123   |
| PB-109 | Sorter                      | Kewdale         | WA    | 6105     | Part time |    31.00 |    31.00 | hour     | 2026-10-12 | 2026-12-31 | filled | https://paperboycouriers.example/j/109   |
+--------+-----------------------------+-----------------+-------+----------+-----------+----------+----------+----------+------------+------------+--------+------------------------------------------+
5 rows in set (0.004 sec)
`,
  expected: [
    {
      title: "Van Driver - Medical Runs",
      employer: "Paperboy Couriers",
      reference: "PB-118",
      places: ["Osborne Park WA"],
      pay: { min: 32.4, max: 35.1, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://paperboycouriers.example/j/118",
    },
    {
      title: "Cargo Bike Rider",
      employer: "Paperboy Couriers",
      reference: "PB-121",
      places: ["Fremantle WA"],
      pay: { min: 34, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://paperboycouriers.example/j/121",
    },
    {
      title: "Depot Supervisor",
      employer: "Paperboy Couriers",
      reference: "PB-122",
      places: ["Bunbury WA"],
      pay: { min: 84_000, max: 90_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://paperboycouriers.example/j/122",
    },
    {
      title: "Fleet Mechanic (6 months)",
      employer: "Paperboy Couriers",
      reference: "PB-123",
      places: ["Osborne Park WA"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://paperboycouriers.example/j/123",
    },
    {
      title: "Sorter",
      reference: "PB-109",
      places: ["Kewdale WA"],
      live: false,
    },
  ],
};
