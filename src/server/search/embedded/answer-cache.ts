import { LRUCache } from "lru-cache";
import type { Brand } from "../../../contract/brand.ts";
import { siteId } from "../../../domain/brands/white-label.ts";
import { writesSeen } from "./index-version.ts";
import type { JobIndex } from "./job-index.ts";

/** The most answers that one process keeps, some ten kilobytes each; the least recently used are dropped first. */
const most = 10_000;

/** An answer, and until when it holds unless something is written, in milliseconds of the database's clock. */
export interface Lasting<Answer> {
  answer: Answer;
  until: number;
}

interface Kept {
  /** An employer's own host has a brand object of its own, which changes with the employer. */
  brand: Brand;
  writes: string;
  until: number;
  answer: Promise<Lasting<unknown>>;
}

const caches = new WeakMap<JobIndex, LRUCache<string, Kept>>();

/**
 * The answer to a question about a brand's jobs. It is kept until a job or an employer is written, or it ends; those who
 * ask the same at the same time share it.
 * @param question Names the question within the brand's site.
 */
export const keptAnswer = async <Answer>(
  index: JobIndex,
  brand: Brand,
  question: string,
  make: () => Promise<Lasting<Answer>>,
): Promise<Answer> => {
  const cache = caches.get(index) ?? new LRUCache<string, Kept>({ max: most });
  caches.set(index, cache);
  const key = `${siteId(brand)} ${question}`;
  const writes = await writesSeen(index);
  const last = cache.get(key);
  if (last?.brand === brand && last.writes === writes && index.now < last.until)
    return (await (last.answer as Promise<Lasting<Answer>>)).answer;
  const answer = make();
  const kept: Kept = { brand, writes, until: Infinity, answer };
  cache.set(key, kept);
  try {
    const { answer: made, until } = await answer;
    kept.until = until;
    return made;
  } catch (error) {
    if (cache.get(key) === kept) cache.delete(key);
    throw error;
  }
};
