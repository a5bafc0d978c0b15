import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import { rateLimits } from "../db/schema.ts";
import { networkOf } from "./network-of.ts";
import { Refusal } from "./refusal.ts";

/** How often something may be done with one key. */
export interface Limit {
  /** Counts one use. Throws `Refusal` 429 with Retry-After when there were too many. */
  take: (key: string) => Promise<void>;
  /** Forgets the uses of a key. */
  clear: (key: string) => Promise<void>;
}

/** The limits of the sign-in calls (`AUTH_RATE_LIMIT` and below), of uploads and of stories. */
export interface Limits {
  /** All sign-in calls of one address. */
  address: Limit;
  /** Sign-ins that failed, by e-mail. */
  login: Limit;
  /** Codes that were mailed, by e-mail. */
  code: Limit;
  /** Codes that were tried, by e-mail: new codes must not give endless tries. */
  otp: Limit;
  /** Signed addresses to upload to, by seeker: each takes up to 10 MB of room. */
  upload: Limit;
  /** Stories, by address. */
  story: Limit;
}

const quarter = 15 * 60;

/** Uses and seconds by e-mail; whether the account exists makes no difference. */
const byEmail = {
  login: { points: 10, duration: quarter },
  code: { points: 5, duration: quarter },
  otp: { points: 15, duration: quarter },
};

/** Uses and seconds by seeker. */
const uploads = { points: 40, duration: quarter };

/** Uses and seconds by address: a household or an office may share one. */
const stories = { points: 5, duration: 60 * 60 };

const unlimited: Limit = { take: async () => undefined, clear: async () => undefined };

/** The limits, counted in memory; in the database where several processes may share it. */
export const openLimits = (config: Pick<Config, "AUTH_RATE_LIMIT" | "DATABASE_URL">, db: Db): Limits => {
  if (config.AUTH_RATE_LIMIT === 0)
    return {
      address: unlimited,
      login: unlimited,
      code: unlimited,
      otp: unlimited,
      upload: unlimited,
      story: unlimited,
    };
  const limit = (keyPrefix: string, rule: { points: number; duration: number }): Limit => {
    const memory = new RateLimiterMemory({ keyPrefix, ...rule });
    return limitOf(
      config.DATABASE_URL
        ? // While the database is away each process counts for itself.
          new RateLimiterDrizzle({
            storeClient: db,
            schema: rateLimits,
            keyPrefix,
            insuranceLimiter: memory,
            ...rule,
          })
        : memory,
    );
  };
  return {
    address: byNetwork(limit("auth-address", { points: config.AUTH_RATE_LIMIT, duration: 60 })),
    login: limit("auth-login", byEmail.login),
    code: limit("auth-code", byEmail.code),
    otp: limit("auth-otp", byEmail.otp),
    upload: limit("upload", uploads),
    story: byNetwork(limit("story", stories)),
  };
};

const limitOf = (limiter: RateLimiterAbstract): Limit => ({
  take: async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
    }
  },
  clear: async (key) => void (await limiter.delete(key)),
});

const tooMany = (ms: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    429,
    `There were too many tries. Please try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`,
    { headers: { "retry-after": String(seconds) } },
  );
};

const byNetwork = (limit: Limit): Limit => ({
  take: (address) => limit.take(networkOf(address)),
  clear: (address) => limit.clear(networkOf(address)),
});
