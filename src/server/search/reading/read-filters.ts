import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import type { RightToWorkId } from "../../../contract/job-options.ts";
import { wishesSaid } from "../../../lexicon/conditions/read-conditions.ts";
import { readPay } from "./read-pay.ts";

type Filters = Partial<ParsedJobSearch>;

/** Words that are a filter, and the filter. */
interface FilterWords {
  words: RegExp;
  filter: Filters;
}

const visa = "(?:482|494|491|186|187|457)";
/** Ways to ask for an employer who sponsors a visa, or nominates for permanent residence. */
const sponsored = [
  // A sponsorship manager looks after sponsors.
  String.raw`spons[eo]r(?:e?ship|ed|s)?\b(?!\s+(?:manager|co-?ordinator|executive|officer|specialist|sales|consultant))(?:\s+visas?)?(?:\s+(?:available|offered|provided))?`,
  String.raw`(?:subclass\s+)?${visa}\b(?:\s+visas?)?`,
  String.raw`(?:tss|sid|work|skilled|skills[\s-]in[\s-]demand|employer[\s-]nomination(?:\s+scheme)?|ens|rsms|dama)\s+visas?`,
  String.raw`dama\b|skills[\s-]in[\s-]demand`,
  String.raw`with\s+an?\s+visas?\b|pr\s+pathways?|pathways?\s+to\s+pr\b`,
  // "Chef visa" and "visa jobs", unless it is said which visa the seeker has; a visa consultant has none.
  String.raw`(?<!\b(?:holiday|bridging|tourist|visitor|any|no|year|\d{3})\s)visas?(?=\s*$|\s+(?:jobs?|work)\b)`,
];
/** Work of a type, but not the work of a name: "casual work experience coordinator". */
const ofWork = String.raw`(?:\s+(?:work|jobs?|roles?|positions?)\b(?!\s+(?:experience|health|place|cover)))?`;
const workType = (said: string): RegExp => new RegExp(String.raw`\b(?:${said})${ofWork}`, "gi");

