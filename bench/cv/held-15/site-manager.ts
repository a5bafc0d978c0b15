import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{margin:10mm 0 12mm}body{font:9.2pt/1.5 ArialUnicodeMS,Arial,"DejaVu Sans",sans-serif;color:#181818}.bar{position:fixed;top:-30mm;bottom:-30mm;left:0;width:66mm;background:#293e49}aside{position:absolute;left:0;top:12mm;width:54mm;padding:0 6mm;color:#e1e8ed}aside h2{font-size:11pt;font-weight:400;color:#fff;margin:7mm 0 2mm}aside p{margin:0 0 1.4mm;font-size:8.4pt;overflow-wrap:anywhere}main{position:relative;margin-left:66mm;padding:12mm 10mm 0 10mm}h1{font-size:21pt;font-weight:400;margin:0}.head{font-size:10pt;margin:1mm 0 0}.where{color:#b0b0b0;margin:1mm 0 0}main h2{font-size:13.5pt;font-weight:400;margin:8mm 0 3mm}h3{font-size:10.4pt;margin:4mm 0 0;font-weight:400}h4{font-size:9.8pt;font-weight:400;margin:1.5mm 0 0}main p{margin:0}.g{color:#8a8a8a}.d{margin-top:1.5mm!important;white-space:pre-line}`;

const role = (title: string, when: string, where: string, text = "") =>
  `<h4>${title}</h4><p>${when}</p><p class=g>${where}</p>${text && `<p class=d>${text}</p>`}`;

const body = `<div class=bar></div><aside><h2 style="margin-top:0">Contact</h2><p>+61491570158 (Mobile)</p><p>declan.tuohy@example.com</p><p>www.linkedin.example/in/declan-tuohy (LinkedIn)</p>
<h2>Top Skills</h2><p>Concrete Structures</p><p>Construction Sequencing</p><p>Subcontractor Management</p>
<h2>Languages</h2><p>English (Native or Bilingual)</p><p>Irish (Limited Working)</p>
<h2>Certifications</h2><p>White Card (CPCCWHS1001)</p><p>Safe Pass</p><p>Site Management Safety Training Scheme (SMSTS)</p><p>Provide First Aid</p>
<h2>Honors-Awards</h2><p>Young Engineer of the Year, South East Region</p></aside>
<main><h1>Declan Tuohy</h1><p class=head>Senior Site Manager | Health and education builds | From Wexford to Brisbane</p><p class=where>Greater Brisbane Area</p>
<h2>Summary</h2><p>I keep jobs moving. Eleven years on site, first with a level on my shoulder and now with a crew of up to ninety. Most of my work is concrete-frame: two hospital wings, a school, three apartment blocks and a bus station that nobody noticed because it opened on time.<br><br>Chat to me about slab cycles, good subbies or hurling.</p>
<h2>Experience</h2>
<h3>Kilbarrow Constructions</h3><p>5 years 3 months</p>
${role("Senior Site Manager", "January 2024 - Present (2 years 11 months)", "Brisbane, Queensland, Australia", "Northern wing of a 220-bed public hospital, $180m, design and construct.\n• Three site managers, two engineers and 34 subcontractors\n• Handed over levels 1 to 4 six weeks ahead of the contract programme\n• No lost-time injury in 410 days")}
${role("Site Manager", "September 2021 - January 2024 (2 years 5 months)", "Brisbane, Queensland, Australia", "New senior campus for a P-12 school and the refurbishment of a heritage hall next to it, with lessons going on all the while.")}
<h3>Hartigan &amp; Roe Building Contractors</h3>
${role("Site Engineer", "June 2017 - August 2021 (4 years 3 months)", "Dublin, Ireland", "Setting out, pour records, RFIs and temporary works for two apartment blocks of eight storeys in the docklands. Looked after four graduates.")}
<h3>Slaney Civil</h3>
${role("Graduate Engineer", "September 2015 - May 2017 (1 year 9 months)", "Wexford, Ireland", "Road realignment, drainage and a small bridge. Quantities and monthly claims.")}
<h3>Tuohy Agri Hire</h3>
${role("General Operative", "June 2012 - August 2014 (2 years 3 months)", "Enniscorthy, Ireland")}
<h2>Education</h2>
<h3>Barrowside Institute of Technology</h3><p>Bachelor of Engineering (Honours), Civil Engineering · (2011 - 2015)</p>
<h3>St Aidan's Secondary School</h3><p>Leaving Certificate · (2005 - 2011)</p></main>`;

/** An Irish site manager's profile saved as PDF from the professional network: dark column with the contact and top skills, two roles under one employer with its total duration. */
export const siteManager: UnseenCv = {
  name: "Irish site manager's network profile, dark column, two roles under one employer",
  type: "pdf",
  write: print(css, body, {
    footer: `<div style="text-align:right;color:#888;font-size:8px">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
  }),
  says: {
    given: "Declan",
    family: "Tuohy",
    email: "declan.tuohy@example.com",
    phone: "+61491570158",
    jobs: [
      ["Senior Site Manager", "Kilbarrow Constructions", "2024-01", null],
      ["Site Manager", "Kilbarrow Constructions", "2021-09", "2024-01"],
      ["Site Engineer", "Hartigan & Roe Building Contractors", "2017-06", "2021-08"],
      ["Graduate Engineer", "Slaney Civil", "2015-09", "2017-05"],
      ["General Operative", "Tuohy Agri Hire", "2012-06", "2014-08"],
    ],
    studies: [
      [
        "Bachelor of Engineering (Honours), Civil Engineering / Bachelor of Engineering (Honours)",
        "Barrowside Institute of Technology",
        "2015",
      ],
      ["Leaving Certificate", "St Aidan's Secondary School", "2011"],
    ],
    skills: ["Concrete Structures", "Construction Sequencing", "Subcontractor Management"],
    licences: [
      ["White Card (CPCCWHS1001) / White Card"],
      ["Safe Pass"],
      ["Site Management Safety Training Scheme (SMSTS) / Site Management Safety Training Scheme / SMSTS"],
      ["Provide First Aid / First Aid"],
    ],
    languages: ["English", "Irish"],
    besides: ["Young Engineer of the Year"],
  },
};
