import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.4 "Liberation Sans",sans-serif;color:#1d2226}.g{display:grid;grid-template-columns:62mm 1fr}aside{background:#293e49;color:#fff;padding:12mm 6mm;min-height:270mm;font-size:9.5pt}aside h2{font-size:12pt;font-weight:400;margin:6mm 0 2mm}aside h2:first-child{margin-top:0}aside p{margin:0 0 1.2mm;overflow-wrap:anywhere}main{padding:12mm 10mm}h1{font-size:24pt;font-weight:400;margin:0}main p{margin:0}main h2{font-size:14.5pt;font-weight:400;margin:6mm 0 3mm}.c{font-size:12pt;margin-top:3.5mm}.t{font-size:11pt}.d{font-size:9.8pt}.l{color:#778;font-size:9.8pt}.x{margin-top:1.5mm}`;
const role = (title: string, when: string, place: string, words = "") =>
  `<p class=t>${title}</p><p class=d>${when}</p><p class=l>${place}</p>${words && `<p class=x>${words}</p>`}`;

const body = `<div class=g><aside><h2>Contact</h2><p>+61491572549 (Mobile)</p><p>wen.fitzroy@example.com</p><p>www.linkedin.com/in/wenxifitzroy (LinkedIn)</p>
<h2>Top Skills</h2><p>Demand Forecasting</p><p>Inventory Optimisation</p><p>Power BI</p>
<h2>Languages</h2><p>Mandarin (Native or Bilingual)</p><p>English (Full Professional)</p><p>Cantonese (Limited Working)</p>
<h2>Certifications</h2><p>Lean Six Sigma Green Belt</p><p>Certified in Planning and Inventory Management</p></aside>
<main><h1>Wenxi Fitzroy</h1><p>Supply Chain Analyst | Forecasts that survive Monday</p><p class=l>Greater Melbourne Area</p>
<h2>Summary</h2><p>I turn three spreadsheets and a hunch into one number that the warehouse believes. Grocery, paint and a little wine.</p>
<h2>Experience</h2>
<p class=c>Dulaway Paints Australia</p><p class=d>4 years 6 months</p>
${role("Senior Supply Chain Analyst", "March 2024 - Present (2 years 10 months)", "Clayton, Victoria, Australia", "Forecast accuracy from 61 to 78 per cent for 1,900 lines.")}
<p style="margin-top:2.5mm"></p>
${role("Supply Chain Analyst", "July 2022 - March 2024 (1 year 9 months)", "Clayton, Victoria, Australia")}
<p class=c>Wombat Fresh Grocers</p>${role("Replenishment Planner", "January 2019 - June 2022 (3 years 6 months)", "Truganina, Victoria", "Chilled and dairy for 64 stores. Ran the Easter plan three years in a row.")}
<p class=c>Yarra Glen Cellars</p>${role("Inventory Assistant", "February 2017 - December 2018 (1 year 11 months)", "Yarra Glen")}
<h2>Education</h2>
<p class=c>Bayside University of Technology</p><p class=d>Master of Supply Chain Management · (2020 - 2021)</p>
<p class=c>Jiangnan Institute of Commerce</p><p class=d>Bachelor's degree, Logistics · (2012 - 2016)</p></main></div>`;

/** A supply chain analyst's profile saved as PDF from LinkedIn: dark column with contact, top skills and certifications, one employer with a total duration over two roles, “Page 1 of 1” below. */
export const supplyChainAnalyst: UnseenCv = {
  name: "supply chain analyst's LinkedIn profile saved as PDF: dark column at the left, an employer with “4 years 6 months” over two roles, others with employer over title over “January 2019 - June 2022 (3 years 6 months)” over the place, schools over “Master of … · (2020 - 2021)”",
  type: "pdf",
  write: print(css, body, {
    footer:
      "<div style='text-align:right'>Page <span class=pageNumber></span> of <span class=totalPages></span></div>",
  }),
  says: {
    given: "Wenxi",
    family: "Fitzroy",
    email: "wen.fitzroy@example.com",
    phone: "+61491572549",
    jobs: [
      ["Senior Supply Chain Analyst", "Dulaway Paints Australia / Dulaway Paints", "2024-03", null],
      ["Supply Chain Analyst", "Dulaway Paints Australia / Dulaway Paints", "2022-07", "2024-03"],
      ["Replenishment Planner", "Wombat Fresh Grocers", "2019-01", "2022-06"],
      ["Inventory Assistant", "Yarra Glen Cellars", "2017-02", "2018-12"],
    ],
    studies: [
      ["Master of Supply Chain Management", "Bayside University of Technology", "2021"],
      [
        "Bachelor's degree, Logistics / Bachelor's degree / Bachelor's degree (Logistics) / Bachelor's degree in Logistics / Bachelor of Logistics",
        "Jiangnan Institute of Commerce",
        "2016",
      ],
    ],
    skills: ["Demand Forecasting", "Inventory Optimisation", "Power BI"],
    licences: [
      ["Lean Six Sigma Green Belt / Lean Six Sigma (Green Belt)"],
      ["Certified in Planning and Inventory Management"],
    ],
    languages: ["Mandarin", "English", "Cantonese"],
    besides: ["Forecasts that survive Monday"],
  },
};
