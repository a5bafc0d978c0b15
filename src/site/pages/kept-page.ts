import type { APIContext } from "astro";
import { LRUCache } from "lru-cache";
import type { Brand } from "../../contract/brand.ts";

interface KeptPage {
  text: string;
  headers: [string, string][];
}

/** The most memory that kept pages of one process may use, in characters. */
const maxSize = 32 * 1024 * 1024;

const kept = new LRUCache<string, KeptPage>({ maxSize, sizeCalculation: ({ text }) => text.length });
/** A number for each state of an employer's site: its brand object changes with the employer. */
const numbers = new WeakMap<Brand, number>();
let last = 0;

/**
 * Renders a page once for an employer's own host, if it is the same for everyone: sign-in, the account, articles. Kept
 * until the employer changes, or another release is served.
 */
export const keptPage = async (
  { locals, url, request }: APIContext,
  render: () => Promise<Response>,
): Promise<Response> => {
  const { brand, origin } = locals;
  const path = /^\/[^/]+\/white-label\/((?:user|page)\/.+|sign-in)$/.exec(url.pathname)?.[1];
  if (!brand?.whiteLabel || path === undefined || request.method !== "GET") return render();
  const number = numbers.get(brand) ?? ++last;
  numbers.set(brand, number);
  const key = `${number} ${origin} ${path}`;
  const page = kept.get(key) ?? (await made(await render()));
  if (page instanceof Response) return page;
  kept.set(key, page);
  return new Response(page.text, { headers: page.headers });
};

const made = async (response: Response): Promise<KeptPage | Response> =>
  response.status === 200 ? { text: await response.text(), headers: [...response.headers] } : response;
