import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:11.5pt/1.5 "Liberation Serif",serif}h1{font-size:22pt;text-align:center;margin:0}.c{text-align:center;margin:1mm 0}h2{background:#dfe7ef;font-size:12pt;padding:1mm 2mm;margin:7mm 0 3mm}.l{display:flex;justify-content:space-between;font-weight:700;margin-top:4mm}i{display:block}ul{margin:1mm 0;padding-left:6mm}table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:1mm 2mm;text-align:left;vertical-align:top}p{margin:0 0 1.5mm}`;
const post = (employer: string, dates: string, role: string, tasks: readonly string[]) =>
  `<div class=l><span>${employer}</span><span>${dates}</span></div><i>${role}</i><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const rows = (all: readonly (readonly string[])[]) =>
  `<table>${all.map((cells, at) => `<tr>${cells.map((cell) => (at ? `<td>${cell}` : `<th>${cell}`)).join("")}`).join("")}</table>`;
const body = `<h1>Niamh Catherine Gallagher-Boyd</h1><div class=c>RM, RN, MMid</div><div class=c>19 Kurrajong Street, Bayswater WA 6053</div><div class=c>Mobile: 0418 336 907 &nbsp;|&nbsp; Email: niamh.gb@wandoomail.example</div>
<h2>PROFESSIONAL PROFILE</h2><p>Registered midwife and nurse with thirteen years in tertiary and regional birth suites. I am calm at three in the morning, quick when I have to be, and have taught more than forty students how to tell which of the two it is. I am now looking for the post of a unit manager in a service that offers continuity of care.
<h2>REGISTRATION</h2><p>Australian Health Practitioner Regulation Agency (AHPRA) – Midwife and Registered Nurse – NMW0001993417 – expires 31 May 2027<p>Working with Children Check (WA) – 2298814 – expires 12/08/2028
<h2>QUALIFICATIONS</h2>${rows([
  ["Year", "Qualification", "Institution"],
  ["2020", "Master of Midwifery", "Swan Coast University"],
  ["2014", "Graduate Diploma of Midwifery", "Swan Coast University"],
  ["2012", "Bachelor of Science (Nursing)", "Swan Coast University"],
])}
<h2>EMPLOYMENT HISTORY</h2>
${post("Wandoo Women’s Hospital, Subiaco", "03/2021 – Present", "Clinical Midwife Specialist, Birth Suite (0.8 FTE)", ["In charge of a birth suite of fourteen rooms on two shifts of three", "Teaches fetal surveillance to all new staff", "Led the audit of induction of labour in 2023, which changed the guideline", "Preceptor of graduate midwives: eleven so far", "Responds to obstetric emergencies, including postpartum haemorrhage, shoulder dystocia and cord prolapse", "Member of the perinatal mortality committee", "Water birth accredited"])}
${post("Geraldton Coast Health Campus", "01/2018 – 02/2021", "Midwife, Maternity Unit", ["Antenatal clinics in Mullewa and Northampton every second week", "Worked across birth suite, ward and special care nursery", "Transfers by the flying doctor service", "Set up the breastfeeding drop-in with two Aboriginal health workers", "Portfolio: equipment and resuscitation trolleys", "Mentored rural students on placement"])}
${post("Wandoo Women’s Hospital, Subiaco", "02/2014 – 12/2017", "Registered Midwife (rotational)", ["Rotated through antenatal, birth suite, postnatal and community", "Community midwifery: eight visits a day in the eastern suburbs", "Completed perineal suturing and cannulation packages", "Graduate program in the first year, with two study days a month"])}
${post("St Declan’s Private Hospital, Murdoch", "02/2013 – 01/2014", "Graduate Registered Nurse", ["Surgical and orthopaedic rotations", "Theatre recovery for three months"])}
${post("Kalamunda Bakehouse, Kalamunda", "2009 – 2012", "Shop Assistant (casual)", ["Early mornings, which turned out to be useful"])}
<h2>CONTINUING PROFESSIONAL DEVELOPMENT</h2>${rows([
  ["Date", "Activity", "Provider", "Hours"],
  ["Aug 2026", "Obstetric emergencies simulation day", "Wandoo Women’s Hospital", "8"],
  ["Mar 2026", "Fetal surveillance education, level 3", "College of Midwives WA", "6"],
  ["Nov 2025", "Perinatal mental health", "Swan Coast University", "4"],
])}
<h2>SKILLS</h2><p>Water birth • Perineal suturing • Cannulation • Neonatal resuscitation • CTG interpretation • Preceptorship
<h2>PROFESSIONAL MEMBERSHIPS</h2><p>Australian College of Midwives (since 2014)
<h2>REFEREES</h2>${rows([
  ["Name", "Position", "Contact"],
  ["Marguerite Achebe", "Midwifery Unit Manager, Wandoo Women’s Hospital", "08 5550 0140"],
  ["Dr Stewart Lindqvist", "Obstetrician, Geraldton Coast Health Campus", "08 5550 0177"],
])}`;

/** A midwife's long page: letters after the name in a line of their own, hospital against months above the role, one hospital twice, jobs that go on overleaf, tables of degrees, courses and referees. */
export const midwife: UnseenCv = {
  name: "hospital against months above the role, over three pages",
  type: "pdf",
  write: print(css, body, {
    margin: "18mm",
    footer: `Niamh Gallagher-Boyd, Curriculum Vitae – page <span class="pageNumber"></span> of <span class="totalPages"></span>`,
  }),
  says: {
    given: "Niamh Catherine / Niamh",
    family: "Gallagher-Boyd",
    email: "niamh.gb@wandoomail.example",
    phone: "+61418336907",
    jobs: [
      [
        "Clinical Midwife Specialist, Birth Suite (0.8 FTE) / Clinical Midwife Specialist, Birth Suite / Clinical Midwife Specialist",
        "Wandoo Women’s Hospital / Wandoo Women’s Hospital, Subiaco",
        "2021-03",
        null,
      ],
      ["Midwife, Maternity Unit / Midwife", "Geraldton Coast Health Campus", "2018-01", "2021-02"],
      [
        "Registered Midwife (rotational) / Registered Midwife",
        "Wandoo Women’s Hospital / Wandoo Women’s Hospital, Subiaco",
        "2014-02",
        "2017-12",
      ],
      [
        "Graduate Registered Nurse",
        "St Declan’s Private Hospital / St Declan’s Private Hospital, Murdoch",
        "2013-02",
        "2014-01",
      ],
      [
        "Shop Assistant (casual) / Shop Assistant",
        "Kalamunda Bakehouse / Kalamunda Bakehouse, Kalamunda",
        "2009",
        "2012",
      ],
    ],
    studies: [
      ["Master of Midwifery", "Swan Coast University", "2020"],
      ["Graduate Diploma of Midwifery", "Swan Coast University", "2014"],
      ["Bachelor of Science (Nursing)", "Swan Coast University", "2012"],
    ],
    skills: [
      "Water birth",
      "Perineal suturing",
      "Cannulation",
      "Neonatal resuscitation",
      "CTG interpretation",
      "Preceptorship",
    ],
    licences: [
      [
        "AHPRA / AHPRA registration / Australian Health Practitioner Regulation Agency (AHPRA) / Australian Health Practitioner Regulation Agency / Midwife and Registered Nurse / Australian Health Practitioner Regulation Agency (AHPRA), Midwife and Registered Nurse",
        "NMW0001993417",
        "2027-05-31",
      ],
      ["Working with Children Check (WA) / Working with Children Check", "2298814", "2028-08-12"],
    ],
    besides: [
      "Obstetric emergencies simulation day",
      "Fetal surveillance education",
      "Perinatal mental health",
      "Australian College of Midwives",
    ],
  },
};
