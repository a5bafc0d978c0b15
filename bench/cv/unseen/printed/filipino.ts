import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{padding:16mm;font:10.5pt/1.35 "DejaVu Serif"}h1{font-size:15pt;margin:0}h2{font-size:11pt;margin:5mm 0 1mm;border-top:3px double #000;padding-top:1mm}.ph{float:right;width:35mm;height:35mm;border:1px solid #000}table td{padding:.3mm 4mm .3mm 0;vertical-align:top}ul{margin:0 0 2mm}p{margin:0 0 1mm}`;
const body = `<div class=ph></div><h1>DELA CRUZ, MARIA LOURDES SANTOS</h1><p>Registered Nurse<p>Blk 12 Lot 7 Sampaguita St., Brgy. San Isidro, Antipolo City, Rizal<p>CP No. 0917-555-8214<p>malou.delacruz@sulat.example
<h2>OBJECTIVE</h2><p>To be a staff nurse in a hospital that values care of patients and to grow with the institution.
<h2>PERSONAL DATA</h2><table><tr><td>Age<td>: 31 years old<tr><td>Date of Birth<td>: June 8, 1995<tr><td>Civil Status<td>: Single<tr><td>Religion<td>: Roman Catholic<tr><td>Height / Weight<td>: 5’2” / 52 kg<tr><td>Language Spoken<td>: Filipino, English, Bicolano</table>
<h2>WORK EXPERIENCES</h2>
<p><b>St. Jude Thaddeus Medical Center</b> – Quezon City<p>Position: Emergency Room Staff Nurse<p>Inclusive Dates: February 15, 2021 – Present<p>Bed Capacity: 250 (Tertiary)<ul><li>Receives endorsement from the outgoing nurse<li>Assists the Resident on Duty in suturing and intubation<li>Infection Control Nurse for the month of May 2023</ul>
<p><b>Rizal Provincial Hospital</b> – Morong, Rizal<p>Position: Ward Nurse (Medical–Surgical)<p>Inclusive Dates: October 3, 2018 – January 30, 2021<p>Bed Capacity: 100 (Secondary)<ul><li>Carries out doctor’s orders; administers medications<li>Health teaching before discharge</ul>
<p><b>Dr. Reyes Lying-In Clinic</b> – Antipolo City<p>Position: Volunteer Nurse<p>Inclusive Dates: March 2018 – September 2018
<h2>EDUCATIONAL BACKGROUND</h2><table><tr><td>Tertiary<td>: <b>Our Lady of Fatima University</b><br>&nbsp; Bachelor of Science in Nursing<br>&nbsp; 2013 – 2017<tr><td>Secondary<td>: <b>Antipolo National High School</b><br>&nbsp; 2009 – 2013<tr><td>Primary<td>: <b>Mambugan Elementary School</b><br>&nbsp; 2003 – 2009</table>
<h2>LICENSURE AND TRAININGS</h2><ul><li>Philippine Nurse Licensure Examination – PRC License No. 0918442, passed November 2017<li>Basic Life Support – Philippine Heart Association, valid until March 2027<li>IV Therapy Training – ANSAP, 2018</ul>
<h2>SKILLS</h2><ul><li>ECG reading<li>IV insertion<li>Triage<li>NGT feeding</ul>
<h2>CHARACTER REFERENCES</h2><p>Jocelyn Bautista, RN, MAN – Chief Nurse, St. Jude Thaddeus Medical Center – 0918-555-4420<p>Dr. Ramon Villanueva – Medical Director, Rizal Provincial Hospital – (02) 8555-1234
<p style="margin-top:5mm">I hereby certify that the above information is true and correct.<p style="text-align:right">Maria Lourdes S. Dela Cruz`;

/** A nurse as CVs in the Philippines are: family name first, a photo, bed capacities, licensure and trainings. */
export const filipino: UnseenCv = {
  name: "family name first",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Maria Lourdes Santos / Maria Lourdes / Maria Lourdes S.",
    family: "Dela Cruz",
    email: "malou.delacruz@sulat.example",
    phone: "+639175558214",
    jobs: [
      ["Emergency Room Staff Nurse", "St. Jude Thaddeus Medical Center", "2021-02", null],
      ["Ward Nurse (Medical–Surgical)", "Rizal Provincial Hospital", "2018-10", "2021-01"],
      ["Volunteer Nurse", "Dr. Reyes Lying-In Clinic", "2018-03", "2018-09"],
    ],
    studies: [["Bachelor of Science in Nursing", "Our Lady of Fatima University", "2017"]],
    skills: ["ECG reading", "IV insertion", "Triage", "NGT feeding"],
    licences: [
      [
        "Philippine Nurse Licensure Examination / PRC License / Philippine Nurse Licensure Examination – PRC License",
        "0918442",
      ],
      ["Basic Life Support / Basic Life Support – Philippine Heart Association"],
      ["IV Therapy Training / IV Therapy Training – ANSAP"],
    ],
    languages: ["Filipino", "English", "Bicolano / Bikol"],
    besides: [
      "Secondary",
      "Antipolo National High School",
      "Primary",
      "Mambugan Elementary School",
      "Registered Nurse",
    ],
  },
};
