/** Usual: the answer of a recruitment API in the JSON:API form of a Scandinavian vendor: attributes with hyphens, locations and departments as related records that are included, pitches and bodies in HTML, salary as two numbers with a time unit, a public link, a status with an archived job, remote-status as a word. */
export const radiologyJobsIncludedJson = {
  name: "held-29 jobs and related records of radiologists",
  employer: "Brightfilm Radiology",
  extension: "json",
  contentType: "application/vnd.api+json",
  text: `{
  "data": [
    {
      "id": "3301845", "type": "jobs",
      "links": { "careersite-job-url": "https://careers.brightfilm.example/jobs/3301845-ct-radiographer", "self": "https://api.brightfilm.example/v1/jobs/3301845" },
      "attributes": {
        "title": "CT Radiographer", "pitch": "Hold your breath. Breathe.", "status": "open", "human-status": "published",
        "body": "<p>Two scanners, one of them from this century. The new one cost $1.9m and you may name it.</p>",
        "employment-type": "fulltime", "employment-level": "experienced", "remote-status": "none",
        "min-salary": 104500, "max-salary": 121000, "salary-time-unit": "yearly", "currency": "AUD",
        "start-date": "2026-11-13", "end-date": "2026-12-13", "created-at": "2026-11-13T08:40:11.000+11:00", "internal": false
      },
      "relationships": { "locations": { "data": [{ "id": "8101", "type": "locations" }] }, "department": { "data": { "id": "51", "type": "departments" } } }
    },
    {
      "id": "3301920", "type": "jobs",
      "links": { "careersite-job-url": "https://careers.brightfilm.example/jobs/3301920-sonographer", "self": "https://api.brightfilm.example/v1/jobs/3301920" },
      "attributes": {
        "title": "Sonographer", "pitch": "Gel, warmed.", "status": "open", "human-status": "published",
        "body": "<p>General and obstetric. You find the heartbeat first and talk afterwards.</p>",
        "employment-type": "parttime", "employment-level": "experienced", "remote-status": "none",
        "min-salary": 68, "max-salary": 79.5, "salary-time-unit": "hourly", "currency": "AUD",
        "start-date": null, "end-date": null, "created-at": "2026-11-19T09:05:00.000+11:00", "internal": false
      },
      "relationships": { "locations": { "data": [{ "id": "8102", "type": "locations" }, { "id": "8103", "type": "locations" }] }, "department": { "data": { "id": "51", "type": "departments" } } }
    },
    {
      "id": "3301977", "type": "jobs",
      "links": { "careersite-job-url": "https://careers.brightfilm.example/jobs/3301977-medical-typist", "self": "https://api.brightfilm.example/v1/jobs/3301977" },
      "attributes": {
        "title": "Medical Typist", "pitch": "Ninety words a minute, forty of them Latin.", "status": "open", "human-status": "published",
        "body": "<p>From your own desk at home. We send the pedal.</p>",
        "employment-type": "casual", "employment-level": null, "remote-status": "fully",
        "min-salary": null, "max-salary": null, "salary-time-unit": null, "currency": null,
        "start-date": null, "end-date": "2027-01-17", "created-at": "2026-11-24T16:20:30.000+11:00", "internal": false
      },
      "relationships": { "locations": { "data": [] }, "department": { "data": { "id": "52", "type": "departments" } } }
    },
    {
      "id": "3298100", "type": "jobs",
      "links": { "careersite-job-url": "https://careers.brightfilm.example/jobs/3298100-mri-lead", "self": "https://api.brightfilm.example/v1/jobs/3298100" },
      "attributes": {
        "title": "MRI Lead", "pitch": "Leave your keys outside.", "status": "archived", "human-status": "archived",
        "body": "<p>Thank you to all who applied.</p>",
        "employment-type": "fulltime", "employment-level": "senior", "remote-status": "none",
        "min-salary": null, "max-salary": null, "salary-time-unit": null, "currency": null,
        "start-date": null, "end-date": null, "created-at": "2026-09-02T10:00:00.000+10:00", "internal": false
      },
      "relationships": { "locations": { "data": [{ "id": "8101", "type": "locations" }] }, "department": { "data": { "id": "51", "type": "departments" } } }
    }
  ],
  "included": [
    { "id": "8101", "type": "locations", "attributes": { "name": "Brightfilm Penrith", "city": "Penrith", "state": "NSW", "country": "Australia", "zip": "2750" } },
    { "id": "8102", "type": "locations", "attributes": { "name": "Brightfilm Nowra", "city": "Nowra", "state": "NSW", "country": "Australia", "zip": "2541" } },
    { "id": "8103", "type": "locations", "attributes": { "name": "Brightfilm Ulladulla", "city": "Ulladulla", "state": "NSW", "country": "Australia", "zip": "2539" } },
    { "id": "51", "type": "departments", "attributes": { "name": "Imaging" } },
    { "id": "52", "type": "departments", "attributes": { "name": "Reports" } }
  ],
  "meta": { "record-count": 4, "page-count": 1 }
}
`,
  expected: [
    {
      title: "CT Radiographer",
      employer: "Brightfilm Radiology",
      reference: "3301845",
      places: ["Penrith NSW"],
      pay: { min: 104_500, max: 121_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-13",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://careers.brightfilm.example/jobs/3301845-ct-radiographer",
    },
    {
      title: "Sonographer",
      employer: "Brightfilm Radiology",
      reference: "3301920",
      places: ["Nowra NSW", "Ulladulla NSW"],
      pay: { min: 68, max: 79.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19T09:05:00+11:00",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.brightfilm.example/jobs/3301920-sonographer",
    },
    {
      title: "Medical Typist",
      employer: "Brightfilm Radiology",
      reference: "3301977",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T16:20:30+11:00",
      closes: "2027-01-17",
      remote: true,
      live: true,
      url: "https://careers.brightfilm.example/jobs/3301977-medical-typist",
    },
    { title: "MRI Lead", reference: "3298100", places: ["Penrith NSW"], live: false },
  ],
};
