import { mainTermsOf } from "../../../../lexicon/work/synonyms/meaning.ts";
import { isSkill, isStatedAnywhere } from "../../../../lexicon/work/synonyms/stated-anywhere.ts";
import { namesTyped } from "../../understand/alternatives.ts";
import { isCondition } from "../../understand/read-terms.ts";
import { isName } from "../../understand/term-meaning.ts";
import type { Term } from "../../understand/query-terms.ts";
import { all, any, without, type Clause } from "../clauses.ts";
import type { Facts } from "./facts.ts";
import { withoutOtherEmployers } from "./leave-out.ts";
import { ofNoKind, type MatchedTerm } from "./levels.ts";
import type { Query } from "./match-words.ts";
import type { TermClauses } from "./term-clauses.ts";

type Maybe = TermClauses | null | undefined;

/** The jobs with one of the terms; null for stop words. What each step means is said in `embedded/matching/matched-term.ts`. */
export const matchedTerm = async (query: Query, term: Term, at: number): Promise<MatchedTerm | null> => {
  const { facts, clauses, work, field, ofKind, ofOtherRank } = query;
  const asFound = clauses.found[at];
  if (!asFound) return null;
  const named = clauses.named[at];
  const close = clauses.close[at];
  const asCalled = [clauses.typed[at], clauses.same[at], clauses.meant[at]];
  const [found, typed] = await Promise.all([
    named && term.length > 1 ? withoutOtherEmployers(facts, asFound, named) : asFound,
    firstWith(facts, asCalled, "title").then((first) => first ?? asCalled[0]),
  ]);
  if (term === field && ofKind) {
    const isOfOthers = ofOtherRank && typed && !(await facts.has(without(typed.title, ofOtherRank)));
    return inField(found, isOfOthers ? found : (typed ?? found), ofKind);
  }
  if (isCondition(query, term, at))
    return asCondition(facts, term, {
      found,
      stated: clauses.stated[at],
      close,
      typed,
      alone: work ? null : clauses.typed[at],
    });
  const asTyped = await calledAsTyped(query, term, term === work, {
    phrase: clauses.typed[at],
    typed,
    apart: clauses.apart[at],
  });
  return {
    ...found,
    // Jobs mention what was typed, not something else that means it.
    words: clauses.typed[at] ? any(found.core, clauses.typed[at].words) : found.words,
    ...(close && { closeTitle: close.title }),
    ...(asTyped && { typedTitle: asTyped }),
  };
};

/** The first of some terms that jobs have in a part of them. */
const firstWith = async (facts: Facts, some: readonly Maybe[], part: keyof TermClauses): Promise<Maybe> => {
  const have = await Promise.all(some.map(async (one) => (one ? facts.has(one[part]) : false)));
  return some[have.indexOf(true)];
};

interface Titled {
  phrase: Maybe;
  typed: Maybe;
  apart: Maybe;
}

/** The jobs that are called as typed. */
const calledAsTyped = async (
  { facts, ofKind, ofOtherRank }: Query,
  term: Term,
  isWork: boolean,
  { phrase, typed, apart }: Titled,
): Promise<Clause | undefined> => {
  const isEither = isWork && namesTyped(term).length > 1;
  if (ofKind && apart && isName(term) && !isEither) {
    const some = ofKindOrNone(apart.title, ofKind);
    if (await facts.has(some)) return phrase ? any(phrase.title, some) : some;
  }
  if (!typed) return undefined;
  const [text] = term;
  const isDone = ofOtherRank && /...ing$/.test(text);
  const called = isDone ? without(typed.title, ofOtherRank) : typed.title;
  const isOfKind = isEither || (isWork && /^\S{4,}$/.test(text));
  return ofKind && isOfKind ? ofKindOrNone(called, ofKind) : called;
};

/** Who is called as typed, without those who do other work; jobs without a kind of work stay. */
const ofKindOrNone = (called: Clause, ofKind: Clause): Clause => all(called, any(ofKind, ofNoKind));

interface Stated {
  found: TermClauses;
  stated: Maybe;
  close: Maybe;
  typed: Maybe;
  alone: Maybe;
}

/** The jobs that state a condition wherever it is, those with it in the title first. */
const asCondition = async (
  facts: Facts,
  term: Term,
  { found, stated: said, close, typed, alone }: Stated,
): Promise<MatchedTerm> => {
  const isOfWork = mainTermsOf(term[0]).length > 0;
  const first = isOfWork && alone && close ? all(alone.words, close.title) : null;
  const orders = isOfWork
    ? [first, isSkill(term[0]) ? alone?.words : null, typed?.title].filter((some) => !!some)
    : [];
  const [stated, ...have] = await Promise.all([
    firstWith(facts, [close, typed], "words"),
    ...orders.map((some) => facts.has(some)),
  ]);
  const called = orders[have.indexOf(true)];
  const anywhere = said ? any(said.words, found.core) : found.core;
  const wide = (isStatedAnywhere(term) ? null : stated?.words) ?? anywhere;
  return {
    words: wide,
    core: wide,
    title: wide,
    ...(close && { closeTitle: close.words }),
    ...(typed && { typedTitle: isOfWork && close ? any(typed.words, close.title) : typed.words }),
    headline: called ?? stated?.title ?? found.title,
  };
};

/** The jobs of a field: those with its name in the title first, then the others, then jobs of other fields that are called so. */
const inField = (found: TermClauses, typed: TermClauses, ofKind: Clause): MatchedTerm => ({
  words: any(found.words, ofKind),
  core: any(found.core, ofKind),
  title: any(found.title, ofKind),
  closeTitle: ofKind,
  typedTitle: ofKind,
  headline: all(typed.title, ofKind),
});
