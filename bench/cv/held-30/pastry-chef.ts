import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.3pt/1.45 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:23pt;margin:0}.h{font-size:12pt;margin:0 0 1.5mm}.c{margin:0}h2{font-size:14pt;border-bottom:.3mm solid #d4d2d0;padding-bottom:1mm;margin:6mm 0 3mm;break-after:avoid}.e{margin-bottom:4mm;break-inside:avoid}.e p{margin:0}.t{font-weight:700;font-size:11pt}.a{color:#595959;font-size:10pt}ul{margin:.8mm 0 0;padding-left:6mm}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p>${at && `<p class=a>${at}</p>`}${when && `<p class=a>${when}</p>`}${texts.map((text) => `<p>${text}</p>`).join("")}</div>`;

const body = `<h1>Camille Fauvelet</h1><p class=h>Pastry Chef | Chef pâtissière</p><p class=c>Prahran VIC 3181</p><p class=c>camille.fauvelet@example.org</p><p class=c>0491 570 006</p>
<p style="margin:3mm 0">French pastry chef with thirteen years between Lyon, London and Melbourne. Viennoiserie is my first love and plated desserts pay my rent.</p><p style="margin:0">Authorised to work in AU for any employer</p>
<h2>Work Experience</h2>
${entry("Head Pastry Chef", "Hôtel Yarra Grand-Southbank VIC", "June 2023 to Present", "Brigade of eight for two restaurants, high tea and banquets of up to 600. Cut butter waste by 18% with a new lamination plan. Member of the hotel's safety committee.")}
${entry("Pastry Chef de Partie", "Hôtel Yarra Grand-Southbank VIC", "November 2021 to May 2023", "Plated desserts for the fine dining room.")}
${entry("Baker (night shift)", "Pain Perdu Bakery-Fitzroy VIC", "2019 to 2021", "Croissants, danishes and sourdough, 900 pieces a night.")}
${entry("Commis Pastry Chef", "The Larkspur Club-London", "September 2016 to December 2018")}
${entry("Apprentice Pastry Cook", "Pâtisserie Garancière-Lyon", "September 2013 to July 2016")}
<h2>Education</h2>
${entry("Brevet technique des métiers in Pastry", "Centre des Métiers du Rhône-Lyon", "September 2014 to June 2016")}
${entry("CAP Pâtissier", "Centre des Métiers du Rhône-Lyon", "2013 to 2014")}
${entry("Certificate IV in Patisserie (recognition of prior learning)", "Bayside Culinary Institute-Melbourne VIC", "2022")}
<h2>Skills</h2>${list("Viennoiserie (10+ years)", "Sugar work", "Chocolate tempering (9 years)", "Plated desserts", "Recipe costing (4 years)", "Rostering", "Gluten-free baking (3 years)")}
<h2>Languages</h2>${list("French - Fluent", "English - Fluent", "Italian - Beginner")}
<h2>Certifications and Licenses</h2>
${entry("Food Safety Supervisor Certificate", "", "March 2025 to March 2030")}
${entry("Allergen Awareness", "", "August 2025")}
<h2>Awards</h2>
${entry("Silver medal, Southern Chocolate Challenge", "", "October 2024", "Showpiece of 84 cm, The Lyrebird")}
<h2>Groups</h2>
${entry("Melbourne Pastry Collective", "", "April 2022 to Present", "Monthly meet-up of pastry cooks")}
<h2>Additional Information</h2><p style="margin:0">I can start after four weeks of notice. No split shifts, please. I ride a bicycle to work and have no driver licence.</p>`;

/** A French pastry chef's resume exported by a job site: “Employer-Place” over “June 2023 to Present”, duties in prose, skills with years, groups and awards in the form of entries, no driver licence. */
export const pastryChef: UnseenCv = {
  name: "French pastry chef's job-site resume as PDF: “Employer-Southbank VIC” over “June 2023 to Present”, duties in prose, skills with years, an award and a group in the form of entries, “have no driver licence”",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Camille",
    family: "Fauvelet",
    email: "camille.fauvelet@example.org",
    phone: "+61491570006",
    jobs: [
      [
        "Head Pastry Chef",
        "Hôtel Yarra Grand / Hôtel Yarra Grand, Southbank / Hôtel Yarra Grand, Southbank VIC",
        "2023-06",
        null,
      ],
      [
        "Pastry Chef de Partie",
        "Hôtel Yarra Grand / Hôtel Yarra Grand, Southbank / Hôtel Yarra Grand, Southbank VIC",
        "2021-11",
        "2023-05",
      ],
      [
        "Baker (night shift) / Baker",
        "Pain Perdu Bakery / Pain Perdu Bakery, Fitzroy / Pain Perdu Bakery, Fitzroy VIC",
        "2019",
        "2021",
      ],
      ["Commis Pastry Chef", "The Larkspur Club / The Larkspur Club, London", "2016-09", "2018-12"],
      ["Apprentice Pastry Cook", "Pâtisserie Garancière / Pâtisserie Garancière, Lyon", "2013-09", "2016-07"],
    ],
    studies: [
      [
        "Brevet technique des métiers in Pastry",
        "Centre des Métiers du Rhône / Centre des Métiers du Rhône, Lyon",
        "2016-06",
      ],
      ["CAP Pâtissier", "Centre des Métiers du Rhône / Centre des Métiers du Rhône, Lyon", "2014"],
      [
        "Certificate IV in Patisserie (recognition of prior learning) / Certificate IV in Patisserie",
        "Bayside Culinary Institute / Bayside Culinary Institute, Melbourne / Bayside Culinary Institute, Melbourne VIC",
        "2022",
      ],
    ],
    skills: [
      "Viennoiserie / Viennoiserie (10+ years)",
      "Sugar work",
      "Chocolate tempering / Chocolate tempering (9 years)",
      "Plated desserts",
      "Recipe costing / Recipe costing (4 years)",
      "Rostering",
      "Gluten-free baking / Gluten-free baking (3 years)",
    ],
    licences: [
      ["Food Safety Supervisor Certificate / Food Safety Supervisor", undefined, "2030-03"],
      ["Allergen Awareness"],
    ],
    languages: ["French", "English", "Italian"],
    besides: [
      "Silver medal",
      "Southern Chocolate Challenge",
      "The Lyrebird",
      "Melbourne Pastry Collective",
      "Authorised to work",
    ],
  },
};
