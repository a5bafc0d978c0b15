/** Rarer: a workbook in the office suite's older XML of a meat inspection service: document properties, a title over merged cells, an empty row, heads, rows that skip cells by an index, days as date cells, money as numbers with a style, line ends within cells, a column of the office's remarks, a second sheet with lists for the pull-down menus. */
interface Cell {
  value: string;
  type?: "Number" | "DateTime";
  /** The column, where cells before it are left out. */
  index?: number;
}
const cellXml = ({ value, type, index }: Cell) =>
  `<Cell${index ? ` ss:Index="${index}"` : ""}${type ? ` ss:StyleID="s${type === "Number" ? 64 : 65}"` : ""}><Data ss:Type="${type ?? "String"}">${value}</Data></Cell>`;
const rowXml = (cells: readonly Cell[]) =>
  `   <Row ss:AutoFitHeight="0">${cells.map(cellXml).join("")}</Row>`;
const day = (value: string, index?: number): Cell => ({
  value: `${value}T00:00:00.000`,
  type: "DateTime",
  ...(index && { index }),
});
const texts = (...values: readonly string[]): Cell[] => values.map((value) => ({ value }));
const money = (value: string): Cell => ({ value, type: "Number" });

export const abattoirInspectorsWorkbookXml = {
  name: "held-27 workbook of meat inspectors",
  employer: "Southern Meat Inspection Service",
  extension: "xml",
  contentType: "application/vnd.ms-excel",
  text: `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
 <DocumentProperties xmlns="urn:schemas-microsoft-com:office:office"><Author>Payroll</Author><LastSaved>2026-11-25T04:12:00Z</LastSaved><Version>16.00</Version></DocumentProperties>
 <Styles><Style ss:ID="Default" ss:Name="Normal"/><Style ss:ID="s64"><NumberFormat ss:Format="Currency"/></Style><Style ss:ID="s65"><NumberFormat ss:Format="Short Date"/></Style></Styles>
 <Worksheet ss:Name="Positions">
  <Table ss:ExpandedColumnCount="12" ss:ExpandedRowCount="7" x:FullColumns="1" x:FullRows="1">
   <Row><Cell ss:MergeAcross="11"><Data ss:Type="String">Positions we advertise, summer 2026/27</Data></Cell></Row>
   <Row/>
${rowXml(texts("Position No", "Position Title", "Town", "State", "Employment Type", "Minimum", "Maximum", "Pay Period", "Date Advertised", "Closing Date", "Link to Apply", "Remarks (office)"))}
${rowXml([...texts("SM-301", "Meat Inspector", "Dinmore", "QLD", "Full-time"), money("78450"), money("86120"), ...texts("Annual"), day("2026-11-16"), day("2026-12-07"), ...texts("https://southernmeat.example/p/301", "Two starters if we can")])}
${rowXml([...texts("SM-304", "Laboratory Assistant", "Naracoorte", "SA", "Part-time"), money("33.85"), money("36.4"), ...texts("Hourly"), day("2026-11-19"), { value: "https://southernmeat.example/p/304", index: 11 }])}
${rowXml([...texts("SM-305", "Relief Veterinarian&#10;(Export Works)", "Inverell", "NSW", "Casual"), day("2026-11-23", 9), day("2026-12-18"), ...texts("https://southernmeat.example/p/305")])}
${rowXml([...texts("SM-306", "Rosters Officer", "Wagga Wagga", "NSW", "Full-time, fixed term"), money("71200"), money("71200"), ...texts("Annual"), day("2026-11-25"), day("2027-01-08"), ...texts("https://southernmeat.example/p/306", "Leave of Priya to Dec 2027")])}
  </Table>
 </Worksheet>
 <Worksheet ss:Name="Lists">
  <Table>
   <Row><Cell><Data ss:Type="String">Employment Type</Data></Cell><Cell><Data ss:Type="String">Pay Period</Data></Cell></Row>
   <Row><Cell><Data ss:Type="String">Full-time</Data></Cell><Cell><Data ss:Type="String">Annual</Data></Cell></Row>
   <Row><Cell><Data ss:Type="String">Part-time</Data></Cell><Cell><Data ss:Type="String">Hourly</Data></Cell></Row>
   <Row><Cell><Data ss:Type="String">Casual</Data></Cell></Row>
  </Table>
 </Worksheet>
</Workbook>
`,
  expected: [
    {
      title: "Meat Inspector",
      employer: "Southern Meat Inspection Service",
      reference: "SM-301",
      places: ["Dinmore QLD"],
      pay: { min: 78_450, max: 86_120, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-07",
      remote: false,
      live: true,
      url: "https://southernmeat.example/p/301",
    },
    {
      title: "Laboratory Assistant",
      employer: "Southern Meat Inspection Service",
      reference: "SM-304",
      places: ["Naracoorte SA"],
      pay: { min: 33.85, max: 36.4, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
      url: "https://southernmeat.example/p/304",
    },
    {
      title: "Relief Veterinarian (Export Works)",
      employer: "Southern Meat Inspection Service",
      reference: "SM-305",
      places: ["Inverell NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://southernmeat.example/p/305",
    },
    {
      title: "Rosters Officer",
      employer: "Southern Meat Inspection Service",
      reference: "SM-306",
      places: ["Wagga Wagga NSW"],
      pay: { min: 71_200, max: 71_200, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-25",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://southernmeat.example/p/306",
    },
  ],
};
