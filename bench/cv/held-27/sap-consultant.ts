import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.42 "DejaVu Sans",sans-serif;color:#222}h1{font-size:17pt;margin:0;text-transform:uppercase}.c{margin:.6mm 0 0}.b{background:#1f2a44;color:#fff;font-size:10.5pt;font-weight:700;padding:1mm 3mm;margin:5.5mm 0 2.5mm;break-after:avoid}p{margin:0 0 1.2mm}table{border-collapse:collapse;width:100%}.k td{padding:.6mm 0;vertical-align:top}.k td:first-child{width:38mm;font-weight:700}.e{margin:0 0 5mm}.e .h{display:grid;grid-template-columns:26mm 1fr;row-gap:.3mm;break-inside:avoid;break-after:avoid}.h b{color:#1f2a44}ul{margin:1mm 0 0;padding-left:5mm}li{margin-bottom:.6mm}`;
const contract = (
  role: string,
  client: string,
  agency: string,
  period: string,
  ...texts: readonly string[]
) =>
  `<div class=e><div class=h><b>Role:</b><span>${role}</span><b>${agency ? "Client" : "Employer"}:</b><span>${client}</span>${agency && `<b>Agency:</b><span>${agency}</span>`}<b>Period:</b><span>${period}</span></div><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul></div>`;

const body = `<h1>Pieter Labuschagne</h1><p class=c>SAP Finance Consultant (FICO, S/4HANA)</p><p class=c>Gungahlin ACT 2912 | Mobile 0491 571 804 | pieter@labuschagne.example.org</p>
<div class=b>Overview</div><p>SAP finance consultant with nineteen years of projects in government, mining and retail, the last eleven as a contractor in Canberra. I configure, I write the test scripts, and I sit with accounts payable on the first Monday after go-live. Citizen; clearance current; available from 1 February 2027.</p>
<div class=b>Key skills</div><table class=k><tr><td>SAP modules</td><td>FI, CO, Asset Accounting, Funds Management</td></tr><tr><td>Methods</td><td>SAP Activate, fit-to-standard workshops, cutover planning</td></tr><tr><td>Tools</td><td>Solution Manager, Signavio, LSMW, Jira</td></tr></table>
<div class=b>Contract history</div>
${contract("Lead SAP Finance Consultant", "Department of Rivers and Basins", "Limestone Plains Recruiting", "September 2023 to date", "Design authority for finance in a move of three agencies to one S/4HANA system", "Ran 46 fit-to-standard workshops; 212 requirements became 58 gaps and then 19", "Built the cutover plan of 640 steps and led two rehearsals", "Coach four graduates of the department", "Closed the old system on the planned Sunday and kept it readable for the auditors")}
${contract("Senior SAP FICO Consultant", "National Records Authority", "Limestone Plains Recruiting", "February 2020 to August 2023", "Funds management, budget control and appropriation reports", "Year-end close from twelve days to five", "Extended six times")}
${contract("SAP FICO Consultant", "Royal Monaro Hospital Group", "Currawong IT People", "May 2018 to December 2019", "Asset accounting for 31,000 items of equipment", "Migration of fifteen years of balances with LSMW")}
${contract("SAP Finance Analyst", "Department of Rivers and Basins", "Currawong IT People", "March 2015 to April 2018", "Second-level support of 900 users; month-end on call", "Cleared a backlog of 340 tickets in the first quarter", "Wrote the guide to corporate cards that is still on the intranet", "Tested two upgrades and a change of bank", "Travel expenses moved from paper to SAP in four months", "Handed over to a permanent analyst whom I had trained")}
<div class=b>Permanent positions</div>
${contract("SAP Business Analyst", "Witrand Platinum Mines, Rustenburg, South Africa", "", "July 2010 to January 2015", "Cost centre reports for four shafts", "Trained key users in three languages")}
${contract("Graduate Accountant", "Highveld Grocers Ltd, Pretoria, South Africa", "", "January 2007 to June 2010", "Creditors, then the SAP team")}
<div class=b>Education and certification</div><table class=k><tr><td>2006</td><td>Bachelor of Commerce (Accounting Sciences), University of the Magaliesberg</td></tr><tr><td>2003</td><td>National Senior Certificate, Hoërskool Jakaranda, Pretoria</td></tr><tr><td>2021</td><td>SAP Certified Associate: S/4HANA Financial Accounting</td></tr><tr><td>2012</td><td>SAP Certified Associate: Management Accounting</td></tr></table>
<div class=b>Security clearance</div><p>Negative Vetting Level 1, valid to 17 August 2031</p>
<div class=b>Languages</div><p>English and Afrikaans (both native), Setswana (conversational)</p>
<div class=b>Referees</div><p>Available once an interview has been arranged</p>`;

