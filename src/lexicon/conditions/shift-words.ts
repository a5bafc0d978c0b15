import type { ShiftId } from "../../contract/job-options.ts";
import type { OptionWords } from "./option-words.ts";

/**
 * The words of shifts: ads state them in whole phrases, after their title, as a
 * "Night Manager" need not work at night; feeds name one or a few: "Night", "PM", "Rotating roster".
 */
export const shiftWords: OptionWords<ShiftId> = {
  day: {
    ads: /\bday[\s-]?shifts?\b/i,
    feeds: /\bdays?\b(?! (?:on|off|per|a|each))|^am$/i,
    searches: [/\b(?:day[\s-]?shifts?|day work)\b/gi],
  },
  early: {
    ads: /\b(?:early (?:starts?|mornings?|shifts?)|start(?:s|ing)? early|morning shifts?|[45](?:[:.]\d\d)? ?am (?:starts?|to|-|–))/i,
    feeds: /\b(?:early|mornings?)\b/i,
    searches: [/\b(?:early (?:starts?|mornings?|shifts?)|morning shifts?)\b/gi],
  },
  afternoon: {
    ads: /\b(?:(?:afternoon|evening|arvo|twilight)[\s-]?shifts?|(?:some|mostly|work(?:ing)?|available) (?:afternoons?|evenings?)|evenings and weekends|afternoons? and evenings?)\b/i,
    feeds: /\b(?:afternoons?|evenings?|arvo|twilight|lates?)\b|^pm$/i,
    searches: [
      /(?<!\b(?:no|not|information) )\b(?:(?:afternoon|evening|arvo|pm|twilight)[\s-]?(?:shifts?|work)|arvos?|afternoons|evenings)\b(?! off)/gi,
    ],
  },
  night: {
    ads: /\b(?:night[\s-]?shifts?|overnight shifts?|(?:permanent|work(?:ing)?|rotating|some) nights|nights, (?:sun|mon|wed|thu)\w+|night (?:fill|duty|roster)|sleepovers?)\b/i,
    feeds: /\b(?:nights?|overnight|nd)\b/i,
    searches: [
      /(?<!\b(?:no|not|without) )\b(?:nights?[\s-]?(?:shifts?|work)|nights|overnight shifts?|graveyard(?: shifts?)?)\b(?: (?:work|jobs?|only)\b)?(?! off)/gi,
      // "Night cleaner" and "chef night"; night managers, night porters and night packers are called so.
      /^night (?=(?:cleaner|security|nurse|driver|picker|carer|baker|cook|chef|warehouse|storeperson|forklift)\b)|(?<=\w{3} )night$/gi,
    ],
  },
  weekend: {
    ads: /^weekend\b(?! (?:away|getaway|escape))|\b(?:weekend (?:work|shifts?|roster|availability)|(?:work(?:ing)?|available|availability|includ\w+|some|mostly|evenings and|alternate|rotating|on|for) (?:the )?weekends\b|week ?days and weekends|saturdays?(?: and| or|,)? sundays?|some saturdays|across seven days|days? (?:out of|over) seven|seven[- ]day roster|7[- ]day roster)/i,
    feeds: /\b(?:weekends?|saturdays?|sundays?)\b/i,
    searches: [
      /(?<!\b(?:no|not) )\b(?:weekends?(?: (?:work|shifts?|only))?|(?:saturdays?|sundays?)(?: (?:and|&) sundays?)?(?: (?:work|shifts?))?)\b(?! off)/gi,
    ],
  },
  rotating: {
    ads: /\b(?:rotating|rotational|rolling) (?:rosters?|shifts?)\b|\bshifts are rotating\b|\b(?:24\/7|two[- ]week|four[- ]week) roster\b|\b\d+ days? on\b.{0,5}\d+ days? off\b/i,
    feeds: /\b(?:rotat\w+|roster(?:ed)?|rolling|24\/7)\b/i,
    searches: [/\brotating (?:rosters?|shifts?)\b/gi],
  },
  split: {
    ads: /\bsplit[\s-]?shifts?\b|\bbroken shifts?\b/i,
    feeds: /\b(?:split|broken)\b/i,
    searches: [/\bsplit[\s-]?shifts?\b/gi],
  },
  "on-call": {
    ads: /\bon[\s-]call\b(?! centre)/i,
    feeds: /\bon[\s_-]?call\b/i,
    searches: [/\bon[\s-]call\b/gi],
  },
};
