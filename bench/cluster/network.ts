import { execFileSync } from "node:child_process";

/** A network of this machine: a bridge with addresses of its own, and namespaces with one address each. */
export interface Network {
  /** In CIDR notation. */
  range: string;
  /** An address of it by its last number; the bridge has those up to 99. */
  at: (host: number) => string;
  /** Makes a namespace with an address, and gives the words that run a command in it. */
  machine: (host: number) => readonly [string, ...string[]];
}

const ip = (...words: string[]): void => void execFileSync("ip", words);

/** Makes a network, whose names have the number of this process, and removes it at the end. */
export const openNetwork = (stack: AsyncDisposableStack, hosts: readonly number[]): Network => {
  const id = process.pid % 100_000;
  const prefix = `10.213.${process.pid % 250}`;
  const at = (host: number) => `${prefix}.${host}`;
  const bridge = `sb${id}`;
  ip("link", "add", bridge, "type", "bridge");
  stack.defer(() => ip("link", "delete", bridge));
  for (const host of hosts) ip("address", "add", `${at(host)}/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  const machine = (host: number): readonly [string, ...string[]] => {
    const [name, outside] = [`signboard-${id}-${host}`, `sb${id}h${host}`];
    ip("netns", "add", name);
    stack.defer(() => ip("netns", "delete", name));
    ip("link", "add", outside, "type", "veth", "peer", "name", "eth0", "netns", name);
    ip("link", "set", outside, "master", bridge, "up");
    ip("-n", name, "address", "add", `${at(host)}/24`, "dev", "eth0");
    ip("-n", name, "link", "set", "eth0", "up");
    ip("-n", name, "link", "set", "lo", "up");
    return ["ip", "netns", "exec", name];
  };
  return { range: `${prefix}.0/24`, at, machine };
};
