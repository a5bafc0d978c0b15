import { z } from "zod";
import { nearMe } from "../../domain/search/near-me.ts";
import { readData } from "./read-data.ts";
import { wordings } from "./listed.ts";

/** The lists of `noise.yaml`, where each is explained, as patterns of any of their wordings. */
const of = readData(
  "text/noise.yaml",
  z.strictObject({
    family: wordings,
    praise: wordings,
    wishes: wordings,
    kindsOfJob: wordings,
    helpsOthers: wordings,
    notHelped: wordings,
    asides: wordings,
    afterWishes: wordings,
    othersWish: wordings,
    afterSomething: wordings,
    notWished: wordings,
    questions: wordings,
    afterQuestions: wordings,
    requests: wordings,
    afterRequests: wordings,
    afterEmployment: wordings,
    suits: wordings,
    has: wordings,
    finished: wordings,
    gives: wordings,
    openings: wordings,
    afterOpenings: wordings,
    hires: wordings,
    hirePeople: wordings,
    beforeHiring: wordings,
    afterHiring: wordings,
    pay: wordings,
    people: wordings,
    valid: wordings,
    papers: wordings,
    country: wordings,
    atTheEnd: wordings,
    beforeWork: wordings,
    seekers: wordings,
    looking: wordings,
    manners: wordings,
    spokenTo: wordings,
    health: wordings,
    whoever: wordings,
    assistants: wordings,
    assisted: wordings,
  }),
);

// An "after school job" is no work at an after school care, a "holiday job" none at a vacation care; a "first job" is for
// beginners, a "desk job" none at a help desk.
const notOfKind = String.raw`(?<!\b${of.kindsOfJob} )`;

/** What people say around the work that they look for; a search has no use for it. */
const phrases = [
  String.raw`\b(?:${nearMe})\b`,
  String.raw`\b(?:who(?:'?s| is| are)?\s+(?:is\s+)?|is\s+any(?:one|body)\s+)${of.hires}\b`,
  String.raw`\bfor\s+(?:all\s+)?${of.whoever}(?=\s+(?:in|near|around|at)\b|$)`,
  String.raw`^(?:(?:i'?m|i am)\s+)?(?:an?\s+)?${of.seekers}\s+${of.looking}\b`,
  String.raw`\b(?:${of.spokenTo}|${of.health})\b`,
  String.raw`\b${of.manners}\b(?:\s+(?:in|at|with)\s+(?:an?|the)\b)?`,
  // "Jobs that pay over 120k": the amount is taken out before.
  String.raw`\b(?:(?:jobs?|work|careers?|roles?)\s+(?:that\s+|which\s+)?|(?:that|which)\s+)pay(?:s|ing)?\b(?!\s+(?:weekly|daily|cash|roll))`,
  String.raw`\bmy\s+(?=\d\d(?:\b|\s?y))|(?:\b(?:for\s+)?my|(?<=\d\s?(?:years?|yrs?)\s+olds?))\s+${of.family}\b(?:\s+${of.wishes}\b(?:\s+${of.afterWishes}\b)*)?`,
  String.raw`\b${of.praise}\s+(?=(?:jobs?|work)\b)`,
  String.raw`\b${of.questions}\b(?:\s+${of.afterQuestions}\b)*`,
  String.raw`\b(?:i|i'?m|i am|im|i'd|and|but|who)\s+(?:am\s+|really\s+|just\s+)?${of.wishes}\b(?:\s+${of.afterWishes}\b)*`,
  String.raw`\b${of.othersWish}\s+to\b(?:\s+${of.afterWishes}\b)*`,
  String.raw`(?<=\b${of.afterSomething}\s+)after\b(?!\s+${of.notWished}\b)`,
  String.raw`\b(?:something|anything)\b(?!\s+(?:else|really)\b)(?:\s+(?:to do with|involving|in|with))?`,
  String.raw`\b(?:i'm|i am|im)\s+(?:an?|the|currently)\b`,
  String.raw`\b${of.requests}\b(?:\s+${of.afterRequests}\b)+`,
  String.raw`(?:\b${of.requests}\s+)?\bemployment\s+(?=${of.afterEmployment}\b)`,
  String.raw`\b${of.suits}(?:\s+\S+){1,4}?(?=\s+(?:in|near|around|at)\b|$)`,
  String.raw`\b(?:(?:i|we)\s*)?${of.finished}\b`,
  String.raw`\b(?:i|we)(?:'ve\b(?:\s+got\b)?|\s+${of.has}\b(?!\s+1[3-8]\b))(?:\s+(?:an?|my|the)\b)?`,
  String.raw`\b${of.gives}\b`,
  String.raw`\b(?:type|kind|sort)s?\s+(?:of\s+)?(?=(?:jobs?|work|roles?|positions?)\b)`,
  String.raw`\b${of.openings}\s+${of.afterOpenings}\b(?:\s+(?:a|an|the)\b)?`,
  String.raw`\b${of.hirePeople}\b`,
  String.raw`\b${of.beforeHiring}?\s*(?:hiring|recruiting)(?:\s+${of.afterHiring})?\b`,
  String.raw`\burgent(?:ly)?(?:\s+(?:needed|required|wanted))?\b|(?<!\bnot )\b(?:wanted|needed)\b`,
  String.raw`\b${of.pay}[\s-]+pa(?:ying|id|y)\b`,
  String.raw`\b${of.valid}\s+(?=(?:[\w-]+\s+){1,3}${of.papers}\b)`,
  String.raw`\b${of.helpsOthers}\s+(?=[a-z]{3,})(?!${of.notHelped}\b)`,
  String.raw`\b${of.asides}\b`,
  String.raw`\b${of.people}\s+(?:to|who(?:\s+can)?)\s+(?:do\b)?`,
  String.raw`\b(?:${notOfKind}jobs|vacanc(?:y|ies))\b`,
  String.raw`\b(?:in )?(?<!(?:western|west|south|sth|central) )${of.country}(?:[\s-]wide)?\b`,
  String.raw`\b(?:${notOfKind}job|${of.atTheEnd})$`,
  String.raw`\bwork$(?<=${of.beforeWork} work)`,
  String.raw`\bonly\b`,
  String.raw`(?<=\b${of.assistants})\s+to\s+(?:the\s+|a\s+|our\s+)?${of.assisted}\b`,
  // "A grade" is a licence of electricians.
  String.raw`^(?:need|want|seeking|the|a(?!\s+grade\b)|an|any|some|my|for|as|new|latest|local(?!\s+(?:area|government|council|laws?)\b))\s+`,
].map((source) => new RegExp(source, "gi"));

/** A text without what every search on a job site could say. */
export const withoutNoise = (text: string): string =>
  phrases.reduce((rest, phrase) => rest.replace(phrase, " ").trim(), text);
