import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const facts = (rows: readonly (readonly [string, ...string[]])[]) => ({
  widths: [30, 70],
  rows: rows.map(([label, ...lines]) => [[`**${label}**`], lines]),
});

/** A truck driver's CV of the nineties that has been added to ever since: tables for everything, labels with colons in front of employer, position and period within a cell, home and mobile phone, oldest job first. */
export const truckDriver: UnseenCv = {
  name: "tables with labels within cells, oldest job first",
  type: "docx",
  write: word(
    [
      "> **CURRICULUM VITAE**",
      "> **OF**",
      "> **TERRENCE JOHN MACILWRAITH**",
      "# PERSONAL DETAILS",
      facts([
        ["Name:", "Terrence John (Terry) MacIlwraith"],
        ["Address:", "41 Ironbark Road", "Murray Bridge SA 5253"],
        ["Telephone:", "(H) 08 5550 0143", "(M) 0491 572 983"],
        ["E-mail:", "terrymac@roadpost.example"],
        ["Date of birth:", "22nd February 1968"],
        ["Health:", "Excellent, non-smoker"],
      ]),
      "# LICENCES & TICKETS",
      facts([
        ["Driver’s licence:", "Class MC, South Australia, no. BK4417, current to 11/2029"],
        ["Dangerous goods:", "DG driver licence SA 20871, expires 14/3/2028"],
        ["Forklift:", "High risk work licence LF, no. 0093348"],
        ["Fatigue:", "BFM accredited"],
        ["Port access:", "MSIC card, exp. June 2027"],
      ]),
      "# EDUCATION",
      facts([
        ["1985", "Year 11", "Mannum Area School"],
        ["2006", "Certificate III in Driving Operations", "Torrens Transport Training"],
      ]),
      "# EMPLOYMENT HISTORY",
      facts([
        [
          "1986–1991",
          "Employer: Mobilong Produce",
          "Position: Storeman",
          "Duties: Loading and unloading of onions and potatoes, by hand until they bought the forklift.",
        ],
        [
          "1991–1998",
          "Employer: Schulz Bros Carriers",
          "Position: Local Driver (HR)",
          "Duties: Livestock and general freight, Murray Bridge to the Adelaide markets, six days a week.",
        ],
        [
          "1998–2011",
          "Employer: Transcontinental Linehaul",
          "Position: Interstate Driver",
          "Duties: Adelaide–Perth and Adelaide–Sydney, semi and B-double. Two million kilometres without an at-fault accident. Trainer of new drivers from 2005.",
        ],
        [
          "2011–2019",
          "Employer: Riverland Bulk Wine",
          "Position: Tanker Driver",
          "Duties: Food-grade tankers, Berri to Port Adelaide. Cleaning and paperwork to HACCP.",
        ],
        [
          "2019–present",
          "Employer: Coorong Fuels",
          "Position: MC Tanker Driver",
          "Duties: Fuel to farms and roadhouses in a road train as far as Border Village. Load plans, electronic work diary, mass and load restraint.",
        ],
      ]),
      "# INTERESTS",
      "Bowls, restoring a 1955 International, grandchildren (five).",
      "# REFEREES",
      {
        widths: [50, 50],
        rows: [
          [
            ["Colin Schirmer", "Depot Manager, Coorong Fuels", "Ph: 0491 573 087"],
            ["Rosanna Petrucci", "Fleet Manager, Riverland Bulk Wine", "Ph: 08 5550 0190"],
          ],
        ],
      },
    ],
    [],
    ["> T. J. MacIlwraith"],
  ),
  says: {
    given: "Terrence John / Terrence / Terry / Terrence John (Terry)",
    family: "MacIlwraith",
    email: "terrymac@roadpost.example",
    phone: "+61491572983",
    jobs: [
      ["Storeman", "Mobilong Produce", "1986", "1991"],
      ["Local Driver (HR) / Local Driver", "Schulz Bros Carriers", "1991", "1998"],
      ["Interstate Driver", "Transcontinental Linehaul", "1998", "2011"],
      ["Tanker Driver", "Riverland Bulk Wine", "2011", "2019"],
      ["MC Tanker Driver", "Coorong Fuels", "2019", null],
    ],
    studies: [
      ["Year 11", "Mannum Area School", "1985"],
      ["Certificate III in Driving Operations", "Torrens Transport Training", "2006"],
    ],
    skills: [],
    licences: [
      [
        "DG driver licence / Dangerous goods / Dangerous goods driver licence / DG driver licence SA / Dangerous goods driver licence SA",
        "20871 / SA 20871",
        "2028-03-14",
      ],
      ["High risk work licence LF / High risk work licence / Forklift / Forklift LF", "0093348"],
      ["BFM accredited / BFM / BFM accreditation"],
      ["MSIC card / MSIC", undefined, "2027-06"],
    ],
    drives: ["MC"],
  },
};
