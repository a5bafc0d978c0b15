/** Usual: an aged care group's jobs as a large talent search service returns them, each job within a match beside snippets with the words that were sought in bold, pay as units and nanos of a base entry with a bonus entry beside it, street addresses as lines and a derived place, kinds in capitals in a list, a region of posting for work from home, moments in UTC, addresses to apply within an object, counts after the matches, one past its expiry. */
export const agedCareTalentSearchJson = {
  name: "held-23 talent search matches of an aged care group",
  extension: "json",
  contentType: "application/json; charset=UTF-8",
  text: String.raw`{
  "matchingJobs": [
    {
      "job": {
        "name": "projects/ripplehaven-careers/tenants/t-01/jobs/118822003410",
        "company": "projects/ripplehaven-careers/tenants/t-01/companies/c-01",
        "companyDisplayName": "Ripplehaven Residential Care",
        "requisitionId": "RH-20771",
        "title": "Enrolled Nurse (Medication Endorsed)",
        "description": "<p>Ninety-six people live at our house by the Mary River, and you will know all of them by name in a month. You give medicines, look after wounds and write notes that the next shift can read.</p><p>We have the ratio of nurses that we promise, because we do not open beds that we cannot staff. You get a $1,500 bonus once you have been here for six months.</p>",
        "applicationInfo": { "uris": ["https://careers.ripplehaven.example/apply/RH-20771"], "emails": [], "instruction": "" },
        "addresses": ["12 Kent Street, Maryborough QLD 4650, Australia"],
        "employmentTypes": ["PART_TIME"],
        "compensationInfo": {
          "entries": [
            { "type": "BASE", "unit": "HOURLY", "range": { "minCompensation": { "currencyCode": "AUD", "units": "36", "nanos": 560000000 }, "maxCompensation": { "currencyCode": "AUD", "units": "39", "nanos": 120000000 } } },
            { "type": "BONUS", "unit": "ONE_TIME", "amount": { "currencyCode": "AUD", "units": "1500" } }
          ]
        },
        "postingPublishTime": "2026-11-18T21:30:00Z",
        "postingExpireTime": "2026-12-18T13:59:59Z",
        "postingCreateTime": "2026-11-18T20:11:47.120Z",
        "postingUpdateTime": "2026-11-25T02:00:00.004Z",
        "languageCode": "en-AU",
        "visibility": "SHARED_WITH_PUBLIC",
        "derivedInfo": { "locations": [{ "locationType": "STREET_ADDRESS", "postalAddress": { "regionCode": "AU", "postalCode": "4650", "administrativeArea": "QLD", "locality": "Maryborough", "addressLines": ["12 Kent St"] } }], "jobCategories": ["HEALTHCARE"] }
      },
      "jobSummary": "Ninety-six people live at our house by the Mary River.",
      "jobTitleSnippet": "Enrolled <b>Nurse</b> (Medication Endorsed)",
      "searchTextSnippet": "We have the ratio of <b>nurses</b> that we promise"
    },
    {
      "job": {
        "name": "projects/ripplehaven-careers/tenants/t-01/jobs/118822003517",
        "company": "projects/ripplehaven-careers/tenants/t-01/companies/c-02",
        "companyDisplayName": "Ripplehaven Home Support",
        "requisitionId": "RH-20790",
        "title": "Community Nurse Educator",
        "description": "<p>You teach the nurses who visit people at home: wounds, catheters, palliative care, and how to leave a house kindly. Half of it is beside them in the car, and half in a classroom.</p><p>The position is for two years and covers both offices. A car worth about $38,000 is leased for you, and you may use it privately.</p>",
        "applicationInfo": { "uris": ["https://careers.ripplehaven.example/apply/RH-20790"], "emails": [], "instruction": "" },
        "addresses": ["7 Bazaar Street, Maryborough QLD 4650, Australia", "44 Woongarra Street, Bundaberg QLD 4670, Australia"],
        "employmentTypes": ["FULL_TIME", "CONTRACTOR"],
        "compensationInfo": {
          "entries": [
            { "type": "BASE", "unit": "YEARLY", "range": { "minCompensation": { "currencyCode": "AUD", "units": "102500" }, "maxCompensation": { "currencyCode": "AUD", "units": "110750" } } }
          ]
        },
        "postingPublishTime": "2026-11-23T22:00:00Z",
        "postingExpireTime": "2027-01-10T13:59:59Z",
        "postingCreateTime": "2026-11-23T21:48:02.551Z",
        "postingUpdateTime": "2026-11-23T22:00:00.000Z",
        "languageCode": "en-AU",
        "visibility": "SHARED_WITH_PUBLIC",
        "derivedInfo": { "locations": [{ "locationType": "STREET_ADDRESS", "postalAddress": { "regionCode": "AU", "postalCode": "4650", "administrativeArea": "QLD", "locality": "Maryborough", "addressLines": ["7 Bazaar St"] } }, { "locationType": "STREET_ADDRESS", "postalAddress": { "regionCode": "AU", "postalCode": "4670", "administrativeArea": "QLD", "locality": "Bundaberg", "addressLines": ["44 Woongarra St"] } }], "jobCategories": ["HEALTHCARE", "EDUCATION"] }
      },
      "jobSummary": "You teach the nurses who visit people at home.",
      "jobTitleSnippet": "Community <b>Nurse</b> Educator",
      "searchTextSnippet": "You teach the <b>nurses</b> who visit people at home"
    },
    {
      "job": {
        "name": "projects/ripplehaven-careers/tenants/t-01/jobs/118822003601",
        "company": "projects/ripplehaven-careers/tenants/t-01/companies/c-02",
        "companyDisplayName": "Ripplehaven Home Support",
        "requisitionId": "RH-20794",
        "title": "After-Hours Nurse Adviser, Telephone",
        "description": "<p>Our people ring at three in the morning when something is wrong, and sometimes when they are lonely. You decide which it is, and what should happen next.</p><p>You can live anywhere in Australia. We send a phone, a headset and a second screen.</p>",
        "applicationInfo": { "uris": ["https://careers.ripplehaven.example/apply/RH-20794"], "emails": [], "instruction": "" },
        "addresses": ["Australia"],
        "postingRegion": "TELECOMMUTE_ALLOWED",
        "employmentTypes": ["CASUAL"],
        "postingPublishTime": "2026-11-24T03:15:00Z",
        "postingCreateTime": "2026-11-24T03:01:13.730Z",
        "postingUpdateTime": "2026-11-24T03:15:00.000Z",
        "languageCode": "en-AU",
        "visibility": "SHARED_WITH_PUBLIC",
        "derivedInfo": { "locations": [{ "locationType": "COUNTRY", "postalAddress": { "regionCode": "AU" } }], "jobCategories": ["HEALTHCARE"] }
      },
      "jobSummary": "Our people ring at three in the morning when something is wrong.",
      "jobTitleSnippet": "After-Hours <b>Nurse</b> Adviser, Telephone",
      "searchTextSnippet": ""
    },
    {
      "job": {
        "name": "projects/ripplehaven-careers/tenants/t-01/jobs/118822002988",
        "company": "projects/ripplehaven-careers/tenants/t-01/companies/c-01",
        "companyDisplayName": "Ripplehaven Residential Care",
        "requisitionId": "RH-20702",
        "title": "Nurse Unit Manager",
        "description": "<p>Two wings, forty staff and a garden.</p>",
        "applicationInfo": { "uris": ["https://careers.ripplehaven.example/apply/RH-20702"], "emails": [], "instruction": "" },
        "addresses": ["3 Torquay Road, Hervey Bay QLD 4655, Australia"],
        "employmentTypes": ["FULL_TIME"],
        "postingPublishTime": "2026-10-12T22:00:00Z",
        "postingExpireTime": "2026-11-13T13:59:59Z",
        "postingCreateTime": "2026-10-12T21:40:00.000Z",
        "postingUpdateTime": "2026-10-12T22:00:00.000Z",
        "languageCode": "en-AU",
        "visibility": "SHARED_WITH_PUBLIC",
        "derivedInfo": { "locations": [{ "locationType": "STREET_ADDRESS", "postalAddress": { "regionCode": "AU", "postalCode": "4655", "administrativeArea": "QLD", "locality": "Hervey Bay", "addressLines": ["3 Torquay Rd"] } }], "jobCategories": ["HEALTHCARE"] }
      },
      "jobSummary": "Two wings, forty staff and a garden.",
      "jobTitleSnippet": "<b>Nurse</b> Unit Manager",
      "searchTextSnippet": ""
    }
  ],
  "histogramQueryResults": [
    { "histogramQuery": "count(employment_type)", "histogram": { "FULL_TIME": "2", "PART_TIME": "1", "CONTRACTOR": "1", "CASUAL": "1" } },
    { "histogramQuery": "count(company_display_name)", "histogram": { "Ripplehaven Residential Care": "2", "Ripplehaven Home Support": "2" } }
  ],
  "totalSize": 4,
  "metadata": { "requestId": "f1c2a0d4-27d1-4f0b-8ee6-2e8a7a0d7c11" }
}
`,
  expected: [
    {
      title: "Enrolled Nurse (Medication Endorsed)",
      employer: "Ripplehaven Residential Care",
      reference: "RH-20771",
      places: ["Maryborough QLD"],
      pay: { min: 36.56, max: 39.12, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18T21:30:00Z",
      closes: "2026-12-18T13:59:59Z",
      remote: false,
      live: true,
      url: "https://careers.ripplehaven.example/apply/RH-20771",
    },
    {
      title: "Community Nurse Educator",
      employer: "Ripplehaven Home Support",
      reference: "RH-20790",
      places: ["Maryborough QLD", "Bundaberg QLD"],
      pay: { min: 102_500, max: 110_750, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23T22:00:00Z",
      closes: "2027-01-10T13:59:59Z",
      remote: false,
      live: true,
      url: "https://careers.ripplehaven.example/apply/RH-20790",
    },
    {
      title: "After-Hours Nurse Adviser, Telephone",
      employer: "Ripplehaven Home Support",
      reference: "RH-20794",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T03:15:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://careers.ripplehaven.example/apply/RH-20794",
    },
    {
      title: "Nurse Unit Manager",
      reference: "RH-20702",
      places: ["Hervey Bay QLD"],
      live: false,
    },
  ],
};
