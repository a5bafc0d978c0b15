import { join } from "node:path";
import { fillTemplate } from "./fill-template.ts";
import type { Postgres } from "./patroni.ts";
import { startProgram, type Programs } from "./programs.ts";

const ports = { PRIMARY_PORT: "5000", STANDBY_PORT: "5001" };

/** Where HAProxy listens for those who want the primary, and for those who want a standby. */
export interface Haproxy {
  primary: string;
  standby: string;
}

/** Starts HAProxy before three PostgreSQL. @returns addresses and ports. */
export const startHaproxy = (programs: Programs, host: string, postgres: Postgres): Haproxy => {
  const nodes = postgres.hosts.map((node, at) => [`NODE_${at + 1}`, `db${at + 1} ${node}:${postgres.port}`]);
  const file = fillTemplate("haproxy.cfg", join(programs.folder, "haproxy.cfg"), {
    ...ports,
    ...(Object.fromEntries(nodes) as Record<string, string>),
    HOST: host,
    PATRONI_PORT: postgres.patroniPort,
  });
  startProgram(programs, "haproxy", ["haproxy", "-db", "-f", file]);
  return { primary: `${host}:${ports.PRIMARY_PORT}`, standby: `${host}:${ports.STANDBY_PORT}` };
};
