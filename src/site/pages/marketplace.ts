import type { Brand } from "../../contract/brand.ts";

/** Where employers post jobs; empty where nowhere, and on an employer's own host, which is for its seekers. */
export const marketplaceOf = ({ whiteLabel }: Brand): string =>
  whiteLabel ? "" : import.meta.env.MARKETPLACE_URL;
