const vacancy = (no: string, title: string, codes: string, pay: string, days: readonly [string, string]) =>
  `    <Vacancy><VacNo>${no}</VacNo><PosTitle>${title}</PosTitle>${codes}${pay}<DateOpen>${days[0]}</DateOpen><DateClose>${days[1]}</DateClose></Vacancy>`;

const codes = (company: string, place: string, type: string, status: string) =>
  `<Company>${company}</Company><Location>${place}</Location><EmpType>${type}</EmpType><Status>${status}</Status>`;

/** A mine service group's payroll export: codes for firm, place, type and status with the tables of their words in the same document, pay with a code of its own, days first, amounts with noughts. */
export const payrollExport = {
  name: "held-13 payroll export of a mine service group with tables of codes",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<PayrollExport run="26/11/2026 17:02" operator="MDIAZ">
  <CodeTables>
    <Table name="Company"><Code id="20" desc="Coalface Engineering"/><Code id="35" desc="Dragline Catering"/></Table>
    <Table name="Location"><Code id="0107" desc="Moranbah QLD"/><Code id="0112" desc="Blackwater QLD"/><Code id="0140" desc="Muswellbrook NSW"/></Table>
    <Table name="EmpType"><Code id="1" desc="Full time"/><Code id="2" desc="Part time"/><Code id="3" desc="Casual"/></Table>
    <Table name="PayBasis"><Code id="A" desc="Annual"/><Code id="H" desc="Hourly"/></Table>
    <Table name="Status"><Code id="AD" desc="Advertised"/><Code id="FI" desc="Filled"/><Code id="CA" desc="Cancelled"/></Table>
  </CodeTables>
  <Vacancies>
${[
  vacancy(
    "000412",
    "Boilermaker",
    codes("20", "0107", "1", "AD"),
    "<PayBasis>H</PayBasis><PayMin>46.5000</PayMin><PayMax>52.0000</PayMax>",
    ["16/11/2026", "18/12/2026"],
  ),
  vacancy(
    "000415",
    "Camp Chef &amp; Baker",
    codes("35", "0112", "1", "AD"),
    "<PayBasis>A</PayBasis><PayMin>88000.0000</PayMin><PayMax>95000.0000</PayMax>",
    ["20/11/2026", ""],
  ),
  vacancy("000419", "Utility Hand", codes("35", "0140", "3", "AD"), "<PayBasis/><PayMin/><PayMax/>", [
    "24/11/2026",
    "15/01/2027",
  ]),
  vacancy(
    "000398",
    "Crib Room Cleaner",
    codes("35", "0107", "2", "FI"),
    "<PayBasis>H</PayBasis><PayMin>30.1000</PayMin><PayMax>30.1000</PayMax>",
    ["12/10/2026", "14/12/2026"],
  ),
].join("\n")}
  </Vacancies>
</PayrollExport>`,
  expected: [
    {
      title: "Boilermaker",
      employer: "Coalface Engineering",
      reference: "000412",
      places: ["Moranbah QLD"],
      pay: { min: 46.5, max: 52, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-18",
      live: true,
      url: null,
    },
    {
      title: "Camp Chef & Baker",
      employer: "Dragline Catering",
      reference: "000415",
      places: ["Blackwater QLD"],
      pay: { min: 88_000, max: 95_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Utility Hand",
      employer: "Dragline Catering",
      reference: "000419",
      places: ["Muswellbrook NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2027-01-15",
      live: true,
      url: null,
    },
    { title: "Crib Room Cleaner", reference: "000398", places: ["Moranbah QLD"], live: false },
  ],
};
