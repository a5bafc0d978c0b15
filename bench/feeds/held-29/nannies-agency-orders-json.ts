/** Usual: the orders of a nannies' agency as a recruiting database gives them: a total and a start beside the data, an address object, pay rate and salary and their unit in separate fields of which one is nought, epochs in milliseconds, flags of what is open and public, an order that has been placed, openings that are no pay. */
export const nanniesAgencyOrdersJson = {
  name: "held-29 orders of a nannies' agency",
  employer: "Umbrella & Carpetbag Nannies",
  extension: "json",
  contentType: "application/json",
  text: `{
  "total": 4, "start": 0, "count": 4,
  "data": [
    {
      "id": 7712, "title": "Live-out Nanny, Twins", "isOpen": true, "isDeleted": false, "isPublic": 1, "status": "Accepting Candidates",
      "address": { "address1": "", "city": "Prospect", "state": "SA", "zip": "5082", "countryCode": "AU" },
      "employmentType": "Part Time", "payRate": 36.5, "salary": 0, "salaryUnit": "Per Hour",
      "dateLastPublished": 1794787200000, "dateEnd": null,
      "publicDescription": "<p>Two of everything. The family spends $300 a month on the zoo alone.</p>",
      "publicUrl": "https://umbrellacarpetbag.example/orders/7712", "numOpenings": 1
    },
    {
      "id": 7719, "title": "Governess for a Cattle Station", "isOpen": true, "isDeleted": false, "isPublic": 1, "status": "Accepting Candidates",
      "address": { "address1": "", "city": "Katherine", "state": "NT", "zip": "0850", "countryCode": "AU" },
      "employmentType": "Fixed Term", "payRate": 0, "salary": 68000, "salaryUnit": "Per Year",
      "dateLastPublished": 1795046400000, "dateEnd": null,
      "publicDescription": "<p>School of the air at eight, horses at three. The year begins on 27 January 2027.</p>",
      "publicUrl": "https://umbrellacarpetbag.example/orders/7719", "numOpenings": 1
    },
    {
      "id": 7725, "title": "Christmas Babysitters", "isOpen": true, "isDeleted": false, "isPublic": 1, "status": "Accepting Candidates",
      "address": { "address1": "", "city": "Chermside", "state": "QLD", "zip": "4032", "countryCode": "AU" },
      "employmentType": "Casual", "payRate": 0, "salary": 0, "salaryUnit": null,
      "dateLastPublished": 1795478400000, "dateEnd": null,
      "publicDescription": "<p>Parties, pantomimes, parents who come home late.</p>",
      "publicUrl": "https://umbrellacarpetbag.example/orders/7725", "numOpenings": 15
    },
    {
      "id": 7690, "title": "Newborn Night Nurse", "isOpen": false, "isDeleted": false, "isPublic": 1, "status": "Placed",
      "address": { "address1": "", "city": "Prospect", "state": "SA", "zip": "5082", "countryCode": "AU" },
      "employmentType": "Contract", "payRate": 52, "salary": 0, "salaryUnit": "Per Hour",
      "dateLastPublished": 1792540800000, "dateEnd": null,
      "publicDescription": "<p>Ten till six.</p>",
      "publicUrl": "https://umbrellacarpetbag.example/orders/7690", "numOpenings": 0
    }
  ]
}
`,
  expected: [
    {
      title: "Live-out Nanny, Twins",
      employer: "Umbrella & Carpetbag Nannies",
      reference: "7712",
      places: ["Prospect SA"],
      pay: { min: 36.5, max: 36.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-16",
      closes: null,
      remote: false,
      live: true,
      url: "https://umbrellacarpetbag.example/orders/7712",
    },
    {
      title: "Governess for a Cattle Station",
      employer: "Umbrella & Carpetbag Nannies",
      reference: "7719",
      places: ["Katherine NT"],
      pay: { min: 68_000, max: 68_000, interval: "year" },
      workTypes: ["Contract"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
      url: "https://umbrellacarpetbag.example/orders/7719",
    },
    {
      title: "Christmas Babysitters",
      employer: "Umbrella & Carpetbag Nannies",
      reference: "7725",
      places: ["Chermside QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://umbrellacarpetbag.example/orders/7725",
    },
    { title: "Newborn Night Nurse", reference: "7690", places: ["Prospect SA"], live: false },
  ],
};
