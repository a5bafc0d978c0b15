import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.4 "DejaVu Sans",sans-serif;color:#181818}.p{display:flex;height:279mm;break-after:page;position:relative}.p:last-child{break-after:auto}.l{width:64mm;flex:none;box-sizing:border-box;background:#293e49;color:#fff;padding:11mm 8mm;font-size:9.2pt}.l h4{font-weight:400;font-size:12pt;margin:7mm 0 2mm}.l h4:first-child{margin:0 0 2mm}.l p{margin:0 0 1.4mm;overflow-wrap:anywhere}.l i{font-style:normal;color:#b0bcc3}.m{padding:11mm 8mm;flex:1}h1{font-weight:400;font-size:25pt;margin:0}h2{font-weight:400;font-size:15pt;border-top:.25mm solid #c8ccd0;margin:6mm 0 2mm;padding-top:4mm}.m p{margin:0}.c{font-size:11.6pt;margin-top:3.5mm!important}.r{font-size:11pt;margin-top:1.2mm!important}.g{color:#8a8f94;font-size:9.4pt}.f{position:absolute;bottom:0;left:64mm;right:0;text-align:center;font-size:9pt;color:#8a8f94}`;

const role = (title: string, when: string, where: string, more = "") =>
  `<p class=r>${title}</p><p>${when}</p>${where && `<p class=g>${where}</p>`}${more && `<p style="margin:1mm 0 2mm">${more}</p>`}`;
const page = (left: string, main: string, nth: number) =>
  `<div class=p><div class=l>${left}</div><div class=m>${main}</div><div class=f>Page ${nth} of 2</div></div>`;

const body =
  page(
    `<h4>Contact</h4><p>+61491574632 <i>(Mobile)</i></p><p>farhan.siddiqui@example.com</p><p>www.linkedin.com/in/farhan-siddiqui-product-4410 <i>(LinkedIn)</i></p><p>farhanwrites.example <i>(Blog)</i></p><h4>Top Skills</h4><p>Product Discovery</p><p>Pricing Strategy</p><p>Stakeholder Management</p><h4>Languages</h4><p>Urdu <i>(Native or Bilingual)</i></p><p>English <i>(Native or Bilingual)</i></p><p>Arabic <i>(Elementary)</i></p><h4>Certifications</h4><p>Certified Scrum Product Owner (CSPO)</p><p>Pragmatic Product Certification Level III</p>`,
    `<h1>Farhan Siddiqui</h1><p style="font-size:11.5pt;margin-top:2mm">Group Product Manager at Paperbark Pay | ex-Souk Delivery | Payments, pricing, people</p><p class=g style="margin-top:1mm">Sydney, New South Wales, Australia</p>
<h2>Summary</h2><p>I build payment products that small shops can switch on in an afternoon. Before product I was a software engineer, and before that I sold phone covers in Karachi. Ask me about refunds.</p>
<h2>Experience</h2>
<p class=c>Paperbark Pay</p><p>5 years 3 months</p>
${role("Group Product Manager", "January 2025 - Present (1 year 11 months)", "Sydney, Australia", "Four squads, 31 people. Owner of terminals, payouts and pricing. Grew merchants from 9,000 to 26,000.")}
${role("Senior Product Manager", "July 2023 - December 2024 (1 year 6 months)", "Sydney, Australia", "• Launched instant payouts<br>• Cut chargebacks by a third")}
${role("Product Manager", "September 2021 - June 2023 (1 year 10 months)", "")}
<p class=c>Souk Delivery FZ-LLC</p>${role("Product Owner", "March 2018 - August 2021 (3 years 6 months)", "Dubai, United Arab Emirates", "Checkout, wallet and rider earnings in five countries.")}
<p class=c>Indus Software House</p><p>3 years 8 months</p>
${role("Senior Software Engineer", "January 2016 - February 2018 (2 years 2 months)", "Karachi, Pakistan")}
${role("Software Engineer", "July 2014 - December 2015 (1 year 6 months)", "Karachi, Pakistan")}`,
    1,
  ) +
  page(
    "",
    `<p class=c style="margin-top:0!important">Startup Bazaar Sydney</p>${role("Mentor", "2023 - Present (3 years)", "", "Two founders a term, mostly migrants.")}
<h2>Education</h2>
<p class=c>Botany Bay Business School</p><p>Master of Business Administration - MBA, Strategy · (February 2022 - November 2024)</p>
<p class=c>Clifton University of Engineering</p><p>Bachelor of Science (BS), Computer Science · (2010 - 2014)</p>
<p class=c>St Joseph's Cantonment College</p><p>Intermediate, Pre-Engineering · (2008 - 2010)</p>`,
    2,
  );

/** A product manager's export from a professional network: a phone without spaces, three roles with one firm and two with another, a mentor's role among the jobs, degrees with dots and brackets. */
export const productManager: UnseenCv = {
  name: "Pakistani product manager's professional-network export: three roles at one firm, two at another, a mentor's role",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Farhan",
    family: "Siddiqui",
    email: "farhan.siddiqui@example.com",
    phone: "+61491574632",
    jobs: [
      ["Group Product Manager", "Paperbark Pay", "2025-01", null],
      ["Senior Product Manager", "Paperbark Pay", "2023-07", "2024-12"],
      ["Product Manager", "Paperbark Pay", "2021-09", "2023-06"],
      ["Product Owner", "Souk Delivery FZ-LLC / Souk Delivery", "2018-03", "2021-08"],
      ["Senior Software Engineer", "Indus Software House", "2016-01", "2018-02"],
      ["Software Engineer", "Indus Software House", "2014-07", "2015-12"],
    ],
    studies: [
      [
        "Master of Business Administration - MBA, Strategy / Master of Business Administration / Master of Business Administration - MBA / Master of Business Administration, Strategy / Master of Business Administration (Strategy) / MBA, Strategy / MBA",
        "Botany Bay Business School",
        "2024-11",
      ],
      [
        "Bachelor of Science (BS), Computer Science / Bachelor of Science / Bachelor of Science (BS) / Bachelor of Science, Computer Science / Bachelor of Science (Computer Science)",
        "Clifton University of Engineering",
        "2014",
      ],
      [
        "Intermediate, Pre-Engineering / Intermediate / Intermediate (Pre-Engineering)",
        "St Joseph's Cantonment College",
        "2010",
      ],
    ],
    skills: ["Product Discovery", "Pricing Strategy", "Stakeholder Management"],
    licences: [
      ["Certified Scrum Product Owner (CSPO) / Certified Scrum Product Owner / CSPO"],
      ["Pragmatic Product Certification Level III / Pragmatic Product Certification"],
    ],
    languages: ["Urdu", "English", "Arabic"],
    besides: ["Mentor", "Startup Bazaar Sydney"],
  },
};
