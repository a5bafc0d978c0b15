import { kindsOfField } from "../../../lexicon/work/kinds/fields.ts";
import { hasWordOfTitles } from "../../../lexicon/work/guess-kinds.ts";
import { indexedKind, kindsOf } from "../../../lexicon/work/kinds/kinds-of.ts";
import { isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import { isKnownWord, mainTermsOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isGeneral, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { similarRoles } from "../../../lexicon/work/synonyms/roles.ts";
import { queryWords } from "../../../lexicon/work/query-words.ts";
import { namesTyped, withoutRelated } from "./alternatives.ts";
import type { Term } from "./query-terms.ts";

// What the terms of a search say of the work, found out from the words alone.

/** Any of some texts as a term; none without texts. */
export const anyOf = ([first, ...others]: readonly string[]): Term[] =>
  first === undefined ? [] : [[first, ...others]];

/** Whether a term is a known name of several words, not a phrase in quotes. */
export const isName = ([text, ...others]: Term): boolean => others.length > 0 && text.includes(" ");

/**
 * The typed words that say at what somebody works, each as a term: "grader" of "grader driver". One word alone has none,
 * but the names of the work that it stands for: of all jobs with "security" in the title, those of guards.
 */
export const wordsOfWork = (terms: readonly Term[]): Term[] => {
  const words = terms
    .filter((term) => isName(term) || !term[0].includes(" "))
    // A "bar tender" is a bartender, and nobody else at a bar.
    .map(([text, ...same]) => same.find((other) => other === together(text)) ?? text)
    .flatMap((text) => text.split(" "));
  return words.length > 1
    ? words
        .filter((word) => word.length > 1 && !isGeneral(word) && !similarRoles(word).length)
        .map((word) => [word])
    : terms.flatMap(namesStoodFor);
};

const namesStoodFor = ([typed, ...others]: Term): Term[] =>
  anyOf(
    mainTermsOf(typed).length
      ? others.filter((name) => name !== typed && name.split(" ").includes(typed))
      : [],
  );

const together = (text: string): string => text.replaceAll(" ", "");

/** What was typed, in one word or in several: a "Kitchen Hand" is called as typed with "kitchenhand". */
export const spellings = (term: Term): Term => {
  const [typed, ...others] = term;
  const names = new Set(namesTyped(term).map(together));
  return [typed, ...others.filter((text) => names.has(together(text)))];
};

/** Whether a term says where somebody works, and not as what. */
export const isWorkplace = ([text]: Term): boolean => queryWords.workplaces.has(text);

/** The general name, as "manager", among words that are not known otherwise; else the first that is no workplace, and no condition if there are others. */
export const generalAmongUnknown = (terms: readonly Term[]): number => {
  const general = terms.findLastIndex(([text]) => isGeneral(text));
  const isUnknown = ([text, ...known]: Term, at: number) =>
    at === general || (!known.length && !isKnownWord(text));
  if (terms.every(isUnknown)) return Math.max(0, general);
  const noWorkplace = terms.filter((term) => !isWorkplace(term));
  const main = noWorkplace.find((term) => term.length > 1 && !isStatedAnywhere(term)) ?? noWorkplace[0];
  return main ? terms.indexOf(main) : 0;
};

/** What an employer's name may have of the term: what was typed, and words of no occupation, as "Woolworths" for "woolies". */
export const namesOnly = (term: Term): Term => {
  const [typed, ...others] = term;
  const names = namesTyped(term);
  return [
    typed,
    ...others.filter((text) => names.includes(text) || !(namesWork(text) || hasWordOfTitles(text))),
  ];
};

/** The term without names for people: a supervisor who trains apprentices is no job for school leavers. */
export const withoutPeople = ([typed, ...others]: Term): Term => [
  typed,
  ...others.filter((text) => !isGeneral(text) && !namesWork(text)),
];

/** The kinds of work that refused words name: all of a field ("not hospitality"), or those of names of work. */
export const kindsRefused = (terms: readonly Term[]): readonly string[] =>
  terms.flatMap(([text]) => kindsOfField(text) ?? (namesWork(text) ? sureKinds(text) : []));

const sureKinds = (text: string): string[] =>
  kindsOf([text])
    .filter(({ isSure }) => isSure)
    .map(({ kind }) => indexedKind(kind));

/**
 * The kinds of work that the words mean, as a term; and the word that names a whole field, where the rest are conditions.
 * @param unwanted Kinds of work that are refused: a field is meant without these, as "office work, no accounts".
 */
export const kindsMeant = (
  terms: readonly Term[],
  work: Term | undefined,
  unwanted: readonly string[],
): { kin: Term[]; field: Term | null } => {
  const main = terms.filter((term) => !isStatedAnywhere(term));
  const [only] = main;
  const inField = (main.length === 1 && only && kindsOfField(only[0])) || null;
  const wanted = inField?.filter((kind) => !unwanted.includes(kind));
  const field = wanted?.length ? wanted : inField;
  // Of conditions alone, a licence says whose it is: "cert 3 childcare".
  const names = work ? namesTyped(work) : terms.flatMap(([text]) => mainTermsOf(text)).slice(0, 1);
  const ofWork = () => [...new Set(names.flatMap((name) => sureKinds(name).slice(0, 1)))];
  return {
    kin: anyOf(field ?? ofWork()),
    field: field && only ? only : null,
  };
};

/** The titles that are above those who look for a first job; none where somebody else looks, or one of them is typed. */
export const titlesAbove = (terms: readonly Term[]): readonly string[] => {
  const { forBeginners, aboveBeginners } = queryWords;
  const isOfBeginners = (term: Term) => withoutRelated(term).some((text) => forBeginners.has(text));
  const isTyped = ([text]: Term) => [...aboveBeginners].some((title) => text.includes(title));
  return terms.some(isOfBeginners) && !terms.some(isTyped) ? [...aboveBeginners] : [];
};
