/** Rarer: a quarry's workbook saved as Excel's XML, a banner row above the header, cells that skip columns by an index, days as moments at midnight, pay as plain numbers with a unit, a linked title, a second sheet of choices. */
export const quarryWorkbookXml = {
  name: "held-20 workbook of a quarry saved as XML",
  employer: "Bluemetal Quarries",
  extension: "xml",
  contentType: "application/vnd.ms-excel",
  text: String.raw`<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:o="urn:schemas-microsoft-com:office:office"
 xmlns:x="urn:schemas-microsoft-com:office:excel"
 xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
 <DocumentProperties xmlns="urn:schemas-microsoft-com:office:office">
  <Author>Site Office</Author>
  <LastSaved>2026-11-26T05:12:00Z</LastSaved>
 </DocumentProperties>
 <Styles>
  <Style ss:ID="s62"><NumberFormat ss:Format="Short Date"/></Style>
  <Style ss:ID="s63"><Font ss:Bold="1"/></Style>
 </Styles>
 <Worksheet ss:Name="Vacancies">
  <Table ss:ExpandedColumnCount="10" ss:ExpandedRowCount="6">
   <Row><Cell ss:StyleID="s63"><Data ss:Type="String">Bluemetal Quarries - who we need</Data></Cell></Row>
   <Row ss:StyleID="s63">
    <Cell><Data ss:Type="String">Vacancy #</Data></Cell>
    <Cell><Data ss:Type="String">Job</Data></Cell>
    <Cell><Data ss:Type="String">Town</Data></Cell>
    <Cell><Data ss:Type="String">State</Data></Cell>
    <Cell><Data ss:Type="String">Basis</Data></Cell>
    <Cell><Data ss:Type="String">Pay min</Data></Cell>
    <Cell><Data ss:Type="String">Pay max</Data></Cell>
    <Cell><Data ss:Type="String">Pay per</Data></Cell>
    <Cell><Data ss:Type="String">Close date</Data></Cell>
    <Cell><Data ss:Type="String">Open?</Data></Cell>
   </Row>
   <Row>
    <Cell><Data ss:Type="String">BQ-77</Data></Cell>
    <Cell ss:HRef="https://bluemetal.example/work/bq-77"><Data ss:Type="String">Crusher Operator</Data></Cell>
    <Cell><Data ss:Type="String">Kiama</Data></Cell>
    <Cell><Data ss:Type="String">NSW</Data></Cell>
    <Cell><Data ss:Type="String">Full time</Data></Cell>
    <Cell><Data ss:Type="Number">38.5</Data></Cell>
    <Cell><Data ss:Type="Number">42</Data></Cell>
    <Cell><Data ss:Type="String">hour</Data></Cell>
    <Cell ss:StyleID="s62"><Data ss:Type="DateTime">2026-12-11T00:00:00.000</Data></Cell>
    <Cell><Data ss:Type="String">Y</Data></Cell>
   </Row>
   <Row>
    <Cell><Data ss:Type="String">BQ-78</Data></Cell>
    <Cell ss:HRef="https://bluemetal.example/work/bq-78"><Data ss:Type="String">Weighbridge Clerk</Data></Cell>
    <Cell><Data ss:Type="String">Goulburn</Data></Cell>
    <Cell><Data ss:Type="String">NSW</Data></Cell>
    <Cell><Data ss:Type="String">Part time</Data></Cell>
    <Cell ss:Index="9" ss:StyleID="s62"><Data ss:Type="DateTime">2026-12-18T00:00:00.000</Data></Cell>
    <Cell><Data ss:Type="String">Y</Data></Cell>
   </Row>
   <Row>
    <Cell><Data ss:Type="String">BQ-79</Data></Cell>
    <Cell ss:HRef="https://bluemetal.example/work/bq-79"><Data ss:Type="String">Quarry Manager</Data></Cell>
    <Cell><Data ss:Type="String">Gunnedah</Data></Cell>
    <Cell><Data ss:Type="String">NSW</Data></Cell>
    <Cell><Data ss:Type="String">Full time</Data></Cell>
    <Cell><Data ss:Type="Number">145000</Data></Cell>
    <Cell><Data ss:Type="Number">160000</Data></Cell>
    <Cell><Data ss:Type="String">year</Data></Cell>
    <Cell ss:Index="10"><Data ss:Type="String">Y</Data></Cell>
   </Row>
   <Row>
    <Cell><Data ss:Type="String">BQ-74</Data></Cell>
    <Cell ss:HRef="https://bluemetal.example/work/bq-74"><Data ss:Type="String">Shotfirer</Data></Cell>
    <Cell><Data ss:Type="String">Kiama</Data></Cell>
    <Cell><Data ss:Type="String">NSW</Data></Cell>
    <Cell><Data ss:Type="String">Full time</Data></Cell>
    <Cell ss:Index="10"><Data ss:Type="String">N</Data></Cell>
   </Row>
  </Table>
 </Worksheet>
 <Worksheet ss:Name="Lists">
  <Table>
   <Row><Cell><Data ss:Type="String">Full time</Data></Cell><Cell><Data ss:Type="String">hour</Data></Cell></Row>
   <Row><Cell><Data ss:Type="String">Part time</Data></Cell><Cell><Data ss:Type="String">week</Data></Cell></Row>
   <Row><Cell><Data ss:Type="String">Casual</Data></Cell><Cell><Data ss:Type="String">year</Data></Cell></Row>
  </Table>
 </Worksheet>
</Workbook>
`,
  expected: [
    {
      title: "Crusher Operator",
      employer: "Bluemetal Quarries",
      reference: "BQ-77",
      places: ["Kiama NSW"],
      pay: { min: 38.5, max: 42, interval: "hour" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-11",
      live: true,
      url: "https://bluemetal.example/work/bq-77",
    },
    {
      title: "Weighbridge Clerk",
      employer: "Bluemetal Quarries",
      reference: "BQ-78",
      places: ["Goulburn NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: null,
      closes: "2026-12-18",
      live: true,
      url: "https://bluemetal.example/work/bq-78",
    },
    {
      title: "Quarry Manager",
      employer: "Bluemetal Quarries",
      reference: "BQ-79",
      places: ["Gunnedah NSW"],
      pay: { min: 145_000, max: 160_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: null,
      live: true,
      url: "https://bluemetal.example/work/bq-79",
    },
    {
      title: "Shotfirer",
      reference: "BQ-74",
      places: ["Kiama NSW"],
      live: false,
    },
  ],
};
