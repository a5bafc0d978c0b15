const cell = (value: string | number) =>
  typeof value === "number"
    ? `<Cell><Data ss:Type="Number">${value}</Data></Cell>`
    : /^\d{4}-\d\d-\d\dT/.test(value)
      ? `<Cell ss:StyleID="s63"><Data ss:Type="DateTime">${value}</Data></Cell>`
      : value
        ? `<Cell><Data ss:Type="String">${value}</Data></Cell>`
        : "<Cell/>";
const row = (...cells: (string | number)[]) => `<Row ss:AutoFitHeight="0">${cells.map(cell).join("")}</Row>`;

/** A workbook that Excel saved as XML (2003): rows of cells with types, the headings in the first. */
export const workbook = {
  name: "Excel XML workbook",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<DocumentProperties xmlns="urn:schemas-microsoft-com:office:office"><Author>Reception</Author><Title>Open orders</Title></DocumentProperties>
<Styles><Style ss:ID="s63"><NumberFormat ss:Format="Short Date"/></Style></Styles>
<Worksheet ss:Name="Open orders"><Table ss:ExpandedColumnCount="10" x:FullColumns="1" xmlns:x="urn:schemas-microsoft-com:office:excel">
${row("Order #", "Job Title", "Client", "Suburb", "State", "Perm/Temp", "Min Rate", "Max Rate", "Rate Per", "Start Advertising", "Ad Copy")}
${row("O-5512", "Forklift Driver", "Harbour Cold Stores", "Laverton", "VIC", "Temp", 33.5, 36, "Hour", "2026-11-19T00:00:00.000", "Reach truck in a freezer, gear supplied.")}
${row("O-5520", "Customs Broker", "Harbour Cold Stores", "Port Adelaide", "SA", "Perm", 95000, 110000, "Year", "2026-11-24T00:00:00.000", "Declarations for chilled goods.")}
</Table></Worksheet>
</Workbook>`,
  expected: [
    {
      title: "Forklift Driver",
      employer: "Harbour Cold Stores",
      reference: "O-5512",
      places: ["Laverton VIC"],
      pay: { min: 33.5, max: 36, interval: "hour" },
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Customs Broker",
      employer: "Harbour Cold Stores",
      reference: "O-5520",
      places: ["Port Adelaide SA"],
      pay: { min: 95_000, max: 110_000, interval: "year" },
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};

/** What a consultant of an agency types: words of the desk, days without years, a yes or no for home. */
export const agency = {
  name: "agency desk CSV",
  extension: "csv",
  contentType: "text/csv",
  text: `Consultant,Client Co.,Role,Where,Contract?,Pay rate,WFH?,Date listed,Cut-off,Live?,Blurb,Job #
Asha,Blue Gum Paper,Boiler Attendant,"Traralgon, VIC",Full-time,"$1,950 pw",No,9-Nov-26,11-Dec-26,Y,"Two boilers, twelve hour shifts.",J1170
Asha,Blue Gum Paper,Safety Coordinator,"Morwell, VIC",Contract,"$95k-$105k",No,16-Nov-26,,Y,"Permits, audits, toolbox talks.",J1172
Tom,Hillside Water,GIS Officer,"Orange, NSW",Part-time,$48ph,Yes,20-Nov-26,18-Dec-26,Y,"Pipes on maps, from wherever you sit.",J1180
Tom,Hillside Water,Meter Reader,"Orange, NSW",Casual,$29ph,No,2-Nov-26,18-Dec-26,N,"Walk, read, repeat.",J1166
`,
  expected: [
    {
      title: "Boiler Attendant",
      employer: "Blue Gum Paper",
      reference: "J1170",
      places: ["Traralgon VIC"],
      pay: { min: 1_950, max: 1_950, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-09",
      closes: "2026-12-11",
      remote: false,
      live: true,
    },
    {
      title: "Safety Coordinator",
      employer: "Blue Gum Paper",
      reference: "J1172",
      places: ["Morwell VIC"],
      pay: { min: 95_000, max: 105_000, interval: "year" },
      workTypes: ["Contract"],
      posted: "2026-11-16",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "GIS Officer",
      employer: "Hillside Water",
      reference: "J1180",
      places: ["Orange NSW"],
      pay: { min: 48, max: 48, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: "2026-12-18",
      remote: true,
      live: true,
    },
    { title: "Meter Reader", reference: "J1166", live: false },
  ],
};
