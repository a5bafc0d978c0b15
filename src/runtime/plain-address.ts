import { isIPv6, SocketAddress } from "node:net";

/**
 * The one spelling of an IP address (RFC 5952), so that equal addresses are equal texts: small letters, no zone, zeros
 * shortened, and IPv4 without the prefix that it has on an IPv6 socket. Anything else is returned unchanged.
 */
export const plainAddress = (address: string): string => {
  const withoutZone = address.replace(/%.*$/s, "");
  if (!isIPv6(withoutZone)) return address;
  const { address: short } = new SocketAddress({ address: withoutZone, family: "ipv6" });
  return short.replace(/^::ffff:(?=\d+\.)/, "");
};
