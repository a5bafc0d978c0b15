import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const typed = `RESUME

Kylie Anne Brandt
112 Curdies Lane, Timboon VIC 3268
Phone: 0491 578 148
Email: kylie.brandt@example.com
DOB: 17 June 1994

ABOUT ME
--------
Reliable dairy farm hand with eleven years of milking experience. I am up
before the birds, I know my cows by name and I can fix most things with a
shifter. Looking for a senior farm hand or herd manager job in the South West.

WORK HISTORY
------------
March 2020 - Current
Senior Farm Hand
Heytesbury Dairies, Timboon
* Milk 480 cows in a 50 bale rotary, five days a week
* Calf rearing, about 140 heifers each spring
* Look after milk quality, cell count under 150,000 for three years
* Irrigation, fencing and hay carting

January 2016 - February 2020
Farm Hand
G & L Mackie, Simpson
* Milking, feeding out, tractor work
* Assistant to the AI technician in the joining season

2014 - 2015
Vegetable Packer
Colac Fresh Produce, Colac
* Packed carrots and onions, forklift loading

EDUCATION
---------
Certificate IV in Agriculture, Otway College of TAFE, 2022
Certificate III in Dairy Production, Otway College of TAFE, 2017
Year 11 VCE, Heytesbury Secondary College, 2011

LICENCES AND TICKETS
--------------------
Car licence, manual
Forklift licence (LF), expires 22/03/2029
ACUP chemical users permit no. 0338127, expires 30/06/2028
Quad bike safety course, 2019
First aid, renewed May 2025

SKILLS
------
Milking, calf rearing, herd health, artificial insemination, tractor
operation, fencing, Easy Dairy software, record keeping

HOBBIES
-------
Netball (A grade, Timboon Demons), camp drafting, baking

REFEREES
--------
Rob Heytesbury (owner, Heytesbury Dairies)   0491 570 006
Lyn Mackie (farmer, Simpson)                 03 5550 2234`;

/** A dairy farm hand's plain typing that was saved as a Word file: underlines of hyphens, asterisks, months, title and employer on lines of their own. */
export const dairyFarmHand: UnseenCv = {
  name: "dairy farm hand's plain typing in a Word file: hyphens below headings, months, title and employer on own lines",
  type: "docx",
  write: word({ font: "Courier New", size: 10, margin: 20 }, [
    { blocks: typed.split("\n").map((line) => text(line, { after: 0 })) },
  ]),
  says: {
    given: "Kylie Anne / Kylie",
    family: "Brandt",
    email: "kylie.brandt@example.com",
    phone: "+61491578148",
    jobs: [
      ["Senior Farm Hand", "Heytesbury Dairies / Heytesbury Dairies, Timboon", "2020-03", null],
      ["Farm Hand", "G & L Mackie / G & L Mackie, Simpson", "2016-01", "2020-02"],
      ["Vegetable Packer", "Colac Fresh Produce / Colac Fresh Produce, Colac", "2014", "2015"],
    ],
    studies: [
      ["Certificate IV in Agriculture", "Otway College of TAFE", "2022"],
      ["Certificate III in Dairy Production", "Otway College of TAFE", "2017"],
      ["Year 11 VCE", "Heytesbury Secondary College", "2011"],
    ],
    skills: [
      "Milking",
      "Calf rearing",
      "Herd health",
      "Artificial insemination",
      "Tractor operation",
      "Fencing",
      "Easy Dairy software / Easy Dairy",
      "Record keeping",
    ],
    licences: [
      ["Forklift licence (LF) / Forklift licence / Forklift", undefined, "2029-03-22"],
      ["ACUP chemical users permit / ACUP / Chemical users permit", "0338127", "2028-06-30"],
      ["Quad bike safety course / Quad bike safety"],
      ["First aid"],
    ],
    drives: ["C"],
    besides: ["Car licence"],
  },
};
