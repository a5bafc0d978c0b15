/** Usual: the records of a base in a table service as its interface gives them, an id and a moment of creation beside fields whose names are the headings people chose, lists where several can be ticked, a checkbox that is left out when it is not ticked, pay in two number fields with a unit in a third, text as markdown, a published field of which drafts have none, an offset. */
export const startupBaseRecordsJson = {
  name: "held-26 base records of a climate start-up network",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{
  "records": [
    {
      "id": "recA1x8Qm2LkPz001",
      "createdTime": "2026-11-09T05:11:20.000Z",
      "fields": {
        "Role": "Battery Systems Engineer",
        "Company": "Voltwattle",
        "Status": "Published",
        "Location": ["Bunbury, WA"],
        "Type": ["Full-time"],
        "Salary min": 120000,
        "Salary max": 145000,
        "Salary unit": "per year",
        "Date posted": "2026-11-16",
        "Closing date": "2026-12-13",
        "Apply link": "https://voltwattle.example/careers/battery-systems-engineer",
        "About the role": "We put **second-hand car batteries** under wineries.\n\n- Power electronics\n- A licence to drive\n\nRaised $4.2m in March.",
        "Contact": "jobs@voltwattle.example"
      }
    },
    {
      "id": "recA1x8Qm2LkPz002",
      "createdTime": "2026-11-17T22:40:00.000Z",
      "fields": {
        "Role": "Grants & Partnerships Lead",
        "Company": "Seagrass Works",
        "Status": "Published",
        "Location": ["Port Lincoln, SA", "Hobart, TAS"],
        "Type": ["Part-time", "Contract"],
        "Salary min": 62,
        "Salary unit": "per hour",
        "Salary max": 68,
        "Date posted": "2026-11-20",
        "Apply link": "https://seagrassworks.example/jobs/grants-lead",
        "About the role": "Write to people who have money about meadows nobody sees. Twelve months, three days a week."
      }
    },
    {
      "id": "recA1x8Qm2LkPz003",
      "createdTime": "2026-11-24T00:02:41.000Z",
      "fields": {
        "Role": "Full-stack Developer",
        "Company": "Tally Carbon",
        "Status": "Published",
        "Remote": true,
        "Type": ["Full-time"],
        "Date posted": "2026-11-25",
        "Closing date": "2027-01-03",
        "Apply link": "https://tallycarbon.example/work/full-stack",
        "About the role": "TypeScript, Postgres, farmers. We are eleven people in five states."
      }
    },
    {
      "id": "recA1x8Qm2LkPz004",
      "createdTime": "2026-11-26T01:00:00.000Z",
      "fields": {
        "Role": "Head of Something (TBC)",
        "Company": "Voltwattle",
        "Status": "Draft - do not publish",
        "Location": ["Bunbury, WA"]
      }
    }
  ],
  "offset": "itrQ8/recA1x8Qm2LkPz004"
}
`,
  expected: [
    {
      title: "Battery Systems Engineer",
      employer: "Voltwattle",
      places: ["Bunbury WA"],
      pay: { min: 120_000, max: 145_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://voltwattle.example/careers/battery-systems-engineer",
    },
    {
      title: "Grants & Partnerships Lead",
      employer: "Seagrass Works",
      places: ["Port Lincoln SA", "Hobart TAS"],
      pay: { min: 62, max: 68, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://seagrassworks.example/jobs/grants-lead",
    },
    {
      title: "Full-stack Developer",
      employer: "Tally Carbon",
      places: [],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2027-01-03",
      remote: true,
      live: true,
      url: "https://tallycarbon.example/work/full-stack",
    },
  ],
};
