import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.4 "DejaVu Sans",sans-serif;color:#181818}.p{display:flex;height:279mm;break-after:page;position:relative}.p:last-child{break-after:auto}.l{width:66mm;flex:none;box-sizing:border-box;background:#293e49;color:#fff;padding:11mm 8mm;font-size:9.2pt}.l h4{font-weight:400;font-size:12pt;margin:7mm 0 2mm}.l h4:first-child{margin:0 0 2mm}.l p{margin:0 0 1.4mm;overflow-wrap:anywhere}.l i{font-style:normal;color:#b0bcc3}.m{padding:11mm 8mm;flex:1}h1{font-weight:400;font-size:25pt;margin:0}h2{font-weight:400;font-size:15pt;border-top:.25mm solid #c8ccd0;margin:6mm 0 2mm;padding-top:4mm}.m p{margin:0}.c{font-size:11.6pt;margin-top:3.5mm!important}.r{font-size:11pt;margin-top:1.2mm!important}.g{color:#8a8f94;font-size:9.4pt}.f{position:absolute;bottom:0;left:66mm;right:0;text-align:center;font-size:9pt;color:#8a8f94}`;

const role = (title: string, when: string, where: string, more = "") =>
  `<p class=r>${title}</p><p>${when}</p>${where && `<p class=g>${where}</p>`}${more && `<p style="margin:1mm 0 2mm">${more}</p>`}`;
const firm = (words: string, total = "") => `<p class=c>${words}</p>${total && `<p>${total}</p>`}`;
const page = (left: string, main: string, nth: number) =>
  `<div class=p><div class=l>${left}</div><div class=m>${main}</div><div class=f>Page ${nth} of 2</div></div>`;

const body =
  page(
    `<h4>Contact</h4><p>thandeka.duplessis@example.com</p><p>www.linkedin.com/in/thandeka-du-plessis-fiaa <i>(LinkedIn)</i></p><h4>Top Skills</h4><p>Reserving</p><p>Catastrophe Modelling</p><p>R (Programming Language)</p><h4>Languages</h4><p>Zulu <i>(Native or Bilingual)</i></p><p>Afrikaans <i>(Professional Working)</i></p><p>English <i>(Native or Bilingual)</i></p><h4>Certifications</h4><p>Chartered Enterprise Risk Actuary</p><p>AWS Cloud Practitioner</p><h4>Honors-Awards</h4><p>Young Actuary of the Year 2021</p><h4>Publications</h4><p>Hail on solar panels: a frequency model</p>`,
    `<h1>Thandeka du Plessis FIAA</h1><p style="font-size:11.5pt;margin-top:2mm">Head of Reserving | General insurance, climate and a lot of hail</p><p class=g style="margin-top:1mm">Greater Brisbane Area</p>
<h2>Summary</h2><p>Fellow of two actuarial institutes. I turn weather and worry into numbers that boards can use. Mother of twins, runner of slow marathons.</p>
<h2>Experience</h2>
${firm("Coolabah Insurance Group", "4 years 10 months")}
${role("Head of Reserving", "July 2025 - Present (1 year 5 months)", "Brisbane, Queensland, Australia", "Team of nine. Quarterly valuation of $3.8 billion across home, motor and farm.")}
${role("Senior Manager, Actuarial", "February 2022 - June 2025 (3 years 5 months)", "Brisbane, Queensland, Australia", "Built the hail model after the October storms.")}
${firm("Moss, Tillbrook &amp; Partners", "2 years 7 months")}
${role("Consulting Actuary", "July 2019 - January 2022 (2 years 7 months)", "Sydney, Australia")}
${firm("Drakensberg Life", "5 years 6 months")}
${role("Actuarial Specialist", "January 2017 - June 2019 (2 years 6 months)", "Johannesburg Area, South Africa", "Pricing of funeral policies, and the hard talks about them.")}
${role("Actuarial Analyst", "January 2014 - December 2016 (3 years)", "Johannesburg Area, South Africa")}`,
    1,
  ) +
  page(
    "",
    `<h2 style="border:0;margin:0;padding:0">Education</h2>
${firm("Institute of Actuarial Fellows")}<p>Fellowship, Actuarial Science · (2015 - 2019)</p>
${firm("University of the Vaal")}<p>Bachelor of Commerce - BCom Honours, Actuarial Science · (2010 - 2013)</p>
${firm("Pietermaritzburg Collegiate School")}<p>National Senior Certificate, 7 distinctions · (2005 - 2009)</p>`,
    2,
  );

/** A South African actuary's export from a professional network: letters behind the name and no phone, two roles in each of two firms with totals, a consulting firm named after partners. */
export const actuary: UnseenCv = {
  name: "South African actuary's professional-network export: particle and letters in the name, no phone, totals above roles",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Thandeka",
    family: "du Plessis",
    email: "thandeka.duplessis@example.com",
    jobs: [
      ["Head of Reserving", "Coolabah Insurance Group", "2025-07", null],
      ["Senior Manager, Actuarial", "Coolabah Insurance Group", "2022-02", "2025-06"],
      ["Consulting Actuary", "Moss, Tillbrook & Partners", "2019-07", "2022-01"],
      ["Actuarial Specialist", "Drakensberg Life", "2017-01", "2019-06"],
      ["Actuarial Analyst", "Drakensberg Life", "2014-01", "2016-12"],
    ],
    studies: [
      [
        "Fellowship, Actuarial Science / Fellowship / Fellowship (Actuarial Science) / Fellowship in Actuarial Science",
        "Institute of Actuarial Fellows",
        "2019",
      ],
      [
        "Bachelor of Commerce - BCom Honours, Actuarial Science / Bachelor of Commerce - BCom Honours / Bachelor of Commerce / Bachelor of Commerce, Actuarial Science / Bachelor of Commerce (Actuarial Science) / Bachelor of Commerce - BCom Honours (Actuarial Science)",
        "University of the Vaal",
        "2013",
      ],
      [
        "National Senior Certificate, 7 distinctions / National Senior Certificate / National Senior Certificate (7 distinctions)",
        "Pietermaritzburg Collegiate School",
        "2009",
      ],
    ],
    skills: ["Reserving", "Catastrophe Modelling", "R (Programming Language) / R"],
    licences: [
      ["Chartered Enterprise Risk Actuary"],
      ["AWS Cloud Practitioner / AWS Certified Cloud Practitioner"],
    ],
    languages: ["Zulu", "Afrikaans", "English"],
    besides: ["Young Actuary of the Year", "Hail on solar panels", "FIAA", "Fellow"],
  },
};
