import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.45 "Liberation Sans",sans-serif;color:#2d2d2d}h1{font-size:23pt;margin:0 0 1mm}p{margin:0}.s{font-size:12pt;margin-bottom:2mm}h2{font-size:15pt;border-bottom:.3mm solid #d4d2d0;margin:7mm 0 2mm;padding-bottom:1mm}h3{font-size:11pt;margin:3.5mm 0 0}.g{color:#767676}ul{margin:1mm 0;padding-left:5mm}`;
const job = (title: string, at: string, when: string, ...duties: readonly string[]) =>
  `<h3>${title}</h3><p class=g>${at}</p><p class=g>${when}</p>${duties.map((one) => `<p>&bull; ${one}</p>`).join("")}`;

const body = `<h1>Emeka Bellefontaine</h1><p class=s>Sous Chef</p><p>Darwin NT 0800</p><p>emeka.bellefontaine@example.com</p><p>+61 491 572 665</p>
<p style="margin-top:3mm">Sous chef with twelve years of pass, grill and larder. Opened two kitchens and closed none. Willing to relocate to: Perth WA - Broome WA. Authorised to work in Australia for any employer.</p>
<h2>Work Experience</h2>
${job("Sous Chef", "Mindil Sands Hotel-Darwin NT", "March 2021 to Present", "Brigade of eleven, 180 covers on market nights", "Food cost from 34% to 28.5%", "Wrote the wet-season menu")}
${job("Junior Sous Chef", "Stokes Hill Seafood Hall-Darwin NT", "May 2018 to February 2021", "Fish section and ordering from six boats")}
${job("Chef de Partie", "Le Vieux Quai-Marseille", "September 2015 to March 2018", "Sauces, then grill")}
${job("Commis Chef", "Hôtel du Phare-Marseille", "2013 to 2015")}
<h2>Education</h2>
${job("Certificat d'aptitude professionnelle in Cuisine", "Lycée Hôtelier du Panier-Marseille", "September 2011 to June 2013")}
${job("Certificate IV in Kitchen Management", "Top End Hospitality College-Darwin NT", "2022")}
<h2>Skills</h2><p>&bull; Menu planning (8 years)</p><p>&bull; Food costing (6 years)</p><p>&bull; Butchery (5 years)</p><p>&bull; Rostering (5 years)</p><p>&bull; HACCP</p><p>&bull; Stocktaking</p>
<h2>Languages</h2><p>&bull; French - Fluent</p><p>&bull; English - Fluent</p><p>&bull; Igbo - Intermediate</p>
<h2>Certifications and Licences</h2>
${job("Food Safety Supervisor", "", "August 2024 to August 2029")}
${job("Responsible Service of Alcohol", "", "Present")}
${job("Driver's Licence (C)", "", "")}
<h2>Awards</h2>${job("Best Barramundi, Territory Food Show", "", "2023")}
<h2>Additional Information</h2><p>I fish, I box on Mondays and I bake for the neighbours.</p>`;

/** A sous chef's resume as Indeed prints it: title, “Employer-Place” and “March 2021 to Present” on three lines, skills with years in brackets. */
export const sousChef: UnseenCv = {
  name: "sous chef's resume from Indeed: title, “Mindil Sands Hotel-Darwin NT” and “March 2021 to Present” on three lines, places with a hyphen and no space, skills with years in brackets, certifications with a validity range or “Present”, awards after them",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Emeka",
    family: "Bellefontaine",
    email: "emeka.bellefontaine@example.com",
    phone: "+61491572665",
    jobs: [
      ["Sous Chef", "Mindil Sands Hotel / Mindil Sands Hotel-Darwin NT", "2021-03", null],
      [
        "Junior Sous Chef",
        "Stokes Hill Seafood Hall / Stokes Hill Seafood Hall-Darwin NT",
        "2018-05",
        "2021-02",
      ],
      ["Chef de Partie", "Le Vieux Quai / Le Vieux Quai-Marseille", "2015-09", "2018-03"],
      ["Commis Chef", "Hôtel du Phare / Hôtel du Phare-Marseille", "2013", "2015"],
    ],
    studies: [
      [
        "Certificat d'aptitude professionnelle in Cuisine / Certificat d'aptitude professionnelle (Cuisine) / Certificat d'aptitude professionnelle",
        "Lycée Hôtelier du Panier / Lycée Hôtelier du Panier-Marseille",
        "2013-06",
      ],
      [
        "Certificate IV in Kitchen Management",
        "Top End Hospitality College / Top End Hospitality College-Darwin NT",
        "2022",
      ],
    ],
    skills: [
      "Menu planning / Menu planning (8 years)",
      "Food costing / Food costing (6 years)",
      "Butchery / Butchery (5 years)",
      "Rostering / Rostering (5 years)",
      "HACCP",
      "Stocktaking",
    ],
    licences: [["Food Safety Supervisor", undefined, "2029-08"], ["Responsible Service of Alcohol / RSA"]],
    drives: ["C"],
    languages: ["French", "English", "Igbo"],
    besides: ["Driver licence", "Driver's Licence", "Best Barramundi", "Territory Food Show"],
  },
};
