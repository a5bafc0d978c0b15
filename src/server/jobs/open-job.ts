import type { JobCard } from "../../contract/job-fields.ts";
import type { UsualPay } from "../../contract/usual-pay.ts";
import { fullJob, type JobTexts } from "../catalogue/jobs/full-job.ts";
import { findJob, type CardContext } from "../catalogue/jobs/job-cards.ts";
import type { SearchEngine } from "../search/engine.ts";
import { engineOf, openEngine } from "../search/open-engine.ts";
import { cachedCards, shownCards } from "./card-cache.ts";
import { mostSimilar, nearestOfKind } from "./similar-jobs.ts";
import { usualPay } from "./usual-pay.ts";

/** How many of the newest jobs of a kind are looked at. */
const looked = 200;

/** A job of a site, in full. */
interface OpenedJob {
  card: JobCard;
  texts: JobTexts;
  /** The most similar live jobs. */
  similar: JobCard[];
  usualPay: UsualPay | null;
  /** Up to date. */
  engine: SearchEngine;
}

/**
 * A job with similar ones. What may be similar comes from the engine, so that the job and the cards that are not
 * cached are one query, beside the one that brings the engine up to date.
 * @throws HttpError 404 when the site has no such job.
 */
export const openJob = async (id: number, context: CardContext): Promise<OpenedJob> => {
  const { db, brand } = context;
  // The engine has neither jobs that are filled nor those that do not exist, of which only the first have similar ones.
  if (!(await engineOf(db).facts(id))) return openEnded(id, context);
  const engine = await openEngine(db);
  const facts = await engine.facts(id);
  if (!facts) return openEnded(id, context);
  const ofKind = await engine.newestOfKind(brand, facts, looked);
  const candidates = await nearestOfKind(facts, ofKind, db);
  let job: Awaited<ReturnType<typeof fullJob>>;
  const cards = await cachedCards(idsOf(candidates), context, async (missing) => {
    job = await fullJob(id, missing, context);
    return job.others;
  });
  const { card, texts } = job!;
  const similar = mostSimilar(card, cards, candidates);
  return { card, texts, similar, usualPay: usualPay(card, facts, ofKind), engine };
};

const openEnded = async (id: number, context: CardContext): Promise<OpenedJob> => {
  // Most often there is none, which is cheap to find out.
  await findJob(id, context);
  const { card, texts } = await fullJob(id, [], context);
  const engine = await openEngine(context.db);
  const facts = {
    id,
    category: card.category.id,
    subCategory: card.sub_category?.id ?? null,
    locationIds: card.locations.map((place) => place.id),
    stateIds: texts.stateIds,
    employerId: card.employer.id,
    yearly: null,
  };
  const ofKind = await engine.newestOfKind(context.brand, facts, looked);
  const candidates = await nearestOfKind(facts, ofKind, context.db);
  const similar = mostSimilar(card, await shownCards(idsOf(candidates), context), candidates);
  return { card, texts, similar, usualPay: usualPay(card, facts, ofKind), engine };
};

const idsOf = (candidates: readonly { id: number }[]): number[] => candidates.map(({ id }) => id);
