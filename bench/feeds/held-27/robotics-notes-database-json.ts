/** Rarer: the answer of a notes service's interface for a database of open roles of a robotics start-up: each property under the head that a person chose with its type and the value under that type again, titles and texts as runs with annotations, choices with colours, days with a start alone, numbers of pay beside a choice of its unit, a status with drafts and closed roles among them. */
const run = (text: string) => ({
  type: "text",
  text: { content: text, link: null },
  annotations: { bold: false, italic: false, code: false, color: "default" },
  plain_text: text,
  href: null,
});
const choice = (name: string, color = "blue") => ({ id: `c-${name.length}`, name, color });
const dateOf = (start: string | null) => ({
  type: "date",
  date: start && { start, end: null, time_zone: null },
});

interface Role {
  page: string;
  runs: readonly string[];
  status: string;
  where: readonly string[];
  work: readonly string[];
  pay: readonly [number | null, number | null, string | null];
  from: string | null;
  until: string | null;
  link: string | null;
  remote: boolean;
}
const pageOf = ({ page, runs, status, where, work, pay, from, until, link, remote }: Role) => ({
  object: "page",
  id: `1f0c7a52-0000-4000-8000-0000000000${page}`,
  created_time: "2026-09-01T01:00:00.000Z",
  last_edited_time: "2026-11-25T01:00:00.000Z",
  archived: false,
  properties: {
    Role: { id: "title", type: "title", title: runs.map(run) },
    Status: { id: "a%3A1", type: "status", status: choice(status, "green") },
    Company: { id: "b1", type: "rich_text", rich_text: [run("Spindle Robotics")] },
    Location: { id: "c1", type: "multi_select", multi_select: where.map((name) => choice(name)) },
    "Remote OK": { id: "d1", type: "checkbox", checkbox: remote },
    "Employment type": { id: "e1", type: "multi_select", multi_select: work.map((name) => choice(name)) },
    "Salary min": { id: "f1", type: "number", number: pay[0] },
    "Salary max": { id: "g1", type: "number", number: pay[1] },
    "Salary unit": { id: "h1", type: "select", select: pay[2] && choice(pay[2], "gray") },
    "Date posted": { id: "i1", ...dateOf(from) },
    "Closing date": { id: "j1", ...dateOf(until) },
    "Apply link": { id: "k1", type: "url", url: link },
    "Hiring notes": { id: "l1", type: "rich_text", rich_text: [run("Panel: Jo, Wes. Budget signed.")] },
  },
  url: `https://notes.example/1f0c7a5200004000800000000000${page}`,
});
const roles: readonly Role[] = [
  {
    page: "01",
    runs: ["Mechatronics ", "Technician"],
    status: "Open",
    where: ["Port Melbourne VIC"],
    work: ["Full time"],
    pay: [82_000, 91_000, "per year"],
    from: "2026-11-17",
    until: "2026-12-15",
    link: "https://spindlerobotics.example/apply/mech",
    remote: false,
  },
  {
    page: "02",
    runs: ["Fruit Picking Robot Tester (Season)"],
    status: "Open",
    where: ["Shepparton VIC", "Griffith NSW"],
    work: ["Casual"],
    pay: [34.5, 34.5, "per hour"],
    from: "2026-11-20",
    until: null,
    link: "https://spindlerobotics.example/apply/tester",
    remote: false,
  },
  {
    page: "03",
    runs: ["Firmware Engineer"],
    status: "Open",
    where: [],
    work: ["Full time", "Contract"],
    pay: [null, null, null],
    from: "2026-11-24",
    until: "2027-01-12",
    link: "https://spindlerobotics.example/apply/firmware",
    remote: true,
  },
  {
    page: "04",
    runs: ["Head of People"],
    status: "Draft",
    where: ["Port Melbourne VIC"],
    work: [],
    pay: [null, null, null],
    from: null,
    until: null,
    link: null,
    remote: false,
  },
  {
    page: "05",
    runs: ["Test Track Assistant"],
    status: "Closed",
    where: ["Shepparton VIC"],
    work: ["Part time"],
    pay: [31, 33, "per hour"],
    from: "2026-09-07",
    until: "2026-10-02",
    link: "https://spindlerobotics.example/apply/track",
    remote: false,
  },
];

export const roboticsNotesDatabaseJson = {
  name: "held-27 notes database of a robotics start-up",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: JSON.stringify({
    object: "list",
    results: roles.map(pageOf),
    next_cursor: null,
    has_more: false,
    type: "page_or_database",
  }),
  expected: [
    {
      title: "Mechatronics Technician",
      employer: "Spindle Robotics",
      places: ["Port Melbourne VIC"],
      pay: { min: 82_000, max: 91_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://spindlerobotics.example/apply/mech",
    },
    {
      title: "Fruit Picking Robot Tester (Season)",
      employer: "Spindle Robotics",
      places: ["Shepparton VIC", "Griffith NSW"],
      pay: { min: 34.5, max: 34.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://spindlerobotics.example/apply/tester",
    },
    {
      title: "Firmware Engineer",
      employer: "Spindle Robotics",
      places: [],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-12",
      remote: true,
      live: true,
      url: "https://spindlerobotics.example/apply/firmware",
    },
    { title: "Test Track Assistant", places: ["Shepparton VIC"], live: false },
  ],
};
