/** Usual: a health service's weekly mail pasted with its headers, titles between asterisks, facts as labelled lines, fortnightly pay beside fortnightly hours, days with slashes and short years, a signature and a notice below. */
export const hospitalWeeklyMail = {
  name: "held-20 weekly mail of a health service",
  employer: "Saltlake Health",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`From: Saltlake Health Recruitment <recruitment@saltlakehealth.example>
To: vacancy-list@saltlakehealth.example
Date: Wed, 25 Nov 2026 08:30:12 +0800
Subject: This week's vacancies

Hi everyone,

Three on the list this week. Please print for the tea rooms.

*** Registered Nurse, Emergency ***
Job no: SLH-5582
Where: Kalgoorlie WA
Hours: Full time, 76 hours a fortnight
Pay: $3,412.60 to $3,980.20 a fortnight
Closes: 13/12/26
Apply: https://saltlakehealth.example/jobs/SLH-5582

Night shifts with a good crew and a better kettle. Two weeks of
accommodation on arrival.

*** Sterilisation Technician ***
Job no: SLH-5585
Where: Esperance WA
Hours: Part time, 40 hours a fortnight
Pay: $32.15 to $34.70 an hour
Closes: 06/12/26
Apply: https://saltlakehealth.example/jobs/SLH-5585

Nothing leaves your bench that you would not want used on you.

*** Ward Clerk (pool) ***
Job no: SLH-5590
Where: Kalgoorlie WA
Hours: Casual, as needed
Pay: $38.90 an hour including loading
Closes: open all year
Apply: https://saltlakehealth.example/jobs/SLH-5590

Phones, charts, visitors, all at once.

Kind regards,

Maureen Tully
Recruitment Officer | Saltlake Health
Mon to Thu, 8.00 to 4.30 | 08 5550 7741

This message is meant for the person it was sent to. If that is not you,
please delete it and let us know.
`,
  expected: [
    {
      title: "Registered Nurse, Emergency",
      employer: "Saltlake Health",
      reference: "SLH-5582",
      places: ["Kalgoorlie WA"],
      pay: { min: 1706.3, max: 1990.1, interval: "week" },
      workTypes: ["Full time"],
      closes: "2026-12-13",
      live: true,
      url: "https://saltlakehealth.example/jobs/SLH-5582",
    },
    {
      title: "Sterilisation Technician",
      employer: "Saltlake Health",
      reference: "SLH-5585",
      places: ["Esperance WA"],
      pay: { min: 32.15, max: 34.7, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-06",
      live: true,
      url: "https://saltlakehealth.example/jobs/SLH-5585",
    },
    {
      title: "Ward Clerk (pool)",
      employer: "Saltlake Health",
      reference: "SLH-5590",
      places: ["Kalgoorlie WA"],
      pay: { min: 38.9, max: 38.9, interval: "hour" },
      workTypes: ["Casual"],
      closes: null,
      live: true,
      url: "https://saltlakehealth.example/jobs/SLH-5590",
    },
  ],
};
