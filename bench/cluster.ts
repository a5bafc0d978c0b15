import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { callerAt } from "./cluster/caller-at.ts";
import { searchJobs } from "../src/contract/jobs.ts";
import { buildWhenStale } from "../src/releases/build-when-stale.ts";
import { deedsOf } from "./cluster/deeds.ts";
import { letHappen } from "./cluster/events.ts";
import { compareWithFresh } from "./cluster/fresh-processes.ts";
import { startIncomingJobs } from "./cluster/incoming-jobs.ts";
import { openLoad, send } from "./cluster/load.ts";
import { openSeeker, type Seeker } from "./cluster/seekers.ts";
import { brands, startCluster, type Cluster } from "./cluster/start-cluster.ts";
import { waitFor } from "./cluster/wait-for.ts";
import { windowsOf, type Outcome, type Window } from "./cluster/windows.ts";
import { findWrites, type Write } from "./cluster/writes.ts";
import { plainJobs } from "./hostile/seeker.ts";
import { percentile } from "./load/percentile.ts";
import { verdict, whole, type Filter, type Row } from "./report.ts";
import { round } from "./times.ts";

export const title =
  "Cluster: three PostgreSQL, three OpenSearch, two servers and a worker, which are killed and restarted under load";

/** How long service may be lost after an event, in seconds. */
const windowLimit = 30;
/** How long mail may take after the last write, in seconds: one that was interrupted waits for its next attempt. */
const mailLimit = 180;
const counts = { seekers: 20, jobs: 60 };
/** How long the same reads are sent before anything counts, in seconds: a new node of OpenSearch is slow until Java has compiled it. */
const warmSeconds = 180;

const signals = ["SIGINT", "SIGTERM"] as const;

/** Needs root on Linux, for network namespaces, and these of Debian's packages. */
const programs = {
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  "postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
  iproute2: "/usr/sbin/ip",
  maven: "/usr/bin/mvn",
};

/** `--minutes`, `--rate` and `--trial kill-primary` make it shorter, lighter, or about one kind of event. */
export const run = async (filter: Filter = {}): Promise<Row[]> => {
  const missing = Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : name));
  if (process.getuid?.() !== 0 || missing.length)
    return [{ what: "cluster", notes: `not tried: it needs root, and apt-get install ${missing.join(" ")}` }];
  // Before anything runs beside it.
  buildWhenStale();
  const stack = new AsyncDisposableStack();
  let ending: Promise<void> | undefined;
  const end = () => (ending ??= stack.disposeAsync());
  const interrupt = () => void end().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, interrupt);
  try {
    return await kill(await startCluster(stack), filter);
  } finally {
    // Whoever interrupts it waits for the same.
    await end();
    for (const signal of signals) process.off(signal, interrupt);
  }
};

/** Kills the parts of a cluster under load, and looks at what was kept. */
const kill = async (cluster: Cluster, filter: Filter): Promise<Row[]> => {
  const pace = {
    rate: whole(filter.rate, 50),
    seconds: 60 * whole(filter.minutes, 10),
    seed: whole(filter.seed, 1),
  };
  const { seekers, jobs } = await people(cluster);
  const load = await openLoad(cluster.proxy.port, brands, seekers, jobs);
  cluster.programs.stack.defer(load.close);
  const reads = load.visits.filter(({ kind }) => kind !== "writes");
  await send(reads, { ...pace, seconds: warmSeconds, seed: pace.seed + 1 });
  const incoming = startIncomingJobs(cluster.primary);
  const [{ outcomes, late }, events] = await Promise.all([
    send(load.visits, pace),
    letHappen(deedsOf(cluster), pace.seconds, filter.trial),
  ]);
  const writes = [...load.writer.writes, ...(await incoming.stop())];
  const { windows, outside } = windowsOf(outcomes, events, windowLimit);
  return [
    ...["all", ...load.visits.map(({ kind }) => kind)].map((kind) => loadRow(kind, outcomes)),
    ...windows.map(windowRow),
    {
      what: `outside of these: ${pace.rate} a second for ${pace.seconds} s`,
      failed: `${outside.length}: ${verdict(outside.length === 0)}`,
      "sent late": late,
      notes: reasonsOf(outside),
    },
    await writesRow(cluster, writes),
    await searchesRow(cluster),
  ];
};

