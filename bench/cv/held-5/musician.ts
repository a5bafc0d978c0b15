import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A man with several jobs at once and gaps: short years, title with employer and town by "at" and "for", breaks as entries of their own, a grid of borders with contact in boxes. */
export const musician: UnseenCv = {
  name: "gaps and jobs at the same time",
  type: "docx",
  write: word([
    { box: ["**Contact**", "0458 660 217", "leon.castellanos@quena.example", "Thornbury VIC"] },
    "! Leon Castellanos Quispe",
    "Piano technician, teacher and, on Sundays, organist",
    "## Work, the latest first",
    "**2021 – now**\tPiano technician at Northcote Piano Workshop, Northcote",
    "- Regulation and restringing; 300 tunings a year",
    "**2019 – now**\tCasual organist at St Brigid’s Parish",
    "**2018 – now**\tPiano teacher (sole trader)",
    "- Twenty pupils from six to eighty",
    "**2016 – 17**\tCare of my father, no paid work",
    "**2012 – 16**\tStore manager at Allegro Music, Brunswick",
    "- Hire fleet of 90 instruments",
    "**2011**\tTravel in Bolivia and Peru",
    "**2008 – 10**\tSales assistant at Allegro Music, Brunswick",
    "## Training",
    "**2021**\tCertificate IV in Piano Technology, Box Hill Institute",
    "**2007**\tBachelor of Music, Universidad Mayor de San Andrés, La Paz",
    "## Languages",
    "Spanish (native), English (fluent), Aymara (some)",
    "## Also",
    "Skills: tuning by ear, soldering, Logic Pro, bookkeeping",
    "Working with Children Check (Vic): 2281904A-01, to Oct 2029",
    "Licence: full, car, manual",
  ]),
  says: {
    given: "Leon",
    family: "Castellanos Quispe",
    email: "leon.castellanos@quena.example",
    phone: "+61458660217",
    jobs: [
      ["Piano technician", "Northcote Piano Workshop / Northcote Piano Workshop, Northcote", "2021", null],
      ["Casual organist", "St Brigid’s Parish", "2019", null],
      ["Piano teacher / Piano teacher (sole trader)", "sole trader / ", "2018", null],
      ["Store manager", "Allegro Music / Allegro Music, Brunswick", "2012", "2016"],
      ["Sales assistant", "Allegro Music / Allegro Music, Brunswick", "2008", "2010"],
    ],
    studies: [
      ["Certificate IV in Piano Technology", "Box Hill Institute", "2021"],
      [
        "Bachelor of Music",
        "Universidad Mayor de San Andrés / Universidad Mayor de San Andrés, La Paz",
        "2007",
      ],
    ],
    skills: ["tuning by ear", "soldering", "Logic Pro", "bookkeeping"],
    licences: [
      [
        "Working with Children Check (Vic) / Working with Children Check / Working with Children Check Vic",
        "2281904A-01",
        "2029-10",
      ],
    ],
    drives: ["C"],
    languages: ["Spanish", "English", "Aymara"],
    besides: ["Care of my father", "Travel in Bolivia"],
  },
};
