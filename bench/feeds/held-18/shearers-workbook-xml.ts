const cell = (value: string, type = "String") =>
  value ? `<Cell><Data ss:Type="${type}">${value}</Data></Cell>` : "<Cell/>";
const row = (values: readonly string[]) => `   <Row>${values.map((value) => cell(value)).join("")}</Row>`;
const job = (values: readonly string[], posted: string, rate: string, per: string, rest: readonly string[]) =>
  `   <Row>${values.map((value) => cell(value)).join("")}${cell(posted, "DateTime")}${cell(rate, "Number")}${cell(per)}${rest.map((value) => cell(value)).join("")}</Row>`;

/** Unusual: a shearing contractor's workbook saved as the XML of a sheet, a heading over the headings, moments and numbers with their types, empty cells, a second sheet with phone numbers, one job over. */
export const shearersWorkbookXml = {
  name: "held-18 shearing contractor's workbook saved as the XML of a sheet",
  employer: "Long Blow Shearing",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:o="urn:schemas-microsoft-com:office:office"
 xmlns:x="urn:schemas-microsoft-com:office:excel"
 xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
 <DocumentProperties xmlns="urn:schemas-microsoft-com:office:office"><Author>Noelene</Author><Created>2026-11-02T01:00:00Z</Created></DocumentProperties>
 <Styles><Style ss:ID="Default" ss:Name="Normal"/></Styles>
 <Worksheet ss:Name="Sheds">
  <Table ss:ExpandedColumnCount="11" ss:ExpandedRowCount="6">
${row(["Wanted for the run, summer 2026-27"])}
${row(["Job no", "Job", "Town", "State", "Advertised", "Rate", "Per", "Type", "Close", "Status", "Remarks"])}
${job(["LB-9", "Shearers (6)", "Hay", "NSW"], "2026-11-17T00:00:00.000", "440", "day", ["Casual", "15 Dec 2026", "Open", "Six weeks, cook is good."])}
${job(["LB-10", "Wool Classer", "Deniliquin", "NSW"], "2026-11-20T00:00:00.000", "395.5", "day", ["Contract", "8 Jan 2027", "Open", "Stencil needed."])}
${job(["LB-11", "Shed Cook", "Balranald", "NSW"], "2026-11-24T00:00:00.000", "1600", "week", ["Casual", "", "Open", "Nobody goes to bed hungry."])}
${job(["LB-7", "Rousie", "Hay", "NSW"], "2026-10-20T00:00:00.000", "290", "day", ["Casual", "", "Filled", ""])}
  </Table>
 </Worksheet>
 <Worksheet ss:Name="Phones">
  <Table>
${row(["Who", "Phone"])}
${row(["Noelene", "0491 570 006"])}
  </Table>
 </Worksheet>
</Workbook>
`,
  expected: [
    {
      title: "Shearers (6)",
      employer: "Long Blow Shearing",
      reference: "LB-9",
      places: ["Hay NSW"],
      pay: { min: 440, max: 440, interval: "day" },
      workTypes: ["Casual"],
      posted: "2026-11-17",
      closes: "2026-12-15",
      live: true,
      url: null,
    },
    {
      title: "Wool Classer",
      employer: "Long Blow Shearing",
      reference: "LB-10",
      places: ["Deniliquin NSW"],
      pay: { min: 395.5, max: 395.5, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-20",
      closes: "2027-01-08",
      live: true,
      url: null,
    },
    {
      title: "Shed Cook",
      employer: "Long Blow Shearing",
      reference: "LB-11",
      places: ["Balranald NSW"],
      pay: { min: 1600, max: 1600, interval: "week" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Rousie",
      employer: "Long Blow Shearing",
      reference: "LB-7",
      places: ["Hay NSW"],
      workTypes: ["Casual"],
      live: false,
    },
  ],
};
