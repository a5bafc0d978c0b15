/** Cells as the program writes them: an empty one is left out, and the next one says its column. */
const line = (cells: readonly (string | number | null)[], style = "") => {
  const written = cells.map((value, index) => {
    if (value === null) return "";
    const at = index && cells[index - 1] === null ? ` ss:Index="${index + 1}"` : "";
    const type =
      typeof value === "number" ? "Number" : /^\d{4}-\d\d-\d\dT/.test(value) ? "DateTime" : "String";
    return `    <Cell${at}${style}><Data ss:Type="${type}">${value}</Data></Cell>\n`;
  });
  return `   <Row>\n${written.join("")}   </Row>\n`;
};

/** A report that a people system writes as an older workbook in XML: properties and styles first, cells that are left out, days as moments, amounts as numbers, entities within employers, a job that is not advertised. */
export const workbookReport = {
  name: "held-14 report of a retirement group as an older workbook",
  extension: "xls",
  contentType: "application/vnd.ms-excel",
  text: `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:o="urn:schemas-microsoft-com:office:office"
 xmlns:x="urn:schemas-microsoft-com:office:excel"
 xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:html="http://www.w3.org/TR/REC-html40">
 <DocumentProperties xmlns="urn:schemas-microsoft-com:office:office">
  <Author>Reporting</Author>
  <Created>2026-11-26T01:00:00Z</Created>
  <Company>Jacaranda Retirement Group</Company>
 </DocumentProperties>
 <Styles>
  <Style ss:ID="Default" ss:Name="Normal"><Alignment ss:Vertical="Bottom"/></Style>
  <Style ss:ID="s62"><Font ss:Bold="1"/></Style>
  <Style ss:ID="s63"><NumberFormat ss:Format="Short Date"/></Style>
 </Styles>
 <Worksheet ss:Name="Open requisitions">
  <Table ss:ExpandedColumnCount="13" x:FullColumns="1" x:FullRows="1">
   <Column ss:Width="80"/>
${line(
  [
    "Requisition",
    "Job Title",
    "Legal Entity",
    "Suburb",
    "State",
    "Postcode",
    "Employment Type",
    "Min Hourly Rate",
    "Max Hourly Rate",
    "Advertised From",
    "Advertised To",
    "Advertising Status",
    "Apply URL",
  ],
  ' ss:StyleID="s62"',
)}${line([
    "JRG-3391",
    "Lifestyle Coordinator",
    "Jacaranda Villages Pty Ltd",
    "Maroochydore",
    "QLD",
    4558,
    "Part Time",
    34.5,
    37.25,
    "2026-11-16T00:00:00.000",
    "2026-12-18T00:00:00.000",
    "Advertised",
    "https://jobs.jacarandaretire.example/r/3391?src=report&amp;v=1",
  ])}${line([
    "JRG-3397",
    "Enrolled Nurse &#8211; Nights",
    "Jacaranda Care &amp; Nursing Ltd",
    "Nambour",
    "QLD",
    4560,
    "Casual",
    null,
    null,
    "2026-11-20T00:00:00.000",
    null,
    "Advertised",
    "https://jobs.jacarandaretire.example/r/3397?src=report&amp;v=1",
  ])}${line([
    "JRG-3402",
    "Handyperson",
    "Jacaranda Villages Pty Ltd",
    "Gympie",
    "QLD",
    4570,
    "Full Time",
    31.8,
    31.8,
    "2026-11-24T00:00:00.000",
    "2027-01-15T00:00:00.000",
    "Advertised",
    "https://jobs.jacarandaretire.example/r/3402?src=report&amp;v=1",
  ])}${line([
    "JRG-3405",
    "Village Manager",
    "Jacaranda Villages Pty Ltd",
    "Nambour",
    "QLD",
    4560,
    "Full Time",
    null,
    null,
    null,
    null,
    "Not advertised",
  ])}  </Table>
  <WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Selected/></WorksheetOptions>
 </Worksheet>
 <Worksheet ss:Name="Parameters">
  <Table>
${line(["Run by", "hr.reports"])}${line(["Scope", "All entities"])}  </Table>
 </Worksheet>
</Workbook>`,
  expected: [
    {
      title: "Lifestyle Coordinator",
      employer: "Jacaranda Villages Pty Ltd",
      reference: "JRG-3391",
      places: ["Maroochydore QLD"],
      pay: { min: 34.5, max: 37.25, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-16",
      closes: "2026-12-18",
      live: true,
      url: "https://jobs.jacarandaretire.example/r/3391?src=report&v=1",
    },
    {
      title: "Enrolled Nurse – Nights",
      employer: "Jacaranda Care & Nursing Ltd",
      reference: "JRG-3397",
      places: ["Nambour QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      live: true,
      url: "https://jobs.jacarandaretire.example/r/3397?src=report&v=1",
    },
    {
      title: "Handyperson",
      employer: "Jacaranda Villages Pty Ltd",
      reference: "JRG-3402",
      places: ["Gympie QLD"],
      pay: { min: 31.8, max: 31.8, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2027-01-15",
      live: true,
      url: "https://jobs.jacarandaretire.example/r/3402?src=report&v=1",
    },
    { title: "Village Manager", reference: "JRG-3405", places: ["Nambour QLD"], live: false },
  ],
};
