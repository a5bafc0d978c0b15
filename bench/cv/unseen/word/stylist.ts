import type { UnseenCv } from "../known.ts";
import { word } from "../write-word.ts";

/** A hairdresser: boxes at the side, each job one paragraph of lines, months as numbers, self-employed. */
export const stylist: UnseenCv = {
  name: "boxes and line breaks",
  type: "docx",
  write: word([
    "! Layla Al-Khoury",
    { box: ["**GET IN TOUCH**", "0401 551 772", "layla@khouryhair.example", "Parramatta, Sydney"] },
    "Hairdresser and colour specialist. Fourteen years behind the chair; loves curls.",
    {
      box: [
        "**WHAT I DO BEST**",
        "Balayage",
        "Curly cuts",
        "Colour correction",
        "Bridal hair",
        "Fresha bookings",
      ],
    },
    "# My Journey So Far",
    "**Owner / Stylist**\nCurl Parlour by Layla (self-employed)\n07.2021 – today\nTwo chairs; colour by Wella and Davines; 4.9 stars on Google.",
    "**Senior Stylist**\nMaison Rouge Hair, Parramatta\n03.2016 – 06.2021\nColour educator for L’Oréal from 2018; trained apprentices from TAFE.",
    "**Apprentice Hairdresser**\nHair by Antoine, Granville\n01.2012 – 02.2016",
    "# Learning",
    "**Certificate III in Hairdressing**\nTAFE NSW Granville\n2015",
    "**Master Colour Expert Program**\nWella Studio Sydney\n2019",
    "# Tongues",
    "Arabic, English, a little French",
    "# Kind words from",
    "Nadine Rouge – Maison Rouge Hair – 02 9635 5518",
  ]),
  says: {
    given: "Layla",
    family: "Al-Khoury",
    email: "layla@khouryhair.example",
    phone: "+61401551772",
    jobs: [
      ["Owner/Stylist", "Curl Parlour by Layla (self-employed) / Curl Parlour by Layla", "2021-07", null],
      ["Senior Stylist", "Maison Rouge Hair, Parramatta / Maison Rouge Hair", "2016-03", "2021-06"],
      ["Apprentice Hairdresser", "Hair by Antoine, Granville / Hair by Antoine", "2012-01", "2016-02"],
    ],
    studies: [
      ["Certificate III in Hairdressing", "TAFE NSW Granville", "2015"],
      ["Master Colour Expert Program", "Wella Studio Sydney", "2019"],
    ],
    skills: ["Balayage", "Curly cuts", "Colour correction", "Bridal hair", "Fresha bookings"],
    languages: ["Arabic", "English", "French"],
  },
};
