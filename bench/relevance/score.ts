/** How good the first ten answers are, each from 0 to 1. */
export interface Score {
  ndcg: number;
  precision: number;
}

const shown = 10;

/**
 * The score of the grades of the answers in their order, where `all` are the grades of all jobs that could be shown.
 * A full list of exact answers is best; close ones are only missed where there is no exact one. Where no job is an
 * answer, only an empty list is right.
 */
export const scoreOf = (grades: readonly number[], all: readonly number[]): Score => {
  const exact = all.filter((grade) => grade === 3);
  const best = exact.length ? exact : all.filter((grade) => grade > 0);
  if (!best.length) return grades.length ? { ndcg: 0, precision: 0 } : { ndcg: 1, precision: 1 };
  const right = grades.slice(0, shown).filter((grade) => grade > 0).length;
  return {
    ndcg: Math.min(1, gain(grades) / gain(best)),
    precision: Math.min(1, right / Math.min(shown, best.length)),
  };
};

const gain = (grades: readonly number[]): number =>
  grades.slice(0, shown).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
