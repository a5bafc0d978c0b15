import { isIP } from "node:net";
import type { ImportedEmployer } from "../../../site/employers/employer-schema.ts";
import { isPublicAddress } from "../../platform/network/is-public-address.ts";

/** An address of a file that nobody writes by mistake, and where it is. */
export interface HostileAddress {
  path: PropertyKey[];
  says: string;
}

/** Keys whose values are fetched: pictures, films, banners and the page icon. */
const fetched = new Set<PropertyKey>(["src", "url", "favicon"]);
const ownNames = /^(?:localhost|.*\.(?:localhost|local|internal|home\.arpa))\.?$/i;

/** The first address in an employer that would make the server read its own files or its own network. */
export const hostileAddress = (employer: ImportedEmployer): HostileAddress | null => find(employer, []);

const find = (value: unknown, path: PropertyKey[]): HostileAddress | null => {
  if (typeof value === "string") {
    const says = fetched.has(path.at(-1)!) ? reasonOf(value) : null;
    return says === null ? null : { path, says };
  }
  if (typeof value !== "object" || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const match = find(part, [...path, Array.isArray(value) ? Number(key) : key]);
    if (match) return match;
  }
  return null;
};

const reasonOf = (address: string): string | null => {
  const url = URL.parse(address);
  if (!url) return null;
  if (url.protocol === "file:" || url.protocol === "javascript:")
    return `begins with "${url.protocol}", which is never fetched`;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isOwn = isIP(host) ? !isPublicAddress(host) : ownNames.test(host);
  return isOwn ? `is at ${host.slice(0, 60)}, a private address, which is never fetched` : null;
};
