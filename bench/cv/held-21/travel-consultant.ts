import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const typed = `DEBORAH CARMODY
Travel Consultant
Ph 04 9157 8148 / deb.carmody@example.com / Nambour Qld 4560

==========================================
SUMMARY
==========================================
Retail and corporate travel consultant, 20+ years, three agencies, one
pandemic. Repeat clients make up two thirds of my bookings. Fares,
cruises, groups and the odd lost passport.

==========================================
WORK
==========================================
Senior Travel Consultant
Blue Gum Travel, Maroochydore
08/2022 -> current
* $2.1m in sales in 2025, best of nine consultants
* Escorted groups to Japan (2024) and Norway (2026)
* Train the juniors in fares and visas

Pandemic Hotline Officer (temp)
Ready Staffing for Queensland Border Information
10/2020 -> 06/2022
* 60 calls a day about border passes

Corporate Travel Consultant
Meridian Business Travel, Brisbane
04/2011 -> 08/2020  (made redundant)
* Accounts: two universities and a mining contractor
* After hours roster, one week in six

Travel Consultant
Holiday Corner, Caloundra
01/2004 -> 03/2011

Trainee
Holiday Corner, Caloundra
02/2003 -> 12/2003

==========================================
TRAINING
==========================================
Cert III in Travel, Sunny Coast TAFE, 2003
Cruise Specialist Program (Gold), Cruise Agents Guild, 2017
Senior Certificate, Kin Kora Hills State High, 2002

==========================================
SYSTEMS AND STRENGTHS
==========================================
Sabre | Galileo | Tramada | Cruise sales | Visas | Group travel |
Complaint handling | Fare construction

==========================================
OTHER
==========================================
Languages: English, Italian (conversational)
Licence: Qld open driver licence (C)
Blue Card: 3310942/1, expires 08/11/2028
Justice of the Peace (Qual), since 2018
Volunteer: Visitor information centre, Montville, Sundays, 2016 -> current

==========================================
REFEREES
==========================================
Sandra Hook, Manager, Blue Gum Travel, 07 5550 6391
Ravi Menon, ex Meridian Business Travel, 0491 570 157`;

/** A travel consultant's resume as plain text that was pasted into a Word file: rules of equal signs about the headings, lines broken by hand, “08/2022 -> current” below title and employer. */
export const travelConsultant: UnseenCv = {
  name: "travel consultant's plain text pasted into Word: rules of equal signs, lines broken by hand, “08/2022 -> current”",
  type: "docx",
  write: word({ font: "Courier New", size: 10, margin: 20 }, [
    { blocks: typed.split("\n").map((line) => text(line, { after: 0 })) },
  ]),
  says: {
    given: "Deborah",
    family: "Carmody",
    email: "deb.carmody@example.com",
    phone: "+61491578148",
    jobs: [
      ["Senior Travel Consultant", "Blue Gum Travel / Blue Gum Travel, Maroochydore", "2022-08", null],
      [
        "Pandemic Hotline Officer (temp) / Pandemic Hotline Officer",
        "Ready Staffing / Ready Staffing for Queensland Border Information / Queensland Border Information",
        "2020-10",
        "2022-06",
      ],
      [
        "Corporate Travel Consultant",
        "Meridian Business Travel / Meridian Business Travel, Brisbane",
        "2011-04",
        "2020-08",
      ],
      ["Travel Consultant", "Holiday Corner / Holiday Corner, Caloundra", "2004-01", "2011-03"],
      ["Trainee", "Holiday Corner / Holiday Corner, Caloundra", "2003-02", "2003-12"],
    ],
    studies: [
      ["Cert III in Travel / Certificate III in Travel", "Sunny Coast TAFE", "2003"],
      ["Cruise Specialist Program (Gold) / Cruise Specialist Program", "Cruise Agents Guild", "2017"],
      ["Senior Certificate", "Kin Kora Hills State High", "2002"],
    ],
    skills: [
      "Sabre",
      "Galileo",
      "Tramada",
      "Cruise sales",
      "Visas",
      "Group travel",
      "Complaint handling",
      "Fare construction",
    ],
    licences: [["Blue Card", "3310942/1", "2028-11-08"]],
    drives: ["C"],
    languages: ["English", "Italian"],
    besides: [
      "Driver licence",
      "Qld open driver licence",
      "Justice of the Peace",
      "Visitor information centre",
      "Volunteer",
    ],
  },
};
