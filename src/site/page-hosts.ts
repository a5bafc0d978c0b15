import type { Config } from "../runtime/config.ts";

/**
 * The external hosts in the pages' `security.csp`: where files are uploaded to, and where pictures come from. They are
 * built into the pages.
 */
export const pageHosts = ({
  S3_ENDPOINT,
  ASSET_HOSTS,
}: Pick<Config, "S3_ENDPOINT" | "ASSET_HOSTS">): { uploads: string[]; pictures: string[] } => ({
  uploads: S3_ENDPOINT ? [new URL(S3_ENDPOINT).origin] : [],
  pictures: ASSET_HOSTS,
});
