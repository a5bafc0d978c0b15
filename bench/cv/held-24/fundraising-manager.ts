import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.4 "DejaVu Sans",sans-serif;color:#181818}.p{display:flex;min-height:297mm}aside{width:62mm;background:#293e49;color:#e1e8ed;padding:11mm 7mm;box-sizing:border-box;font-size:8.8pt}aside h2{font-size:11pt;font-weight:400;color:#fff;margin:6mm 0 2mm}aside p{margin:0 0 1mm;overflow-wrap:anywhere}aside i{font-style:normal;color:#a8b0b5}main{flex:1;padding:11mm 12mm 8mm 9mm}h1{font-size:22pt;font-weight:400;margin:0}.h{margin:1mm 0}.l{color:#777;margin:0 0 4mm}main h2{font-size:13.5pt;font-weight:400;margin:6mm 0 2mm}hr{border:0;border-top:.2mm solid #ccc;margin:4mm 0 0}.j{margin-bottom:4mm}.j p{margin:0}.e{font-size:11pt}.d{font-size:9pt}.g{font-size:9pt;color:#888}.j .x{margin-top:1.5mm;font-size:9pt}`;
const job = (at: string, title: string, when: string, place: string, words = "") =>
  `<div class=j><p class=e>${at}</p><p>${title}</p><p class=d>${when}</p>${place && `<p class=g>${place}</p>`}${words && `<p class=x>${words}</p>`}</div>`;
const study = (at: string, title: string, years: string) =>
  `<div class=j><p class=e>${at}</p><p class=d>${title} <span class=g>· (${years})</span></p></div>`;

const body = `<div class=p><aside><h2>Contact</h2><p>0491 579 212 <i>(Mobile)</i></p><p>annelies.vdh@example.com</p><p>www.linkedin.com/in/annelies-vdh-example <i>(LinkedIn)</i></p>
<h2>Top Skills</h2><p>Major Gifts</p><p>Bequest Programs</p><p>Donor Stewardship</p>
<h2>Languages</h2><p>Dutch <i>(Native or Bilingual)</i></p><p>English <i>(Full Professional)</i></p><p>German <i>(Limited Working)</i></p>
<h2>Certifications</h2><p>Certified Fund Raising Executive (CFRE)</p><p>Mental Health First Aid</p>
<h2>Honors-Awards</h2><p>Campaign of the Year 2024</p></aside>
<main><h1>Annelies van der Heijden</h1><p class=h>Fundraising Manager at Bright Harbour Foundation | CFRE | she/her</p><p class=l>Greater Newcastle Area, New South Wales, Australia</p>
<h2>Summary</h2><p>I ask people for money and they thank me for it. Fifteen years in charities on two continents, from street teams to six-figure bequests.</p><hr>
<h2>Experience</h2>
${job("Bright Harbour Foundation", "Fundraising Manager", "February 2021 - Present (5 years 10 months)", "Newcastle, New South Wales, Australia", "Team of six; income from $2.1 to $4.7 million a year. Led the appeal for the children's hospice.")}
${job("Koala Coast Rescue", "Donor Relations Coordinator", "August 2017 - January 2021 (3 years 6 months)", "Port Macquarie, New South Wales, Australia")}
${job("Career Break", "Relocation", "January 2017 - July 2017 (7 months)", "")}
${job("Stichting Warme Winter", "Fundraiser", "March 2011 - December 2016 (5 years 10 months)", "Utrecht, Netherlands", "Door to door at first, then companies and trusts.")}
${job("Café De Zwaan", "Waitress", "2008 - 2010 (2 years)", "Utrecht, Netherlands")}
<hr><h2>Education</h2>
${study("Hogeschool Midden-Nederland", "Bachelor of Communication", "2007 - 2011")}
${study("Hunter Valley University", "Graduate Certificate in Philanthropy and Nonprofit Studies", "2019 - 2020")}
</main></div>`;

/** A Dutch-born fundraising manager's profile of a professional network saved as PDF: dark sidebar with “Top Skills”, employer over title over dates with lengths, a career break as an entry. */
export const fundraisingManager: UnseenCv = {
  name: "Dutch fundraising manager's saved network profile with a dark sidebar: employer over title over “dates (length)”, a career break as an entry, surname of three words",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Annelies",
    family: "van der Heijden",
    email: "annelies.vdh@example.com",
    phone: "+61491579212",
    jobs: [
      ["Fundraising Manager", "Bright Harbour Foundation", "2021-02", null],
      ["Donor Relations Coordinator", "Koala Coast Rescue", "2017-08", "2021-01"],
      ["Fundraiser", "Stichting Warme Winter", "2011-03", "2016-12"],
      ["Waitress", "Café De Zwaan", "2008", "2010"],
    ],
    studies: [
      ["Bachelor of Communication", "Hogeschool Midden-Nederland", "2011"],
      ["Graduate Certificate in Philanthropy and Nonprofit Studies", "Hunter Valley University", "2020"],
    ],
    skills: ["Major Gifts", "Bequest Programs", "Donor Stewardship"],
    licences: [
      ["Certified Fund Raising Executive (CFRE) / Certified Fund Raising Executive / CFRE"],
      ["Mental Health First Aid"],
    ],
    languages: ["Dutch", "English", "German"],
    besides: ["Career Break", "Relocation", "Campaign of the Year", "CFRE"],
  },
};
