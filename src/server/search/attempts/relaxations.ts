import { isEnglish } from "../../../lexicon/text/english-words.ts";
import { kindsOfField } from "../../../lexicon/work/kinds/fields.ts";
import { inAnyOrder, mainTermsOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isGeneral, namesOfWork, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { sameRank } from "../../../lexicon/work/synonyms/ranks.ts";
import { isSkill, isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import { queryWords } from "../../../lexicon/work/query-words.ts";
import { withoutRelated } from "../understand/alternatives.ts";
import { isQuoted, needsStopWords, wordsApart, type Term, type Words } from "../understand/query-terms.ts";
import { shiftRefused } from "../understand/refused-words.ts";
import type { WordQuery } from "../plan.ts";
import { isName, isWorkplace } from "../understand/term-meaning.ts";
import type { Asked, Attempt } from "./attempt.ts";
import { countWords } from "./corrections.ts";
import { withoutUnmatched } from "./drop-terms.ts";

/** What was typed for each term. */
export const textsOf = (terms: readonly Term[]): string[] => terms.map(([text]) => text);

/** The same search where jobs that state unknown words are found: programs, tools and skills that no job is called by. */
export const findStated = (last: Attempt): Attempt | null => {
  const { terms } = last.plan.typed;
  const isUnknown = ([text, ...others]: Term) => isGeneral(text) || (!others.length && !namesWork(text));
  return terms.every(isUnknown) ? { ...last, plan: { ...last.plan, mentionsApart: false } } : null;
};

/** The same search where jobs are left out that have a refused shift, whether or not the others say that they do not. */
export const leaveRefused = (last: Attempt): Attempt | null => {
  const { typed } = last.plan;
  const terms = typed.terms.filter(([text]) => shiftRefused(text) === null);
  const words = { ...typed, terms };
  return terms.length < typed.terms.length ? { ...last, plan: { ...last.plan, typed: words, words } } : null;
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
  const needed = neededOf(terms);
  // Of several conditions with work that suits them, one is enough: "outdoors", "with my hands".
  const isSuited = needed.length > 1 && needed.every((term) => isStatedAnywhere(term) && suitsWork(term));
  const boosted = boosting(last, terms, isSuited ? [needed.flat() as unknown as Term] : needed);
  const before = boosted && calledWith(last.plan.typed, terms);
  return before
    ? { ...boosted, plan: { ...boosted.plan, words: { ...boosted.plan.words!, before } } }
    : boosted;
};

/** The jobs that are called as typed and state all conditions in the words for these alone; null where some are none that ads state. */
const calledWith = ({ excluded }: Words, terms: readonly Term[]): WordQuery | null => {
  const called = calledIn(terms);
  const isLookedUp = (text: string) => !needsStopWords(text) && !isSkill(text);
  const isPlain = (term: Term) =>
    called.includes(term) || (isStatedAnywhere(term) && withoutRelated(term).every(isLookedUp));
  return called.length && terms.every(isPlain)
    ? { terms: terms.map(withoutRelated), excluded, isInTitle: true }
    : null;
};

/** The same search where words that are not English must be stated, as names are: "NAIDOC" before "community events". */
export const keepNames = (last: Attempt): Attempt | null => {
  const terms = withoutStopWords(last.plan.typed.terms);
  const isOfName = ([text, ...known]: Term) =>
    !known.length && /^\p{L}{4,}$/u.test(text) && !isEnglish(text) && !namesWork(text);
  const names = calledIn(terms).length ? [] : terms.filter(isOfName);
  const found =
    names.length && terms.length > 1 ? boosting(last, terms, [names.flat() as unknown as Term]) : null;
  const leftOut = textsOf(terms.filter((term) => !names.includes(term)));
  return found && { ...found, leftOut, plan: { ...found.plan, mentionsApart: false } };
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

/** Whether any work may have a condition, though few ads state it. */
export const isOfAnyWork = (term: Term): boolean =>
  withoutRelated(term).some((text) => queryWords.ofAnyWork.has(text));

/** Terms without words that stand between others. */
export const withoutStopWords = (terms: readonly Term[]): Term[] =>
  terms.filter(([text]) => !queryWords.stopWords.has(text));

/** Whether a term is no name of work, but stands for work: "dog wash". */
const standsForWork = (term: Term): boolean => mainTermsOf(term[0]).length > 0 && !isStatedAnywhere(term);

/** Whether a condition has names of work that suits who says so: waiters for "uni student". */
const suitsWork = (term: Term): boolean => term.slice(1).some(namesWork) && !isOfAnyWork(term);

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
  const named = work.length ? work : special.length ? special : others;
  const main = named.length ? named : terms.filter(suitsWork);
  return terms.filter((term) => isQuoted(term) || main.includes(term));
};

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
