/** Usual: a pool service firm's sheet with semicolons, a mark of the byte order, town, state and postcode in one cell, several towns with a stroke, pay as people say it in one cell, days with points and short years, a column of remarks that says who is found, an address to apply in its own column beside the page. */
export const poolsSemicolonSheet = {
  name: "held-22 semicolon sheet of a pool firm",
  employer: "Clearwater & Daughter",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text:
    "\uFEFF" +
    String.raw`No.;Role;Where;Basis;What we pay;Up since;Apply before;Remarks;Page;Apply here
P14;Pool Technician;Ryde NSW 2112;Full time;$36-$41/hr;16.11.26;14.12.26;van and phone;https://clearwaterdaughter.example/work/p14;https://clearwaterdaughter.example/work/p14/form
P15;"Spa Fitter; licensed electrician";Erina NSW 2250 / Gosford NSW 2250;Full time;up to 110k;19.11.26;18.12.26;"sign-on $2,000; ladder supplied";https://clearwaterdaughter.example/work/p15;https://clearwaterdaughter.example/work/p15/form
P16;Summer Vacuum Crew;Ryde NSW 2112;Casual;award;23.11.26;;starts now;https://clearwaterdaughter.example/work/p16;https://clearwaterdaughter.example/work/p16/form
P17;Bookkeeper (MYOB);work from home;Part time;$45 per hour;24.11.26;08.01.27;two mornings;https://clearwaterdaughter.example/work/p17;https://clearwaterdaughter.example/work/p17/form
P11;Showroom Sales;Castle Hill NSW 2154;Full time;65k + commission;12.10.26;12.12.26;position filled;https://clearwaterdaughter.example/work/p11;https://clearwaterdaughter.example/work/p11/form
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Pool Technician",
      employer: "Clearwater & Daughter",
      reference: "P14",
      places: ["Ryde NSW"],
      pay: { min: 36, max: 41, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://clearwaterdaughter.example/work/p14/form",
    },
    {
      title: "Spa Fitter; licensed electrician",
      employer: "Clearwater & Daughter",
      reference: "P15",
      places: ["Erina NSW", "Gosford NSW"],
      pay: { min: null, max: 110_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://clearwaterdaughter.example/work/p15/form",
    },
    {
      title: "Summer Vacuum Crew",
      employer: "Clearwater & Daughter",
      reference: "P16",
      places: ["Ryde NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://clearwaterdaughter.example/work/p16/form",
    },
    {
      title: "Bookkeeper (MYOB)",
      employer: "Clearwater & Daughter",
      reference: "P17",
      places: [],
      pay: { min: 45, max: 45, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://clearwaterdaughter.example/work/p17/form",
    },
    {
      title: "Showroom Sales",
      reference: "P11",
      places: ["Castle Hill NSW"],
      live: false,
    },
  ],
};
