import type { Brand } from "../../../contract/brand.ts";
import type { Criterion, Interest, LikedJob, Recommended, RecommendQuery } from "../engine.ts";
import { withoutRelated } from "../understand/alternatives.ts";
import { parseWords } from "../understand/query-terms.ts";
import { noPay, type Columns } from "./columns/columns.ts";
import { inPlace } from "./in-place.ts";
import type { JobIndex } from "./job-index.ts";
import { levels } from "../match-levels.ts";
import { matchesOf } from "./matching/matches.ts";
import { termSets } from "./matching/term-sets.ts";
import { topRows } from "./rows/top-rows.ts";
import { shownOn } from "./shown-on.ts";

const day = 86_400_000;

type Fits = (row: number) => boolean;
type Test = Interest & { fits: Fits };

/** Live jobs that fit the interests or are like those that were liked, newer before older; all jobs if there are none. */
export const recommend = async (
  index: JobIndex,
  brand: Brand,
  query: RecommendQuery,
): Promise<Recommended> => {
  const { interests, similarTo, liked, only, since, ...range } = query;
  const { columns, now } = index;
  const tests: Test[] = [];
  for (const interest of interests)
    tests.push({ ...interest, fits: await allOf(index, columns, interest.criteria) });
  const isAsked = await allOf(index, columns, only);
  // Rows belong to other jobs if the columns were replaced meanwhile.
  if (index.columns !== columns) return recommend(index, brand, query);
  const nearness = nearnessTo(similarTo, columns);
  const known = new Set(liked.map((id) => columns.rowOf(id)));
  const isShown = shownOn(columns, brand, now);
  const own = tests.filter(({ isOwn }) => isOwn);
  const fitsNothing = () => {
    for (let row = 0; row < columns.length; row++)
      if (isShown(row) && !known.has(row) && (nearness(row) > 0 || pointsOf(own, row).isWork)) return false;
    return true;
  };
  const isAnyWork = fitsNothing();
  const found = topRows(columns, range);
  const after = since?.getTime() ?? Infinity;
  let posted = 0;
  for (let row = 0; row < columns.length; row++) {
    if (!isShown(row) || known.has(row) || !isAsked(row)) continue;
    const near = nearness(row);
    const { points, isWork } = pointsOf(tests, row);
    if (!isAnyWork && near === 0 && !isWork) continue;
    if (columns.posted[row]! > after) posted++;
    found.add(row, near + points + 1 / (1 + (now - columns.posted[row]!) / (10 * day)));
  }
  const ids = found.page();
  const reasons = ids.map((id) => {
    const row = columns.rowOf(id)!;
    const fitting = tests.filter(({ fits }) => fits(row)).map(({ reason }) => reason);
    const isNear = nearness(row) > 0;
    return [id, isNear ? [...fitting, "Similar to jobs that you saved or applied for"] : fitting] as const;
  });
  return { total: found.total(), ids, reasons: new Map(reasons), posted, isOwn: !isAnyWork };
};

/** The points of a job, and whether it is work that the seeker wants. */
const pointsOf = (tests: readonly Test[], row: number): { points: number; isWork: boolean } => {
  let points = 0;
  let isWork = false;
  for (const test of tests) {
    if (!test.fits(row)) continue;
    points += test.points;
    isWork ||= test.isWork;
  }
  return { points, isWork };
};

/** Tests by row whether a job has what all criteria say. */
const allOf = async (index: JobIndex, columns: Columns, criteria: readonly Criterion[]): Promise<Fits> => {
  const all: Fits[] = [];
  for (const criterion of criteria) all.push(await testOf(index, columns, criterion));
  return (row) => all.every((fits) => fits(row));
};

/** Tests by row whether a job has what a criterion says. */
const testOf = async (index: JobIndex, columns: Columns, criterion: Criterion): Promise<Fits> => {
  const { filters, yearlyMax } = columns;
  switch (criterion.kind) {
    case "title":
    case "text": {
      const { terms } = parseWords(criterion.text);
      const found = matchesOf(index, await termSets(index, terms.map(withoutRelated)))?.levels;
      const least = criterion.kind === "title" ? levels.inTitle : levels.mentioned;
      return (row) => found !== undefined && found.of(row) >= least;
    }
    case "employer": {
      const owners = new Set(criterion.ids);
      return (row) => owners.has(filters.employer.values[row]!);
    }
    case "place":
      return inPlace(columns, criterion.place);
    case "pay":
      return (row) => yearlyMax[row] !== noPay && yearlyMax[row]! >= criterion.least;
    case "work_type":
    case "right_to_work": {
      const column = filters[criterion.kind];
      const wanted = column.bitsOf([criterion.id]);
      return (row) => (column.values[row]! & wanted) !== 0;
    }
    default: {
      const { codes, values } = filters[criterion.kind];
      const wanted = codes.table([criterion.id]);
      return (row) => wanted[values[row]!] === 1;
    }
  }
};

/** Similarity from 0, nothing in common, to 6. */
const nearnessTo = (liked: readonly LikedJob[], columns: Columns): ((row: number) => number) => {
  const { category, sub_category, states } = columns.filters;
  const kinds = sub_category.codes.table(liked.flatMap((job) => job.sub_category ?? []));
  const categories = category.codes.table(liked.map((job) => job.category));
  const inStates = states.bitsOf(liked.flatMap((job) => job.state_ids));
  return (row) => {
    const work = kinds[sub_category.values[row]!]! * 3 + categories[category.values[row]!]! * 2;
    return work === 0 ? 0 : work + Number((states.values[row]! & inStates) !== 0);
  };
};
