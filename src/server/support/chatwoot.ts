import { createHmac } from "node:crypto";
import { valueOf } from "../../runtime/per-brand.ts";
import type { Config } from "../../runtime/config.ts";

/** The Chatwoot inbox of a brand. */
export interface Inbox {
  /** The origin of the Chatwoot server. */
  url: string;
  websiteToken: string;
  /** The secret of the inbox's identity validation. */
  secret: string;
}

/** The Chatwoot inbox that replaces a brand's support form; null when it has none. */
export const inboxOf = (
  config: Pick<Config, "CHATWOOT_URL" | "CHATWOOT_TOKEN" | "CHATWOOT_SECRET">,
  brand: string,
): Inbox | null => {
  const websiteToken = valueOf(config.CHATWOOT_TOKEN, brand);
  const secret = valueOf(config.CHATWOOT_SECRET, brand);
  const url = config.CHATWOOT_URL;
  return url && websiteToken && secret ? { url, websiteToken, secret } : null;
};

/** Proves to Chatwoot that the site names this user: HMAC-SHA256 in hexadecimal. */
export const identifierHash = (identifier: string, { secret }: Inbox): string =>
  createHmac("sha256", secret).update(identifier).digest("hex");
