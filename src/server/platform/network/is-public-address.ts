import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IPv4 networks that are not public (IANA's special-purpose registry), including multicast. */
const special = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, bits, "ipv4");

/** Exceptions within IPv6's public range 2000::/3: tunnels that lead to any IPv4 address, and documentation ranges. */
const specialSix = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  specialSix.addSubnet(network, bits, "ipv6");
const publicSix = new BlockList();
publicSix.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is public: not of this machine, its network, or a special-purpose range. */
export const isPublicAddress = (ip: string): boolean => {
  if (isIPv4(ip)) return !special.check(ip, "ipv4");
  return isIPv6(ip) && !ip.includes("%") && publicSix.check(ip, "ipv6") && !specialSix.check(ip, "ipv6");
};
