import { guessKinds, hasWordOfTitles } from "./guess-kinds.ts";
import { categoryRules } from "./category-rules.ts";
import {
  beside,
  categoriesNamed,
  isNameOfCategory,
  isOwnName,
  kindNamed,
  kindTitled,
  type Said,
} from "./feed-names.ts";
import type { JobClass } from "./job-class.ts";
import { kindIn, occupationIn } from "./occupation-rules.ts";
import { occupationAfterPlace } from "./place-before.ts";
import { meaningOf } from "./synonyms/meaning.ts";
import { titleWords } from "./title-words.ts";
import { enoughAlone, enoughBesideTitle, tradeIn } from "./trade-in-text.ts";
import { kindByTerms } from "./trade-terms.ts";
import { workplaceIn } from "./workplace.ts";

/** A guess that is less likely is none; one that is surer says more than where the work is. */
const likely = 0.6;
const sure = 0.85;
/** Such people work in any field; where nothing says which, mostly in these. */
const anywhere: readonly [shape: RegExp, category: string][] = [
  [/team member/, "retail"],
  [
    /coordinator|\boffice\b|officer$|operations manager|general manager|project (?:officer|support)|executive officer/,
    "office",
  ],
];
/** What ads of any work say. */
const emptyWords =
  /\b(?:part|full|time|timers?|casual|jobs?|work(?:ers?|ing)?|cash|money|pay|paid|daily|weekly|weekends?|home|staff|required|needed|wanted|urgent|positions?|team|members?|people|hands?|real|services?|before|after|vacation|covers?|based|cent(?:re|er)s?)\b/g;
/** Occupations are called so in every field. */
const general = /\b(?:operators?|directors?|students?|editors?|dealers?)\b/g;
/** A title without a person, such as "Easy Money", names no occupation. */
const namesPerson =
  /(?:er|or|ist|ian|man|ant|ent|eer|person|smith|wright|nurse|pilot|clerk|chef|cook|hand|ologist)s?\b/;

/**
 * Finds the category of a job: what the feed calls it where that is a name of ours; else the occupation that the title
 * names, or that the text is about where the title says little; else what the feed says of the kind of work or the
 * industry, in which anybody may work; else the workplace that the employer's name and the text are about; "other" when
 * nothing helps.
 */
export const classify = (title: string, said: Said, text = "", employer = ""): JobClass => {
  const named = categoriesNamed(said.category);
  const [only] = named;
  const roles = categoriesNamed(said.subCategory).filter((category) => category !== "other");
  // A feed of one trade has receptionists too; one that names their function as well sorts them by it.
  if (only && named.length === 1 && isOwnName(said.category) && (!roles.length || roles.includes(only)))
    return withKindOfText(inCategory(only, title, said), title, text);
  const vague = isVague(title) ? ofText(title, tradeIn(text, named)) : undefined;
  // "Trades & Services" names several of ours: the title picks among them.
  const found =
    vague ??
    (named.length ? byTitle(title, named) : null) ??
    byTitle(title, []) ??
    roles.map((category) => inCategory(category, title, said))[0];
  if (found)
    return named.includes(found.category)
      ? { ...found, ...withKind(inCategory(found.category, title, said)) }
      : found;
  // Of several that one name stands for, none is meant more than building.
  const usual = named.length > 1 && named.includes("construction") ? "construction" : only;
  if (usual && usual !== "other") return inCategory(usual, title, said);
  return byLess(title, said, text, employer);
};

/** The kind of work that words of a search name as an occupation; undefined where they name none. */
export const occupationNamed = (words: string): JobClass | undefined =>
  byTitle(words, []) ??
  (categoryOtherwise(titleWords(words)) || usualIn(titleWords(words))
    ? undefined
    : guessed(titleWords(words), likely));

/** The kind that the text is about, where neither the feed nor a vague title names one. */
const withKindOfText = (found: JobClass, title: string, text: string): JobClass =>
  found.subCategory || !isVague(title) ? found : (ofText(title, tradeIn(text, [found.category])) ?? found);

