import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.2pt;color:#2d3436}.w{display:grid;grid-template-columns:64mm 1fr;min-height:297mm}.s{background:#0b4f4a;color:#eafaf7;padding:12mm 8mm}.m{padding:12mm 12mm 10mm 10mm}h1{font-size:23pt;line-height:1.15;margin:0;color:#0b4f4a}.t{font-size:11pt;letter-spacing:1.5px;text-transform:uppercase;margin:1mm 0 4mm;color:#636e72}h2{font-size:11pt;text-transform:uppercase;letter-spacing:1px;border-bottom:.4mm solid currentColor;padding-bottom:1mm;margin:6mm 0 2.5mm}.m h2{color:#0b4f4a}p{margin:0 0 1mm}.r{display:flex;justify-content:space-between;margin-top:3mm}.r b{font-size:10pt}.e{font-style:italic}ul{margin:.6mm 0 0;padding-left:4.5mm}.k{display:flex;justify-content:space-between}.k i{font-style:normal;letter-spacing:1px}.s small{display:block;opacity:.75}`;

const job = (title: string, employer: string, when: string, tasks: readonly string[]) =>
  `<div class=r><b>${title}</b><span>${when}</span></div><p class=e>${employer}<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const dots = (what: string, of: number) =>
  `<p class=k><span>${what}</span><i>${"●".repeat(of)}${"○".repeat(5 - of)}</i>`;

const body = `<div class=w><div class=s>
<h2 style="margin-top:0">Contact</h2><p><small>Phone</small>0491 570 157<p><small>Email</small>tariq.mansouri@example.com<p><small>Address</small>Edge Hill, Cairns QLD 4870
<h2>Registration</h2><p><b>General registration as a pharmacist</b><p>AHPRA PHA0002218846<p>Expires 30 Nov 2026
<h2>Skills</h2>${dots("Dispensing", 5)}${dots("Vaccination", 5)}${dots("Webster packing", 4)}${dots("Medication reviews", 4)}${dots("Fred Dispense", 5)}${dots("Compounding", 3)}
<h2>Languages</h2>${dots("Arabic", 5)}${dots("English", 5)}${dots("French", 2)}
<h2>Memberships</h2><p>Pharmaceutical Society of Australia</div>
<div class=m><h1>Tariq Mansouri</h1><p class=t>Community pharmacist
<h2>Profile</h2><p>Pharmacist in charge with eight years behind the counter in two countries. I vaccinate, I counsel, and I ring the doctor when the dose is wrong. Looking for a managing role in Far North Queensland.
<h2>Experience</h2>
${job("Pharmacist in Charge", "Trinity Beach Family Chemist, Cairns", "Jun 2022 – Present", ["180 scripts a day with two technicians and an intern", "Began a travel vaccination clinic; 640 doses in its first year", "Opioid replacement for 22 clients"])}
${job("Pharmacist", "Barron River Pharmacy, Mareeba", "Feb 2020 – May 2022", ["Weekly packs for three aged care homes", "Relieved as manager for eleven weeks"])}
${job("Intern Pharmacist", "Barron River Pharmacy, Mareeba", "Jan 2019 – Jan 2020", ["1,824 hours of supervised practice"])}
${job("Hospital Pharmacist", "Al Rahma Teaching Hospital, Alexandria, Egypt", "Sep 2014 – Dec 2017", ["Oncology dispensary and the ward round on Sundays"])}
<h2>Education</h2>
<div class=r><b>Graduate Certificate in Pharmacy Practice</b><span>2021</span></div><p class=e>University of the Tablelands
<div class=r><b>Bachelor of Pharmaceutical Sciences</b><span>2009 – 2014</span></div><p class=e>Pharos Coast University, Alexandria
<h2>Certificates</h2>
<p>Pharmacist Immunisation Course, Pharmacy Learning North, 2020
<p>Provide First Aid, expires 11 Feb 2027
<p>Blue Card 3318870/2, expires 4 Aug 2028
<h2>References</h2><p>Available on request</div></div>`;

/** A pharmacist in a résumé builder's two columns: dark side bar at the left with contact, registration, skills and languages rated by dots; title against months, employer and town in italics below. */
export const pharmacist: UnseenCv = {
  name: "résumé builder, side bar at the left with registration and skills rated by dots",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Tariq",
    family: "Mansouri",
    email: "tariq.mansouri@example.com",
    phone: "+61491570157",
    jobs: [
      [
        "Pharmacist in Charge",
        "Trinity Beach Family Chemist / Trinity Beach Family Chemist, Cairns",
        "2022-06",
        null,
      ],
      ["Pharmacist", "Barron River Pharmacy / Barron River Pharmacy, Mareeba", "2020-02", "2022-05"],
      ["Intern Pharmacist", "Barron River Pharmacy / Barron River Pharmacy, Mareeba", "2019-01", "2020-01"],
      [
        "Hospital Pharmacist",
        "Al Rahma Teaching Hospital / Al Rahma Teaching Hospital, Alexandria / Al Rahma Teaching Hospital, Alexandria, Egypt",
        "2014-09",
        "2017-12",
      ],
    ],
    studies: [
      ["Graduate Certificate in Pharmacy Practice", "University of the Tablelands", "2021"],
      [
        "Bachelor of Pharmaceutical Sciences",
        "Pharos Coast University / Pharos Coast University, Alexandria",
        "2014",
      ],
    ],
    skills: [
      "Dispensing",
      "Vaccination",
      "Webster packing",
      "Medication reviews",
      "Fred Dispense",
      "Compounding",
    ],
    licences: [
      [
        "General registration as a pharmacist / AHPRA / AHPRA General registration as a pharmacist / General registration as a pharmacist (AHPRA)",
        "PHA0002218846",
        "2026-11-30",
      ],
      ["Pharmacist Immunisation Course"],
      ["Provide First Aid", undefined, "2027-02-11"],
      ["Blue Card", "3318870/2", "2028-08-04"],
    ],
    languages: ["Arabic", "English", "French"],
    besides: ["Pharmaceutical Society of Australia"],
  },
};
