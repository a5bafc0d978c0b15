import type { Brand } from "../../../contract/brand.ts";
import type { EmployerIndex } from "../../catalogue/employers/employer-index.ts";
import type { Moment } from "../../platform/database/moment.ts";
import type { Db } from "../../platform/database/open.ts";
import type { CountsById } from "../counts-by-id.ts";
import type {
  FirstJob,
  FoundPage,
  JobFacts,
  LiveJob,
  Overview,
  Recommended,
  RecommendQuery,
  SearchEngine,
  Selection,
  WordCounter,
} from "../engine.ts";
import type { Plan } from "../plan.ts";
import type { Term } from "../understand/query-terms.ts";
import { compile } from "./compile.ts";
import { employersBeside, writesSeen } from "./index-version.ts";
import type { Columns } from "./columns/columns.ts";
import { employerCounts } from "./employer-counts.ts";
import type { JobIndex } from "./job-index.ts";
import { factsOf, newestOfKind } from "./job-facts.ts";
import { liveIds, newestIds } from "./live-ids.ts";
import { overviewOf } from "./overview.ts";
import { recommend } from "./recommend.ts";
import { slugsWithJobs } from "./search-pages.ts";
import { selectIds, visitJobs } from "./select.ts";
import { levels } from "../match-levels.ts";
import { termSets } from "./matching/term-sets.ts";
import { evaluate, topJobs, type Evaluated } from "./ranking/evaluate.ts";
import { clickCounts } from "./ranking/facet-counts.ts";
import { countJobs, type Prepared } from "./ranking/filter-mask.ts";
import { Scope } from "./ranking/scope.ts";
import { sizeOf } from "./rows/row-set.ts";

/** With more jobs than this, an answer may miss the end, or the age, of some of them for a while. */
const manyJobs = 10_000;
/** How long, in milliseconds: with a million jobs some end every second. Cards are checked all the same. */
const tolerance = 60_000;

/** The engine of one machine: an index of all jobs in the memory of the process. */
export class EmbeddedEngine implements SearchEngine {
  readonly #index: JobIndex;

  constructor(index: JobIndex) {
    this.#index = index;
  }

  get db(): Db {
    return this.#index.db;
  }

  get now(): number {
    return this.#index.now;
  }

  sync(): Promise<void> {
    return this.#index.sync();
  }

  caughtUp(): Promise<void> {
    return this.#index.caughtUp();
  }

