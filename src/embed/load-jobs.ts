import type { Payload } from "../contract/call.ts";
import type { listEmbedJobs } from "../contract/embed.ts";

export type Jobs = Payload<typeof listEmbedJobs>;

/** Whose jobs are shown, and where from. */
export interface Source {
  /** The origin of the site that serves this script. */
  origin: string;
  /** The employer's slug. */
  employer: string;
}

/** How long an answer may take, in milliseconds. */
const patienceMs = 15_000;

/** The address of everything about the employer; opened in a browser, it leads to the employer's page. */
export const addressOf = ({ origin, employer }: Source): string =>
  `${origin}/v1/embed/${encodeURIComponent(employer)}`;

/** Loads a page of the jobs, without cookies. Throws when they cannot be had, or the signal is aborted. */
export const loadJobs = async (
  source: Source,
  search: { q: string; page: number },
  signal: AbortSignal,
): Promise<Jobs> => {
  const query = new URLSearchParams({ page: String(search.page), ...(search.q && { q: search.q }) });
  const response = await fetch(`${addressOf(source)}/jobs?${query}`, {
    credentials: "omit",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (!response.ok) throw new Error(`${source.origin} answered ${response.status} for "${source.employer}"`);
  return ((await response.json()) as { payload: Jobs }).payload;
};
