import { isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import { mainTermsOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isGeneral, isRank, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { isQuoted, type Term } from "../understand/query-terms.ts";

/** More words than this are not tried one by one. */
const most = 8;

const isWork = ([text]: Term): boolean => namesWork(text);

/**
 * The terms that some job has together, names of work first, and those left out; null where nothing may be left out:
 * terms in quotes, all terms, or all that say what the work is.
 * @param has Whether any job has all of some terms.
 */
export const withoutUnfound = async (
  terms: readonly Term[],
  has: (terms: readonly Term[]) => Promise<boolean>,
): Promise<{ kept: Term[]; left: string[] } | null> => {
  if (terms.length < 2 || terms.length > most) return null;
  const rank = (term: Term) =>
    isQuoted(term) ? 0 : isWork(term) ? 1 : mainTermsOf(term[0]).length ? 2 : isRank(term[0]) ? 4 : 3;
  const kept: Term[] = [];
  const left: Term[] = [];
  for (const term of terms.toSorted((one, other) => rank(one) - rank(other)))
    ((await has([...kept, term])) ? kept : left).push(term);
  if (!left.length || left.some(isQuoted)) return null;
  // Jobs of other work that are alike in a condition are no answer, and a "worker" alone may do anything.
  const isMain = (term: Term) =>
    mainTermsOf(term[0]).length > 0 || (!isStatedAnywhere(term) && (!isGeneral(term[0]) || isRank(term[0])));
  const isOther = (term: Term) => isMain(term) && !/^\d+$/.test(term[0]);
  if (
    !kept.length ||
    (!kept.some(isMain) && left.some(isOther)) ||
    (terms.some(isWork) && !kept.some(isWork))
  )
    return null;
  const inOrder = (some: readonly Term[]) => terms.filter((term) => some.includes(term));
  return { kept: inOrder(kept), left: inOrder(left).map(([typed]) => typed) };
};
