import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "Liberation Sans",sans-serif;color:#333}.g{display:grid;grid-template-columns:64mm 1fr;min-height:296mm}aside{background:#eef5f1;padding:14mm 8mm;font-size:9pt}.ph{width:34mm;height:34mm;border-radius:50%;background:#cfdcd5;margin:0 auto 6mm;display:flex;align-items:center;justify-content:center;font-size:8pt;color:#789}h2{font-size:10.5pt;color:#2f6b4f;letter-spacing:.5mm;text-transform:uppercase;border-bottom:.3mm solid #2f6b4f;margin:6mm 0 2.5mm}main{padding:14mm 12mm 10mm 10mm}h1{font-size:25pt;margin:0;color:#2f6b4f}.r{font-size:12pt;margin:0}p{margin:0 0 1mm}.t{font-weight:700;font-size:10.5pt;margin:3.5mm 0 0}.s{color:#666;margin:0 0 1mm}ul{margin:0;padding-left:4.5mm}`;
const job = (title: string, at: string, when: string, ...duties: readonly string[]) =>
  `<p class=t>${title}</p><p class=s>${at} | ${when}</p>${duties.length > 0 ? `<ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>` : ""}`;

const body = `<div class=g><aside><div class=ph>Your photo here</div>
<h2>Contact</h2><p>Phone<br>+61 491 573 087</p><p>Email<br>tane.ruatapu@example.com</p><p>Address<br>3/40 Banksia Crescent<br>Coffs Harbour NSW 2450</p>
<h2>Skills</h2><ul><li>Manual therapy</li><li>Dry needling</li><li>Clinical Pilates</li><li>Vestibular rehabilitation</li><li>Cliniko</li></ul>
<h2>Languages</h2><p>English</p><p>Māori (conversational)</p>
<h2>Registration</h2><p>AHPRA registration<br>PHY0002217764</p><p>Working with Children Check<br>WWC3310277E<br>Expires 14/05/2030</p><p>First Aid and CPR<br>Expires 09/2027</p>
<h2>Interests</h2><p>Surf lifesaving, touch footy, slow-cooked everything</p></aside>
<main><h1>Tāne Ruatapu</h1><p class=r>Senior Physiotherapist</p>
<h2>About me</h2><p>Musculoskeletal physiotherapist who likes shoulders, dizzy people and explaining pain without frightening anyone.</p>
<h2>Work history</h2>
${job("Senior Physiotherapist", "Solitary Isles Physio & Pilates", "Sept 2022 – Current", "Caseload of 55 a week, half of it under WorkCover and CTP schemes", "Supervise two new graduates", "Started the Tuesday falls class, now in its ninth term")}
${job("Physiotherapist (0.8 FTE)", "Bellinger Valley Community Hospital", "Jan 2020 – Aug 2022", "Inpatients, hydrotherapy and home visits", "Weekend on-call roster")}
${job("Locum Physiotherapist", "Outback Allied Health Pty Ltd, Bourke", "Jul 2019 – Dec 2019")}
${job("Rotational Physiotherapist", "Te Awa District Hospital, Hamilton, New Zealand", "Jan 2016 – May 2019", "Orthopaedics, stroke and respiratory rotations")}
<h2>Education</h2>
${job("Postgraduate Certificate in Musculoskeletal Physiotherapy", "Southern Cape University", "2023")}
${job("Bachelor of Physiotherapy", "Waikato Institute of Health Sciences", "2012 – 2015")}
<h2>Referees</h2><p>Dr Imelda Castaños, Principal, Solitary Isles Physio &amp; Pilates, 02 5550 1184</p></main></div>`;

/** A physiotherapist's two-column PDF with a pale column at the left: placeholder of a photo, labels over contacts, registration numbers and expiries in lines of their own, title over “Employer | dates”. */
export const physiotherapist: UnseenCv = {
  name: "Māori physiotherapist's two-column PDF: pale column at the left with “Your photo here”, labels over contacts, licences with numbers and expiries in lines below, title in bold over “Employer | Sept 2022 – Current”, “(0.8 FTE)” after a title",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Tāne",
    family: "Ruatapu",
    email: "tane.ruatapu@example.com",
    phone: "+61491573087",
    jobs: [
      ["Senior Physiotherapist", "Solitary Isles Physio & Pilates", "2022-09", null],
      [
        "Physiotherapist (0.8 FTE) / Physiotherapist",
        "Bellinger Valley Community Hospital",
        "2020-01",
        "2022-08",
      ],
      [
        "Locum Physiotherapist",
        "Outback Allied Health Pty Ltd / Outback Allied Health / Outback Allied Health Pty Ltd, Bourke",
        "2019-07",
        "2019-12",
      ],
      [
        "Rotational Physiotherapist",
        "Te Awa District Hospital / Te Awa District Hospital, Hamilton / Te Awa District Hospital, Hamilton, New Zealand",
        "2016-01",
        "2019-05",
      ],
    ],
    studies: [
      ["Postgraduate Certificate in Musculoskeletal Physiotherapy", "Southern Cape University", "2023"],
      ["Bachelor of Physiotherapy", "Waikato Institute of Health Sciences", "2015"],
    ],
    skills: ["Manual therapy", "Dry needling", "Clinical Pilates", "Vestibular rehabilitation", "Cliniko"],
    licences: [
      ["AHPRA registration / AHPRA", "PHY0002217764"],
      ["Working with Children Check", "WWC3310277E", "2030-05-14"],
      ["First Aid and CPR / First Aid & CPR / First Aid", undefined, "2027-09"],
    ],
    languages: ["English", "Māori"],
    besides: ["Imelda Castaños", "Principal", "Surf lifesaving", "CPR"],
  },
};
