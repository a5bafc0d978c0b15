import { plainAddress } from "../../runtime/plain-address.ts";

/** The network that an address is counted as in limits: one household's IPv6 addresses share their first 64 bits. */
export const networkOf = (address: string): string => firstParts(address, { octets: 4, groups: 4 });

/**
 * The network that one person or household can have several addresses of, for what must come from different people:
 * the first 24 bits of IPv4, the first 48 of IPv6.
 */
export const neighbourhoodOf = (address: string): string => firstParts(address, { octets: 3, groups: 3 });

/** An address without the part that names a single connection: "203.0.113.x", or the network of an IPv6 address. */
export const shortAddress = (address: string): string => {
  const network = networkOf(address);
  return network.includes(":") ? `${network}::` : network.replace(/\.\d+$/, ".x");
};

/** The first octets of an IPv4 address, or the first groups of an IPv6 address. */
const firstParts = (address: string, { octets, groups }: { octets: number; groups: number }): string => {
  const plain = plainAddress(address);
  if (!plain.includes(":")) return plain.split(".").slice(0, octets).join(".");
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = plain.includes("::") ? Array<string>(8 - left.length - right.length).fill("0") : [];
  return [...left, ...zeros, ...right].slice(0, groups).join(":");
};
