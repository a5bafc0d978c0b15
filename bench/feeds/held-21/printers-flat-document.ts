/** Rarer: a printers' association's sheet saved as one flat document of an open office, a heading line above the columns, typed cells with values in attributes, repeated empty cells, columns for the least and the most pay, a blank row at the end. */
export const printersFlatDocument = {
  name: "held-21 flat sheet of the printers' association",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
 <office:meta><meta:generator>OpenSheets/7.6</meta:generator></office:meta>
 <office:body>
  <office:spreadsheet>
   <table:table table:name="Vacancies">
    <table:table-column table:number-columns-repeated="10"/>
    <table:table-row>
     <table:table-cell office:value-type="string" table:number-columns-spanned="10"><text:p>Members' vacancies, November 2026</text:p></table:table-cell>
     <table:covered-table-cell table:number-columns-repeated="9"/>
    </table:table-row>
    <table:table-row>
     <table:table-cell office:value-type="string"><text:p>Ref</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Job title</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Employer</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Location</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Work type</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Pay min</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Pay max</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Pay period</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Closing date</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Web page</text:p></table:table-cell>
    </table:table-row>
    <table:table-row>
     <table:table-cell office:value-type="string"><text:p>PA-81</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Offset Printer</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Deckle Edge Press</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Marrickville NSW 2204</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Full time</text:p></table:table-cell>
     <table:table-cell office:value-type="currency" office:currency="AUD" office:value="36.5"><text:p>$36.50</text:p></table:table-cell>
     <table:table-cell office:value-type="currency" office:currency="AUD" office:value="41"><text:p>$41.00</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>hour</text:p></table:table-cell>
     <table:table-cell office:value-type="date" office:date-value="2026-12-11"><text:p>11/12/26</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p><text:a xlink:type="simple" xlink:href="https://deckleedge.example/jobs/offset">https://deckleedge.example/jobs/offset</text:a></text:p></table:table-cell>
    </table:table-row>
    <table:table-row>
     <table:table-cell office:value-type="string"><text:p>PA-82</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Bindery Assistant</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Fold &amp; Stitch</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Moonah TAS 7009</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Casual</text:p></table:table-cell>
     <table:table-cell table:number-columns-repeated="3"/>
     <table:table-cell office:value-type="date" office:date-value="2027-01-08"><text:p>08/01/27</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p><text:a xlink:type="simple" xlink:href="https://foldandstitch.example/work">https://foldandstitch.example/work</text:a></text:p></table:table-cell>
    </table:table-row>
    <table:table-row>
     <table:table-cell office:value-type="string"><text:p>PA-85</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Prepress Operator</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Serif City Labels</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Malaga WA 6090</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>Part time</text:p></table:table-cell>
     <table:table-cell office:value-type="currency" office:currency="AUD" office:value="72000"><text:p>$72,000.00</text:p></table:table-cell>
     <table:table-cell office:value-type="currency" office:currency="AUD" office:value="78000"><text:p>$78,000.00</text:p></table:table-cell>
     <table:table-cell office:value-type="string"><text:p>year</text:p></table:table-cell>
     <table:table-cell/>
     <table:table-cell office:value-type="string"><text:p><text:a xlink:type="simple" xlink:href="https://serifcity.example/prepress">https://serifcity.example/prepress</text:a></text:p></table:table-cell>
    </table:table-row>
    <table:table-row table:number-rows-repeated="1048571">
     <table:table-cell table:number-columns-repeated="10"/>
    </table:table-row>
   </table:table>
  </office:spreadsheet>
 </office:body>
</office:document>
`,
  expected: [
    {
      title: "Offset Printer",
      employer: "Deckle Edge Press",
      reference: "PA-81",
      places: ["Marrickville NSW"],
      pay: { min: 36.5, max: 41, interval: "hour" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://deckleedge.example/jobs/offset",
    },
    {
      title: "Bindery Assistant",
      employer: "Fold & Stitch",
      reference: "PA-82",
      places: ["Moonah TAS"],
      pay: null,
      workTypes: ["Casual"],
      posted: null,
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://foldandstitch.example/work",
    },
    {
      title: "Prepress Operator",
      employer: "Serif City Labels",
      reference: "PA-85",
      places: ["Malaga WA"],
      pay: { min: 72_000, max: 78_000, interval: "year" },
      workTypes: ["Part time"],
      posted: null,
      closes: null,
      remote: false,
      live: true,
      url: "https://serifcity.example/prepress",
    },
  ],
};
