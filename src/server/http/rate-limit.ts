import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { counted } from "../../domain/text/counted.ts";
import type { Config } from "../../runtime/config.ts";
import type { Db } from "../platform/database/open.ts";
import { rateLimits } from "./tables.ts";
import { networkOf } from "./network-of.ts";
import { HttpError } from "../platform/http-error.ts";

/** How often something may be done with one key. */
export interface Limit {
  /** Counts one use and returns the number so far. Throws `HttpError` 429 with Retry-After when there are too many. */
  take: (key: string) => Promise<number>;
  /** Takes back one use that turned out not to count. */
  giveBack: (key: string) => Promise<void>;
  /** How many uses there are. */
  used: (key: string) => Promise<number>;
  /** Forgets the uses of a key. */
  clear: (key: string) => Promise<void>;
}

interface Rule {
  /** Uses, and seconds from the first one. */
  points: number;
  duration: number;
  /** Message when there are too many; `after` is when to try again: "5 minutes". */
  message?: (after: string) => string;
  /** Always counted in the database, as the counter must survive a restart. */
  isKept?: boolean;
  /** A key that has used up its points is refused from memory, and costs the database nothing. Nothing gives points back. */
  isRefusedFromMemory?: boolean;
}

const quarter = 15 * 60;
const day = 24 * 60 * 60;

/** The same whether an account exists or not. Who counts against which limit: docs/decisions/021-guessing.md. */
const rules = {
  /** Wrong passwords, by email and network. */
  login: { points: 10, duration: quarter },
  /** Wrong codes, by email and network. */
  otp: { points: 10, duration: quarter },
  /** Wrong passwords and codes, by a device that has signed in to the account before. */
  device: { points: 10, duration: quarter },
  /** Wrong passwords and codes, by network: one guess each at many accounts. */
  network: { points: 50, duration: quarter },
  /** Wrong passwords and codes in all. */
  everywhere: { points: Number.MAX_SAFE_INTEGER, duration: quarter },
  /** Wrong passwords in a row from devices that the account does not know, by email (NIST 800-63B). */
  account: {
    points: 100,
    duration: day,
    isKept: true,
    message: (after) =>
      `There were too many wrong passwords for this account. Sign in on a device that you have used before, choose “Forgot password” to set a new one, or try again in ${after}.`,
  },
  /** The same of an editor's account. */
  editorAccount: {
    points: 100,
    duration: day,
    isKept: true,
    message: (after) =>
      `There were too many wrong passwords or codes for this account. Sign in on a device where you have signed in to the editor before, choose “Forgot your password?” to be mailed a link, or try again in ${after}.`,
  },
  /** Wrong codes, by email. */
  codes: { points: 15, duration: quarter },
  /** Codes and links that were mailed, by email and network, or by a known device. */
  code: { points: 5, duration: quarter },
  /** All codes and links that were mailed, by email, or by a known device. */
  mailbox: {
    points: 10,
    duration: day,
    isKept: true,
    message: (after) =>
      `We have sent this address as many codes and links as we send in a day. Use the newest one, sign in with your password, or try again in ${after}.`,
  },
  /** All codes and links that were mailed, by the network that asked for them. */
  mails: {
    points: 30,
    duration: day,
    isKept: true,
    message: (after) =>
      `Your network has asked for as many codes and links as we mail in a day. Please try again in ${after}.`,
  },
  /** Signed upload URLs, by seeker: each allows up to 10 MB. */
  upload: { points: 40, duration: quarter },
  /** Signed upload URLs of videos, by seeker: each allows up to 100 MB. */
  video: { points: 10, duration: quarter },
  /** Wrong tokens of shared links, by network. */
  link: { points: 30, duration: quarter },
  /** Looks at a shared link, by link and network: each is recorded. */
  look: { points: 60, duration: quarter },
  /** Looks at applications by an employer's link, by link and network: each is recorded. */
  received: { points: 300, duration: quarter },
  /** Links to all data of an account, by seeker. */
  download: { points: 10, duration: 60 * 60 },
  /** CVs that are read, by seeker: each keeps a process busy for a second or more. */
  cv: { points: 20, duration: quarter },
  /** Stories, by address: a household or an office may share one. */
  story: { points: 5, duration: 60 * 60 },
  /** Entries to competitions, by address: a household or an office may share one. */
  competition: { points: 20, duration: 60 * 60 },
  /** Searches saved without an account, by address: a household or an office may share one. */
  savedSearch: { points: 20, duration: 60 * 60 },
  /** Reports of jobs, by address. */
  report: { points: 10, duration: 60 * 60 },
  /** Messages to support, by address. */
  support: { points: 10, duration: 60 * 60 },
  /** Requests for consultations, changes and notes, by seeker: each mails an operator. */
  consultation: { points: 20, duration: 60 * 60 },
} satisfies Record<string, Rule>;

