import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { loadBrands } from "../../src/site/brands.ts";
import { startCaddy, type Started } from "../../tests/deploy/proxies.ts";
import { account, startS3Peer } from "../../tests/server/platform/s3-peer.ts";
import { startSmtpPeer, type SmtpPeer } from "../../tests/server/smtp-peer.ts";
import { startEtcd } from "./etcd.ts";
import { startHaproxy } from "./haproxy.ts";
import { makeMachine, makeWorker, type Machine } from "./machines.ts";
import { openNetwork } from "./network.ts";
import { startOpenSearch, type OpenSearch } from "./opensearch.ts";
import { startPatroni, type Postgres } from "./patroni.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import type { Programs, Service } from "./programs.ts";
import { waitFor } from "./wait-for.ts";

/** The last numbers of addresses: of everything that is one, of three PostgreSQL, and of two servers. */
const hosts = { common: 1, postgres: [21, 22, 23], servers: [101, 102] } as const;
/** Sites of a build that takes less than half of what all take; the second has every job. */
export const brands = ["automotive", "workinaus"];
const database = { user: "signboard", password: "only-a-bench-3", name: "signboard" };

/** Everything that runs. */
export interface Cluster {
  programs: Programs;
  postgres: Postgres;
  search: OpenSearch;
  machines: readonly Machine[];
  worker: Service;
  proxy: Started;
  mail: SmtpPeer;
  /** The address of the primary. */
  primary: string;
  settings: Readonly<Record<string, string>>;
}

/** Starts everything; it ends with the stack. */
export const startCluster = async (stack: AsyncDisposableStack): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), "signboard-cluster-"));
  chmodSync(folder, 0o755);
  stack.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const programs: Programs = { folder, stack };
  const network = openNetwork(stack, [hosts.common, ...hosts.postgres]);
  const common = network.at(hosts.common);
  const at = hosts.postgres.map(network.at);
  const etcd = await startEtcd(programs, at);
  const [postgres, search] = await Promise.all([
    startPatroni(programs, { hosts: at, range: network.range, etcd }),
    startOpenSearch(programs, common),
  ]);
  const haproxy = startHaproxy(programs, common, postgres);
  await makeDatabase(`postgres://postgres:${postgres.password}@${haproxy.primary}/postgres`);
  const pooled = startPgbouncer(programs, common, { ...database, primary: haproxy.primary });
  const store = await startS3Peer(common);
  stack.defer(store.close);
  const mail = await startSmtpPeer(0, common);
  stack.defer(mail.close);

  const urlAt = (address: string) =>
    `postgres://${database.user}:${database.password}@${address}/${database.name}`;
  const primary = urlAt(haproxy.primary);
  const settings = {
    ...{
      DATABASE_URL: urlAt(pooled),
      LISTEN_DATABASE_URL: primary,
      DATABASE_READ_URL: urlAt(haproxy.standby),
    },
    ...{ SEARCH_ENGINE: "opensearch", OPENSEARCH_URL: search.urls },
    ...{ S3_ENDPOINT: store.endpoint, S3_BUCKET: account.bucket, S3_REGION: account.region },
    ...{ S3_ACCESS_KEY_ID: account.accessKeyId, S3_SECRET_ACCESS_KEY: account.secretAccessKey },
    ...{ SMTP_URL: mail.url, SHARED_RELEASES: "true", WORKER: "false", STOP_DELAY: "4" },
    ...{ SECRET: "a secret of all machines, long enough to sign", PROFILE_KEYS: `one:${"0".repeat(64)}` },
    ...{ NODE_ENV: "production", PUBLIC_HOSTS: "false", TRUSTED_PROXIES: common, DEMO_DATA: "true" },
    // A few addresses stand for all visitors, and seekers stay signed in for the whole run.
    ...{ AUTH_RATE_LIMIT: "0", TOKEN_SECONDS: "86400" },
  };
  const machines = hosts.servers.map((host) => makeMachine(programs, network, host, brands, settings));
  const worker = makeWorker(programs, settings);
  const [first, ...others] = machines;
  // The first builds the release, which the others fetch, and fills the database.
  await first!.start();
  worker.start();
  for (const machine of others) await machine.start();
  const proxy = await startCaddy({
    brands: loadBrands().filter(({ id }) => brands.includes(id)),
    root: join(folder, "none"),
    upstreams: machines.map(({ place }) => `${place.at}:${place.port}`),
    folder,
  });
  stack.defer(proxy.stop);
  return { programs, postgres, search, machines, worker, proxy, mail, primary, settings };
};

const makeDatabase = (url: string): Promise<void> =>
  waitFor("the primary makes a role and a database", () => tryToMakeDatabase(url), 60);

/** May be tried again: a primary that is still being chosen closes its connections. */
const tryToMakeDatabase = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // What was asked meanwhile fails as well.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`drop database if exists ${database.name}`);
    await client.query(`drop role if exists ${database.user}`);
    await client.query(`create role ${database.user} login password '${database.password}'`);
    await client.query(`create database ${database.name} owner ${database.user}`);
  } finally {
    await client.end();
  }
  return true;
};
