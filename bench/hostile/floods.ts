import { once } from "node:events";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";
import { randomOf } from "../../src/server/demo/random.ts";
import type { Ask } from "../ask.ts";
import { verdict, type Row } from "../report.ts";
import { hostOf } from "../site-paths.ts";
import { validRequest, type ApiWorld, type Operation } from "./api-cases.ts";
import { apiWorldOf } from "./api-world.ts";
import { requestsOf } from "./costs.ts";
import { processorSeconds } from "./process-figures.ts";
import type { Looked } from "./flood-looks.ts";
import { brand, openAccount } from "./seeker.ts";
import { sitePathsOf } from "./site-under-trial.ts";
import { openTarget, type Target } from "./target.ts";
import type { Trial } from "./trials.ts";

/** How many of one call are sent at once, by one account from one address. */
const atOnce = 500;
/** The address that they come from: a separate client. */
const stranger = "127.0.0.66";
/** How long another visitor may wait meanwhile, in milliseconds. */
const limits = { search: 500, health: 250 };
/** How many of the slowest calls are listed. */
const listed = 12;

interface Flood {
  call: string;
  /** The slowest search and /healthz of another visitor. */
  search: number;
  health: number;
  /** How often each status was answered; 0 for a connection that was closed without one. */
  statuses: Readonly<Record<number, number>>;
  /** The server's processor for all of them, in seconds. */
  processor: number;
  failed: readonly string[];
  /** How many times it was sent; this is the middle one. */
  tries: number;
}

/** Sends 500 of each call at once, signed in and not, and measures how long another visitor waits meanwhile. */
export const floods: Trial = async ({ seed, only }) => {
  const target = await openTarget({ AUTH_RATE_LIMIT: "" });
  const looks = new Worker(new URL("flood-looks.ts", import.meta.url), { workerData: target.port });
  try {
    await once(looks, "message");
    const world = await apiWorldOf(target);
    const trying = { target, looks, world, seed };
    const found: Flood[] = [];
    for (const [what, request] of Object.entries(requestsOf(target.port, await sitePathsOf(target.port))))
      if (!only || what.includes(only))
        found.push(await middle(() => flood(what, Array<string>(atOnce).fill(textOf(request)), trying)));
    for (const call of world.operations.filter(({ path }) => !only || path.includes(only)))
      for (const isSignedIn of [true, false])
        found.push(await middle(() => floodCall(call, isSignedIn, trying)));
    return rowsOf(found);
  } finally {
    await looks.terminate();
    await target.stop();
  }
};

interface Trying {
  target: Target;
  looks: Worker;
  world: ApiWorld;
  seed: number;
}

/** How late a flood made the other visitor, as a share of what is allowed. */
const late = ({ search, health }: Flood): number => Math.max(search / limits.search, health / limits.health);

/**
 * Sends a flood that was over a limit twice more, and takes the middle one: of hundreds of floods one or the other meets
 * a pause that has nothing to do with it.
 */
const middle = async (send: () => Promise<Flood>): Promise<Flood> => {
  const first = await send();
  if (late(first) < 1) return first;
  const three = [first, await send(), await send()].toSorted((a, b) => late(a) - late(b));
  return { ...three[1]!, failed: three.flatMap(({ failed }) => failed), tries: 3 };
};

const floodCall = async (call: Operation, isSignedIn: boolean, trying: Trying): Promise<Flood> => {
  const { world, seed } = trying;
  const token = isSignedIn ? await liveToken(trying) : undefined;
  const requests = Array.from({ length: atOnce }, (_, number) =>
    validRequest(call, randomOf(seed, number), { known: world.known, host: hostOf(brand), token }),
  );
  return flood(`${call.method} ${call.path}${isSignedIn ? ", signed in" : ""}`, requests, trying);
};

const flood = async (
  call: string,
  requests: readonly string[],
  { target, looks }: Trying,
): Promise<Flood> => {
  const pid = target.server.process.pid!;
  const before = processorSeconds(pid);
  looks.postMessage("begin");
  const answered = await Promise.all(requests.map((request) => send(target.port, request)));
  looks.postMessage("end");
  const [{ search, health, failed }] = (await once(looks, "message")) as [Looked];
  const statuses: Record<number, number> = {};
  for (const status of answered) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    call,
    search,
    health,
    statuses,
    processor: processorSeconds(pid) - before,
    failed,
    tries: 1,
  };
};

/** A request as sent over the wire, on a connection that ends with its response. */
const textOf = ({ method = "GET", path, host, headers, body = "" }: Ask): string => {
  const own = { host, connection: "close", "content-length": Buffer.byteLength(body), ...headers };
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n${String(body)}`;
};

/** A token that works: some calls end the session or the account. */
const liveToken = async ({ target: { server }, world }: Trying): Promise<string> => {
  const seeker = world.seekers[0] as { token: string };
  const account = await fetch(`${server.origin}/v1/account`, {
    headers: { authorization: `Bearer ${seeker.token}`, "host-name": hostOf(brand) },
  });
  if (account.status === 401)
    seeker.token = await openAccount(server, `flood-${performance.now().toFixed()}@example.com`);
  return seeker.token;
};

/** Sends one request on a connection of its own; the status of its response, 0 when there is none. */
const send = async (port: number, request: string): Promise<number> => {
  const socket = connect({ port, host: "127.0.0.1", localAddress: stranger });
  let status = 0;
  // The head comes first; all else is thrown away.
  socket.once("data", (head) => {
    status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString("latin1", 0, 20))?.[1] ?? 0);
    socket.resume();
  });
  socket.on("error", () => undefined);
  socket.write(request);
  await once(socket, "close");
  return status;
};

const rowsOf = (found: readonly Flood[]): Row[] => {
  const slowest = found.toSorted((a, b) => late(b) - late(a));
  const summary = (what: "search" | "health"): string => {
    const ms = Math.max(...found.map((one) => one[what]));
    return `${Math.round(ms)} < ${limits[what]}: ${verdict(ms < limits[what])}`;
  };
  const wrong = found.flatMap(({ call, statuses, failed }) => [
    ...failed.map((what) => `${call}: ${what}`),
    ...Object.keys(statuses)
      .filter((status) => Number(status) === 0 || (Number(status) >= 500 && status !== "503"))
      .map((status) => `${call}: ${status}`),
  ]);
  return [
    {
      what: `${found.length} floods of ${atOnce}`,
      "slowest search (ms)": summary("search"),
      "slowest /healthz (ms)": summary("health"),
      faults: `${wrong.length}: ${verdict(wrong.length === 0)}`,
      notes: [`${found.filter(({ tries }) => tries > 1).length} sent three times`, ...wrong.slice(0, 5)].join(
        "; ",
      ),
    },
    ...slowest.slice(0, listed).map(({ call, search, health, statuses, processor }) => ({
      what: call,
      "slowest search (ms)": Math.round(search),
      "slowest /healthz (ms)": Math.round(health),
      "processor (s)": processor.toFixed(2),
      notes: Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(", "),
    })),
  ];
};
