import type { Config } from "../runtime/config.ts";

/** External hosts that pages name in their content security policy. */
export interface PageHosts {
  /** Where files are uploaded to. */
  uploads: string[];
  /** Where pictures come from. */
  pictures: string[];
  /** The Chatwoot server of each brand with an inbox; the key `*` stands for every brand. */
  chats: Record<string, string>;
}

/** The external hosts in the pages' `security.csp`. They are built into the pages. */
export const pageHosts = ({
  S3_ENDPOINT,
  ASSET_HOSTS,
  CHATWOOT_URL,
  CHATWOOT_TOKEN,
}: Pick<Config, "S3_ENDPOINT" | "ASSET_HOSTS" | "CHATWOOT_URL" | "CHATWOOT_TOKEN">): PageHosts => ({
  uploads: S3_ENDPOINT ? [new URL(S3_ENDPOINT).origin] : [],
  pictures: ASSET_HOSTS,
  chats: CHATWOOT_URL
    ? Object.fromEntries([...CHATWOOT_TOKEN.keys()].map((brand) => [brand, CHATWOOT_URL]))
    : {},
});