/** A South African contractor's two pages of SAP projects as PDF: bands, each contract with labels for role, client, agency and “September 2023 to date”, then permanent positions without an agency. */
export const sapConsultant: UnseenCv = {
  name: "South African SAP contractor's two-page PDF: dark bands, Role, Client, Agency and Period (“September 2023 to date”) as labels, contracts through agencies, permanent positions apart",
  type: "pdf",
  write: print(css, body, {
    margin: "15mm",
    footer: `Pieter Labuschagne – SAP Finance Consultant – 0491 571 804 <span style="float:right"><span class=pageNumber></span>/<span class=totalPages></span></span>`,
  }),
  says: {
    given: "Pieter / PIETER",
    family: "Labuschagne / LABUSCHAGNE",
    email: "pieter@labuschagne.example.org",
    phone: "+61491571804",
    jobs: [
      [
        "Lead SAP Finance Consultant",
        "Department of Rivers and Basins / Limestone Plains Recruiting / Department of Rivers and Basins (Limestone Plains Recruiting) / Department of Rivers and Basins, Limestone Plains Recruiting",
        "2023-09",
        null,
      ],
      [
        "Senior SAP FICO Consultant",
        "National Records Authority / Limestone Plains Recruiting / National Records Authority (Limestone Plains Recruiting) / National Records Authority, Limestone Plains Recruiting",
        "2020-02",
        "2023-08",
      ],
      [
        "SAP FICO Consultant",
        "Royal Monaro Hospital Group / Currawong IT People / Royal Monaro Hospital Group (Currawong IT People) / Royal Monaro Hospital Group, Currawong IT People",
        "2018-05",
        "2019-12",
      ],
      [
        "SAP Finance Analyst",
        "Department of Rivers and Basins / Currawong IT People / Department of Rivers and Basins (Currawong IT People) / Department of Rivers and Basins, Currawong IT People",
        "2015-03",
        "2018-04",
      ],
      [
        "SAP Business Analyst",
        "Witrand Platinum Mines / Witrand Platinum Mines, Rustenburg / Witrand Platinum Mines, Rustenburg, South Africa",
        "2010-07",
        "2015-01",
      ],
      [
        "Graduate Accountant",
        "Highveld Grocers Ltd / Highveld Grocers / Highveld Grocers Ltd, Pretoria / Highveld Grocers Ltd, Pretoria, South Africa",
        "2007-01",
        "2010-06",
      ],
    ],
    studies: [
      [
        "Bachelor of Commerce (Accounting Sciences) / Bachelor of Commerce",
        "University of the Magaliesberg",
        "2006",
      ],
      ["National Senior Certificate", "Hoërskool Jakaranda / Hoërskool Jakaranda, Pretoria", "2003"],
    ],
    skills: [
      "FI",
      "CO",
      "Asset Accounting",
      "Funds Management",
      "SAP Activate",
      "fit-to-standard workshops",
      "cutover planning",
      "Solution Manager",
      "Signavio",
      "LSMW",
      "Jira",
    ],
    licences: [
      [
        "SAP Certified Associate: S/4HANA Financial Accounting / SAP Certified Associate, S/4HANA Financial Accounting / SAP Certified Associate (S/4HANA Financial Accounting)",
      ],
      [
        "SAP Certified Associate: Management Accounting / SAP Certified Associate, Management Accounting / SAP Certified Associate (Management Accounting)",
      ],
      [
        "Negative Vetting Level 1 / NV1 / Negative Vetting 1 / Negative Vetting Level 1 (NV1) / Security clearance: Negative Vetting Level 1",
        undefined,
        "2031-08-17",
      ],
    ],
    languages: ["English", "Afrikaans", "Setswana"],
    besides: ["Security clearance"],
  },
};
