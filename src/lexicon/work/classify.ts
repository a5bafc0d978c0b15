import { hasWordOfTitles } from "./guess-kinds.ts";
import {
  beside,
  categoriesNamed,
  isNameOfCategory,
  isOwnName,
  kindNamed,
  kindTitled,
  type FeedClass,
} from "./feed-names.ts";
import { classOf, type JobClass } from "./job-class.ts";
import { byTitle, categoryOtherwise, guessed, headOf, likely } from "./occupation-named.ts";
import { kindIn } from "./occupation-rules.ts";
import { meaningOf } from "./synonyms/meaning.ts";
import { titleWords } from "./title-words.ts";
import { enoughAlone, enoughBesideTitle, tradeIn } from "./trade-in-text.ts";
import { kindByTerms } from "./trade-terms.ts";
import { isVague, kindByTitle, usualCategory, withoutLeftovers } from "./vague-titles.ts";
import { workplaceIn } from "./workplace.ts";

/** A guess that is surer says more than where the work is. */
const sure = 0.85;

/**
 * Finds the category of a job: what the feed calls it where that is a name of ours; else the occupation that the title
 * names, or that the text is about where the title says little; else what the feed says of the kind of work or the
 * industry, in which anybody may work; else the workplace that the employer's name and the text are about; "other" when
 * nothing helps.
 */
export const classify = (title: string, feed: FeedClass, text = "", employer = ""): JobClass => {
  const named = categoriesNamed(feed.category);
  const [only] = named;
  const roles = categoriesNamed(feed.subCategory).filter((category) => category !== "other");
  // A feed of one trade has receptionists too; one that names their function as well sorts them by it.
  if (only && named.length === 1 && isOwnName(feed.category) && (!roles.length || roles.includes(only)))
    return withKindOfText(inCategory(only, title, feed), title, text);
  const vague = isVague(title) ? ofText(title, tradeIn(text, named)) : undefined;
  // "Trades & Services" names several of ours: the title picks among them.
  const found =
    vague ??
    (named.length ? byTitle(title, named) : null) ??
    byTitle(title, []) ??
    roles.map((category) => inCategory(category, title, feed))[0];
  if (found)
    return named.includes(found.category)
      ? { ...found, ...withKind(inCategory(found.category, title, feed)) }
      : found;
  // Of several that one name stands for, none is meant more than building.
  const usual = named.length > 1 && named.includes("construction") ? "construction" : only;
  if (usual && usual !== "other") return inCategory(usual, title, feed);
  return byLess(title, feed, text, employer);
};

/** The kind that the text is about, where neither the feed nor a vague title names one. */
const withKindOfText = (found: JobClass, title: string, text: string): JobClass =>
  found.subCategory || !isVague(title) ? found : (ofText(title, tradeIn(text, [found.category])) ?? found);

const ofText = (title: string, found: JobClass | undefined): JobClass | undefined =>
  found && kindByTitle(title, found);

/** Nothing of it where the kind is not known, so that one found before stays. */
const withKind = (found: JobClass): Partial<JobClass> => (found.subCategory ? found : {});

/** The category of a title that names no kind of work, without the feed's help. */
const byLess = (title: string, feed: FeedClass, text: string, employer: string): JobClass => {
  const words = titleWords(title);
  const termed = kindByTerms(words);
  if (termed) return classOf(termed);
  const category = categoryOtherwise(words);
  if (category) return { category, subCategory: null };
  const trade = isVague(title) ? undefined : tradeIn(text, [], { least: enoughBesideTitle });
  if (trade) return trade;
  const workplace = workplaceIn(`${employer}\n${text}`);
  const there = workplace ? inCategory(workplace, title, feed) : undefined;
  const usual = usualCategory(words) ?? usualCategory(titleWords(headOf(title)));
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

/** The kind of work in a category that is known, by what the feed says of it, else by the title. */
export const inCategory = (category: string, title: string, feed: FeedClass): JobClass => ({
  category,
  subCategory:
    kindNamed(category, isNameOfCategory(feed.subCategory) ? "" : feed.subCategory) ??
    kindNamed(category, beside(feed.category)) ??
    kindIn(category, titleWords(title)) ??
    kindTitled(category, feed.subCategory) ??
    kindTitled(category, feed.category),
});
