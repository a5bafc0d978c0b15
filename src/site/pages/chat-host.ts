import { every } from "../../runtime/per-brand.ts";

/** The origin of the Chatwoot server that has a brand's inbox; undefined where the site has its own support form. */
export const chatHost = (brand: string): string | undefined =>
  import.meta.env.CHAT_HOSTS[brand] ?? import.meta.env.CHAT_HOSTS[every];
