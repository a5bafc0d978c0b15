import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const pasted = `Faleolo "Leo" Fonoti
Locksmith
Ph 0491 573 087 / leo_fonoti@example.com / Inala QLD 4077

WHAT I DO
Locksmith, 11 yrs. Master key systems, safes, car keys, lockouts at 2 in the morning. Calm with people who are locked out and not calm.

WORK
Nov 2021 - now: Lockie & Son Security, Darra - Mobile Locksmith
* 9 to 14 jobs a day from the van
* restricted systems for 3 hospitals and a jail
* cut and code transponder keys
Feb 2017 - Oct 2021: Keyhole Kings, Woolloongabba - Locksmith
* shop counter, key cutting, safe openings
Jan 2013 - Dec 2016: Keyhole Kings, Woolloongabba - Apprentice Locksmith
Before that: Otara Family Bakery, Auckland - Delivery Driver (14 months)

TRAINING
Cert III in Locksmithing, Brisbane Hardware Trades College (2016)
Safe & vault technician short course, Vaultworks Academy (2019)
NCEA Level 3, Tamaki Heights College, Auckland (2010)

TICKETS
Security Provider Licence QLD (Class 2, security equipment installer), no. 4017722, exp 18/10/2027
Blue Card 1402955/3, exp 4 Mar 2028
Construction induction (white card) - 2013
Police check - Sep 2026
Drivers lic C and bike (R)

SKILLS
- Key cutting
- Safe opening
- Master keying
- Access control
- Transponder programming
- Door closers
- Quoting

LANGUAGES
Samoan, English

OTHER STUFF
Lead singer at church. Touch footy on Wednesdays. Coach of the Inala under 12s since 2022.

REFS
Deb Lockie, owner, Lockie & Son, 0491 570 158
Ray at Keyhole Kings, 07 5550 4402`;

/** A Samoan locksmith's resume pasted as plain text into a Word file: “months: employer, suburb - title” in one line, stars and hyphens as bullets, a job that has only its length. */
export const locksmith: UnseenCv = {
  name: "Samoan locksmith's plain text in Word: “Nov 2021 - now: employer, suburb - title”, stars as bullets, “14 months”",
  type: "docx",
  write: word({ font: "Courier New", size: 10, margin: 20 }, [
    { blocks: pasted.split("\n").map((line) => text(line, { after: 0 })) },
  ]),
  says: {
    given: 'Faleolo / Faleolo "Leo" / Leo / Faleolo (Leo)',
    family: "Fonoti",
    email: "leo_fonoti@example.com",
    phone: "+61491573087",
    jobs: [
      ["Mobile Locksmith", "Lockie & Son Security / Lockie & Son Security, Darra", "2021-11", null],
      ["Locksmith", "Keyhole Kings / Keyhole Kings, Woolloongabba", "2017-02", "2021-10"],
      ["Apprentice Locksmith", "Keyhole Kings / Keyhole Kings, Woolloongabba", "2013-01", "2016-12"],
      [
        "Delivery Driver / Delivery Driver (14 months)",
        "Otara Family Bakery / Otara Family Bakery, Auckland",
        "",
        "",
      ],
    ],
    studies: [
      [
        "Cert III in Locksmithing / Certificate III in Locksmithing",
        "Brisbane Hardware Trades College",
        "2016",
      ],
      ["Safe & vault technician short course / Safe & vault technician", "Vaultworks Academy", "2019"],
      ["NCEA Level 3", "Tamaki Heights College / Tamaki Heights College, Auckland", "2010"],
    ],
    skills: [
      "Key cutting",
      "Safe opening",
      "Master keying",
      "Access control",
      "Transponder programming",
      "Door closers",
      "Quoting",
    ],
    licences: [
      [
        "Security Provider Licence QLD (Class 2, security equipment installer) / Security Provider Licence QLD / Security Provider Licence / Security Provider Licence (Class 2, security equipment installer)",
        "4017722",
        "2027-10-18",
      ],
      ["Blue Card", "1402955/3", "2028-03-04"],
      ["Construction induction (white card) / Construction induction / White card"],
      ["Police check"],
    ],
    drives: ["C", "R"],
    languages: ["Samoan", "English"],
    besides: ["Drivers licence", "Lead singer", "Coach", "Inala under 12s", "Touch footy"],
  },
};
