import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "@opensearch-project/opensearch";
import type { Brand } from "../../../contract/brand.ts";
import { employersIn, type EmployerIndex } from "../../catalogue/employers/employer-index.ts";
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
import { nothing, oneOf } from "./clauses.ts";
import { Follower } from "./follower.ts";
import { compile, foundBy, inOrder, type Compiled } from "./plan/compile.ts";
import { foundPage, pageOf } from "./plan/found-page.ts";
import { employerCounts, overviewOf, slugsWithJobs } from "./plan/overview.ts";
import { changedAt, firstJobs, JobFactsCache, newestOfKind } from "./plan/job-facts.ts";
import { liveIds, newestIds, pickedIds, visitJobs } from "./plan/live-jobs.ts";
import { recommend } from "./plan/recommend.ts";
import { Questions } from "./questions.ts";
import { searchAway } from "./search-away.ts";
import { Facts } from "./words/facts.ts";
import { employerCountsInDatabase, orWhileAway } from "./while-away.ts";
import { termClauses } from "./words/term-clauses.ts";

/** How long the index may take to show what was written, in milliseconds. */
const patience = 60_000;

/** The engine for more jobs than one machine holds: an OpenSearch, which the worker feeds (`feed/`). */
export class OpenSearchEngine extends Follower implements SearchEngine {
  readonly #questions: Questions;
  readonly #facts: Facts;
  readonly #jobFacts = new JobFactsCache();
  /** How many changes there were when facts were forgotten, and when the index showed more the last time. */
  #factsSince = 0;
  #changesBefore = 0;

  constructor(client: Client, alias: string, db: Db) {
    const questions = new Questions(client, alias);
    super(client, alias, db, questions);
    this.#questions = questions;
    this.#facts = new Facts(questions);
  }

  override async sync(): Promise<void> {
    await super.sync();
    const shown = `${this.generation} ${this.state?.moment.snapshot}`;
    if (shown === this.#questions.version) return;
    this.#questions.version = shown;
    this.#forgetFacts();
  }

  /** Forgets them when more than one job in a hundred has changed. What was written before may be shown only now. */
  #forgetFacts(): void {
    const { changeCount, state } = this;
    if (changeCount < this.#changesBefore || changeCount - this.#factsSince > (state?.jobs ?? 0) / 100) {
      this.#facts.forget();
      this.#factsSince = this.#changesBefore;
    }
    this.#changesBefore = changeCount;
  }

  /** @throws HttpError 503 while OpenSearch is away, or does not catch up. */
  async caughtUp(): Promise<void> {
    const deadline = Date.now() + patience;
    for (;;) {
      await this.sync();
      if (!this.isBehind) return;
      if (this.isAway || Date.now() > deadline) throw searchAway(this.#questions.away);
      await delay(200);
    }
  }

  async version(): Promise<string> {
    return `${this.writesVersion}.${(await this.employers()).version}`;
  }

  async employers(): Promise<EmployerIndex> {
    const employers = employersIn(this.db);
    await employers.sync();
    return employers;
  }

  async #compile(brand: Brand, plan: Plan): Promise<Compiled> {
    return compile({ db: this.db, facts: this.#facts, now: this.liveAt }, brand, plan);
  }

  async search(brand: Brand, plan: Plan, page: { from: number; size: number }): Promise<FoundPage> {
    const found = await foundPage(this.#questions, await this.#compile(brand, plan), this.liveAt, page);
    const { until } = this;
    return { ...found, until: () => until };
  }

  async count(brand: Brand, plan: Plan, enough?: number): Promise<number> {
    return this.#questions.count(foundBy(await this.#compile(brand, plan)), enough);
  }

  within(brand: Brand, plan: Plan): WordCounter {
    return {
      count: ({ words, mentionsApart = false }) => this.count(brand, { ...plan, words, mentionsApart }),
    };
  }

  async ids(brand: Brand, plan: Plan, size: number, among?: readonly number[]): Promise<number[]> {
    const compiled = await this.#compile(brand, plan);
    const only = among ? [oneOf("id", among)] : [];
    return pageOf(this.#questions, inOrder({ ...compiled, base: [...compiled.base, ...only] }, this.liveAt), {
      from: 0,
      size,
    });
  }

  async first(brand: Brand, plan: Plan, size: number): Promise<FirstJob[]> {
    return firstJobs(this.#questions, await this.#compile(brand, plan), this.liveAt, size);
  }

  async countTerms(terms: readonly Term[]): Promise<number[]> {
    const clauses = await termClauses(this.db, terms);
    return Promise.all(clauses.map((one) => this.#questions.count(one?.words ?? nothing)));
  }

  async visit(brand: Brand, selection: Selection, visit: (job: LiveJob) => void): Promise<void> {
    const found =
      selection.kind === "picked"
        ? pickedIds(brand, selection.ids, this.liveAt)
        : foundBy(await this.#compile(brand, selection.plan));
    await visitJobs(this.#questions, found, visit);
  }

  async select(brand: Brand, selection: Selection, page: { from: number; size: number }): Promise<number[]> {
    if (selection.kind === "plan")
      return pageOf(this.#questions, inOrder(await this.#compile(brand, selection.plan), this.liveAt), page);
    const live = new Set<number>();
    await this.visit(brand, selection, ({ id }) => live.add(id));
    return [...new Set(selection.ids)].filter((id) => live.has(id)).slice(page.from, page.from + page.size);
  }

  liveIds(brand: Brand): Promise<Int32Array> {
    return liveIds(this.#questions, brand, this.liveAt);
  }

  newestIds(brand: Brand, size: number): Promise<number[]> {
    return newestIds(this.#questions, brand, this.liveAt, size);
  }

  async facts(id: number): Promise<JobFacts | undefined> {
    return (await this.#jobFacts.of(this, [id]))[0];
  }

  async newestOfKind(brand: Brand, job: JobFacts, size: number): Promise<JobFacts[]> {
    const newest = await orWhileAway(
      this.isAway,
      () => newestOfKind(this.#questions, this, brand, job, size),
      () => [],
    );
    return this.#jobFacts.of(this, newest);
  }

  changedAt(ids: Int32Array): Promise<number> {
    return changedAt(this.#questions, ids);
  }

  employerCounts(brand: Brand): Promise<CountsById> {
    return orWhileAway(
      this.isAway,
      () => employerCounts(this.#questions, this, brand),
      () => employerCountsInDatabase(this.db, brand),
    );
  }

  overview(brand: Brand, mostEmployers: number): Promise<Overview> {
    return overviewOf(this.#questions, this, brand, mostEmployers);
  }

  slugsWithJobs(brand: Brand): Promise<string[]> {
    return slugsWithJobs(this.#questions, brand, this.liveAt);
  }

  recommend(brand: Brand, query: RecommendQuery): Promise<Recommended> {
    return recommend({ questions: this.#questions, db: this.db, now: this.liveAt }, brand, query);
  }
}