/** Who learns to be an electrician, or manages those whose work a text tells of, is in a kind of their own. */
const kindsByTitle: readonly [title: RegExp, kinds: RegExp, own: string][] = [
  [/apprentice|trainee|assistant/i, /^electricians$/, "apprentices-assistants"],
  [/manager|in charge|2ic/i, /^shop-floor$/, "store-management"],
  [/manager|2ic/i, /^(?:front-of-house|baristas-bar)$/, "venue-management"],
  [/manager|director/i, /^educators$/, "centre-management"],
];
const ofText = (title: string, found: JobClass | undefined): JobClass | undefined => {
  const own = kindsByTitle.find(
    ([shape, kinds]) => shape.test(title) && kinds.test(found?.subCategory ?? ""),
  );
  return found && own ? { ...found, subCategory: own[2] } : found;
};

/** Nothing of it where the kind is not known, so that one found before stays. */
const withKind = (found: JobClass): Partial<JobClass> => (found.subCategory ? found : {});

/** Words that say how high, how new or how welcome somebody is, when and for how long, or that stand in any trade. */
const vagueWords = new RegExp(
  String.raw`\b(?:${[
    "spray painter|senior|junior|lead(?:er)?|head|chief|assistants?|associates?|deputy|principal",
    "trainees?(?:hip)?|graduates?|cadets?|interns?|mature age|all rounders?|offsiders?|directors?|support (?=agent|officer|specialist|staff|team|engineer)|apprentices?(?:hip)?|school leavers?|uni(?:versity)?|backpackers?|retirees?|locals?|mums?|dads?|parents?|couples?|working holiday(?: makers?)?|tradies?|trades?(?:person|man|woman)|hands? on",
    String.raw`\d(?:st|nd|rd|th)?|20\d\d|first|second|third|fourth|years?`,
    "technicians?|tech|engineers?|operators?|owner operators?|officers?|coordinators?|consultants?|advis[eo]rs?|specialists?|representatives?|managers?|supervisors?|2ic|analysts?|labourers?|general|crews?|attendants?|installers?|rooftop|inspectors?|instructors?|teachers?|trainers?|clinicians?|planners?|agents?|designers?|carers?|therapists?|project|case|field",
    "join|our|us|family|growing|opportunit(?:y|ies)|of|an?|lifetime|expressions?|interest|eoi|all|various|multiple|roles?|careers?|chang(?:e|ers?|ing)|welcome|immediate|start(?:ers?|s)?|now|hiring|apply|we|want|you|your|re|new|great|exciting|fantastic|amazing|awesome|rewarding|dream|big|something|different|difference|make|be|part|step|up|get|come|stop|scrolling|love|like|live in|hot|urgently?|asap|wow",
    "monday|saturdays?|sundays?|tomorrow|christmas|summer|winter|ski|season(?:al)?|school hours|88|hours?|long|short|term|ongoing|permanent|temp(?:orary)?|contract|fifo|outback|regional|rural|remote|country|tools",
    "programs?|talent pool|pool|intakes?|ready|days?|nights?|evenings?|shifts?|customer hero|hero|legends?|superstars?|guru|wizard|ninja|rock ?stars?|right hand|numbers|available|experienced|qualified|skilled|motivated|hard ?working|needs?|the|to|for|with|and|in|on|at|or|entry|level|no experience|experience|dirty|lovers?|more|this|is|it",
  ].join("|")})\b`,
  "g",
);

/** Whether a title says nothing of the trade, or only what may be of several, so that the text decides. */
const isVague = (title: string): boolean => {
  const words = titleWords(title);
  return !ownTrade.test(words) && !words.replace(vagueWords, " ").replace(emptyWords, " ").trim();
};
/** Of words that stand in any trade, these together are of one. */
const ownTrade = /\bservice advis/;

