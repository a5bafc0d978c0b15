/** A students' list of graduate jobs as a table of a read-me: marks of Markdown, companies behind links, a link with words to apply, a lock for one that is closed, days with short months. */
export const readmeTable = {
  name: "held-15 read-me of students with graduate jobs in a table",
  extension: "md",
  contentType: "text/markdown; charset=utf-8",
  text: `# Grad & intern roles, Australia 2027

Kept by the Engineering Students' Society. Pull requests welcome. Last update: **26 Nov 2026**.

> A 🔒 means applications have closed.

## Roles

| Company | Role | Location | Type | Salary | Posted | Closes | Apply |
| :------ | :--- | :------- | :--- | -----: | :----- | :----- | :---: |
| [**Corella Robotics**](https://corellarobotics.example) | Graduate Mechatronics Engineer | Brisbane QLD | Full-time | $78,000 + super | 23 Nov 2026 | 18 Dec 2026 | [Apply](https://corellarobotics.example/grads/mechatronics) |
| [**Bower & Rudd**](https://bowerrudd.example) | Structural Engineering Cadet | Melbourne VIC | Part-time | $34.50/hr | 20 Nov 2026 | 15 Jan 2027 | [Apply](https://bowerrudd.example/cadets) |
| [**Ripple Grid**](https://ripplegrid.example) | Graduate Power Systems Engineer | Wollongong NSW / Sydney NSW | Full-time | | 18 Nov 2026 | | [Apply](https://ripplegrid.example/join/grad-power) |
| [**Corella Robotics**](https://corellarobotics.example) | Graduate Software Engineer | Brisbane QLD | Full-time | $80,000 + super | 12 Oct 2026 | 13 Nov 2026 | 🔒 |

## How to add a role

1. Fork this list.
2. Put your row at the top of the table.
3. Open a pull request.
`,
  expected: [
    {
      title: "Graduate Mechatronics Engineer",
      employer: "Corella Robotics",
      reference: null,
      places: ["Brisbane QLD"],
      pay: { min: 78_000, max: 78_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2026-12-18",
      live: true,
      url: "https://corellarobotics.example/grads/mechatronics",
    },
    {
      title: "Structural Engineering Cadet",
      employer: "Bower & Rudd",
      reference: null,
      places: ["Melbourne VIC"],
      pay: { min: 34.5, max: 34.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: "2027-01-15",
      live: true,
      url: "https://bowerrudd.example/cadets",
    },
    {
      title: "Graduate Power Systems Engineer",
      employer: "Ripple Grid",
      reference: null,
      places: ["Wollongong NSW", "Sydney NSW"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: null,
      live: true,
      url: "https://ripplegrid.example/join/grad-power",
    },
    {
      title: "Graduate Software Engineer",
      employer: "Corella Robotics",
      reference: null,
      places: ["Brisbane QLD"],
      pay: { min: 80_000, max: 80_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-10-12",
      closes: "2026-11-13",
      live: false,
    },
  ],
};
