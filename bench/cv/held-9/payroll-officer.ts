import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.45 "DejaVu Serif",serif;color:#666}.g{display:grid;grid-template-columns:1fr 52mm;gap:8mm}h1{font-size:30pt;line-height:1.1;margin:0;color:#000}.o{margin:1mm 0 0}.c p{margin:0}.c{font-size:9pt}.c b{color:#e8654f}h2{font:700 9pt "DejaVu Sans",sans-serif;color:#e8654f;margin:7mm 0 2mm}.t{font:10pt "DejaVu Sans",sans-serif;color:#000;margin:3mm 0 0;break-after:avoid}.t b{font-weight:700}.d{font:8pt "DejaVu Sans",sans-serif;margin:.5mm 0 1.5mm;break-after:avoid}p{margin:0 0 1.5mm}ul{margin:0 0 2mm;padding-left:5mm}`;

const entry = (place: string, title: string, dates: string, text = "") =>
  `<p class=t><b>${place}</b> — <i>${title}</i><p class=d>${dates}${text && `<p>${text}`}`;

const body = `<div class=g><div><h1>Rachel Okonjo-Blair</h1><p class=o>Payroll and accounts, back at work and glad of it
<h2>EXPERIENCE</h2>
${entry("Ashburton Neighbourhood House, Ashburton", "Bookkeeper (casual)", "FEBRUARY 2024 - PRESENT", "Fortnightly pays for eleven tutors, activity statements and the yearly audit file. Six hours a week in school time.")}
${entry("Career break", "full-time parent", "MARCH 2016 - JANUARY 2024", "Three children. Treasurer of the kindergarten committee for two of those years, with a budget of $310,000.")}
${entry("Lumsden Pike, Melbourne", "Payroll Officer", "AUGUST 2011 - MARCH 2016", "End-to-end payroll for 640 people on four awards; first point of call for questions on leave, long service and termination payments. Tested the move from MicrOpay to a new system over three parallel runs.")}
${entry("Merri Vale City Council, Coburg", "Accounts Clerk", "FEBRUARY 2008 - JULY 2011", "Matched, coded and paid 900 invoices a month.")}
<h2>EDUCATION</h2>
${entry("Eastern Business College, Box Hill", "Diploma of Accounting", "FEBRUARY 2006 - NOVEMBER 2007")}
${entry("Online", "Certificate IV in Accounting and Bookkeeping (refresher)", "COMPLETED OCTOBER 2023", "Through Bright Ledger Training, over two winters of evenings.")}
<h2>VOLUNTEERING</h2>
${entry("Hartwell Junior Netball Club", "Treasurer", "2019 - 2022", "Set up online payments and retired the biscuit tin.")}
</div><div><div class=c><p>12 Yuile Street<p>Ashwood, VIC 3147<p><b>0491 570 313</b><p><b>rachel.ob@inkpost.example</b></div>
<h2>SKILLS</h2><p>Single Touch Payroll<p>Award interpretation<p>Xero<p>MYOB<p>Reconciliation<p>Pivot tables
<h2>AWARDS</h2><p><b>Staff Thank-You Award</b>, Lumsden Pike, 2014
<h2>LICENCES</h2><p>Police check, May 2024<p>Working With Children Check 1187402A, to 30/06/2029<p>Full driver licence (car)
<h2>LANGUAGES</h2><p>English, Igbo (spoken)
<h2>REFEREES</h2><p>Jill Trembath, Manager, Ashburton Neighbourhood House, 03 5550 0188</div></div>`;

/** A parent who returns to work, in a word processor's template with a narrow right column: place, town, dash and title in one line, months in capitals below, and a career break among the jobs. */
export const payrollOfficer: UnseenCv = {
  name: "place, town, dash, title; a career break; narrow column at the right",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Rachel",
    family: "Okonjo-Blair",
    email: "rachel.ob@inkpost.example",
    phone: "+61491570313",
    jobs: [
      [
        "Bookkeeper (casual) / Bookkeeper",
        "Ashburton Neighbourhood House / Ashburton Neighbourhood House, Ashburton",
        "2024-02",
        null,
      ],
      ["Payroll Officer", "Lumsden Pike / Lumsden Pike, Melbourne", "2011-08", "2016-03"],
      ["Accounts Clerk", "Merri Vale City Council / Merri Vale City Council, Coburg", "2008-02", "2011-07"],
      ["Treasurer", "Hartwell Junior Netball Club", "2019", "2022"],
    ],
    studies: [
      ["Diploma of Accounting", "Eastern Business College / Eastern Business College, Box Hill", "2007-11"],
      [
        "Certificate IV in Accounting and Bookkeeping (refresher) / Certificate IV in Accounting and Bookkeeping",
        "Bright Ledger Training",
        "2023-10",
      ],
    ],
    skills: [
      "Single Touch Payroll",
      "Award interpretation",
      "Xero",
      "MYOB",
      "Reconciliation",
      "Pivot tables",
    ],
    licences: [["Police check"], ["Working With Children Check", "1187402A", "2029-06-30"]],
    drives: ["C"],
    languages: ["English", "Igbo"],
    besides: ["full-time parent", "Career break", "Staff Thank-You Award"],
  },
};
