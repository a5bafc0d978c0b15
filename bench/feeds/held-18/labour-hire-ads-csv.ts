/** Usual: a labour hire firm's ads exported from its recruiting system, semicolons between cells, the area after the town, the rate's low and high with its kind beside them, moments without a zone, expired and draft ads, shifts that are temporary. */
export const labourHireAdsCsv = {
  name: "held-18 ads of a labour hire firm with semicolons between",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: String.raw`"Ad ID";"Ad Title";"Ad Reference";"Advertiser";"Owner";"Ad State";"Posted At";"Expires At";"Country";"Location";"Area";"Work Type";"Rate Per";"Rate Low";"Rate High";"Category";"Sub Category";"Summary";"Ad Link"
"330412";"Forklift Operator (LF), Afternoon Shift";"SH/4471";"Stronghaul Labour Hire";"Dale Ruzic";"Active";"2026-11-17 09:14:00";"2026-12-17 23:59:00";"Australia";"Eastern Creek";"NSW";"Temp";"Hour";"36.40";"39.85";"Transport";"Warehouse";"Six weeks to start. Bring the ticket, not a photo of it.";"https://stronghaul.example/ads/330412"
"330420";"Payroll Coordinator";"SH/4478";"Stronghaul Labour Hire";"Priya Menon";"Active";"2026-11-20 15:40:00";"2027-01-20 23:59:00";"Australia";"Parramatta";"NSW";"Permanent Full Time";"Annum";"78000.00";"84000.00";"Accounting";"Payroll";"Nine hundred timesheets, some of them legible.";"https://stronghaul.example/ads/330420"
"330427";"Shutdown Trades Assistant";"SH/4483";"Stronghaul Labour Hire";"Dale Ruzic";"Active";"2026-11-24 07:02:00";"";"Australia";"Gladstone";"QLD";"Casual";"Hour";"47.10";"";"Trades";"Resources";"Twelve on, two off. Fitters call you mate by day three.";"https://stronghaul.example/ads/330427"
"330398";"Pick Packer";"SH/4460";"Stronghaul Labour Hire";"Dale Ruzic";"Expired";"2026-10-12 08:00:00";"2026-11-12 23:59:00";"Australia";"Eastern Creek";"NSW";"Casual";"Hour";"33.05";"";"Transport";"Warehouse";"Shoes and lids.";"https://stronghaul.example/ads/330398"
"330431";"Site Administrator";"SH/4486";"Stronghaul Labour Hire";"Priya Menon";"Draft";"";"";"Australia";"Gladstone";"QLD";"Permanent Part Time";"Hour";"";"";"Administration";"Office";"";""
`,
  expected: [
    {
      title: "Forklift Operator (LF), Afternoon Shift",
      employer: "Stronghaul Labour Hire",
      reference: "SH/4471",
      places: ["Eastern Creek NSW"],
      pay: { min: 36.4, max: 39.85, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-17",
      closes: "2026-12-17",
      live: true,
      url: "https://stronghaul.example/ads/330412",
    },
    {
      title: "Payroll Coordinator",
      employer: "Stronghaul Labour Hire",
      reference: "SH/4478",
      places: ["Parramatta NSW"],
      pay: { min: 78_000, max: 84_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2027-01-20",
      live: true,
      url: "https://stronghaul.example/ads/330420",
    },
    {
      title: "Shutdown Trades Assistant",
      employer: "Stronghaul Labour Hire",
      reference: "SH/4483",
      places: ["Gladstone QLD"],
      pay: { min: 47.1, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://stronghaul.example/ads/330427",
    },
    {
      title: "Pick Packer",
      employer: "Stronghaul Labour Hire",
      reference: "SH/4460",
      places: ["Eastern Creek NSW"],
      workTypes: ["Casual"],
      live: false,
    },
  ],
};
