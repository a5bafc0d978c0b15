import { idsOf, rightToWorkOptions, type RightToWorkId } from "../../contract/job-options.ts";

const settled: readonly RightToWorkId[] = ["citizen", "permanent-resident"];
const unrestricted: readonly RightToWorkId[] = [...settled, "partner-visa", "visa-unrestricted"];
/** All that are a right to work now. */
const everyVisa = idsOf(rightToWorkOptions).filter((id) => id !== "sponsorship" && id !== "none");

/** An item of a feed's field, in the words of other systems; the first that fits counts. */
const items: readonly (readonly [RegExp, readonly RightToWorkId[]])[] = [
  [/^(?:any|all)\b.*\b(?:visas?|rights?)|^(?:any|all)$/i, everyVisa],
  [/\bno (?:current )?right/i, ["none"]],
  [/sponsor/i, ["sponsorship"]],
  [/\b(?:student|500|work(?:ing)?[ -]hours?)\b/i, ["visa-hours"]],
  [/\b(?:graduate|485)\b/i, ["graduate-visa"]],
  [/\b(?:holiday|whv|whm|backpackers?|417|462)\b/i, ["holiday-visa"]],
  [/\b(?:protection|safe haven|humanitarian|refugees?)\b/i, ["protection-visa"]],
  [/\b(?:partner|spouse|family)\b/i, ["partner-visa"]],
  [/\b(?:regional|location|491|494)\b/i, ["visa-location"]],
  [/\bindustry\b/i, ["visa-industry"]],
  [/\bcitizens?(?:hip)?\b.*\b(?:permanent|pr)\b/i, settled],
  [/\b(?:permanent resid\w+|prs?|nz|new zealand\w*)\b/i, ["permanent-resident"]],
  [/\bcitizen/i, ["citizen"]],
  [/\bfull\b.*\brights?\b/i, unrestricted],
  [/\b(?:unrestricted|no restrictions|temporary)\b/i, ["visa-unrestricted"]],
];

/** What ads say of it, in whole sentences. "The right to work in Australia" alone says nothing of which. */
const sentences: typeof items = [
  [
    /\b(?:all|any) (?:types? of )?(?:work )?visas?(?: types?| holders?)? (?:are )?(?:welcome|accepted|considered)/i,
    everyVisa,
  ],
  [
    /\b(?:working holiday(?: visa)?(?: makers?| holders?)?|backpackers?) (?:are )?(?:welcome|encouraged|accepted)/i,
    [...unrestricted, "holiday-visa"],
  ],
  [
    /\b(?:international students?|student visas?(?: holders?)?) (?:are )?(?:welcome|encouraged|accepted)/i,
    [...unrestricted, "visa-hours"],
  ],
  [/\b(?:full|unrestricted) (?:australian )?work(?:ing)? rights\b/i, unrestricted],
  [
    /\bcitizens?(?:hip)?(?: or| and|,| ?\/)(?: an?| of)?(?: australian)? (?:permanent resid\w+|pr\b)/i,
    settled,
  ],
  [
    /\b(?:must|need to|required to) (?:be|hold) (?:an )?australian citizen\w*\b(?! or| and| ?\/)|\baustralian citizens only\b|\baustralian citizenship is (?:required|essential|mandatory)/i,
    ["citizen"],
  ],
];
const refusal = /\b(?:not|no need|unable|cannot|can['’]?t|don['’]?t|unfortunately)\b/i;

const inOrder = (ids: readonly RightToWorkId[]): RightToWorkId[] =>
  idsOf(rightToWorkOptions).filter((id) => ids.includes(id));

const idOf = (item: string): RightToWorkId | undefined =>
  rightToWorkOptions.find(
    ({ id, title }) => id === item.toLowerCase() || title.toLowerCase() === item.toLowerCase(),
  )?.id;

/**
 * The rights to work that an employer accepts (spec §9): those that a feed's field lists, by id, title or usual words,
 * else what the ad's text says; empty when neither says.
 */
export const readRights = (field: string, text: string): RightToWorkId[] => {
  const listed = field
    .split(/[;|,\n]/)
    .map((item) => item.trim())
    .filter(Boolean)
    .flatMap((item) => idOf(item) ?? items.find(([words]) => words.test(item))?.[1] ?? []);
  return listed.length ? inOrder(listed) : inOrder(readSentences(`${field}\n${text}`));
};

const readSentences = (text: string): RightToWorkId[] => {
  // Most ads state none of them.
  const likely = sentences.filter(([words]) => words.test(text));
  if (!likely.length) return [];
  const said = text.split(/[.!?;\n]/).filter((sentence) => !refusal.test(sentence));
  return likely.flatMap(([words, ids]) => (said.some((sentence) => words.test(sentence)) ? ids : []));
};
