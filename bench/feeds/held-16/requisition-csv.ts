/** Usual: a food maker's report of requisitions from its talent suite as a sheet, places from the country down with hyphens, more places in a column of their own, clocks beside days, pay with its basis, one requisition posted on two sites, a suspended and an unposted one. */
export const requisitionReport = {
  name: "held-16 report of a food maker's requisitions with places from the country down",
  employer: "Ironbark Foods",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `"Requisition Number","Title","Department","Primary Location","Other Locations","Employee Status","Schedule","Salary Min","Salary Max","Pay Basis","Posting Status","Career Section","External Posting Date","Unposting Date","External Link"
"26000418","Process Technician","Manufacturing","Australia-Victoria-Ballarat","","Regular","Full-time","78,500.00","86,250.00","Annual","Posted","External","17-Nov-2026, 9:00:00 AM","13-Dec-2026, 11:59:00 PM","https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000418&lang=en"
"26000418","Process Technician","Manufacturing","Australia-Victoria-Ballarat","","Regular","Full-time","78,500.00","86,250.00","Annual","Posted","Graduates","17-Nov-2026, 9:00:00 AM","13-Dec-2026, 11:59:00 PM","https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000418&lang=en"
"26000431","Forklift Operator, Cold Store","Supply Chain","Australia-Victoria-Derrimut","Australia-New South Wales-Eastern Creek","Temporary","Full-time","34.85","37.10","Hourly","Posted","External","20-Nov-2026, 2:30:00 PM","15-Jan-2027, 5:00:00 PM","https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000431&lang=en"
"26000440","Sensory Panel Member","Quality","Australia-Victoria-Ballarat","","Casual","","32.00","32.00","Hourly","Posted","External","24-Nov-2026, 8:15:00 AM","","https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000440&lang=en"
"26000402","Demand Planner","Supply Chain","Australia-Victoria-Melbourne","","Regular","Part-time","","","","Suspended","External","02-Nov-2026, 9:00:00 AM","24-Dec-2026, 11:59:00 PM","https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000402&lang=en"
"26000377","Boiler Attendant","Engineering","Australia-Victoria-Ballarat","","Regular","Full-time","41.20","41.20","Hourly","Unposted","External","12-Oct-2026, 9:00:00 AM","08-Nov-2026, 11:59:00 PM","https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000377&lang=en"
`,
  expected: [
    {
      title: "Process Technician",
      employer: "Ironbark Foods",
      reference: "26000418",
      places: ["Ballarat VIC"],
      pay: { min: 78_500, max: 86_250, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-13",
      live: true,
      url: "https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000418&lang=en",
    },
    {
      title: "Forklift Operator, Cold Store",
      employer: "Ironbark Foods",
      reference: "26000431",
      places: ["Derrimut VIC", "Eastern Creek NSW"],
      pay: { min: 34.85, max: 37.1, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-15",
      live: true,
      url: "https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000431&lang=en",
    },
    {
      title: "Sensory Panel Member",
      employer: "Ironbark Foods",
      reference: "26000440",
      places: ["Ballarat VIC"],
      pay: { min: 32, max: 32, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://ironbark.talentsuite.example/careersection/ex/jobdetail.ftl?job=26000440&lang=en",
    },
    { title: "Demand Planner", reference: "26000402", places: ["Melbourne VIC"], live: false },
    { title: "Boiler Attendant", reference: "26000377", places: ["Ballarat VIC"], live: false },
  ],
};
