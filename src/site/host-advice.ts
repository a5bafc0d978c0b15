import type { Brand } from "../contract/brand.ts";
import { mainHost } from "../domain/brands/host-rule.ts";
import type { Config } from "../runtime/config.ts";

/** Reserved host names (RFC 2606), which the shipped brands use. */
const reserved = /\.(example|test|invalid)$|(^|\.)example\.(com|net|org)$/;

/** What the operator should fix before going public, a sentence each; nothing for a local installation. */
export const hostAdvice = (
  brands: readonly Brand[],
  { PUBLIC_HOSTS }: Pick<Config, "PUBLIC_HOSTS">,
): string[] => {
  if (!PUBLIC_HOSTS) return [];
  const without = brands.filter((brand) => !mainHost(brand, true)).map(({ id }) => id);
  const nowhere = brands.map((brand) => mainHost(brand, true)).filter((host) => host && reserved.test(host));
  return [
    ...(without.length
      ? [
          `No public host: ${without.join(", ")} can name no whole address in pages and mails until "hosts" in src/brands/<brand>/brand.json begins with one.`,
        ]
      : []),
    ...(nowhere.length
      ? [
          `Addresses in pages, feeds and mails name hosts that lead nowhere (${nowhere.join(", ")}): write your own first into "hosts" in src/brands/<brand>/brand.json.`,
        ]
      : []),
  ];
};
