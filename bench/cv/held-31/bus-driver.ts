import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{margin:0}pre{font:10pt/1.3 "DejaVu Sans Mono",monospace;color:#000;margin:0;white-space:pre}`;

const body = `<pre>==============================================================
                  MICHAEL ("MICK") PAPADAKIS
        17 Allambie St, Dandenong North VIC 3175
      Tel. 0491 570 006 .... m.papadakis@example.net
==============================================================

WHO I AM
  Route and charter bus driver, 58, good eyes, good humour.
  27 years of passengers and two complaints, both about the
  air conditioning.

DRIVING WORK
  Eumemmerring Bus Lines ............... Apr 2017 - to date
    Route Bus Driver (full time)
    Routes 811, 813 and school specials. Mentor of new
    drivers, about thirty so far.

  Eumemmerring Bus Lines ............... 2011 - Apr 2017
    Charter Driver
    Ski buses in winter, winery tours in spring.

  Hellas Coaches, Noble Park ........... 1999 - 2010
    Coach Driver
    Melbourne to Adelaide overnight, football clubs.

OTHER WORK
  Papadakis Fish Shop, Springvale ...... 1990 - 1998
    Owner
  Southgate Car Plant .................. 1986 - 1989
    Assembler

SCHOOL AND COURSES
  Cert. III in Driving Operations, Monash Bus Academy .. 2012
  Year 10, Noble Park Technical School ................. 1984

PAPERS
  Heavy Vehicle Licence ....... HC, Victoria, exp. 09/2029
  Bus Driver Accreditation .... DC 2044871, exp. 28/02/2028
  Working with Children ....... 1150937A-03, exp. 11/2030
  First Aid ................... Feb 2026

GOOD AT
  * Timetables          * Wheelchair ramps
  * Ticket machines     * Defensive driving
  * Calming people      * Minor repairs

LANGUAGES
  Greek ....... like a native
  English ..... very good
  Turkish ..... kitchen

SPARE TIME
  Backgammon, lemon trees, Saint Panteleimon church (usher)

REFEREES
  Jenny Schultz ....... Depot Manager ....... 03 5550 2093
==============================================================
</pre>`;

/** A bus driver's resume typed as plain text and printed in a typewriter's font: rules of equal signs, “Employer .... Apr 2017 - to date” with dotted leaders over the title, papers with leaders, skills in two columns of stars. */
export const busDriver: UnseenCv = {
  name: "Greek-Australian bus driver's plain text printed in a typewriter's font: rules of equal signs, “Employer ..... Apr 2017 - to date” with dotted leaders over the title, other work apart, papers with leaders and “exp.”, skills as stars in two columns",
  type: "pdf",
  write: print(css, body, { margin: "20mm" }),
  says: {
    given: "Michael / MICHAEL / Mick / Michael (Mick)",
    family: "Papadakis / PAPADAKIS",
    email: "m.papadakis@example.net",
    phone: "+61491570006",
    jobs: [
      ["Route Bus Driver (full time) / Route Bus Driver", "Eumemmerring Bus Lines", "2017-04", null],
      ["Charter Driver", "Eumemmerring Bus Lines", "2011", "2017-04"],
      ["Coach Driver", "Hellas Coaches / Hellas Coaches, Noble Park", "1999", "2010"],
      ["Owner", "Papadakis Fish Shop / Papadakis Fish Shop, Springvale", "1990", "1998"],
      ["Assembler", "Southgate Car Plant", "1986", "1989"],
    ],
    studies: [
      [
        "Cert. III in Driving Operations / Certificate III in Driving Operations",
        "Monash Bus Academy",
        "2012",
      ],
      ["Year 10", "Noble Park Technical School", "1984"],
    ],
    skills: [
      "Timetables",
      "Wheelchair ramps",
      "Ticket machines",
      "Defensive driving",
      "Calming people",
      "Minor repairs",
    ],
    licences: [
      [
        "Bus Driver Accreditation / Bus Driver Accreditation DC / Bus Driver Accreditation (DC)",
        "DC 2044871 / 2044871",
        "2028-02-28",
      ],
      [
        "Working with Children / Working with Children Check / Working with Children (VIC)",
        "1150937A-03",
        "2030-11",
      ],
      ["First Aid"],
    ],
    drives: ["HC"],
    languages: ["Greek", "English", "Turkish"],
    besides: [
      "Driver licence",
      "Heavy Vehicle Licence",
      "Saint Panteleimon church",
      "usher",
      "Backgammon",
      "lemon trees",
      "Jenny Schultz",
    ],
  },
};
