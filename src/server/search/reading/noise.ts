import { isAbroad } from "../../../lexicon/places/read-country.ts";
import { nearMe } from "../../../domain/search/near-me.ts";

const family =
  "son|daughter|husband|wife|partner|boyfriend|girlfriend|brother|sister|kid|mum|dad|boy|girl|male|female";

/** What people say around the work that they look for; a search has no use for it. */
const phrases: readonly RegExp[] = [
  // "Jobs that pay over 120k": the amount is taken out before.
  /\b(?:jobs?|work|careers?|roles?)\s+(?:that\s+|which\s+)?pay(?:s|ing)?\b(?!\s+(?:weekly|daily|cash|roll))/gi,
  // "Jobs for my 17 year old son"
  new RegExp(
    String.raw`\bmy\s+(?=\d\d\b)|(?:\b(?:for\s+)?my|(?<=\d\s?(?:years?|yrs?)\s+olds?))\s+(?:${family})\b`,
    "gi",
  ),
  /\b(?:easy|simple|fun|good|nice|great|decent|real|legit|new|local|second|2nd|side|extra)\s+(?=(?:jobs?|work)\b)/gi,
  // "I am looking for a job as a cleaner", "how do I become an electrician", "show me all jobs for nurses"
  /\b(?:i|i'?m|i am|im)\s+(?:am\s+)?(?:want(?:ing)?|wanna|need|looking|searching|would\s+like|like)\b(?:\s+(?:for|to|be|become|work|find|get|do|as|in|with|a|an|any|some|job|jobs|role|position)\b)*/gi,
  /\b(?:i'm|i am|im)\s+(?:an?|the|currently)\b/gi,
  /\b(?:how\s+(?:do\s+i|can\s+i|to)|where\s+(?:do\s+i|can\s+i|to)|what|which)\b(?:\s+(?:find|get|become|be|work|apply|as|for|in|a|an|some|job|jobs|are|is|there|with)\b)*/gi,
  /\b(?:looking|searching|seeking|search|find|show|get|give|need|want|apply)\b(?:\s+(?:me|for|all|any|a|an|some|new|job|jobs|work|as|role|position|roles|positions)\b)+/gi,
  /\b(?:i|we)\s+(?:have|have\s+got|got|hold|can|am|do)\b(?:\s+(?:an?|my|the)\b)?/gi,
  /\bwho(?:'?s| is| are)?\s+(?:is\s+)?hiring\b|\bis\s+any(?:one|body)\s+hiring\b/gi,
  /\b(?:jobs?|work|positions?|roles?|vacanc(?:y|ies)|opportunit(?:y|ies)|openings?)\s+(?:available|vacant|wanted|as|for|with|offering|that|where)\b(?:\s+(?:a|an|the)\b)?/gi,
  /\b(?:urgent(?:ly)?|now|currently|actively)?\s*(?:hiring|recruiting)(?:\s+(?:now|urgently|immediately|today))?\b/gi,
  /\burgent(?:ly)?(?:\s+(?:needed|required|wanted))?\b|(?<!\bnot )\b(?:wanted|needed)\b/gi,
  /\b(?:(?:highest|high|best|top|good|great|well)[\s-]+pa(?:ying|id|y))\b/gi,
  /\b(?:someone|somebody|people|person)\s+(?:to|who(?:\s+can)?)\s+(?:do\b)?/gi,
  /\b(?:(?<!(?:after[\s-]?school|holidays?|summer) )jobs|vacanc(?:y|ies))\b/gi,
  new RegExp(String.raw`\b(?:${nearMe})\b`, "gi"),
  /\b(?:in )?(?<!(?:western|south|central) )(?:australia|aus|oz|straya)(?:[\s-]wide)?\b/gi,
  // An "after school job" is no work at an after school care, and a "holiday job" none at a vacation care.
  /\b(?:(?<!(?:after[\s-]?school|holidays?|summer) )job|roles?|positions?|careers?|opportunit(?:y|ies)|employment|openings?|available)$/gi,
  /\bwork$(?<=(?:casual|remote|weekend|part[\s-]time|full[\s-]time|temp|fifo|resort) work)/gi,
  /\bonly\b/gi,
  // "PA to the managing director"
  /(?<=\b(?:pa|ea|assistant|secretary))\s+to\s+(?:the\s+|a\s+|our\s+)?(?:managing director|md|c[efo]o|gm|general manager|directors?|partners?|executives?|principal|board|chief executive(?: officer)?)\b/gi,
  // "A grade" is a licence of electricians.
  /^(?:the|a(?!\s+grade\b)|an|any|some|for|as|new|latest|local(?!\s+(?:area|government|council|laws?)\b))\s+/gi,
];

/** Where a seeker comes from: "from India", "from overseas". */
const from = /\bfrom\s+(\p{L}+)(\s+\p{L}+)?/giu;
const isElsewhere = (place: string): boolean => /^(?:overseas|abroad)$/i.test(place) || isAbroad(place);
const withoutOrigin = (said: string, one: string, other = ""): string =>
  isElsewhere(one + other) ? " " : isElsewhere(one) ? other : said;

/** A text without what every search on a job site could say. */
export const withoutNoise = (text: string): string =>
  phrases.reduce(
    (rest, phrase) => rest.replace(phrase, " ").trim(),
    text.replace(from, withoutOrigin).trim(),
  );
