import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.5pt;color:#2b2b3a}.h{background:#ffe3d3;padding:9mm 14mm 6mm}h1{font-size:26pt;font-weight:400;margin:0}.h p{margin:1mm 0 0;font-size:11pt}.w{display:grid;grid-template-columns:1fr 66mm;min-height:255mm}.m{padding:4mm 9mm 10mm 14mm}.s{background:#f3eefc;padding:4mm 8mm}h2{font-size:13pt;font-weight:400;color:#7a3fb0;margin:5mm 0 2mm}h3{font-size:10pt;margin:3.5mm 0 0}p{margin:0 0 .7mm}.d{color:#7a3fb0;font-size:8.5pt}.s p{margin-bottom:1.2mm}ul{margin:.5mm 0 0;padding-left:4.5mm}`;

const job = (title: string, where: string, when: string, tasks: readonly string[]) =>
  `<h3>${title}</h3><p>${where}<p class=d>${when}<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;

const body = `<div class=h><h1>Joanna Faleolo</h1><p>Disability Support Worker</div><div class=w><div class=m>
<h2>Hello!</h2><p>I am calm at 3 am, patient with paperwork and stubborn about people making their own choices. I have supported adults with cerebral palsy, autism and acquired brain injury in their homes and out in the world.
<h2>Where I’ve worked</h2>
${job("Disability Support Worker", "Kindred Steps Community Care", "Feb 2023 → now · 30 hours a week", ["One-to-one support for four participants in Ipswich and Springfield", "Bowel care, PEG feeds and hoist transfers after training by the community nurse", "Drove a participant to his first job interview, and then to the job"])}
${job("Support Worker (SIL house)", "Homeward Supported Living", "Aug 2020 → Jan 2023 · rotating roster with sleepovers", ["House of three men; shopping, cooking and budgets with them, not for them", "Buddy for new staff from 2021"])}
${job("Personal Carer", "Private family, Springfield Lakes", "2018 → 2020 · weekends", ["Morning and bedtime routine of a teenager with muscular dystrophy"])}
<h2>What I’ve studied</h2>
<h3>Certificate IV in Disability Support</h3><p>Bremer Valley Training College<p class=d>finished Nov 2022
<h3>Certificate III in Individual Support (Disability)</h3><p>Bremer Valley Training College<p class=d>finished June 2019
<h3>Year 12 (QCE)</h3><p>Redbank Ridge State College<p class=d>2014</div>
<div class=s><h2>Reach me</h2><p>☎ 0491 570 313<p>✉ jo.faleolo@example.com<p>⌂ Raceview QLD 4305
<h2>I hold</h2><p>✓ NDIS Worker Screening clearance 40118827, good until 03/2028<p>✓ Blue Card 2218840/3, good until 12 Oct 2027<p>✓ First Aid (HLTAID011), done May 2025<p>✓ CPR (HLTAID009), good until May 2026<p>✓ Assist Clients with Medication (HLTHPS006), 2022<p>✓ Queensland open licence, class C, and my own car
<h2>I’m good at</h2><p>Hoist transfers<p>PEG feeding<p>Positive behaviour support<p>Community access<p>Key Word Sign<p>Progress notes
<h2>I speak</h2><p>English<p>Samoan
<h2>Two people who will vouch for me</h2><p>Trish Mallory, Team Leader at Kindred Steps, 0491 570 737<p>Ioane Petelo, House Supervisor at Homeward, 0491 570 006</div></div>`;

/** A disability support worker's page from a design tool: coloured head, headings as one would say them, arrows between months, ticks in front of checks in a column at the right. */
export const disabilitySupportWorker: UnseenCv = {
  name: "headings as one would say them, arrows between months, ticks at the right",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Joanna",
    family: "Faleolo",
    email: "jo.faleolo@example.com",
    phone: "+61491570313",
    jobs: [
      ["Disability Support Worker", "Kindred Steps Community Care", "2023-02", null],
      ["Support Worker (SIL house) / Support Worker", "Homeward Supported Living", "2020-08", "2023-01"],
      ["Personal Carer", "Private family, Springfield Lakes / Private family", "2018", "2020"],
    ],
    studies: [
      ["Certificate IV in Disability Support", "Bremer Valley Training College", "2022-11"],
      ["Certificate III in Individual Support (Disability)", "Bremer Valley Training College", "2019-06"],
      ["Year 12 (QCE) / Year 12 / QCE", "Redbank Ridge State College", "2014"],
    ],
    skills: [
      "Hoist transfers",
      "PEG feeding",
      "Positive behaviour support",
      "Community access",
      "Key Word Sign",
      "Progress notes",
    ],
    licences: [
      [
        "NDIS Worker Screening clearance / NDIS Worker Screening / NDIS Worker Screening Check",
        "40118827",
        "2028-03",
      ],
      ["Blue Card", "2218840/3", "2027-10-12"],
      ["First Aid (HLTAID011) / First Aid"],
      ["CPR (HLTAID009) / CPR", undefined, "2026-05"],
      ["Assist Clients with Medication (HLTHPS006) / Assist Clients with Medication"],
    ],
    drives: ["C"],
    languages: ["English", "Samoan"],
  },
};
