/** Unusual: a community newsletter's list of local work as plain text, towns as headings in capitals, a bullet a job with the employer after a stroke, the other facts in the lines below it in no fixed order, days with weekdays, one that has gone, notices around the list. */
export const newsletterByTown = {
  name: "held-16 newsletter of three western towns with jobs below their towns",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: `THE WARREGO & BALONNE BULLETIN
Issue 48, Thursday 26 November 2026

The CWA hall roof is finished. Thank you to everyone who held a ladder.

=====================
LOCAL JOBS
=====================

ROMA QLD

* Auto Electrician - Big Rig Auto Electrics
  Full time, $40 to $46 per hour.
  Closes Friday 11 December 2026.
  Apply: https://bigrigauto.example/jobs

* After School Care Educator - Bottle Tree Kids Inc.
  Part time, $30.95 per hour.
  Closes Sunday 10 January 2027.
  Apply: hello@bottletreekids.example

CHARLEVILLE QLD

* Stock Agent - Mulga & Merino Livestock
  Full time, $70,000 to $85,000 a year plus ute.
  Apply: https://mulgamerino.example/stock-agent

ST GEORGE QLD

* Cotton Gin Hand - Riverbend Ginning
  Casual, $32.50 per hour.
  Closes Thursday 31 December 2026.
  Apply: ring Deb on 0491 572 549

* Receptionist - St George Vet Rooms
  FILLED - thanks to all who applied!

=====================
COMING UP

Saturday 5 December: Christmas markets, showgrounds, from 4 pm.
`,
  expected: [
    {
      title: "Auto Electrician",
      employer: "Big Rig Auto Electrics",
      reference: null,
      places: ["Roma QLD"],
      pay: { min: 40, max: 46, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-11",
      live: true,
      url: "https://bigrigauto.example/jobs",
    },
    {
      title: "After School Care Educator",
      employer: "Bottle Tree Kids Inc.",
      reference: null,
      places: ["Roma QLD"],
      pay: { min: 30.95, max: 30.95, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2027-01-10",
      live: true,
      url: null,
    },
    {
      title: "Stock Agent",
      employer: "Mulga & Merino Livestock",
      reference: null,
      places: ["Charleville QLD"],
      pay: { min: 70_000, max: 85_000, interval: "year" },
      workTypes: ["Full time"],
      closes: null,
      live: true,
      url: "https://mulgamerino.example/stock-agent",
    },
    {
      title: "Cotton Gin Hand",
      employer: "Riverbend Ginning",
      reference: null,
      places: ["St George QLD"],
      pay: { min: 32.5, max: 32.5, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2026-12-31",
      live: true,
      url: null,
    },
    { title: "Receptionist", employer: "St George Vet Rooms", places: ["St George QLD"], live: false },
  ],
};