/** The limits of the sign-in calls (`AUTH_RATE_LIMIT` and those above), of uploads and of what else is sent. */
export type Limits = Record<keyof typeof rules | "address", Limit>;

const unlimited: Limit = {
  take: async () => 0,
  giveBack: async () => undefined,
  used: async () => 0,
  clear: async () => undefined,
};

/** The limits, counted in memory, or in the database when several processes may share it. */
export const openLimits = (config: Pick<Config, "AUTH_RATE_LIMIT" | "DATABASE_URL">, db: Db): Limits => {
  const limit = (keyPrefix: string, { message, isKept, isRefusedFromMemory, ...rule }: Rule): Limit => {
    if (config.AUTH_RATE_LIMIT === 0) return unlimited;
    const memory = new RateLimiterMemory({ keyPrefix, ...rule });
    const isStored = config.DATABASE_URL || isKept;
    return limitOf(
      isStored
        ? // While the database is unavailable each process counts for itself.
          new RateLimiterDrizzle({
            storeClient: db,
            schema: rateLimits,
            keyPrefix,
            insuranceLimiter: memory,
            // Housekeeping removes what has ended, for all of them at once.
            clearExpiredByTimeout: false,
            ...(isRefusedFromMemory && { inMemoryBlockOnConsumed: rule.points }),
            ...rule,
          })
        : memory,
      message,
    );
  };
  const own = Object.entries<Rule>(rules).map(([name, rule]) => [name, limit(name, rule)]);
  const limits = Object.fromEntries(own) as Record<keyof typeof rules, Limit>;
  return {
    ...limits,
    story: byNetwork(limits.story),
    competition: byNetwork(limits.competition),
    savedSearch: byNetwork(limits.savedSearch),
    link: byNetwork(limits.link),
    support: byNetwork(limits.support),
    report: byNetwork(limits.report),
    address: byNetwork(
      limit("address", { points: config.AUTH_RATE_LIMIT, duration: 60, isRefusedFromMemory: true }),
    ),
  };
};

const limitOf = (limiter: RateLimiterAbstract, message: Rule["message"]): Limit => ({
  take: async (key) => {
    try {
      return (await limiter.consume(key)).consumedPoints;
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext, message) : error;
    }
  },
  giveBack: async (key) => void (await limiter.reward(key)),
  used: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
  clear: async (key) => void (await limiter.delete(key)),
});

/** 429 with Retry-After, in words for a person. */
export const tooMany = (ms: number, message: NonNullable<Rule["message"]> = tooManyTries): HttpError => {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new HttpError(429, message(inWords(seconds)), { headers: { "retry-after": String(seconds) } });
};

const tooManyTries = (after: string) => `There were too many tries. Please try again in ${after}.`;

const inWords = (seconds: number): string => {
  if (seconds < 60) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
};

const byNetwork = (limit: Limit): Limit => ({
  ...limit,
  take: (address) => limit.take(networkOf(address)),
});
