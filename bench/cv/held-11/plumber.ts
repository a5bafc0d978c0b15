import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.4pt;line-height:1.45;color:#1c1c28}.p{color:#888;font-size:8pt;margin:0 0 4mm}h1{font-size:21pt;margin:0}.k{color:#555;margin:0 0 3mm}h2{font-size:12.5pt;margin:6mm 0 2mm;color:#0d3880}.e{border:.3mm solid #d6dbe6;border-radius:2mm;padding:2.5mm 4mm;margin-bottom:2.5mm;break-inside:avoid}.e p,.f p{margin:0 0 .5mm}.e small,.e i{color:#666;font-style:normal}.s span{display:inline-block;background:#e7edfa;border-radius:4mm;padding:.6mm 3mm;margin:0 1.5mm 1.5mm 0}.f{display:grid;grid-template-columns:44mm 1fr;gap:.8mm 4mm}.f b{font-weight:400;color:#666}`;

const card = (head: string, ...lines: readonly string[]) =>
  `<div class=e><p><b>${head}</b>${lines.map((line) => `<p>${line}`).join("")}</div>`;
const field = (label: string, text: string) => `<b>${label}</b><span>${text}</span>`;

const body = `<p class=p>TradeTrack profile · exported 3 Dec 2025 · profile visibility: standard<h1>Caitlin Grogan</h1><p class=k>Lithgow NSW · 0491 577 644 · caitlin.grogan@example.com
<h2>Personal summary</h2><p>Licensed plumber, drainer and gasfitter, eleven years on the tools. Hospitals, heritage pubs and tanks on the wrong side of the hill. I would like to swap Sunday invoices for a van that belongs to someone else.
<h2>Career history</h2>
${card("Owner Operator", "Grogan Plumbing &amp; Gas", "<small>Nov 2021 - Present · 4 years 2 months</small>", "Homes, farms and two caravan parks within an hour of Lithgow. One apprentice since 2023.")}
${card("Maintenance Plumber", "Hassans Walls District Hospital", "<small>Feb 2018 - Oct 2021 · 3 years 9 months</small>", "Warm water systems, backflow testing, medical gas isolation with the contractor, on call one week in four.")}
${card("Apprentice Plumber", "Dripping Tap Co.", "<small>Jan 2014 - Jan 2018 · 4 years 1 month</small>", "New housing at Bathurst, roofing and a great deal of trench.")}
${card("Trolley Collector", "Bowenfels Plaza", "<small>2012 - 2013 · 1 year</small>", "<i>No description added</i>")}
<h2>Education</h2>
${card("Certificate IV in Plumbing and Services", "Blue Ranges TAFE", "<small>Finished 2021</small>")}
${card("Certificate III in Plumbing", "Blue Ranges TAFE", "<small>Finished 2017</small>")}
${card("Year 12", "Cooerwull High School", "<small>Finished 2013</small>")}
<h2>Licences &amp; certifications</h2>
${card("Contractor Licence: Plumber, Drainer and Gasfitter", "NSW Fair Trading · No. 318842C", "<small>Issued Mar 2022 · Expires 14 Mar 2028</small>")}
${card("Backflow Prevention Accreditation", "Blue Ranges TAFE", "<small>Issued May 2019 · No expiry</small>")}
${card("White Card", "SafeWork NSW · No. CGI01188420", "<small>Issued Jan 2014 · No expiry</small>")}
${card("Enter and Work in Confined Spaces", "Zig Zag Safety", "<small>Issued Aug 2024 · Expires Aug 2026</small>")}
<h2>Skills</h2><p class=s>${["Hot water changeovers", "Drain camera", "Thermostatic mixing valves", "Septic and AWTS", "Roof sheeting", "Poly welding", "Quoting", "Tradify"].map((skill) => `<span>${skill}</span>`).join(" ")}
<h2>Languages</h2><p>English<p>Irish
<h2>About your next role</h2><div class=f>${field("Availability", "4 weeks notice")}${field("Preferred work types", "Full time")}${field("Preferred locations", "Lithgow, Bathurst, Blue Mountains")}${field("Right to work", "Australian citizen")}${field("Preferred classification", "Plumbers (Trades &amp; Services)")}${field("Driver licence", "Class C")}${field("Salary expectation", "$52 per hour")}</div>`;

/** A plumber's profile that a job site printed: cards with title, company and months with their length, licences with issue and expiry on one line, skills as chips, and the site's questions on the next role at the end. */
export const plumber: UnseenCv = {
  name: "job site's profile: cards with lengths, issue and expiry, next role at the end",
  type: "pdf",
  write: print(css, body, {
    margin: "15mm",
    footer:
      "Caitlin Grogan · TradeTrack · Page <span class=pageNumber></span> of <span class=totalPages></span>",
  }),
  says: {
    given: "Caitlin",
    family: "Grogan",
    email: "caitlin.grogan@example.com",
    phone: "+61491577644",
    jobs: [
      ["Owner Operator", "Grogan Plumbing & Gas", "2021-11", null],
      ["Maintenance Plumber", "Hassans Walls District Hospital", "2018-02", "2021-10"],
      ["Apprentice Plumber", "Dripping Tap Co. / Dripping Tap Co", "2014-01", "2018-01"],
      ["Trolley Collector", "Bowenfels Plaza", "2012", "2013"],
    ],
    studies: [
      ["Certificate IV in Plumbing and Services", "Blue Ranges TAFE", "2021"],
      ["Certificate III in Plumbing", "Blue Ranges TAFE", "2017"],
      ["Year 12", "Cooerwull High School", "2013"],
    ],
    skills: [
      "Hot water changeovers",
      "Drain camera",
      "Thermostatic mixing valves",
      "Septic and AWTS",
      "Roof sheeting",
      "Poly welding",
      "Quoting",
      "Tradify",
    ],
    licences: [
      ["Contractor Licence: Plumber, Drainer and Gasfitter / Contractor Licence", "318842C", "2028-03-14"],
      ["Backflow Prevention Accreditation"],
      ["White Card", "CGI01188420"],
      ["Enter and Work in Confined Spaces", undefined, "2026-08"],
    ],
    drives: ["C"],
    languages: ["English", "Irish"],
    besides: ["Plumbers (Trades & Services)"],
  },
};
