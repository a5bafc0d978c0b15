import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{margin:11mm 0 11mm}body{font:9.4pt/1.5 "DejaVu Sans",sans-serif;color:#242424}.top{text-align:center;margin:0 14mm 5mm}h1{font:400 25pt "DejaVu Serif",serif;margin:0}.top p{margin:1mm 0 0;font-size:8.6pt;letter-spacing:.4pt}.cols{display:flex;gap:9mm;margin:0 14mm}.l{flex:1}.r{width:48mm;border-left:.3mm solid #bbb;padding-left:6mm}h2{font:700 12pt "DejaVu Serif",serif;margin:5mm 0 2mm;break-after:avoid}h3{font-size:9.6pt;margin:3mm 0 0;break-after:avoid}.m{font-size:7.6pt;letter-spacing:1.1pt;color:#8a8a8a;margin:.5mm 0 1mm;break-after:avoid}p{margin:0 0 1.4mm}ul{margin:0;padding-left:4mm}.bar{height:1.2mm;background:#dfe5e0;margin:.5mm 0 2.4mm}.bar i{display:block;height:100%;background:#33704c}.r p{font-size:8.6pt}`;

const entry = (what: string, when: string, texts: readonly string[] = []) =>
  `<h3>${what}</h3><p class=m>${when.toUpperCase()}</p>${texts.length ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;
const bar = (what: string, share: number) =>
  `<p style="margin:0">${what}</p><div class=bar><i style="width:${share}%"></i></div>`;

const body = `<div class=top><h1>Grace Wanjiku Mwangi</h1><p>DISABILITY SUPPORT WORKER</p><p>Hoppers Crossing, 3029, Australia &nbsp;·&nbsp; 0491 576 213 &nbsp;·&nbsp; grace.mwangi@example.com</p></div>
<div class=cols><div class=l>
<h2>Profile</h2><p>Teacher by training, support worker by choice. I have worked beside people with autism, cerebral palsy and acquired brain injury since 2022, in their homes, at the pool and on the 6:14 to Flinders Street. My shift notes are short and complete.</p>
<h2>Employment History</h2>
${entry("Disability Support Worker, Horizon Steps Community, Tarneit", "March 2023 — Present", ["One-to-one support for four participants, community access and personal care", "PEG feeding and epilepsy plans after training by the nurse", "Key worker of a young man who moved into his own unit in May 2025", "Introduced picture timetables, now used by the whole team"])}
${entry("Overnight Carer (casual), Maplewood Group Homes, Werribee", "July 2022 — Present", ["Sleepovers and active nights, two to three a month", "Medication from blister packs, incident reports"])}
${entry("Primary School Teacher, Uzima Academy, Nakuru, Kenya", "January 2014 — April 2021", ["Classes of 45 children, Standard 4 to 6; teacher in charge of the special needs unit from 2018", "Drama club: second place at the county festival in 2019"])}
${entry("Mobile Money Agent, Baraka Phone Shop, Nakuru, Kenya", "2012 — 2013")}
<h2>Education</h2>
${entry("Certificate IV in Disability Support, Sunshine Vale TAFE, Melbourne", "February 2022 — November 2022")}
${entry("Bachelor of Education (Arts), Rift Highlands University, Eldoret", "September 2008 — December 2011")}
${entry("Kenya Certificate of Secondary Education, Moi Ridge Girls' High School", "2007", ["Mean grade B plus"])}
<h2>Courses</h2>
${entry("Assist Clients with Medication (HLTHPS006), Sunshine Vale TAFE", "February 2023")}
${entry("Positive Behaviour Support, Horizon Steps Community", "August 2024")}
<h2>Extra-curricular activities</h2>
${entry("Youth Choir Leader, St Monica's Parish, Hoppers Crossing", "January 2022 — Present")}
${entry("Volunteer Reading Tutor, Wyndham Book Van", "2023 — 2024")}
<h2>References</h2>
<h3>Danielle Vo from Horizon Steps Community</h3><p>d.vo@horizonsteps.example · 0491 576 450</p>
<h3>Peter Otieno from Maplewood Group Homes</h3><p>p.otieno@maplewood.example · 03 7010 8890</p>
</div><div class=r>
<h2>Details</h2><p>Permanent resident<br>Own car, full licence</p>
<h2>Skills</h2>${bar("Personal care", 100)}${bar("Autism support", 100)}${bar("Manual handling and hoists", 80)}${bar("Medication support", 80)}${bar("PEG feeding", 60)}${bar("Key Word Sign", 40)}${bar("Community access", 100)}
<h2>Checks</h2><p>NDIS Worker Screening Check<br>No. 31077245<br>Expires 12 Feb 2028</p><p>Working with Children Check<br>No. 2149906A<br>Expires 3 Dec 2027</p><p>First Aid &amp; CPR<br>Expires Mar 2027</p><p>Victorian driver licence (class C)</p>
<h2>Languages</h2>${bar("English", 100)}${bar("Swahili", 100)}${bar("Kikuyu", 90)}
<h2>Hobbies</h2><p>Choir, chapati Saturdays, long-distance walking, African print sewing</p>
</div></div>`;

/** A support worker's page from a resume site: centred head, narrow column with bars at the right, “Title, Employer, Town” above spaced capital months with long dashes, two jobs at once. */
export const disabilitySupportWorker: UnseenCv = {
  name: "Kenyan support worker's resume-site PDF: “Title, Employer, Town” above spaced months, two jobs at once, bars",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Grace / Grace Wanjiku",
    family: "Mwangi",
    email: "grace.mwangi@example.com",
    phone: "+61491576213",
    jobs: [
      ["Disability Support Worker", "Horizon Steps Community", "2023-03", null],
      ["Overnight Carer (casual) / Overnight Carer", "Maplewood Group Homes", "2022-07", null],
      ["Primary School Teacher", "Uzima Academy", "2014-01", "2021-04"],
      ["Mobile Money Agent", "Baraka Phone Shop", "2012", "2013"],
    ],
    studies: [
      ["Certificate IV in Disability Support", "Sunshine Vale TAFE", "2022-11"],
      ["Bachelor of Education (Arts) / Bachelor of Education", "Rift Highlands University", "2011-12"],
      ["Kenya Certificate of Secondary Education", "Moi Ridge Girls' High School", "2007"],
    ],
    skills: [
      "Personal care",
      "Autism support",
      "Manual handling and hoists",
      "Medication support",
      "PEG feeding",
      "Key Word Sign",
      "Community access",
    ],
    licences: [
      ["NDIS Worker Screening Check / NDIS Worker Screening", "31077245", "2028-02-12"],
      ["Working with Children Check", "2149906A", "2027-12-03"],
      ["First Aid & CPR / First Aid / CPR / First Aid and CPR", undefined, "2027-03"],
    ],
    drives: ["C"],
    languages: ["English", "Swahili", "Kikuyu"],
    besides: [
      "Assist Clients with Medication",
      "Positive Behaviour Support",
      "Youth Choir Leader",
      "St Monica's Parish",
      "Volunteer Reading Tutor",
      "Wyndham Book Van",
      "Victorian driver licence",
      "Driver licence",
    ],
  },
};
