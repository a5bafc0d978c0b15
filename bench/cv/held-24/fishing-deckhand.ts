import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.35 "DejaVu Sans Mono",monospace}pre{font:inherit;margin:0;white-space:pre-wrap}`;
const lines = `WAYNE TIPOTI
Deckhand / Coxswain
Cairns QLD  |  0491 570 158  |  waynetipoti@example.com

------------------------------------------------------------
WORK
------------------------------------------------------------

Deckhand, prawn trawler "Lady Marguerite"
Gulf & Cape Fisheries, Karumba
Mar 2021 - now (seasonal, Mar to Nov each year)
  * Nets, winches, sorting and snap freezing
  * Engine room watch
  * Relief coxswain since 2024

Cray Diver
Tipoti Brothers, Thursday Island
2015 - Feb 2021
  * Hookah diving to 18 m
  * Live product packing

Kitchen Hand
Torres Pearl Hotel, Thursday Island
2013 - 2014

------------------------------------------------------------
TICKETS
------------------------------------------------------------

Coxswain Grade 1 Near Coastal   no. AM-448102   exp 11/07/2029
Marine Radio Operator (SROCP)   no. R 30771
Elements of Shipboard Safety    2020
First aid at sea                exp 02/2027
Car licence                     Class C (Qld)

------------------------------------------------------------
SCHOOL AND TRAINING
------------------------------------------------------------

Certificate II in Maritime Operations, Far North TAFE Cairns, 2020
Year 12, Tagai Point State College, 2012

------------------------------------------------------------
SKILLS
------------------------------------------------------------

net mending, splicing, diesel maintenance, deck crane, cooking
for six

------------------------------------------------------------
LANGUAGES
------------------------------------------------------------

Kala Lagaw Ya, Torres Strait Creole, English

------------------------------------------------------------
REFEREES
------------------------------------------------------------

Skipper Dan Holloway, Gulf & Cape Fisheries, 0491 570 006
Aunty Rose Mabo-Pitt, 07 5550 2290
`;

/** A Torres Strait deckhand's plain text printed from an editor: letters of one width, lines of hyphens round the headings, tickets in columns of spaces. */
export const fishingDeckhand: UnseenCv = {
  name: "Torres Strait deckhand's plain text printed as PDF: lines of hyphens round headings, seasonal job with the vessel in its title line, tickets in columns of spaces",
  type: "pdf",
  write: print(css, `<pre>${lines.replaceAll("&", "&amp;")}</pre>`, { margin: "18mm" }),
  says: {
    given: "Wayne",
    family: "Tipoti",
    email: "waynetipoti@example.com",
    phone: "+61491570158",
    jobs: [
      [
        'Deckhand / Deckhand, prawn trawler "Lady Marguerite" / Deckhand, prawn trawler',
        "Gulf & Cape Fisheries / Gulf & Cape Fisheries, Karumba",
        "2021-03",
        null,
      ],
      ["Cray Diver", "Tipoti Brothers / Tipoti Brothers, Thursday Island", "2015", "2021-02"],
      ["Kitchen Hand", "Torres Pearl Hotel / Torres Pearl Hotel, Thursday Island", "2013", "2014"],
    ],
    studies: [
      ["Certificate II in Maritime Operations", "Far North TAFE Cairns / Far North TAFE", "2020"],
      ["Year 12", "Tagai Point State College", "2012"],
    ],
    skills: ["Net mending", "Splicing", "Diesel maintenance", "Deck crane", "Cooking for six"],
    licences: [
      ["Coxswain Grade 1 Near Coastal / Coxswain Grade 1", "AM-448102", "2029-07-11"],
      ["Marine Radio Operator (SROCP) / Marine Radio Operator / SROCP", "R 30771 / 30771"],
      ["Elements of Shipboard Safety"],
      ["First aid at sea / First aid", undefined, "2027-02"],
    ],
    drives: ["C"],
    languages: ["Kala Lagaw Ya", "Torres Strait Creole / Yumplatok (Torres Strait Creole)", "English"],
    besides: ["Driver licence", "Car licence", "Relief coxswain", "Dan Holloway", "Rose Mabo-Pitt"],
  },
};
