import type { Brand } from "../../../contract/brand.ts";
import { kindsOfField } from "../../../lexicon/work/kinds/fields.ts";
import { indexedKind, kindAmong, kindsOf, type MeantKind } from "../../../lexicon/work/kinds/kinds-of.ts";
import { inAnyOrder, mainTermsOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isGeneral, namesOfWork, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { sameRank } from "../../../lexicon/work/synonyms/ranks.ts";
import { isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import type { WordQuery } from "../plan.ts";
import { isQuoted, withoutRelated, wordsApart, type Term } from "../understand/query-terms.ts";
import { isName, isWorkplace } from "../understand/term-meaning.ts";
import type { Asked, Attempt } from "./attempt.ts";
import { countWords } from "./corrections.ts";
import { withoutUnmatched } from "./drop-terms.ts";
import { kindOfFirst } from "./kind-of-first.ts";

const textsOf = (terms: readonly Term[]): string[] => terms.map(([text]) => text);

/** The same search where jobs that state unknown words are found: programs, tools and skills that no job is called by. */
export const findStated = (last: Attempt): Attempt | null => {
  const { terms } = last.plan.typed;
  const isUnknown = ([text, ...others]: Term) => isGeneral(text) || (!others.length && !namesWork(text));
  return terms.every(isUnknown) ? { ...last, plan: { ...last.plan, mentionsApart: false } } : null;
};

/** The same search where the words of a name may stand apart in title, employer or kind: "Receptionist – Medical Centre". */
export const matchAnyOrder = (last: Attempt): Attempt | null => {
  const { terms, excluded } = last.plan.typed;
  const mayBeApart = (term: Term) => isName(term) && namesWork(term[0]);
  if (!terms.some(mayBeApart)) return null;
  const apart = terms.map((term): Term => (mayBeApart(term) ? [...term, `${inAnyOrder}${term[0]}`] : term));
  return { ...last, plan: { ...last.plan, words: { terms: apart, excluded } } };
};

/** The same search where one name of work in title, employer or kind is enough, and the rest may be anywhere. */
export const matchLoosely = (last: Attempt): Attempt | null => {
  const { plan } = last;
  if (plan.typed.terms.length < 2) return null;
  return { ...last, plan: { ...plan, words: { ...plan.typed, isLoose: true } } };
};

/** The same search where names of work must be found, and the other words only decide the order. */
export const boostConditions = (last: Attempt): Attempt | null => {
  const terms = withoutStopWords(last.plan.typed.terms);
  return boosting(last, terms, neededOf(terms));
};

/** The same search where only the last name of work must be found. */
export const keepHead = (last: Attempt): Attempt | null => {
  const terms = withoutStopWords(last.plan.typed.terms);
  const head = calledIn(terms).at(-1);
  const isNeeded = (term: Term) => term === head || isQuoted(term);
  return head ? boosting(last, terms, terms.filter(isNeeded)) : null;
};

/** The same for the last word of a phrase that no job of the brand has: a relief teacher is a teacher. */
export const keepHeadOfPhrase = async (asked: Asked, last: Attempt): Promise<Attempt | null> => {
  const { engine, brand } = asked;
  const apart = wordsApart(last.plan.typed);
  if (!apart || (await countWords(engine, brand, last.plan, 1)) > 0) return null;
  return keepHead({ ...last, plan: { ...last.plan, typed: apart.words } });
};

/** The same search where only some of its terms must be found, and the others move jobs up. */
const boosting = (last: Attempt, terms: readonly Term[], must: readonly Term[]): Attempt | null => {
  const others = terms.filter((term) => !must.includes(term));
  // A field has work of many names: who starts in marketing is no assistant buyer.
  const isWork = ([text]: Term) => namesWork(text) && !kindsOfField(text);
  const own = must.some(([text]) => !isGeneral(text)) ? others.map(withoutOtherWork) : others;
  const boosted = must.some(isWork) ? own.map(withSameRank) : own;
  // Where all words are conditions, one of them is enough, and any work may need no experience.
  const main = boosted.filter((term) => !isOfAnyWork(term));
  const [first, ...rest] = must.length
    ? must
    : [(main.length ? main : boosted).flatMap(withoutRelated) as unknown as Term];
  if (!first?.length || boosted.length < (must.length ? 1 : 2)) return null;
  const words = { terms: [first, ...rest], excluded: last.plan.typed.excluded, boosted };
  return { ...last, plan: { ...last.plan, words }, leftOut: textsOf(boosted) };
};

/** A skill without other work that goes with it: who looks for payroll with SAP does not pay accounts. */
const withoutOtherWork = (term: Term): Term => {
  const [typed, ...others] = term;
  const isSkill = isStatedAnywhere(term) && !mainTermsOf(typed).length;
  return isSkill ? [typed, ...others.filter((text) => !namesWork(text))] : term;
};

/** A rank with the others that it may be called. */
const withSameRank = (term: Term): Term => [...term, ...sameRank(term[0])];

/** What ads of any work say. */
const ofAnyWork = new Set([
  "no experience",
  "no qualifications",
  "entry level",
  "immediate start",
  "mature age",
]);
/** Whether any work may have a condition, though few ads state it. */
export const isOfAnyWork = (term: Term): boolean => withoutRelated(term).some((text) => ofAnyWork.has(text));

/** Words that stand between others; "it" is information technology (`query-terms.ts`). */
const stopWords = new Set(
  "for with and or the a an to of at on as who that my me by from some any in near around is are be can do does i we you your".split(
    " ",
  ),
);
const withoutStopWords = (terms: readonly Term[]) => terms.filter(([text]) => !stopWords.has(text));

/** Whether a term is no name of work, but stands for work: "dog wash". */
const standsForWork = (term: Term): boolean => mainTermsOf(term[0]).length > 0 && !isStatedAnywhere(term);

/** The terms that say what the work is called. */
const calledIn = (terms: readonly Term[]): Term[] => {
  const names = namesOfWork(textsOf(terms));
  return terms.filter(([text]) => names.includes(text));
};

/** What a job must have: the names of work, else what is no condition; phrases in quotes always. */
const neededOf = (terms: readonly Term[]): Term[] => {
  const called = calledIn(terms);
  const unstated = terms.filter((term) => !isStatedAnywhere(term));
  const withoutPlaces = unstated.filter((term) => !isWorkplace(term));
  const others = withoutPlaces.length ? withoutPlaces : unstated;
  const work = called.length ? called : others.filter(standsForWork);
  const special = others.filter(([text, ...known]) => known.length > 0 && !isGeneral(text));
  const main = work.length ? work : special.length ? special : others;
  return terms.filter((term) => isQuoted(term) || main.includes(term));
};

/** Kinds that hold work of many trades, none of which is like the others. */
const mixed = new Set(["construction/labouring", "other/general"]);
/** A kind that occupations are counted to for want of a closer one: counsellors are no volunteer coordinators. */
const catchAll = "community/volunteer-program-coordination";

const sureKind = ([first]: readonly MeantKind[]): string | null =>
  first?.isSure && !mixed.has(first.kind) ? first.kind : null;

/**
 * The same search, followed by jobs of the kind of work that its words mean, those with more of the words first.
 * @param atAGuess Whether a guess is enough.
 */
export const addTheirKind = async (
  asked: Asked,
  last: Attempt,
  atAGuess: boolean,
): Promise<Attempt | null> => {
  const { terms } = last.plan.typed;
  // Where ads state what was typed, other work is no nearer.
  const isStated = last.plan.mentionsApart === false;
  if (terms.some(isQuoted) || isStated) return null;
  const work = withoutStopWords(terms).filter((term) => !isStatedAnywhere(term));
  const isHere = (kind: string) => kind !== catchAll && isOn(asked.brand, kind);
  const meantKinds = kindsOf(textsOf(work));
  const kind = atAGuess
    ? (meantKinds.find(({ kind, isSure }) => isHere(kind) && (isSure || !mixed.has(kind)))?.kind ??
      kindAmong(textsOf(work), isHere))
    : sureKind(meantKinds.filter(({ kind }) => isHere(kind) || mixed.has(kind)));
  return kind === null ? null : followedBy(last, kind);
};

/** The same search for a licence, followed by other jobs of the kind that all jobs are of which it finds. */
export const addFirstKind = async (asked: Asked, last: Attempt): Promise<Attempt | null> => {
  const { terms } = last.plan.typed;
  const isLicence = (term: Term) => isStatedAnywhere(term) && mainTermsOf(term[0]).length > 0;
  if (last.kinds.length || terms.some(isQuoted) || !terms.some(isLicence)) return null;
  const kind = await kindOfFirst(asked, last.plan);
  return kind === null || mixed.has(kind) ? null : followedBy(last, kind);
};

/** The same search, followed by the other jobs of a kind, those with more of the terms first. */
const followedBy = (last: Attempt, kind: string): Attempt => {
  const { words: before, typed } = last.plan;
  const words: WordQuery = {
    terms: [[indexedKind(kind)]],
    excluded: typed.excluded,
    boosted: typed.terms,
    before,
  };
  return { ...last, plan: { ...last.plan, words }, kinds: [kind] };
};

const isOn = ({ jobs: { categories } }: Brand, kind: string): boolean =>
  categories === "all" || categories.some((category) => kind.startsWith(`${category}/`));

/** The same search without words that no job of the place has with the others, names of work first. */
export const dropUnmatched = async ({ counter }: Asked, last: Attempt): Promise<Attempt | null> => {
  const { plan } = last;
  const { terms, excluded } = plan.typed;
  const has = async (some: readonly Term[]) =>
    (await counter.count({ ...plan, words: { terms: some, excluded } })) > 0;
  const fewer = await withoutUnmatched(withoutStopWords(terms), has);
  if (!fewer) return null;
  const words = { terms: fewer.kept, excluded };
  return { ...last, plan: { ...plan, typed: words, words }, leftOut: fewer.left };
};
