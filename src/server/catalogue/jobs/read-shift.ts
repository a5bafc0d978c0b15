import type { ShiftId } from "../../../contract/job-options.ts";
import { statedIn, type StatedBy } from "./stated-in.ts";

/** How ads state shifts, after their title: in whole phrases, as a "Night Manager" need not work at night. */
const phrases: StatedBy<ShiftId> = [
  ["day", /\bday[\s-]?shifts?\b/i],
  [
    "early",
    /\b(?:early (?:starts?|mornings?|shifts?)|start(?:s|ing)? early|morning shifts?|[45](?:[:.]\d\d)? ?am (?:starts?|to|-|–))/i,
  ],
  [
    "afternoon",
    /\b(?:(?:afternoon|evening|arvo|twilight)[\s-]?shifts?|(?:some|mostly|work(?:ing)?|available) (?:afternoons?|evenings?)|evenings and weekends|afternoons? and evenings?)\b/i,
  ],
  [
    "night",
    /\b(?:night[\s-]?shifts?|overnight shifts?|(?:permanent|work(?:ing)?|rotating|some) nights|nights, (?:sun|mon|wed|thu)\w+|night (?:fill|duty|roster)|sleepovers?)\b/i,
  ],
  [
    "weekend",
    /^weekend\b(?! (?:away|getaway|escape))|\b(?:weekend (?:work|shifts?|roster|availability)|(?:work(?:ing)?|available|availability|includ\w+|some|mostly|evenings and|alternate|rotating|on|for) (?:the )?weekends\b|week ?days and weekends|saturdays?(?: and| or|,)? sundays?|some saturdays|across seven days|days? (?:out of|over) seven|seven[- ]day roster|7[- ]day roster)/i,
  ],
  [
    "rotating",
    /\b(?:rotating|rotational|rolling) (?:rosters?|shifts?)\b|\bshifts are rotating\b|\b(?:24\/7|two[- ]week|four[- ]week) roster\b|\b\d+ days? on\b.{0,5}\d+ days? off\b/i,
  ],
  ["split", /\bsplit[\s-]?shifts?\b|\bbroken shifts?\b/i],
  ["on-call", /\bon[\s-]call\b(?! centre)/i],
];

/** A feed's own words for shifts, one or a few to a field: "Night", "PM", "Rotating roster". */
const words: StatedBy<ShiftId> = [
  ["day", /\bdays?\b(?! (?:on|off|per|a|each))|^am$/i],
  ["early", /\b(?:early|mornings?)\b/i],
  ["afternoon", /\b(?:afternoons?|evenings?|arvo|twilight|lates?)\b|^pm$/i],
  ["night", /\b(?:nights?|overnight|nd)\b/i],
  ["weekend", /\b(?:weekends?|saturdays?|sundays?)\b/i],
  ["rotating", /\b(?:rotat\w+|roster(?:ed)?|rolling|24\/7)\b/i],
  ["split", /\b(?:split|broken)\b/i],
  ["on-call", /\bon[\s_-]?call\b/i],
];

/** The shifts of a job: those that a feed's field names, else those that the ad's text states. */
export const readShift = (field: string, text: string): ShiftId[] => {
  const named = statedIn(field.replace(/_/g, " "), words);
  return named.length ? named : statedIn(text, phrases);
};
