type Cell = string | { date: string } | { money: number; shown: string } | { link: string; shown: string };

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const cellOf = (cell: Cell): string => {
  if (typeof cell === "string")
    return cell
      ? `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${xml(cell)}</text:p></table:table-cell>`
      : "<table:table-cell/>";
  if ("date" in cell) {
    const [year, month, day] = cell.date.split("-");
    return `<table:table-cell table:style-name="ce3" office:value-type="date" office:date-value="${cell.date}" calcext:value-type="date"><text:p>${day}/${month}/${year!.slice(2)}</text:p></table:table-cell>`;
  }
  if ("money" in cell)
    return `<table:table-cell table:style-name="ce4" office:value-type="currency" office:currency="AUD" office:value="${cell.money}" calcext:value-type="currency"><text:p>${cell.shown}</text:p></table:table-cell>`;
  return `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p><text:a xlink:href="${xml(cell.link)}" xlink:type="simple">${xml(cell.shown)}</text:a></text:p></table:table-cell>`;
};

const rows: readonly (readonly Cell[])[] = [
  ["Job", "Orchard / shed", "Town", "Type", "Pay", "Per", "Put up", "Finishes", "Apply here", "Open?"],
  [
    "Packing Shed Supervisor",
    "Crooked Row Orchards",
    "Batlow NSW",
    "Full-time",
    { money: 78000, shown: "$78,000.00" },
    "year",
    { date: "2026-11-17" },
    { date: "2026-12-12" },
    { link: "https://crookedrow.example/jobs/shed-supervisor", shown: "form" },
    "Y",
  ],
  [
    "Cherry Pickers & Sorters",
    "Crooked Row Orchards",
    "Young NSW",
    "Casual",
    { money: 32.06, shown: "$32.06" },
    "hour",
    { date: "2026-11-20" },
    "",
    { link: "https://crookedrow.example/jobs/cherries", shown: "form" },
    "Y",
  ],
  [
    "Irrigation Technician (12 month contract)",
    "Lower Dam Fruit Co",
    "Shepparton VIC",
    "Contract",
    "",
    "",
    { date: "2026-11-24" },
    { date: "2027-01-08" },
    { link: "https://lowerdamfruit.example/work/irrigation", shown: "lowerdamfruit.example" },
    "Y",
  ],
  [
    "Tractor Driver",
    "Lower Dam Fruit Co",
    "Cobram VIC",
    "Full-time",
    { money: 35.4, shown: "$35.40" },
    "hour",
    { date: "2026-10-21" },
    { date: "2026-11-14" },
    { link: "https://lowerdamfruit.example/work/tractor", shown: "form" },
    "N",
  ],
];

/** Rarer: the jobs sheet of two orchards as an office suite saves it flat in one XML file, styles and settings before it, cells with their true value in an attribute and what is shown within, days shown with short years, money with a currency, addresses behind a word, empty cells and many repeated ones at the end of rows, a second sheet of telephones that are no jobs, one that is not open. */
export const orchardFlatSpreadsheet = {
  name: "held-25 flat spreadsheet of orchards",
  extension: "fods",
  contentType: "application/vnd.oasis.opendocument.spreadsheet-flat-xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
 <office:meta><meta:creation-date>2024-09-02T10:11:12</meta:creation-date><dc:creator>Bettina</dc:creator><dc:date>2026-11-26T16:20:05</dc:date><meta:generator>LibreOffice/24.8</meta:generator></office:meta>
 <office:automatic-styles><style:style style:name="ce3" style:family="table-cell"/><style:style style:name="ce4" style:family="table-cell"/></office:automatic-styles>
 <office:body>
  <office:spreadsheet>
   <table:table table:name="Jobs" table:style-name="ta1">
    <table:table-column table:number-columns-repeated="10"/>
${rows.map((cells) => `    <table:table-row>${cells.map(cellOf).join("")}<table:table-cell table:number-columns-repeated="1014"/></table:table-row>`).join("\n")}
    <table:table-row table:number-rows-repeated="1048571"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
   </table:table>
   <table:table table:name="Phones" table:style-name="ta1">
    <table:table-column table:number-columns-repeated="2"/>
    <table:table-row>${["Who", "Number"].map(cellOf).join("")}</table:table-row>
    <table:table-row>${["Bettina (office)", "02 5550 7713"].map(cellOf).join("")}</table:table-row>
    <table:table-row>${["Frost alarm", "02 5550 7714"].map(cellOf).join("")}</table:table-row>
   </table:table>
  </office:spreadsheet>
 </office:body>
</office:document>
`,
  expected: [
    {
      title: "Packing Shed Supervisor",
      employer: "Crooked Row Orchards",
      places: ["Batlow NSW"],
      pay: { min: 78_000, max: 78_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://crookedrow.example/jobs/shed-supervisor",
    },
    {
      title: "Cherry Pickers & Sorters",
      employer: "Crooked Row Orchards",
      places: ["Young NSW"],
      pay: { min: 32.06, max: 32.06, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://crookedrow.example/jobs/cherries",
    },
    {
      title: "Irrigation Technician (12 month contract)",
      employer: "Lower Dam Fruit Co",
      places: ["Shepparton VIC"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://lowerdamfruit.example/work/irrigation",
    },
    {
      title: "Tractor Driver",
      employer: "Lower Dam Fruit Co",
      places: ["Cobram VIC"],
      live: false,
    },
  ],
};