/** Seekers who are signed in, and jobs that they may apply to. */
const people = async ({ proxy, mail }: Cluster): Promise<{ seekers: Seeker[]; jobs: number[] }> => {
  const on = (token?: string) => callerAt(proxy, brands.at(-1)!, token);
  // The worker fills the index of the search meanwhile.
  const finds = async () => (await on()(searchJobs, { query: {}, body: {} })).data.length > 0;
  await waitFor("searches find jobs", finds, 400);
  const seekers: Seeker[] = [];
  for (let at = 0; at < counts.seekers; at++)
    seekers.push(await openSeeker(on, mail.taken, `seeker-${at}@example.com`));
  return { seekers, jobs: await plainJobs(on(), counts.jobs) };
};

const loadRow = (kind: string, outcomes: readonly Outcome[]): Row => {
  const own = outcomes.filter((one) => kind === "all" || one.kind === kind);
  const times = own.flatMap(({ due, end, wrong }) => (wrong ? [] : end - due));
  return {
    what: kind,
    count: own.length,
    failed: own.length - times.length,
    ...Object.fromEntries([50, 95, 99].map((percent) => [`p${percent}`, round(percentile(times, percent))])),
  };
};

const windowRow = ({ event, failed, seconds }: Window): Row => ({
  what: event.what,
  failed: failed.length,
  "s without service": event.mayFail
    ? `${round(seconds)} < ${windowLimit}: ${verdict(seconds < windowLimit)}`
    : "",
  "s until all was back": round((event.wholeAt - event.at) / 1000),
  ...(event.notes && { done: event.notes }),
  notes: reasonsOf(failed),
});

/** Kinds of requests with what was wrong, and how often. */
const reasonsOf = (failed: readonly Outcome[]): string => {
  const groups = Object.entries(Object.groupBy(failed, ({ kind, wrong }) => `${kind}: ${wrong}`));
  return groups.map(([what, all]) => `${all!.length} × ${what}`).join(", ");
};

/** Whether each acknowledged write is there once, and its mail was sent. */
const writesRow = async ({ primary, mail }: Cluster, writes: readonly Write[]): Promise<Row> => {
  const { acknowledged, lost, doubled } = await findWrites(primary, writes);
  const accounts = writes.filter(({ kind, isAcknowledged }) => kind === "account" && isAcknowledged);
  const unsent = () => {
    const sent = new Set(mail.taken.flatMap(({ to }) => to));
    return accounts.filter(({ key }) => !sent.has(key));
  };
  const end = performance.now() + mailLimit * 1000;
  while (unsent().length && performance.now() < end) await pause(500);
  for (const [what, all] of Object.entries({ lost, doubled, unsent: unsent() }))
    for (const { kind, key } of all) console.log(`${what}: ${kind} ${key}`);
  return {
    what: "writes",
    count: writes.length,
    acknowledged,
    lost: `${lost.length}: ${verdict(lost.length === 0)}`,
    doubled: `${doubled.length}: ${verdict(doubled.length === 0)}`,
    "mails missing": `${unsent().length}: ${verdict(unsent().length === 0)}`,
  };
};

const searchesRow = async (cluster: Cluster): Promise<Row> => {
  const { compared, wrong } = await compareWithFresh(cluster);
  for (const one of wrong) console.log(`wrong: ${one}`);
  return {
    what: "searches afterwards",
    count: compared,
    wrong: `${wrong.length}: ${verdict(wrong.length === 0)}`,
  };
};
