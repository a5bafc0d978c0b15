import * as z from "zod";
import { every } from "./per-brand.ts";

/** An employer's own hiring system: where deliveries are posted to, and the key that signs them. */
const hiringSite = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  key: z.string().min(24),
});
export type HiringSite = z.output<typeof hiringSite>;

const hiringSites = z.record(z.string().min(1), hiringSite);

/** Hiring sites by the slug of their employer, as JSON; `*` is for all others. */
export type HiringSites = z.output<typeof hiringSites>;

/** Parses the value of HIRING_SITES. @throws Error that says what it must be, without the keys in it. */
export const parseHiringSites = (text: string): HiringSites => {
  try {
    return hiringSites.parse(JSON.parse(text));
  } catch {
    throw new Error(
      'must be JSON, with keys of at least 24 characters: {"employer-slug":{"url":"https://hiring.example.com/hook","key":"whsec_…"}}',
    );
  }
};

/** The hiring site of an employer; null when it has none. */
export const hiringSiteOf = (sites: HiringSites | undefined, slug: string): HiringSite | null =>
  (sites && (Object.hasOwn(sites, slug) ? sites[slug] : sites[every])) ?? null;
