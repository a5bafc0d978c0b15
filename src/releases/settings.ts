import { publicAddressBy } from "../domain/brands/site-url.ts";
import type { Config } from "../runtime/config.ts";
import { digest } from "./kept-files.ts";
import { pageHosts } from "../site/page-hosts.ts";

/** Everything that pages take from the configuration: a change needs another release. */
const settingsOf = (config: Config) => {
  const { uploads, pictures, chats } = pageHosts(config);
  const { isPublic, ...address } = publicAddressBy(config);
  return {
    address,
    // As a rule, sites with https name their public hosts, and others do not.
    isPublic: isPublic === (address.scheme === "https") ? undefined : isPublic,
    PAGES_API: config.PAGES_API,
    hosts: uploads.length || pictures.length ? { uploads, pictures } : undefined,
    chats: Object.keys(chats).length ? chats : undefined,
    bases: basesOf(config),
  };
};

/** The base addresses that pages have; undefined when all are the site's own. */
const basesOf = ({ UNIFIED_API_URL, NEW_API_URL, ASSET_CDN_URL, MARKETPLACE_URL }: Config) => {
  const bases = { UNIFIED_API_URL, NEW_API_URL, ASSET_CDN_URL, MARKETPLACE_URL };
  return Object.values(bases).some(Boolean) ? bases : undefined;
};

/**
 * The name of the settings that a release is made for, used in its folder and its link: `https`, `http-4321`; with a
 * digest when more than the public address is set, as in `https-8443-1f0c9a2b`.
 */
export const settingsName = (config: Config): string => {
  const { address, ...others } = settingsOf(config);
  const isPlain = Object.values(others).every((value) => value === undefined);
  return [address.scheme, address.port, !isPlain && digest(JSON.stringify(others)).slice(0, 8)]
    .filter(Boolean)
    .join("-");
};

/** A name without its port, which is equal for settings that differ in nothing else. */
export const withoutPort = (name: string): string => name.replace(/^(https?)-\d{1,5}(?=-|$)/, "$1");

/** The port in a name; undefined when it has none. */
export const portIn = (name: string): string | undefined => /^https?-(\d{1,5})(?=-|$)/.exec(name)?.[1];
