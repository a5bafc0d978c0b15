/** Rarer: a dog groomer's jobs as several YAML documents in one stream, each with the names of fields that its site builder wants, places as a list, pay as a line of words, quoted and bare days, block text, a document that is not published. */
export const groomersYamlDocuments = {
  name: "held-22 YAML documents of dog groomers",
  extension: "yaml",
  contentType: "application/yaml; charset=utf-8",
  text: String.raw`---
layout: job
title: "Senior Groomer"
company: Wet Nose Parlours
job_id: WN-07
locations:
  - Subiaco, WA
  - Claremont, WA
employment_type: Full time
salary: "$68,000 - $74,000 + super"
date: 2026-11-16
closing_date: "2026-12-13"
published: true
permalink: https://wetnose.example/jobs/senior-groomer/
description: |
  Poodles by nine, wolfhounds by appointment.

  A dryer costs $4,500. Please do not drop it.
---
layout: job
title: "Bather & Brusher"
company: Wet Nose Parlours
job_id: WN-09
locations:
  - Mandurah, WA
employment_type: Casual
salary: "$30.13 per hour"
date: 2026-11-23
closing_date:
published: true
permalink: https://wetnose.example/jobs/bather-brusher/
description: |
  You will be wet. They will be happy.
---
layout: job
title: "Phone Bookings: evenings"
company: Wet Nose Parlours
job_id: WN-10
locations: []
remote: true
employment_type: Part time
salary: ""
date: 2026-11-24
closing_date: "2027-01-04"
published: true
permalink: https://wetnose.example/jobs/phone-bookings/
description: |
  From your own kitchen. Dogs in the background are an advantage.
---
layout: job
title: "Mobile Van Groomer"
company: Wet Nose Parlours
job_id: WN-11
locations:
  - Rockingham, WA
employment_type: Contract
salary: "to be set"
date: 2026-11-25
closing_date:
published: false
permalink: https://wetnose.example/jobs/mobile-van/
description: |
  Waiting for the van.
...
`,
  expected: [
    {
      title: "Senior Groomer",
      employer: "Wet Nose Parlours",
      reference: "WN-07",
      places: ["Subiaco WA", "Claremont WA"],
      pay: { min: 68_000, max: 74_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://wetnose.example/jobs/senior-groomer/",
    },
    {
      title: "Bather & Brusher",
      employer: "Wet Nose Parlours",
      reference: "WN-09",
      places: ["Mandurah WA"],
      pay: { min: 30.13, max: 30.13, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://wetnose.example/jobs/bather-brusher/",
    },
    {
      title: "Phone Bookings: evenings",
      employer: "Wet Nose Parlours",
      reference: "WN-10",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2027-01-04",
      remote: true,
      live: true,
      url: "https://wetnose.example/jobs/phone-bookings/",
    },
    {
      title: "Mobile Van Groomer",
      reference: "WN-11",
      places: ["Rockingham WA"],
      live: false,
    },
  ],
};
