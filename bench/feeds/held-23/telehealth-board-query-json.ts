/** Usual: what the hosted page of a telehealth company's board asks of its own graph, teams beside the postings, names for places with more places in a list, hours as one word run together, how one works as a word, pay only as a summary with thousands as K and equity after a dot, no days, no addresses and no employer. */
export const telehealthBoardQueryJson = {
  name: "held-23 board query of a telehealth company",
  employer: "Lamplight Telehealth",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{
  "data": {
    "jobBoard": {
      "teams": [
        { "id": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c01", "name": "Clinical", "parentTeamId": null, "__typename": "JobBoardTeam" },
        { "id": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c02", "name": "Nursing", "parentTeamId": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c01", "__typename": "JobBoardTeam" },
        { "id": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c03", "name": "Product", "parentTeamId": null, "__typename": "JobBoardTeam" },
        { "id": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c04", "name": "Sales Operations", "parentTeamId": null, "__typename": "JobBoardTeam" }
      ],
      "jobPostings": [
        {
          "id": "c1d80f5b-2e43-4f1f-8a6c-9b1e3d7a5f10",
          "title": "Triage Nurse, After Hours",
          "teamId": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c02",
          "locationId": "loc_04",
          "locationName": "Remote (Australia)",
          "workplaceType": "Remote",
          "employmentType": "PartTime",
          "secondaryLocations": [],
          "compensationTierSummary": "A$58 – A$66 per hour",
          "__typename": "JobPostingBrief"
        },
        {
          "id": "c1d80f5b-2e43-4f1f-8a6c-9b1e3d7a5f22",
          "title": "Senior Product Designer",
          "teamId": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c03",
          "locationId": "loc_01",
          "locationName": "Hobart, Tasmania",
          "workplaceType": "Hybrid",
          "employmentType": "FullTime",
          "secondaryLocations": [
            { "locationId": "loc_02", "locationName": "Launceston, Tasmania", "__typename": "JobPostingSecondaryLocation" },
            { "locationId": "loc_03", "locationName": "Melbourne, Victoria", "__typename": "JobPostingSecondaryLocation" }
          ],
          "compensationTierSummary": "A$130K – A$148K • Offers Equity",
          "__typename": "JobPostingBrief"
        },
        {
          "id": "c1d80f5b-2e43-4f1f-8a6c-9b1e3d7a5f35",
          "title": "Clinical Coder (Six Months)",
          "teamId": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c01",
          "locationId": "loc_01",
          "locationName": "Hobart, Tasmania",
          "workplaceType": "OnSite",
          "employmentType": "Contract",
          "secondaryLocations": [],
          "compensationTierSummary": null,
          "__typename": "JobPostingBrief"
        },
        {
          "id": "c1d80f5b-2e43-4f1f-8a6c-9b1e3d7a5f41",
          "title": "Partnerships Manager, Rural Clinics",
          "teamId": "4be1a0d2-7c55-4d0c-9d0e-0f2f0a6b1c04",
          "locationId": "loc_05",
          "locationName": "Wagga Wagga, New South Wales",
          "workplaceType": null,
          "employmentType": "FullTime",
          "secondaryLocations": [],
          "compensationTierSummary": "A$105K • Offers Equity • Offers Commission",
          "__typename": "JobPostingBrief"
        }
      ],
      "__typename": "JobBoard"
    }
  }
}
`,
  expected: [
    {
      title: "Triage Nurse, After Hours",
      employer: "Lamplight Telehealth",
      places: [],
      pay: { min: 58, max: 66, interval: "hour" },
      workTypes: ["Part time"],
      posted: null,
      closes: null,
      remote: true,
      live: true,
      url: null,
    },
    {
      title: "Senior Product Designer",
      employer: "Lamplight Telehealth",
      places: ["Hobart TAS", "Launceston TAS", "Melbourne VIC"],
      pay: { min: 130_000, max: 148_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Clinical Coder (Six Months)",
      employer: "Lamplight Telehealth",
      places: ["Hobart TAS"],
      pay: null,
      workTypes: ["Contract"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Partnerships Manager, Rural Clinics",
      employer: "Lamplight Telehealth",
      places: ["Wagga Wagga NSW"],
      pay: { min: 105_000, max: 105_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
  ],
};
