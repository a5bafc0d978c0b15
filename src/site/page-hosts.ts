import type { Config } from "../runtime/config.ts";

/**
 * What pages may reach beside their own site, as `security.csp` names it: where files are sent to, and where pictures
 * come from. A build is made for them.
 */
export const pageHosts = ({
  S3_ENDPOINT,
  ASSET_HOSTS,
}: Pick<Config, "S3_ENDPOINT" | "ASSET_HOSTS">): { uploads: string[]; pictures: string[] } => ({
  uploads: S3_ENDPOINT ? [new URL(S3_ENDPOINT).origin] : [],
  pictures: ASSET_HOSTS,
});
