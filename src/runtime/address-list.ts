import { BlockList, isIP } from "node:net";
import { plainAddress } from "./plain-address.ts";

/** The items of a comma-separated list. */
export interface AddressList {
  has: (address: string) => boolean;
}

const nicknames: Record<string, string[]> = { loopback: ["127.0.0.0/8", "::1"] };

/**
 * Parses comma-separated IP addresses and subnets: `10.0.0.7, 10.1.0.0/16, ::1`; `loopback` is this machine.
 * @throws Error naming the first invalid item.
 */
export const addressList = (text: string): AddressList => {
  const list = new BlockList();
  const items = text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  for (const item of items.flatMap((name) => nicknames[name] ?? [name])) add(list, item);
  return {
    has: (address) => {
      if (!items.length) return false;
      const plain = plainAddress(address);
      const family = familyOf(plain);
      return family !== null && list.check(plain, family);
    },
  };
};

const add = (list: BlockList, item: string): void => {
  const [, address = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(item) ?? [];
  const family = familyOf(address);
  if (!family || Number(bits ?? 0) > (family === "ipv4" ? 32 : 128))
    throw new Error(`${item} is no address and no subnet`);
  if (bits) list.addSubnet(address, Number(bits), family);
  else list.addAddress(address, family);
};

const familyOf = (address: string): "ipv4" | "ipv6" | null =>
  (({ 4: "ipv4", 6: "ipv6" }) as const)[isIP(address) as 4 | 6] ?? null;
