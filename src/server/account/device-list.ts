import Bowser from "bowser";
import { inArray, min } from "drizzle-orm";
import type { Device } from "../../contract/account.ts";
import { liveTokens } from "../auth/sessions.ts";
import { refreshTokens } from "../auth/tables.ts";
import type { Context } from "../http/context.ts";

/** The browsers that are signed in to the seeker's account, the last used first. */
export const deviceList = async ({ db, seeker }: Context<"seeker">): Promise<Device[]> => {
  const tokens = await liveTokens(db, seeker.id);
  const families = tokens.map(({ family }) => family);
  const begun = await db
    .select({ family: refreshTokens.family, at: min(refreshTokens.createdAt) })
    .from(refreshTokens)
    .where(inArray(refreshTokens.family, families))
    .groupBy(refreshTokens.family);
  return tokens
    .map(({ family, userAgent, address, createdAt }) => ({
      id: family,
      name: deviceName(userAgent),
      address,
      signed_in_at: (begun.find((one) => one.family === family)?.at ?? createdAt).toISOString(),
      last_used_at: createdAt.toISOString(),
      current: family === seeker.session,
    }))
    .sort((a, b) => b.last_used_at.localeCompare(a.last_used_at));
};

/** Browser and system of a User-Agent, as a person calls them: "Firefox on Windows". */
export const deviceName = (userAgent: string): string => {
  // The library refuses an empty text.
  const parsed = userAgent ? Bowser.getParser(userAgent) : null;
  const browser = parsed?.getBrowserName() || "A browser";
  const system = parsed?.getOSName();
  return system ? `${browser} on ${system}` : browser;
};
