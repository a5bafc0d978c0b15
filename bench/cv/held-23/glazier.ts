import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const typed = `RHYS PENDERGAST - GLAZIER
Ballarat VIC
ph. 0491 572 665    rhys.glass@example.com

Trade qualified glazier, shopfronts and domestic. Own ute and tools,
ABN, public liability 20 mil. Can start Monday.

WHERE I'VE WORKED

Glazier (subcontractor), Goldfields Glass & Glazing - Jan 2022 to now
 - shopfronts, balustrades, shower screens
 - after hours board-ups

Glazier, Clearview Windows Ballarat - Dec 2016 to Dec 2021
 - new homes, about 6 a week
 - double glazing retrofits to the old hospital

Apprentice Glazier, Clearview Windows Ballarat - Nov 2012 to Nov 2016

Labourer, Eureka Brickworks - 2011 to 2012

TRADE PAPERS

Cert III in Glass and Glazing, Ballarat Polytechnic, 2016
Year 10, Sebastopol Secondary, 2010

TICKETS

White card 0398117
EWP under 11m, exp 09/2027
Working at heights, exp 04/2028
Dogging (DG), licence no 2204479VIC, exp 17/10/2029
Car licence (C)

GOOD AT

Toughened glass, Frameless showers, Silicone work, Measuring up,
Board-ups, Quoting

REFS

Wayne at Goldfields Glass 03 5550 4418
Mandy Trezise, Clearview, 0491 570 159`;

/** A glazier's one-pager as plain text in Word: “Title, Employer - Jan 2022 to now” on one line, headings in his own words. */
export const glazier: UnseenCv = {
  name: "glazier's plain-text one-pager: “Title, Employer - Jan 2022 to now” on one line, headings in his own words",
  type: "docx",
  write: word({ font: "Courier New", size: 10, margin: 22 }, [
    { blocks: typed.split("\n").map((line) => text(line, { after: 0 })) },
  ]),
  says: {
    given: "Rhys",
    family: "Pendergast",
    email: "rhys.glass@example.com",
    phone: "+61491572665",
    jobs: [
      ["Glazier (subcontractor) / Glazier", "Goldfields Glass & Glazing", "2022-01", null],
      ["Glazier", "Clearview Windows Ballarat / Clearview Windows", "2016-12", "2021-12"],
      ["Apprentice Glazier", "Clearview Windows Ballarat / Clearview Windows", "2012-11", "2016-11"],
      ["Labourer", "Eureka Brickworks", "2011", "2012"],
    ],
    studies: [
      [
        "Cert III in Glass and Glazing / Certificate III in Glass and Glazing",
        "Ballarat Polytechnic",
        "2016",
      ],
      ["Year 10", "Sebastopol Secondary", "2010"],
    ],
    skills: ["Toughened glass", "Frameless showers", "Silicone work", "Measuring up", "Board-ups", "Quoting"],
    licences: [
      ["White card", "0398117"],
      ["EWP under 11m / EWP", undefined, "2027-09"],
      ["Working at heights", undefined, "2028-04"],
      ["Dogging (DG) / Dogging / Dogging licence / Dogging (DG) licence", "2204479VIC", "2029-10-17"],
    ],
    drives: ["C"],
    besides: ["Car licence", "Driver licence", "Public liability", "Own ute and tools", "ABN"],
  },
};
