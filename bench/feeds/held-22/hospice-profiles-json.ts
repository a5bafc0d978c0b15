/** Usual: a hospice group's job profiles from an older hiring suite, names of fields run together, places as codes of country, state and town joined by hyphens with strokes between several, values inside objects, a folder for the stage, moments in the form of a clock with AM and PM, links with their kinds. */
export const hospiceProfilesJson = {
  name: "held-22 profiles of a hospice group",
  extension: "json",
  contentType: "application/json",
  text: String.raw`{
  "totalresults": 5,
  "jobs": [
    {
      "jobid": "2026-8841",
      "jobtitle": "Registered Nurse - Palliative Care (Nights)",
      "hiringorganization": { "id": 12, "value": "Lantern House Hospices" },
      "joblocation": { "id": 704, "value": "AU-VIC-Bendigo", "companyname": "Lantern House Bendigo" },
      "positiontype": { "id": "C4", "value": "Regular Part-Time" },
      "positioncategory": { "id": "D2", "value": "Nursing" },
      "folder": { "id": "D31001", "value": "Approved" },
      "posteddate": "2026-11-18 09:30 AM",
      "closedate": "2026-12-13",
      "salaryrangelow": { "amount": 39.5, "currencycode": "AUD" },
      "salaryrangehigh": { "amount": 48.75, "currencycode": "AUD" },
      "salaryfrequency": { "value": "Hourly" },
      "workfromhome": { "value": "No" },
      "overview": "<p>Quiet wards, long talks. A relocation grant of up to $10,000 from the state may apply.</p>",
      "links": [
        { "rel": "self", "title": "API profile", "url": "https://api.profiles.example/customers/8812/jobs/8841" },
        { "rel": "portal", "title": "Job page", "url": "https://careers-lanternhouse.profiles.example/jobs/8841/registered-nurse/job" }
      ]
    },
    {
      "jobid": "2026-8850",
      "jobtitle": "Volunteer Coordinator",
      "hiringorganization": { "id": 12, "value": "Lantern House Hospices" },
      "joblocation": { "id": 0, "value": "AU-VIC-Castlemaine | AU-VIC-Kyneton", "companyname": "" },
      "positiontype": { "id": "C2", "value": "Fixed Term Full-Time" },
      "positioncategory": { "id": "D9", "value": "Community" },
      "folder": { "id": "D31001", "value": "Approved" },
      "posteddate": "2026-11-23 02:15 PM",
      "closedate": "2026-12-16",
      "salaryrangelow": { "amount": 78400, "currencycode": "AUD" },
      "salaryrangehigh": { "amount": 78400, "currencycode": "AUD" },
      "salaryfrequency": { "value": "Annual" },
      "workfromhome": { "value": "Partly" },
      "overview": "<p>One hundred and sixty volunteers. You know which of them bake.</p>",
      "links": [
        { "rel": "self", "title": "API profile", "url": "https://api.profiles.example/customers/8812/jobs/8850" },
        { "rel": "portal", "title": "Job page", "url": "https://careers-lanternhouse.profiles.example/jobs/8850/volunteer-coordinator/job" }
      ]
    },
    {
      "jobid": "2026-8853",
      "jobtitle": "Bereavement Counsellor, Telephone",
      "hiringorganization": { "id": 12, "value": "Lantern House Hospices" },
      "joblocation": { "id": 1, "value": "AU-Remote", "companyname": "" },
      "positiontype": { "id": "C5", "value": "Casual" },
      "positioncategory": { "id": "D4", "value": "Allied Health" },
      "folder": { "id": "D31001", "value": "Approved" },
      "posteddate": "2026-11-24 11:00 AM",
      "closedate": null,
      "salaryrangelow": null,
      "salaryrangehigh": null,
      "salaryfrequency": null,
      "workfromhome": { "value": "Yes" },
      "overview": "<p>Evenings, by headset.</p>",
      "links": [
        { "rel": "self", "title": "API profile", "url": "https://api.profiles.example/customers/8812/jobs/8853" },
        { "rel": "portal", "title": "Job page", "url": "https://careers-lanternhouse.profiles.example/jobs/8853/bereavement-counsellor/job" }
      ]
    },
    {
      "jobid": "2026-8856",
      "jobtitle": "Remote Area Nurse",
      "hiringorganization": { "id": 14, "value": "Lantern House Outreach" },
      "joblocation": { "id": 733, "value": "AU-NT-Tennant Creek", "companyname": "Lantern House Outreach" },
      "positiontype": { "id": "C1", "value": "Regular Full-Time" },
      "positioncategory": { "id": "D2", "value": "Nursing" },
      "folder": { "id": "D31001", "value": "Approved" },
      "posteddate": "2026-11-20 08:00 AM",
      "closedate": "2027-01-15",
      "salaryrangelow": { "amount": 112000, "currencycode": "AUD" },
      "salaryrangehigh": { "amount": 126500, "currencycode": "AUD" },
      "salaryfrequency": { "value": "Annual" },
      "workfromhome": { "value": "No" },
      "overview": "<p>Two nurses, one troop carrier, four communities.</p>",
      "links": [
        { "rel": "self", "title": "API profile", "url": "https://api.profiles.example/customers/8812/jobs/8856" },
        { "rel": "portal", "title": "Job page", "url": "https://careers-lanternhouse.profiles.example/jobs/8856/remote-area-nurse/job" }
      ]
    },
    {
      "jobid": "2026-8822",
      "jobtitle": "Kitchen Hand",
      "hiringorganization": { "id": 12, "value": "Lantern House Hospices" },
      "joblocation": { "id": 704, "value": "AU-VIC-Bendigo", "companyname": "Lantern House Bendigo" },
      "positiontype": { "id": "C5", "value": "Casual" },
      "positioncategory": { "id": "D7", "value": "Hotel Services" },
      "folder": { "id": "D31005", "value": "Closed (Filled)" },
      "posteddate": "2026-10-30 09:00 AM",
      "closedate": null,
      "salaryrangelow": null,
      "salaryrangehigh": null,
      "salaryfrequency": null,
      "workfromhome": { "value": "No" },
      "overview": "<p>Soup.</p>",
      "links": [
        { "rel": "self", "title": "API profile", "url": "https://api.profiles.example/customers/8812/jobs/8822" }
      ]
    }
  ]
}
`,
  expected: [
    {
      title: "Registered Nurse - Palliative Care (Nights)",
      employer: "Lantern House Hospices",
      reference: "2026-8841",
      places: ["Bendigo VIC"],
      pay: { min: 39.5, max: 48.75, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://careers-lanternhouse.profiles.example/jobs/8841/registered-nurse/job",
    },
    {
      title: "Volunteer Coordinator",
      employer: "Lantern House Hospices",
      reference: "2026-8850",
      places: ["Castlemaine VIC", "Kyneton VIC"],
      pay: { min: 78_400, max: 78_400, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://careers-lanternhouse.profiles.example/jobs/8850/volunteer-coordinator/job",
    },
    {
      title: "Bereavement Counsellor, Telephone",
      employer: "Lantern House Hospices",
      reference: "2026-8853",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://careers-lanternhouse.profiles.example/jobs/8853/bereavement-counsellor/job",
    },
    {
      title: "Remote Area Nurse",
      employer: "Lantern House Outreach",
      reference: "2026-8856",
      places: ["Tennant Creek NT"],
      pay: { min: 112_000, max: 126_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://careers-lanternhouse.profiles.example/jobs/8856/remote-area-nurse/job",
    },
    {
      title: "Kitchen Hand",
      reference: "2026-8822",
      places: ["Bendigo VIC"],
      live: false,
    },
  ],
};
