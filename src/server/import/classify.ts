import { jobCategories } from "../../contract/job-categories.ts";
import { guessKinds } from "../search/kinds/guess-kinds.ts";
import { categoryRules } from "./category-rules.ts";
import { plain, titleWords } from "./title-words.ts";
import { kindByTerms } from "./trade-terms.ts";
import { workplaceIn } from "./workplace.ts";

/** The category and kind of work of a job, by ids of `src/contract/job-categories.ts`. */
export interface JobClass {
  category: string;
  subCategory: string | null;
}

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
  /\b(?:part|full|time|timers?|casual|jobs?|work(?:ers?|ing)?|cash|money|pay|paid|daily|weekly|weekends?|home|staff|required|needed|wanted|urgent|positions?|team|members?|people|hands?|real|services?)\b/g;
/** A title without a person, such as "Easy Money", names no occupation. */
const namesPerson =
  /(?:er|or|ist|ian|man|ant|ent|eer|person|smith|wright|nurse|pilot|clerk|chef|cook|hand|ologist)s?\b/;

/** What a feed says about the category and the kind of work, "" for nothing. */
interface Said {
  category: string;
  subCategory: string;
}

/** Categories by their own id and title. */
const byOwnName = new Map(
  jobCategories.flatMap(({ id, title }) => [id, title].map((name) => [plain(name), id])),
);

/** Categories by the names of other boards as well. */
const byName = new Map<string, string[]>();
for (const { id, title } of jobCategories)
  for (const name of new Set([id, title, ...categoryRules[id]!.names].map(plain)))
    byName.set(name, [...(byName.get(name) ?? []), id]);

/**
 * Finds the category of a job: what the feed calls it where that is a name of ours; else the occupation that the title
 * names; else what the feed says of the kind of work or the industry, in which anybody may work; else the workplace that
 * the employer's name and the text are about; "other" when nothing helps.
 */
export const classify = (title: string, said: Said, about = ""): JobClass => {
  const named = categoriesNamed(said.category);
  const [only] = named;
  const roles = categoriesNamed(said.subCategory).filter((category) => category !== "other");
  // A feed of one trade has receptionists too; one that names their function as well sorts them by it.
  if (only && named.length === 1 && isOwnName(said.category) && (!roles.length || roles.includes(only)))
    return inCategory(only, title, said);
  // "Trades & Services" names several of ours: the title picks among them.
  const found =
    byTitle(title, named) ??
    byTitle(title, []) ??
    roles.map((category) => inCategory(category, title, said))[0];
  if (found) return named.includes(found.category) ? inCategory(found.category, title, said) : found;
  if (only && only !== "other") return inCategory(only, title, said);
  return byLess(title, said, about);
};

/** The kind of work that words of a search name as an occupation; undefined where they name none. */
export const occupationNamed = (words: string): JobClass | undefined =>
  byTitle(words, []) ??
  (categoryOtherwise(titleWords(words)) || usualIn(titleWords(words))
    ? undefined
    : guessed(titleWords(words), likely));

const usualIn = (words: string): string | undefined => anywhere.find(([shape]) => shape.test(words))?.[1];

const categoryOtherwise = (words: string): string | undefined =>
  Object.keys(categoryRules).find((id) => categoryRules[id]!.otherwise?.test(words));

/** What stands before "– Ballarat" or "(Gr 2)" is the occupation. */
const headOf = (title: string): string => title.split(/\s[-–—|•]+\s|[|(\[,:]/)[0] ?? title;
/** Such a person may be of any trade: "Driver – Forklift". */
const anyTrade =
  /^(?:(?:\w+ )?(?:apprentice|assistant|carer|driver|labourer|hand|mechanic|operator|pca|technician|trainee|worker)|.*team member)s?$/;

/** The category of a title that names no kind of work, without the feed's help. */
const byLess = (title: string, said: Said, about: string): JobClass => {
  const words = titleWords(title);
  const [termed, kind = null] = kindByTerms(words)?.split("/") ?? [];
  if (termed) return { category: termed, subCategory: kind };
  const category = categoryOtherwise(words);
  if (category) return { category, subCategory: null };
  const workplace = workplaceIn(about);
  const there = workplace ? inCategory(workplace, title, said) : undefined;
  const usual = usualIn(words) ?? usualIn(titleWords(headOf(title)));
  if (usual) return there ?? { category: usual, subCategory: null };
  return guessed(words, sure) ?? there ?? guessed(words, likely) ?? { category: "other", subCategory: null };
};

/** What occupations with such words are; undefined where that is less likely than asked. */
const guessed = (title: string, least: number): JobClass | undefined => {
  const words = title.replace(emptyWords, " ");
  const first = namesPerson.test(words) ? guessKinds(words)[0] : undefined;
  if (!first || first.likely < least) return undefined;
  const [category = "other", subCategory = null] = first.kind.split("/");
  return category === "none" ? { category: "other", subCategory: null } : { category, subCategory };
};

/** The kind of work in a category that is known, by what the feed says of it, else by the title. */
export const inCategory = (category: string, title: string, said: Said): JobClass => ({
  category,
  subCategory:
    kindNamed(category, byName.has(plain(said.subCategory)) ? "" : said.subCategory) ??
    kindNamed(category, beside(said.category)) ??
    kindIn(category, titleWords(title)),
});

const partsOf = (said: string) => said.split(/[>/|,;:]| - /);

const isOwnName = (said: string) => [said, ...partsOf(said)].some((name) => byOwnName.has(plain(name)));

/** The parts that are not names of categories: "Bar Staff" in "Hospitality > Bar Staff". */
const beside = (said: string) =>
  byName.has(plain(said))
    ? ""
    : partsOf(said)
        .filter((part) => !byName.has(plain(part)))
        .join(" ");

const categoriesNamed = (said: string): string[] => {
  const whole = byName.get(plain(said));
  if (whole) return whole;
  // "Hospitality > Chefs", "Trades & Services, Automotive": the last known part is the most specific.
  const parts = partsOf(said).map((part) => byName.get(plain(part)));
  return parts.findLast((part) => part !== undefined) ?? [];
};

const kindNamed = (category: string, said: string): string | null => {
  const name = plain(said);
  const kinds = jobCategories.find(({ id }) => id === category)?.sub_categories ?? [];
  const kind = kinds.find(({ id, title }) => plain(id) === name || plain(title) === name);
  return kind?.id ?? (name ? kindIn(category, name) : null);
};

/** The first kind of work whose words are in the title, in the given categories or all. */
const byTitle = (title: string, among: readonly string[]): JobClass | null => {
  const head = titleWords(headOf(title));
  return (anyTrade.test(head) ? null : byWords(head, among)) ?? byWords(titleWords(title), among);
};

const byWords = (words: string, among: readonly string[]): JobClass | null => {
  for (const category of Object.keys(categoryRules)) {
    if (among.length && !among.includes(category)) continue;
    const subCategory = kindIn(category, words);
    if (subCategory) return { category, subCategory };
  }
  return null;
};

const kindIn = (category: string, words: string): string | null =>
  Object.entries(categoryRules[category]!.kinds).find(([, shape]) => shape.test(words))?.[0] ?? null;