/** So many hours in a week or a fortnight: "38 hour week", "24 hrs per week", "48 hours a fortnight". */
const hoursIn = (unit: string, hours: string): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:up to|max|maximum|about|around|only|under|between)\s+)*(?:\d\d?\s*(?:-|–|to)\s*)?(?:${hours})\s*[\s-]?(?:hours?|hrs?|h)\s*[\s-]?(?:(?:an?|per|each|every|\/|p)\s*)?(?:${unit})\b`,
    "gi",
  );

const [week, fortnight] = ["weeks?|wk|w", "fortnights?|fn|f/n"] as const;

/** Words for those who hold a visa or another right to work, and the filter of jobs that take them. */
const holders = (names: string, id: RightToWorkId): FilterWords => ({
  words: new RegExp(
    String.raw`\b(?:(?:for|on|with|as)\s+(?:an?\s+)?)?(?:${names})\b(?:\s+(?:visas?|holders?|makers?)\b)*`,
    "gi",
  ),
  filter: { right_to_work: id },
});
/** The number of a visa, not a part of another number or an amount. */
const subclass = (numbers: string): string =>
  String.raw`(?:subclass\s+)?(?<![$\d]\s?)(?:${numbers})(?!\s?\d|k\b|\s+hours?\b)`;

/** Ads that call for these are meant; where there are hardly any, jobs that take them. */
const called: readonly FilterWords[] = [
  holders(String.raw`${subclass("417|462")}|whvs?|whms?|backpackers?|working\s+holiday`, "holiday-visa"),
];

/** Whether a text has words for holders of a visa whom ads call for. */
export const callsForHolders = (text = ""): boolean => called.some(({ words }) => text.search(words) >= 0);

/** Days since a job was posted, by how people say it. */
const since: readonly (readonly [days: 1 | 7, said: string])[] = [
  [1, String.raw`today|(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?:24\s+hours|day)`],
  [7, String.raw`this\s+week|(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?:7\s+days|week)`],
];

/** Each is taken out of the text as often as it occurs. */
const rows: readonly FilterWords[] = [
  holders(
    String.raw`(?:international\s+)?student\s+visas?|subclass\s+500|(?<![$\d]\s?)500\s+visas?`,
    "visa-hours",
  ),
  holders(
    String.raw`(?:temporary\s+)?graduate\s+(?:work\s+)?visas?|post[\s-]study\s+work|${subclass("485")}`,
    "graduate-visa",
  ),
  holders(String.raw`(?:partner|spouse|de[\s-]facto)\s+visas?`, "partner-visa"),
  holders(
    String.raw`(?:temporary\s+)?(?:protection|safe\s+haven(?:\s+enterprise)?|refugee|humanitarian)\s+visas?`,
    "protection-visa",
  ),
  holders(
    String.raw`(?:australian\s+)?permanent\s+residen(?:ts?|cy)|pr\s+(?:visas?|holders?)|(?:nz|new\s+zealand)\s+citizens?`,
    "permanent-resident",
  ),
  {
    words: new RegExp(
      String.raw`\b(?:(?:with|offering|employer|visa|skilled|pr|work)\s+)*(?:${sponsored.join("|")})(?:\s+(?:sponsor(?:ship|ed)|pr\b))?`,
      "gi",
    ),
    filter: { sponsorship: true },
  },
  {
    words:
      /\b(?:work(?:ing)?\s+from\s+home|(?:jobs?|work(?:ing)?)\s+at\s+home|(?<!(?:care|child|minding|kids?|children|educators?)\s+)from\s+home|wfh|home[\s-]based|telecommut\w+|online\s+(?:jobs?|work)\b|work(?:ing)?\s+online\b|(?:fully\s+)?remote(?:ly)?\b(?!\s+(?:area|communit|health|indigenous|region|site|locat|island))(?:\s+(?:work|only))?)/gi,
    filter: { remote: true },
  },
  { words: workType(String.raw`(?:full[\s-]?time|f\/t)\b`), filter: { work_type: ["Full time"] } },
  ...[hoursIn(week, "3[5-9]|4[0-5]"), hoursIn(fortnight, String.raw`7\d|8\d|90`)].map(
    (words): FilterWords => ({ words, filter: { work_type: ["Full time"] } }),
  ),
  ...[hoursIn(week, String.raw`\d|[12]\d|3[0-4]`), hoursIn(fortnight, String.raw`[1-6]?\d`)].map(
    (words): FilterWords => ({ words, filter: { work_type: ["Part time", "Casual"] } }),
  ),
  {
    words: workType(
      String.raw`(?:part[\s-]?time|p\/t|(?:[1-3]|one|two|three)(?:\s?(?:-|to|or)\s?[1-4])? days?(?: (?:a|per|each) week| pw)?)\b`,
    ),
    filter: { work_type: ["Part time"] },
  },
  { words: workType(String.raw`casuals?\b(?!\s+pool)`), filter: { work_type: ["Casual"] } },
  // Work for a time; "temporary fence" and "temporary works" are none.
  {
    words: workType(
      String.raw`temps?\b(?!\s+(?:to\s+perm|fenc|control))|temporary(?=\s+(?:work|jobs?|roles?|positions?)\b)`,
    ),
    filter: { work_type: ["Contract", "Casual"] },
  },
  {
    words: /\bcontract(?:\s+(?:work|role|position))?\b(?!\s+(?:admin|manage|officer|specialist|law))/gi,
    filter: { work_type: ["Contract"] },
  },
  ...since.map(([days, said]): FilterWords => ({
    words: new RegExp(
      String.raw`\b(?:posted|listed|advertised|added|new|newest|latest)\s+(?:jobs?\s+)?(?:${said})\b`,
      "gi",
    ),
    filter: { date_posted: days },
  })),
];

/** What only some ads state, where it is wished for: "no on call" is no wish to be on call. */
const wishes = wishesSaid.map(({ words, filter }): FilterWords => ({
  words: new RegExp(String.raw`(?<!\b(?:no|not|without)\s+)(?:${words.source})`, words.flags),
  filter,
}));

/** The filters that are wishes. */
export const wishFilters = ["shift", "benefits"] as const;

/** What words are read as filters: `wishes` shifts and benefits, `called` those whom ads call for; the rest always. */
export interface ReadAs {
  wishes?: boolean;
  called?: boolean;
}

/** The same words where they are refused: "no sponsorship needed", "not remote". */
const refusals = [...called, ...rows].map(
  ({ words }) =>
    new RegExp(
      String.raw`\b(?:no|not|non|without)(?:\s+|-)(?:an?\s+|any\s+)?(?:${words.source})(?:\s+(?:needed|required|necessary)\b)?`,
      "gi",
    ),
);

/**
 * Takes the words that are filters out of a text: pay, work type, remote work, visas, shifts and benefits. What is refused
 * is taken out as well, but is no filter: no search can leave out what has it.
 * @param readAs Whether shifts and benefits are filters (they are), and those whom ads call for (they are words).
 */
export const readFilters = (
  text: string,
  readAs: ReadAs = {},
): { rest: string; filters: Filters; isRefused: boolean } => {
  const pay = readPay(text);
  let { rest } = pay;
  let filters: Filters = pay.filters;
  const { wishes: withWishes = true, called: withCalled = false } = readAs;
  for (const refused of refusals) rest = rest.replace(refused, " ");
  const isRefused = rest !== pay.rest;
  for (const { words, filter } of [...(withCalled ? called : []), ...(withWishes ? wishes : []), ...rows]) {
    const left = rest.replace(words, " ");
    if (left === rest) continue;
    filters = together(filters, filter);
    rest = left;
  }
  return { rest, filters, isRefused };
};

/** Both filters; "part time or casual" is both work types. */
const together = (one: Filters, other: Filters): Filters => {
  const lists = Object.entries(other).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...new Set([...((one[name as "shift"] ?? []) as unknown[]), ...value])] : value,
  ]);
  return { ...one, ...(Object.fromEntries(lists) as Filters) };
};