const usualIn = (words: string): string | undefined => anywhere.find(([shape]) => shape.test(words))?.[1];

const categoryOtherwise = (words: string): string | undefined =>
  Object.keys(categoryRules).find((id) => categoryRules[id]!.otherwise?.test(words));

/** What stands before "– Ballarat" or "(Gr 2)" is the occupation. */
const headOf = (title: string): string => title.split(/\s[-–—|•]+\s|[|(\[,:]/)[0] ?? title;
/** Such a person may be of any trade: "Driver – Forklift". */
const anyTrade =
  /^(?:(?:(?!bus|truck|tram|train|taxi|courier|delivery)\w+ )?(?:apprentice|assistant|carer|driver|educator|labourer|hand|mechanic|operator|pca|technician|trainee|worker)|.*team member)s?$/;

/** The category of a title that names no kind of work, without the feed's help. */
const byLess = (title: string, said: Said, text: string, employer: string): JobClass => {
  const words = titleWords(title);
  const [termed, kind = null] = kindByTerms(words)?.split("/") ?? [];
  if (termed) return { category: termed, subCategory: kind };
  const category = categoryOtherwise(words);
  if (category) return { category, subCategory: null };
  const trade = isVague(title) ? undefined : tradeIn(text, [], { least: enoughBesideTitle });
  if (trade) return trade;
  const workplace = workplaceIn(`${employer}\n${text}`);
  const there = workplace ? inCategory(workplace, title, said) : undefined;
  const usual = usualIn(words) ?? usualIn(titleWords(headOf(title)));
  if (usual) return there ?? { category: usual, subCategory: null };
  const surest = guessed(words, sure) ?? there ?? guessed(words, likely) ?? bySynonym(title);
  return surest
    ? withoutLeftovers(surest)
    : (tradeIn(text, [], { least: enoughAlone, clear: false }) ?? { category: "other", subCategory: null });
};

/** What another name of the same work says, where the title has no word that other titles have. */
const bySynonym = (title: string): JobClass | undefined => {
  const words = titleWords(headOf(title));
  const names = hasWordOfTitles(words) ? [] : (meaningOf(words.split(" "))?.synonyms ?? []);
  return names.map((name) => byTitle(name, [])).find((found) => found !== null);
};

/** Kinds in which the words of occupations put what has no kind of its own: of these, a guess says the category only. */
const leftovers = /^(?:construction\/labouring|community\/volunteer)/;
const withoutLeftovers = (found: JobClass): JobClass =>
  leftovers.test(`${found.category}/${found.subCategory}`) ? { ...found, subCategory: null } : found;

/** What occupations with such words are; undefined where that is less likely than asked. */
const guessed = (title: string, least: number): JobClass | undefined => {
  const words = title.replace(emptyWords, " ");
  const first = namesPerson.test(words) ? guessKinds(words.replace(general, " "))[0] : undefined;
  if (!first || first.likely < least) return undefined;
  const [category = "other", subCategory = null] = first.kind.split("/");
  return category === "none" ? { category: "other", subCategory: null } : { category, subCategory };
};

/** The kind of work in a category that is known, by what the feed says of it, else by the title. */
export const inCategory = (category: string, title: string, said: Said): JobClass => ({
  category,
  subCategory:
    kindNamed(category, isNameOfCategory(said.subCategory) ? "" : said.subCategory) ??
    kindNamed(category, beside(said.category)) ??
    kindIn(category, titleWords(title)) ??
    kindTitled(category, said.subCategory) ??
    kindTitled(category, said.category),
});

/** The first kind of work whose words are in the title, in the given categories or all. */
const byTitle = (title: string, among: readonly string[]): JobClass | null => {
  const words = titleWords(title);
  const head = titleWords(headOf(title));
  const rest = occupationAfterPlace(head);
  if (rest && (!among.length || among.includes(rest.category))) return rest;
  const first = head === words || anyTrade.test(head) ? null : occupationIn(head, among);
  return first ?? occupationIn(words, among);
};
