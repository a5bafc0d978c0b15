import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "Liberation Serif",serif;padding:18mm 22mm}h1{font:italic 26pt "Liberation Serif";margin:0}h2{font:700 12pt "DejaVu Sans";text-transform:lowercase;margin:7mm 0 2mm;color:#7a2b1d}.v{font-weight:700;font-size:12pt;margin:3mm 0 0}.v em{font-weight:400;font-size:9pt}.r{margin:1mm 0 0;font-style:italic}p{margin:0 0 1mm}`;
const venue = (name: string, about: string) => `<p class=v>${name}<br><em>${about}</em>`;
const role = (title: string, dates: string, text: string) => `<p class=r>${title}, ${dates}<p>${text}`;
const body = `<h1>Matteo Brambilla</h1><p>0406 918 225 / matteo@brambilla.example / Fitzroy North
<h2>kitchens</h2>
${venue("Osteria Lampara", "Modern Italian, 90 seats, one hat")}
${role("Head Chef", "Sept ’23 – curr.", "Brigade of eleven. Menu changes every fortnight; food cost held at 28 per cent.")}
${role("Sous Chef", "Mar ’22 – Aug ’23", "Pasta section, rosters and ordering.")}
${venue("Gilson Lane Wine Bar", "Small plates, 45 seats")}
${role("Chef de Partie", "Nov ’19 – Feb ’22", "Grill and raw bar; closed by the lockdowns for half of it, so I sold lasagne from the window.")}
${venue("Trattoria del Naviglio, Milan", "Family-run, 60 seats")}
${role("Commis", "June ’16 – Sept ’19", "Antipasti, then primi.")}
<h2>schooling</h2>
<p>Diploma in Hospitality, Istituto Alberghiero Carlo Porta, Milan, 2016
<p>Certificate IV in Kitchen Management, Carrick Institute, 2023
<h2>papers</h2>
<p>Food Safety Supervisor, valid to 11/2027
<p>RSA Victoria, no. 7719820
<h2>can do</h2>
<p>Whole-animal butchery · Fermentation · Rostering (Deputy) · Allergen matrices
<h2>speaks</h2>
<p>Italian · English · a little Spanish`;

/** A head chef: venues in bold with a word about each, the roles below them in italics with months by apostrophes, headings of his own in small letters. */
export const headChef: UnseenCv = {
  name: "venues with roles below",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Matteo",
    family: "Brambilla",
    email: "matteo@brambilla.example",
    phone: "+61406918225",
    jobs: [
      ["Head Chef", "Osteria Lampara", "2023-09", null],
      ["Sous Chef", "Osteria Lampara", "2022-03", "2023-08"],
      ["Chef de Partie", "Gilson Lane Wine Bar", "2019-11", "2022-02"],
      ["Commis", "Trattoria del Naviglio / Trattoria del Naviglio, Milan", "2016-06", "2019-09"],
    ],
    studies: [
      [
        "Diploma in Hospitality",
        "Istituto Alberghiero Carlo Porta / Istituto Alberghiero Carlo Porta, Milan",
        "2016",
      ],
      ["Certificate IV in Kitchen Management", "Carrick Institute", "2023"],
    ],
    skills: ["Whole-animal butchery", "Fermentation", "Rostering (Deputy) / Rostering", "Allergen matrices"],
    licences: [
      ["Food Safety Supervisor", undefined, "2027-11"],
      ["RSA Victoria / RSA / RSA, Victoria", "7719820"],
    ],
    languages: ["Italian", "English", "Spanish"],
  },
};