  version(): Promise<string> {
    return writesSeen(this.#index);
  }

  employers(): Promise<EmployerIndex> {
    return employersBeside(this.#index);
  }

  shows(moment: Moment): boolean {
    return this.#index.shows(moment);
  }

  get isBehind(): boolean {
    return this.#index.isBehind;
  }

  get nextChange(): number {
    return this.#index.nextChange;
  }

  get generation(): number {
    return this.#index.generation;
  }

  get changeCount(): number {
    return this.#index.changes.length;
  }

  async search(brand: Brand, plan: Plan, page: { from: number; size: number }): Promise<FoundPage> {
    const prepared = await compile(this.#index, plan);
    const { columns, now } = this.#index;
    const passes: Evaluated[] = [];
    const pass = (one: Prepared): Evaluated => {
      passes.push(evaluate(columns, brand, now, one, page));
      return passes.at(-1)!;
    };
    const found = pass(prepared);
    const { total, mentions, ids } = found;
    // Where all jobs only mention the words, the filters count those.
    const counted = total || !mentions ? prepared : { ...prepared, mentionsApart: false };
    const countsOf = (one: Prepared) => (one === prepared ? found : pass(one)).counts;
    const counts = clickCounts(countsOf(counted), counted, countsOf);
    return {
      total,
      mentions,
      ids,
      counts,
      until: (isExact) => this.#until(total + mentions, passes, isExact),
    };
  }

  /** Until when an answer from some passes holds. */
  #until(size: number, passes: readonly Evaluated[], isExact: boolean): number {
    const { columns, now, nextChange, nextBegin } = this.#index;
    const isLarge = columns.length > manyJobs;
    const others = isExact ? Infinity : Math.max(nextChange, isLarge ? now + tolerance : now);
    const ends = Math.min(...passes.map((pass) => pass.ends));
    const ages = Math.min(...passes.map((pass) => pass.ages));
    const until = Math.min(ends, isLarge ? Math.max(ages, now + tolerance) : ages, others, nextBegin);
    return size > manyJobs ? Math.max(until, now + tolerance) : until;
  }

  async count(brand: Brand, plan: Plan, enough?: number): Promise<number> {
    const prepared = await compile(this.#index, plan);
    const { columns, now } = this.#index;
    return countJobs(columns, brand, now, prepared, enough);
  }

  within(brand: Brand, plan: Plan): WordCounter {
    let last: { columns: Columns; scope: Scope } | undefined;
    return {
      count: async ({ words, mentionsApart = false }) => {
        const prepared = await compile(this.#index, { ...plan, words, mentionsApart });
        const { columns, now } = this.#index;
        if (last?.columns !== columns) last = { columns, scope: new Scope(columns, brand, now, prepared) };
        return last.scope.count(prepared);
      },
    };
  }

  async ids(brand: Brand, plan: Plan, size: number, among?: readonly number[]): Promise<number[]> {
    const prepared = await compile(this.#index, plan);
    const { columns, now } = this.#index;
    const only = among && { only: Int32Array.from(among.flatMap((id) => columns.rowOf(id) ?? [])) };
    return topJobs(columns, brand, now, { ...prepared, ...only }, { from: 0, size });
  }

  async first(brand: Brand, plan: Plan, size: number): Promise<FirstJob[]> {
    const prepared = await compile(this.#index, plan);
    const { columns, now } = this.#index;
    return topJobs(columns, brand, now, prepared, { from: 0, size }).map((id) => {
      const row = columns.rowOf(id)!;
      const isNearlyInTitle = (prepared.words?.levels.of(row) ?? 0) >= levels.nearlyInTitle;
      return { id, kind: kindOfRow(columns, row), isNearlyInTitle };
    });
  }

  async countTerms(terms: readonly Term[]): Promise<number[]> {
    const sets = await termSets(this.#index, terms);
    return sets.map((set) => (set ? sizeOf(set.words) : 0));
  }

  changedSince(count: number): readonly number[] {
    return this.#index.changes.slice(count);
  }

  get liveVersion(): string {
    return this.#index.liveVersion;
  }

  visit(brand: Brand, selection: Selection, visit: (job: LiveJob) => void): Promise<void> {
    return visitJobs(this.#index, brand, selection, visit);
  }

  select(brand: Brand, selection: Selection, page: { from: number; size: number }): Promise<number[]> {
    return selectIds(this.#index, brand, selection, page);
  }

  async liveIds(brand: Brand): Promise<Int32Array> {
    return liveIds(this.#index, brand);
  }

  async newestIds(brand: Brand, size: number): Promise<number[]> {
    return newestIds(this.#index, brand, size);
  }

  async facts(id: number): Promise<JobFacts | undefined> {
    return factsOf(this.#index, id);
  }

  async newestOfKind(brand: Brand, job: JobFacts, size: number): Promise<JobFacts[]> {
    return newestOfKind(this.#index, brand, job, size);
  }

  async changedAt(ids: Int32Array): Promise<number> {
    const { columns } = this.#index;
    // Jobs may have been removed since their ids were listed.
    return ids.reduce((last, id) => Math.max(last, columns.changed[columns.rowOf(id) ?? -1] ?? 0), 0);
  }

  async employerCounts(brand: Brand): Promise<CountsById> {
    return employerCounts(this.#index, brand);
  }

  async overview(brand: Brand, mostEmployers: number): Promise<Overview> {
    return overviewOf(this.#index, brand, mostEmployers);
  }

  async slugsWithJobs(brand: Brand): Promise<string[]> {
    return slugsWithJobs(this.#index, brand);
  }

  recommend(brand: Brand, query: RecommendQuery): Promise<Recommended> {
    return recommend(this.#index, brand, query);
  }
}

const kindOfRow = ({ filters: { category, sub_category } }: Columns, row: number): string => {
  const kind = sub_category.codes.ids[sub_category.values[row]!];
  return [category.codes.ids[category.values[row]!], ...(kind ? [kind] : [])].join("/");
};
