/** Usual: a tourism association's board exported from its site by a plug-in as a sheet, post fields beside meta fields of underscores, marks in the content, a filled flag of one and nought, an application by an address or by mail, types joined with strokes, one filled and one expired post. */
export const wordpressAllExportCsv = {
  name: "held-17 sheet of a tourism board exported from its site",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: String.raw`ID,Title,Content,Date,Permalink,"Job Types",_company_name,_job_location,_application,_job_expires,_filled,_remote_position,_job_salary,_job_salary_unit,Status
5521,"Skipper &amp; Guide","<p>Whales, weather, forty-two passengers.</p>
<p>Master 5 at the least.</p>","2026-11-17 10:05:00",https://tourismwork.example/job/skipper-guide/,"Full Time",Humpback Charters,"Hervey Bay QLD",https://humpbackcharters.example/crew/skipper,2026-12-17,0,0,"88,000 - 95,000",YEAR,publish
5530,"Reservations Agent","<p>Phones from your kitchen table, eight to four.</p>","2026-11-20 15:31:44",https://tourismwork.example/job/reservations-agent/,"Part Time|Contract",Outback Rail Holidays,Anywhere,https://outbackrail.example/join/res,2027-01-22,0,1,36.90,HOUR,publish
5534,"Barista, Sunday to Wednesday","<p>The ferry lands at nine. Be ready.</p>","2026-11-24 08:00:12",https://tourismwork.example/job/barista-sunday-to-wednesday/,Casual,"Jetty Kiosk ""The Bollard""","Airlie Beach QLD",hello@thebollard.example,,0,0,,,publish
5498,"Housekeeping Supervisor","<p>Sixty rooms, one linen press.</p>","2026-11-03 09:00:00",https://tourismwork.example/job/housekeeping-supervisor/,"Full Time",Coral Terrace Resort,"Port Douglas QLD",https://coralterrace.example/jobs/hk,2026-12-30,1,0,"72,000",YEAR,publish
5470,"Tour Desk Officer","<p>Brochures.</p>","2026-10-12 11:20:00",https://tourismwork.example/job/tour-desk-officer/,"Full Time",Coral Terrace Resort,"Port Douglas QLD",https://coralterrace.example/jobs/td,2026-11-12,0,0,,,expired
`,
  expected: [
    {
      title: "Skipper & Guide",
      employer: "Humpback Charters",
      reference: "5521",
      places: ["Hervey Bay QLD"],
      pay: { min: 88_000, max: 95_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://humpbackcharters.example/crew/skipper",
    },
    {
      title: "Reservations Agent",
      employer: "Outback Rail Holidays",
      reference: "5530",
      places: [],
      pay: { min: 36.9, max: 36.9, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-22",
      remote: true,
      live: true,
      url: "https://outbackrail.example/join/res",
    },
    {
      title: "Barista, Sunday to Wednesday",
      employer: 'Jetty Kiosk "The Bollard"',
      reference: "5534",
      places: ["Airlie Beach QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Housekeeping Supervisor",
      employer: "Coral Terrace Resort",
      reference: "5498",
      places: ["Port Douglas QLD"],
      workTypes: ["Full time"],
      live: false,
    },
    {
      title: "Tour Desk Officer",
      employer: "Coral Terrace Resort",
      reference: "5470",
      places: ["Port Douglas QLD"],
      workTypes: ["Full time"],
      live: false,
    },
  ],
};
