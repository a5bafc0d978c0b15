import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#333}h1{font-size:24pt;font-weight:400;margin:0;color:#6a1b4d}.c{margin:1mm 0 0;color:#666}h2{font-size:12pt;color:#6a1b4d;border-top:.5mm solid #6a1b4d;padding-top:2mm;margin:7mm 0 2mm;break-after:avoid}h3{font-size:10.5pt;margin:3mm 0 .5mm;break-after:avoid}ul{margin:0;padding-left:5mm}p{margin:0 0 1mm}.w{display:grid;grid-template-columns:1fr 34mm;margin:0 0 2.5mm;break-inside:avoid}.w p{margin:0}.w p:last-child{text-align:right}`;

const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const row = (what: string, where: string, when: string) =>
  `<div class=w><p><b>${what}</b><br>${where}</p><p>${when}</p></div>`;

const body = `<h1>Rocío Valdebenito Salas</h1><p class=c>Community development worker</p><p class=c>Coburg North VIC 3058 · 0491 579 212 · rocio.valdebenito@example.com</p>
<h2>Profile</h2><p>Social worker from Chile with fourteen years in neighbourhoods, schools and women's services, now in Melbourne's north. I bring people together who do not know each other yet, and I find the money to keep them meeting.</p>
<h2>Skills and achievements</h2>
<h3>Community engagement</h3>${list("Started a weekly lunch for 60 older migrants that has run without a break since 2021", "Ran door-knocking in four languages for the renewal of a public housing estate")}
<h3>Group facilitation</h3>${list("Facilitated more than 200 workshops, from budgeting to bicycle repair", "Trained 18 bilingual facilitators")}
<h3>Grant writing</h3>${list("Won $310,000 from councils and foundations in five years")}
<h3>Advocacy</h3>${list("Supported 90 families in tenancy and fines matters", "Spoke for tenants at two council inquiries")}
<h3>Computer skills</h3><p>Microsoft 365, Canva, Mailchimp, SurveyMonkey</p>
<h2>Work history</h2>
${row("Community Development Worker (0.8)", "Merri Creek Neighbourhood House, Coburg", "May 2021 – present")}
${row("Family Support Worker", "Casa Abierta Women's Service, Brunswick", "Oct 2018 – Apr 2021")}
${row("Cleaner", "Bright Nights Office Cleaning, Melbourne", "2017 – 2018")}
${row("Social Worker", "Municipalidad de Puerto Laurel, Chile", "Mar 2012 – Dec 2016")}
<h2>Education</h2>
${row("Graduate Diploma of Community Development", "University of Darebin", "2023 – to finish mid 2027")}
${row("Diploma of Community Services", "Northern Creeks TAFE", "2019")}
${row("Título de Trabajadora Social (degree in social work)", "Universidad Austral del Maule, Talca, Chile", "2006 – 2011")}
<h2>Checks and licences</h2>${list("Working with Children Check 0449127A-01, expires 21/06/2029", "NDIS Worker Screening Check, expires 30/11/2028", "National Police Check, May 2026", "Victorian driver licence (full)", "Mental Health First Aid, 2024")}
<h2>Languages</h2><p>Spanish (native), English (advanced, IELTS 7.5), Italian (intermediate)</p>
<h2>Volunteering and memberships</h2>${list("Radio presenter, “Tarde Latina”, Community FM North, 2019 – present", "Member, Australian Guild of Social Workers")}
<h2>Referees</h2><p>Jill Abernethy, Manager, Merri Creek Neighbourhood House, 03 5550 7742</p><p>Ximena Parra, former Coordinator, Casa Abierta Women's Service, 0491 571 491</p>`;

/** A Chilean community development worker's functional resume from a builder: achievements under headings of skills first, then a bare history with months at the right. */
export const communityDevelopmentWorker: UnseenCv = {
  name: "Chilean community worker's functional resume: achievements under skills first, bare history with months at the right",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Rocío",
    family: "Valdebenito Salas",
    email: "rocio.valdebenito@example.com",
    phone: "+61491579212",
    jobs: [
      [
        "Community Development Worker (0.8) / Community Development Worker",
        "Merri Creek Neighbourhood House / Merri Creek Neighbourhood House, Coburg",
        "2021-05",
        null,
      ],
      [
        "Family Support Worker",
        "Casa Abierta Women's Service / Casa Abierta Women's Service, Brunswick",
        "2018-10",
        "2021-04",
      ],
      ["Cleaner", "Bright Nights Office Cleaning / Bright Nights Office Cleaning, Melbourne", "2017", "2018"],
      [
        "Social Worker",
        "Municipalidad de Puerto Laurel / Municipalidad de Puerto Laurel, Chile",
        "2012-03",
        "2016-12",
      ],
    ],
    studies: [
      ["Graduate Diploma of Community Development", "University of Darebin", "2027"],
      ["Diploma of Community Services", "Northern Creeks TAFE", "2019"],
      [
        "Título de Trabajadora Social (degree in social work) / Título de Trabajadora Social / Degree in social work",
        "Universidad Austral del Maule / Universidad Austral del Maule, Talca / Universidad Austral del Maule, Talca, Chile",
        "2011",
      ],
    ],
    skills: [
      "Community engagement",
      "Group facilitation",
      "Grant writing",
      "Advocacy",
      "Microsoft 365",
      "Canva",
      "Mailchimp",
      "SurveyMonkey",
    ],
    licences: [
      ["Working with Children Check", "0449127A-01", "2029-06-21"],
      ["NDIS Worker Screening Check / NDIS Worker Screening", undefined, "2028-11-30"],
      ["National Police Check / Police Check"],
      ["Mental Health First Aid"],
    ],
    languages: ["Spanish", "English", "Italian"],
    besides: [
      "C",
      "Victorian driver licence",
      "Driver licence",
      "Computer skills",
      "IELTS",
      "Radio presenter",
      "Tarde Latina",
      "Community FM North",
      "Australian Guild of Social Workers",
      "Started a weekly lunch",
      "Ran door-knocking",
      "Facilitated more than 200 workshops",
      "Trained 18 bilingual facilitators",
      "Won $310,000",
      "Supported 90 families",
      "Spoke for tenants",
    ],
  },
};
