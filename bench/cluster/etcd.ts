import { join } from "node:path";
import { fillTemplate } from "./fill-template.ts";
import { startProgram, type Programs } from "./programs.ts";
import { answersWell, waitFor } from "./wait-for.ts";

const ports = { ETCD_PORT: "2379", ETCD_PEER_PORT: "2380" };

/** Starts an etcd at each address. @returns their addresses and ports, comma-separated. */
export const startEtcd = async (programs: Programs, hosts: readonly string[]): Promise<string> => {
  const nodeAt = (at: number) => `etcd-${at + 1}`;
  const cluster = hosts.map((host, at) => `${nodeAt(at)}=http://${host}:${ports.ETCD_PEER_PORT}`).join(",");
  for (const [at, host] of hosts.entries()) {
    const name = nodeAt(at);
    const file = fillTemplate("etcd.yaml", join(programs.folder, `${name}.yaml`), {
      ...ports,
      NODE: name,
      HOST: host,
      DATA: join(programs.folder, name),
      ETCD_CLUSTER: cluster,
    });
    startProgram(programs, name, ["etcd", "--config-file", file]);
  }
  for (const host of hosts)
    await waitFor(`etcd at ${host}`, () => answersWell(`http://${host}:${ports.ETCD_PORT}/health`), 60);
  return hosts.map((host) => `${host}:${ports.ETCD_PORT}`).join(",");
};
