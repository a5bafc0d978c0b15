import type { Config } from "../runtime/config.ts";

/** External hosts that pages name in their content security policy. */
export interface PageHosts {
  /** Where files are uploaded to. */
  uploads: string[];
  /** Where pictures come from. */
  pictures: string[];
  /** Where calls are made, beside the site itself; files of the seeker come from there as well. */
  apis: string[];
  /** Where scripts, styles, fonts and pictures of the build come from, beside the site itself. */
  assets: string[];
  /** The Chatwoot server of each brand with an inbox; the key `*` stands for every brand. */
  chats: Record<string, string>;
}

type HostVariables = Pick<
  Config,
  | "S3_ENDPOINT"
  | "ASSET_HOSTS"
  | "CHATWOOT_URL"
  | "CHATWOOT_TOKEN"
  | "UNIFIED_API_URL"
  | "NEW_API_URL"
  | "ASSET_CDN_URL"
>;

const originsOf = (...urls: (string | undefined)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : []))),
];

/** The external hosts in the pages' `security.csp`. They are built into the pages. */
export const pageHosts = ({
  S3_ENDPOINT,
  ASSET_HOSTS,
  CHATWOOT_URL,
  CHATWOOT_TOKEN,
  UNIFIED_API_URL,
  NEW_API_URL,
  ASSET_CDN_URL,
}: HostVariables): PageHosts => ({
  uploads: originsOf(S3_ENDPOINT),
  pictures: ASSET_HOSTS,
  apis: originsOf(UNIFIED_API_URL, NEW_API_URL),
  assets: originsOf(ASSET_CDN_URL),
  chats: CHATWOOT_URL
    ? Object.fromEntries([...CHATWOOT_TOKEN.keys()].map((brand) => [brand, CHATWOOT_URL]))
    : {},
});
