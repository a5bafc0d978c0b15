import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { pino } from "pino";
import { resources } from "../../src/server/resources.ts";
import { callerOf, type Caller } from "../../src/contract/caller.ts";
import { createApp } from "../../src/server/app.ts";
import { readConfig, type Config } from "../../src/runtime/config.ts";
import type { JobWithMetadata } from "pg-boss";
import { openBackground } from "../../src/server/platform/background.ts";
import { openQueue } from "../../src/server/platform/queue/open-queue.ts";
import { queueNames } from "../../src/server/platform/queue/queue.ts";
import { deliverMail } from "../../src/server/worker/deliver-mail.ts";
import type { WorkerServices } from "../../src/server/worker/start-worker.ts";
import type { Database, Db } from "../../src/server/platform/database/open.ts";
import { seekers } from "../../src/server/auth/tables.ts";
import { EmployerHosts } from "../../src/server/employers/employer-hosts.ts";
import { loadBrands } from "../../src/site/brands.ts";
import type { Mail } from "../../src/server/platform/mail/mailer.ts";
import { openKeyRing } from "../../src/server/platform/key-ring.ts";
import { openStore } from "../../src/server/platform/files/open-store.ts";
import { openLimits } from "../../src/server/http/rate-limit.ts";
import { signToken } from "../../src/server/auth/token.ts";
import { isThorough } from "../runs.ts";
import { emptyDatabases, servedDatabases, type DatabaseKind } from "./test-databases.ts";

/** A running API over a database of its own. */
export interface TestApi {
  db: Db;
  services: WorkerServices;
  /** Mail that was sent, oldest first: all that a request causes, once it is answered. */
  mails: Mail[];
  /** Answers a raw request, from a peer's address; paths are below http://localhost. */
  fetch: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
  /** The same over a connection, where the limits on requests and their origin count. */
  fetchOver: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
  /** A caller on a brand's host, signed in when a token is given. */
  on: (brandId: string, token?: string) => Caller;
  /** A caller on any host. */
  onHost: (host: string, token?: string) => Caller;
  /** Makes a confirmed seeker and gives the id and a token. */
  signUp: (email?: string) => Promise<{ id: string; token: string; email: string }>;
}

type Suite = (title: string, define: (api: TestApi) => void, env?: Record<string, string>) => void;

/** Runs one suite on every database: PGlite always, PostgreSQL where TEST_DATABASE_URL is set. */
export const onEachDatabase: Suite = (...suite) => runOn(emptyDatabases, ...suite);

/**
 * Runs one suite on one database, PostgreSQL where there is one, which opens a sixth as long as PGlite; in
 * `npm run test:thorough` on every database: what it is about is decided before or after the database, whose statements
 * other suites try on both.
 */
export const onOneDatabase: Suite = (...suite) =>
  runOn(isThorough ? emptyDatabases : emptyDatabases.slice(-1), ...suite);

/** The same on one that is as a first start leaves it. */
export const onOneServedDatabase: Suite = (...suite) =>
  runOn(isThorough ? servedDatabases : servedDatabases.slice(-1), ...suite);

/** Runs a suite on PGlite alone: what it is about happens elsewhere than in the database. */
export const onEmbeddedDatabase: Suite = (...suite) => runOn(emptyDatabases.slice(0, 1), ...suite);

/** Runs a suite on a database that it opens itself. */
export const onDatabase =
  (open: () => Promise<Database>): Suite =>
  (...suite) =>
    runOn([["PostgreSQL", open]], ...suite);

const runOn = (kinds: DatabaseKind[], ...[title, define, env = {}]: Parameters<Suite>): void => {
  describe.each(kinds)(`${title} (%s)`, (_name, open) => {
    // Filled before the first test runs, so that tests can hold on to it.
    const api = {} as TestApi;
    let close = async (): Promise<void> => undefined;
    beforeAll(async () => {
      const started = await startApi(await open(), env);
      Object.assign(api, started.api);
      close = started.close;
    });
    afterAll(() => close());
    define(api);
  });
};

/** Read once a process, as they take a twentieth of a second of processor. */
const loaded = loadBrands();

const startApi = async (database: Database, env: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-test-"));
  const config: Config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    NODE_ENV: "test",
    AUTH_RATE_LIMIT: "0",
    ...env,
  });
  const secret = new TextEncoder().encode("a secret that only tests know, long enough");
  const mails: Mail[] = [];
  const queue = await openQueue(database);
  const brands = structuredClone(loaded);
  const services: WorkerServices = {
    config,
    database,
    db: database.db,
    readDb: database.readDb,
    queue,
    enqueue: queue.enqueue,
    enqueueAll: queue.enqueueAll,
    brands,
    hosts: new EmployerHosts({ db: database.db, brands }),
    store: openStore(config, secret),
    mailer: { send: async (mail) => void mails.push(mail) },
    limits: openLimits(config, database.db),
    secret,
    keys: await openKeyRing(config),
    log: pino({ level: "silent" }),
    background: openBackground(),
    resources,
  };
  const app = createApp(services);
  /** Sends what waits, so that a test finds its mail when its call is answered. */
  const sendMails = async (): Promise<void> => {
    const jobs = await queue.boss.fetch(queueNames.mail, { includeMetadata: true, batchSize: 20 });
    if (!jobs.length) return;
    for (const job of jobs as JobWithMetadata<unknown>[]) {
      await deliverMail({ ...job, signal: new AbortController().signal }, services, 10_000);
      await queue.boss.complete(queueNames.mail, job.id);
    }
    return sendMails();
  };
  let sending = Promise.resolve();
  const answer = async (request: Request, address?: string): Promise<Response> => {
    const response = await app.fetch(request, { address });
    if (request.method !== "GET") await (sending = sending.then(sendMails));
    return response;
  };
  const onHost = (host: string, token?: string): Caller =>
    callerOf((request) => answer(request), `http://${host}`, {
      "host-name": host,
      ...(token && { authorization: `Bearer ${token}` }),
    });
  const api: TestApi = {
    db: database.db,
    services,
    mails,
    fetch: async (path, init, address) =>
      answer(new Request(new URL(path, "http://localhost"), init), address),
    fetchOver: async (path, init, remoteAddress = "127.0.0.1") =>
      app.fetch(new Request(new URL(path, "http://localhost"), init), {
        incoming: { socket: { remoteAddress } },
      }),
    on: (brandId, token) => onHost(`${brandId}.localhost`, token),
    onHost,
    signUp: async (email = `${randomUUID()}@example.com`) => {
      const [seeker] = await database.db
        .insert(seekers)
        .values({
          email,
          passwordHash: "none",
          givenName: "Sam",
          familyName: "Nguyen",
          verifiedAt: new Date(),
        })
        .returning({ id: seekers.id });
      return { id: seeker!.id, email, token: await signToken(seeker!.id, secret, 900) };
    },
  };
  const close = async () => {
    await queue.close();
    await database.close();
    await rm(folder, { recursive: true });
  };
  return { api, close };
};
