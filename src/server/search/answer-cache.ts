import type { Brand } from "../../contract/brand.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import { Cache } from "../platform/cache.ts";
import type { SearchEngine } from "./engine.ts";

/** The most answers that one process has, some ten kilobytes each; the least recently used are dropped first. */
const most = 10_000;

/** An answer, and until when it holds unless something is written, in milliseconds of the database's clock. */
export interface Lasting<Answer> {
  answer: Answer;
  until: number;
}

const cache = new Cache<SearchEngine, Promise<Lasting<unknown>>>("answers", most);

/**
 * The answer to a question about a brand's jobs. It is cached until a job or an employer is written, or it ends; those who
 * ask the same at the same time share it.
 * @param question Names the question within the brand's site.
 */
export const cachedAnswer = async <Answer>(
  engine: SearchEngine,
  brand: Brand,
  question: string,
  make: () => Promise<Lasting<Answer>>,
): Promise<Answer> => {
  const key = `${siteId(brand)} ${question}`;
  // An employer's own host has a brand object of its own, which changes with the employer.
  const dependsOn = [brand, await engine.version()];
  let isNew = false;
  const ask = () =>
    cache.get(engine, key, dependsOn, () => {
      isNew = true;
      return make();
    }) as Promise<Lasting<Answer>>;
  const asked = ask();
  const { answer, until } = await asked;
  if (isNew || engine.now < until) return answer;
  cache.forget(engine, key, asked);
  return (await ask()).answer;
};
