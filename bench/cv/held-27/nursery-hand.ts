import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#3b3b3b}.top{background:#cfe3c8;text-align:center;padding:12mm 15mm 8mm}h1{font-size:26pt;margin:0;letter-spacing:1px;color:#2c5234}.top p{margin:1.5mm 0 0}.bar{background:#2c5234;color:#fff;text-align:center;padding:2mm;font-size:9.2pt}.bar span{margin:0 4mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:11mm;padding:5mm 15mm}h2{font-size:13pt;color:#2c5234;margin:5mm 0 2mm}.e{margin-bottom:3.5mm}.e p{margin:0}.e b{display:block}ul{margin:.5mm 0 0;padding-left:4.5mm}p{margin:0 0 1mm}`;
const entry = (title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><b>${title}</b><p>${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<div class=top><h1>Poppy Rasmussen</h1><p>Year 11 student looking for Saturday and holiday work with plants</p></div><div class=bar><span>0491 572 549</span><span>poppy.rasmussen@example.net</span><span>Ulverstone TAS 7315</span></div>
<div class=g><section><h2>A bit about me</h2><p>I am 16, I get up early without being asked, and I have grown vegetables to sell since primary school. I would like a school-based traineeship in horticulture in 2027. My dad can drive me; I can ride to anywhere in town.</p>
<h2>What I have done</h2>
${entry("Junior Nursery Hand", "Leven Valley Seedlings, Gawler<br>Since November 2025 (Saturdays)", "Pricking out, potting on, watering rounds", "Serving customers and using the till", "Trusted with the frost alarm")}
${entry("Paper Round", "The Coastal Courier, Ulverstone<br>2023 to 2025", "180 letterboxes, every Wednesday")}
${entry("Roadside Stall Owner", "Poppy's Pumpkins, North Motton<br>2020 to now", "Sold $1,400 of pumpkins, garlic and sunflowers last summer")}
${entry("Work Experience", "Dial Range Botanic Garden<br>June 2025 (one week)", "Weeding, labels, propagating cuttings")}
</section><section><h2>School</h2>
${entry("Tasmanian Certificate of Education (Years 11–12)", "Leven Coast Secondary College<br>2026 – finishing 2027", "Biology, Agricultural Enterprise, General Maths, English")}
${entry("Year 10", "Leven Coast Secondary College<br>Finished 2025", "Most improved in Science")}
${entry("Certificate I in Agrifood Operations", "Bass Strait Trade Training Centre<br>2025")}
<h2>I can</h2><ul><li>Pot and propagate</li><li>Identify 60 natives</li><li>Handle cash</li><li>Talk to older customers</li><li>Use Canva and Excel</li></ul>
<h2>Certificates</h2><p>First Aid in Schools – August 2025</p><p>ChemCert level 2 – in progress</p>
<h2>For fun</h2><p>Netball (wing defence), Guides, our three alpacas</p>
<h2>Someone who knows me</h2><p>Bev Oakford, owner, Leven Valley Seedlings, 0491 572 665</p><p>Mr Tim Suzuki, Agriculture teacher, 03 5550 2218</p></section></div>`;

/** A Tasmanian Year 11 student's first resume from a design site: a green head with contacts in a bar, two columns in plain words, “Since November 2025 (Saturdays)” below the employer, studies still under way. */
export const nurseryHand: UnseenCv = {
  name: "Tasmanian Year 11 student's first resume from a design site: green head with contacts in a bar, plain headings, “Since November 2025 (Saturdays)” below the employer, a stall of her own",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Poppy",
    family: "Rasmussen",
    email: "poppy.rasmussen@example.net",
    phone: "+61491572549",
    jobs: [
      ["Junior Nursery Hand", "Leven Valley Seedlings / Leven Valley Seedlings, Gawler", "2025-11", null],
      ["Paper Round", "The Coastal Courier / The Coastal Courier, Ulverstone", "2023", "2025"],
      ["Roadside Stall Owner", "Poppy's Pumpkins / Poppy's Pumpkins, North Motton", "2020", null],
      ["Work Experience", "Dial Range Botanic Garden", "2025-06", "2025-06"],
    ],
    studies: [
      [
        "Tasmanian Certificate of Education (Years 11–12) / Tasmanian Certificate of Education / Years 11–12",
        "Leven Coast Secondary College",
        "2027",
      ],
      ["Year 10", "Leven Coast Secondary College", "2025"],
      ["Certificate I in Agrifood Operations", "Bass Strait Trade Training Centre", "2025"],
    ],
    skills: [
      "Pot and propagate",
      "Identify 60 natives",
      "Handle cash",
      "Talk to older customers",
      "Use Canva and Excel / Canva and Excel / Canva / Excel",
    ],
    licences: [
      ["First Aid in Schools / First Aid"],
      ["ChemCert level 2 / ChemCert / ChemCert level 2 (in progress)"],
    ],
    besides: [
      "Most improved in Science",
      "Canva",
      "Excel",
      "Netball",
      "Guides",
      "Bev Oakford",
      "Tim Suzuki",
      "Mr Tim Suzuki",
    ],
  },
};
