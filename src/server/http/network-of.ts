import { isIPv6 } from "node:net";

/** An address without the prefix that IPv4 addresses have on an IPv6 socket. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The network that an address is counted as in limits: one household's IPv6 addresses share their first 64 bits. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = plain.includes("::") ? Array<string>(8 - left.length - right.length).fill("0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
};

/** An address without the part that names a single connection: "203.0.113.x", or the network of an IPv6 address. */
export const shortAddress = (address: string): string => {
  const network = networkOf(address);
  return network.includes(":") ? `${network}::` : network.replace(/\.\d+$/, ".x");
};
