import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:11pt/1.45 "DejaVu Serif",serif}h1{font-size:21pt;margin:0;font-weight:400}h2{font:700 10pt/1.4 "DejaVu Sans",sans-serif;letter-spacing:.3px;margin:6mm 0 1.5mm;color:#8a4b08}p{margin:0 0 1.2mm}.s{color:#555;font-size:9.5pt}`;

const body = `<h1>Margaret (Peg) Lindqvist</h1><p class=s>9 Lily Lane, Kangaroo Flat VIC 3555<br>Telephone (03) 5550 0172, evenings best<br>peg.lindqvist@example.com
<p style="margin-top:4mm">Retired practice manager, 66, not at all finished. Since 2016 I have given two days a week to my town; now I am looking for ten to fifteen paid hours at a front desk.
<h2>VOLUNTEERING, 2016 TO TODAY</h2>
<p><b>Literacy tutor</b> · Long Gully Neighbourhood House · since 2019<p class=s>Adults who read a first book at fifty, and drivers who pass the learner test.
<p><b>Front desk volunteer</b> · Goldfields Hospice · since 2017<p class=s>Every second Friday. I also make the roster of 38 volunteers.
<p><b>Treasurer</b> · Kangaroo Flat Garden Club · 2016–2023<p class=s>Books in Xero, an audit each July.
<h2>PAID WORK, 1978 TO 2016</h2>
<p><b>Practice Manager</b> · Golden Gully Medical Rooms · 2004–2016<p class=s>Seven doctors, four nurses, five at reception. Two accreditations without a finding.
<p><b>Medical Receptionist</b> · Golden Gully Medical Rooms · 1995–2004<p class=s>From paper cards to computers in one winter.
<p><b>Ledger Clerk</b> · Campaspe Butter Co-operative · 1978–1986<p class=s>Milk cheques for 412 farms. I left when my first child was born.
<h2>EDUCATION</h2>
<p><b>Certificate IV in Business Administration</b> · Loddon Plains TAFE · 1996
<p><b>Higher School Certificate</b> · Mount Tarrengower High School · 1977
<h2>CHECKS AND TICKETS</h2>
<p>Working with Children Check 01188427-02 (changed from volunteer to employee), expires 3 May 2028
<p>National police check of 11 January 2025
<p>Provide First Aid, March 2024
<p>Victorian car licence (class C), and a reliable Corolla
<h2>ON THE COMPUTER</h2>
<p>Word, Excel, Xero, Best Practice, Mailchimp
<h2>LANGUAGES</h2>
<p>English, and Swedish from my mother
<h2>RECOGNITION</h2>
<p>Volunteer of the Year, Bendigo and District, 2022
<h2>WHO KNOWS ME</h2>
<p>Dr Alan Whitmore, Golden Gully Medical Rooms, (03) 5550 0119<br>Noor Jamil, coordinator, Long Gully Neighbourhood House, 0491 575 254`;

/** A retired practice manager in an online word processor's serif template: volunteering before paid work, title, employer and years parted by dots, tickets and a car as sentences. */
export const retiredVolunteer: UnseenCv = {
  name: "volunteering before paid work, title, employer and years by dots",
  type: "pdf",
  write: print(css, body, { margin: "22mm" }),
  says: {
    given: "Margaret / Margaret (Peg) / Peg",
    family: "Lindqvist",
    email: "peg.lindqvist@example.com",
    phone: "+61355500172",
    jobs: [
      ["Practice Manager", "Golden Gully Medical Rooms", "2004", "2016"],
      ["Medical Receptionist", "Golden Gully Medical Rooms", "1995", "2004"],
      ["Ledger Clerk", "Campaspe Butter Co-operative", "1978", "1986"],
    ],
    studies: [
      ["Certificate IV in Business Administration", "Loddon Plains TAFE", "1996"],
      ["Higher School Certificate", "Mount Tarrengower High School", "1977"],
    ],
    skills: ["Word", "Excel", "Xero", "Best Practice", "Mailchimp"],
    licences: [
      ["Working with Children Check", "01188427-02", "2028-05-03"],
      ["National police check"],
      ["Provide First Aid"],
    ],
    drives: ["C"],
    languages: ["English", "Swedish"],
    besides: [
      "Literacy tutor",
      "Front desk volunteer",
      "Treasurer",
      "Long Gully Neighbourhood House",
      "Goldfields Hospice",
      "Kangaroo Flat Garden Club",
      "Volunteer of the Year",
    ],
  },
};
