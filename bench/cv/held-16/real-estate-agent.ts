import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{margin:0}body{font:9.2pt/1.5 "Source Sans Pro","Open Sans","DejaVu Sans",sans-serif;color:#242b33}.page{display:flex;min-height:296mm}.side{width:56mm;background:#103d4a;color:#fff;padding:16mm 8mm 0}.side h1{font-size:19pt;line-height:1.15;margin:0 0 2mm;text-align:center}.side .role{text-align:center;margin:0 0 9mm;font-size:8.5pt}.side h2{font-size:10.5pt;margin:7mm 0 2mm}.side p{margin:0 0 1mm;overflow-wrap:anywhere}.side .k{opacity:.6;margin-top:2mm}.bar{height:.8mm;background:#ffffff40;margin:0 0 2.5mm}.bar i{display:block;height:100%;background:#fff}.main{flex:1;padding:14mm 9mm 0 11mm}.main h2{font-size:13pt;margin:0 0 2mm;color:#103d4a}.main h2:not(:first-child){margin-top:5.5mm}h3{font-size:9.4pt;margin:2.6mm 0 0}.d{font-size:8pt;color:#7d8790;margin:0 0 1mm}.main p{margin:0 0 1mm}ul{margin:0;padding-left:4.5mm}a{color:inherit}`;

const entry = (what: string, when: string, texts: readonly string[] = []) =>
  `<h3>${what}</h3><p class=d>${when}</p>${texts.length ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;
const bar = (what: string, share: number) =>
  `<p>${what}</p><div class=bar><i style="width:${share}%"></i></div>`;

const body = `<div class=page><div class=side><h1>Yasmin Haddad</h1><p class=role>Sales Agent</p>
<h2>Details</h2><p class=k>Address</p><p>Merrylands, NSW, Australia</p><p class=k>Phone</p><p>0491 570 157</p><p class=k>Email</p><p><a href="mailto:yasmin.haddad@example.com">yasmin.haddad@example.com</a></p><p class=k>Driving licence</p><p>Class C (NSW)</p>
<h2>Skills</h2>${bar("Prospecting", 100)}${bar("Vendor management", 90)}${bar("Negotiation", 90)}${bar("Auction campaigns", 80)}${bar("Agentbox CRM", 80)}${bar("Social media video", 60)}
<h2>Languages</h2>${bar("Arabic", 100)}${bar("English", 100)}${bar("French", 40)}
<h2>Hobbies</h2><p>Pilates, Western Sydney derbies, interior styling</p></div>
<div class=main><h2>Profile</h2><p>Sales agent in the Cumberland and Parramatta area with 118 settled sales in five years. Began on the front desk, moved through leasing and know what each side of the counter worries about. Known for calling back the same day, with good news or bad.</p>
<h2>Employment History</h2>
${entry("Sales Agent at Harrow &amp; Finch Property, Parramatta", "April 2021 — Present", ["Listings of A$31 million in the last financial year, clearance rate of 74 % at auction", "Weekly newsletter to 2,300 owners in Arabic and English", "Train two sales associates in open homes and follow-up calls"])}
${entry("Property Manager at Harrow &amp; Finch Property, Parramatta", "September 2018 — April 2021", ["Portfolio of 164 residential tenancies, arrears below 2 %", "Inspections, routine repairs, NCAT hearings"])}
${entry("Leasing Consultant at Keystone Lane Realty, Granville", "February 2017 — August 2018", ["Open inspections six days a week, applications and reference checks"])}
${entry("Receptionist at Keystone Lane Realty, Granville", "January 2016 — February 2017", ["Telephones, keys, trust account receipts and window cards"])}
<h2>Education</h2>
${entry("Certificate IV in Real Estate Practice, Parramatta Business College", "2020 — 2021")}
${entry("Diploma of Interior Design, Lidcombe School of Design, Sydney", "2014 — 2015")}
${entry("Higher School Certificate, St Mina's Girls' High School, Guildford", "2013")}
<h2>Licences</h2>
<p><b>Class 2 Real Estate Agent Licence</b> (NSW Fair Trading), no. 20417733, expires 12 March 2028</p>
<p><b>Justice of the Peace</b> (NSW), no. 241906</p>
<h2>Awards</h2><p>Rising Star, Western Sydney Property Awards, 2023</p>
<h2>References</h2><p>References available upon request</p>
</div></div>`;

/** A real-estate agent's resume from a resume site: dark column with the name, “Title at Employer, Suburb”, an em dash between months, bars for languages too. */
export const realEstateAgent: UnseenCv = {
  name: "real-estate agent's resume-site PDF: name in the dark column, “Title at Employer, Suburb”",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Yasmin",
    family: "Haddad",
    email: "yasmin.haddad@example.com",
    phone: "+61491570157",
    jobs: [
      ["Sales Agent", "Harrow & Finch Property", "2021-04", null],
      ["Property Manager", "Harrow & Finch Property", "2018-09", "2021-04"],
      ["Leasing Consultant", "Keystone Lane Realty", "2017-02", "2018-08"],
      ["Receptionist", "Keystone Lane Realty", "2016-01", "2017-02"],
    ],
    studies: [
      ["Certificate IV in Real Estate Practice", "Parramatta Business College", "2021"],
      ["Diploma of Interior Design", "Lidcombe School of Design", "2015"],
      ["Higher School Certificate", "St Mina's Girls' High School", "2013"],
    ],
    skills: [
      "Prospecting",
      "Vendor management",
      "Negotiation",
      "Auction campaigns",
      "Agentbox CRM",
      "Social media video",
    ],
    licences: [
      ["Class 2 Real Estate Agent Licence / Real Estate Agent Licence", "20417733", "2028-03-12"],
      ["Justice of the Peace / Justice of the Peace (NSW)", "241906"],
    ],
    drives: ["C"],
    languages: ["Arabic", "English", "French"],
    besides: ["Rising Star", "Western Sydney Property Awards"],
  },
};
