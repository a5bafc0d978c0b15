import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../../src/server/demo/random.ts";
import { randomOf } from "../../src/server/demo/random.ts";
import { Connection, type Case, type Outcome } from "./connection.ts";
import type { Findings } from "./findings.ts";
import type { Target } from "./target.ts";

/** A trial of many requests. */
export interface Attack {
  target: Target;
  findings: Findings;
  /** Generates the request with a number; the same seed and number give the same request. */
  make: (random: Random, number: number) => Case;
  seed: number;
  first: number;
  requests: number;
  /** How long the response to a complete request may take, in milliseconds. */
  limit: number;
}

/** The outcome of a request that was sent in a round. */
type Sent = readonly [sent: Case, outcome: Outcome];

/** Requests between two checks that the process is still running. */
const roundSize = 200;
const connections = 16;
/** A trial is stopped after the process has ended this often. */
const maxExits = 25;
/** How long a server may take to close a connection with invalid HTTP, in milliseconds. */
export const closeLimit = 35_000;

/** Sends the requests over several connections, some at once, and judges every outcome. Returns how many were sent. */
export const attack = async (plan: Attack): Promise<number> => {
  const { target, findings, seed, first, requests } = plan;
  /** Kinds that are known to end the process. */
  const deadly = new Set<string>();
  let exits = 0;
  for (let from = first; from < first + requests; from += roundSize) {
    const round: Case[] = [];
    for (let number = from; number < Math.min(from + roundSize, first + requests); number++)
      round.push(plan.make(randomOf(seed, number), number));
    const asked = round.filter(({ kind }) => !deadly.has(kind));
    let sent = await sendRound(asked, plan);
    await wait(5);
    if (target.ended()) {
      exits++;
      const unanswered = sent.filter(([, { answer }]) => !answer).map(([one]) => one);
      for (const kind of await blame(unanswered, plan)) deadly.add(kind);
      if (exits >= maxExits) {
        findings.add(`given up after ${exits} ends of the process`);
        return from - first;
      }
      sent = sent.filter(([, { answer }]) => answer);
    }
    for (const [one, outcome] of sent) await judge(one, outcome, plan);
  }
  return requests;
};

/** Sends a round, each connection taking the next few requests that fit together until none is left. */
const sendRound = async (cases: readonly Case[], { target, limit }: Attack): Promise<Sent[]> => {
  const waiting = [...cases].reverse();
  /** Requests that were in a batch when the connection was closed: each is sent again on its own connection. */
  const alone: Case[] = [];
  const sent: Sent[] = [];
  const work = async () => {
    let connection: Connection | null = null;
    let wasAlone = false;
    while (waiting.length + alone.length && !target.ended()) {
      const batch = alone.length ? alone.splice(-1) : nextBatch(waiting);
      // The server may read one odd request as two; the second response must not be taken for a later request's.
      if (!connection?.usable || wasAlone || batch.length === 1) {
        connection?.end();
        connection = await Connection.open(target.port);
      }
      wasAlone = batch.length === 1;
      const outcomes = await exchange(connection, batch, limit);
      batch.forEach((one, at) => {
        // Node responds to a request that its parser rejects before it responds to the requests sent earlier.
        const unclear = outcomes[at]!.ended === "closed" || outcomes[at]!.answer?.closes;
        if (unclear && batch.length > 1) alone.push(one);
        else sent.push([one, outcomes[at]!]);
      });
    }
    connection?.end();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return [...sent, ...alone.map((one): Sent => [one, { ms: 0, ended: "closed" }])];
};

/** Up to six whole requests, to be sent at once; anything else goes alone. */
const nextBatch = (waiting: Case[]): Case[] => {
  const batch = [waiting.pop()!];
  if (batch[0]!.ends !== "whole") return batch;
  const size = 1 + (batch[0]!.number % 6);
  while (batch.length < size && waiting.at(-1)?.ends === "whole") batch.push(waiting.pop()!);
  return batch;
};

const exchange = async (
  connection: Connection,
  batch: readonly Case[],
  limit: number,
): Promise<Outcome[]> => {
  const [{ ends }] = batch as [Case];
  if (ends === "whole") return connection.send(batch, limit);
  if (ends === "broken") return connection.send(batch, closeLimit);
  const sending = connection.send(batch, limit);
  // Disconnects as soon as the bytes are sent, without reading the response.
  setTimeout(() => connection.end(), batch[0]!.number % 8);
  return sending;
};

/** Records what is wrong with an outcome; after a connection error the request is retried on its own connection. */
const judge = async (sent: Case, outcome: Outcome, plan: Attack): Promise<void> => {
  const { findings, target, limit } = plan;
  if (sent.ends === "cut") return;
  const wrong = faultOf(sent, outcome);
  if (!wrong) return;
  if (!outcome.ended) return findings.add(wrong, sent);
  const connection = await Connection.open(target.port);
  const [again] = await connection.send([sent], sent.ends === "broken" ? closeLimit : 2 * limit);
  connection.end();
  if (again!.ended) findings.add(wrong, sent);
  else if (again!.ms > limit) findings.add(`answered after ${(again!.ms / 1000).toFixed(1)} s`, sent);
  else if (outcome.ended === "late") findings.add("no answer in time beside others, but alone", sent);
  else await judge(sent, again!, plan);
};

/** What is wrong with an outcome, if anything is. */
export const faultOf = (sent: Case, { answer, ended }: Outcome): string | undefined => {
  if (ended === "late") return "no answer in time";
  if (ended) return sent.ends === "whole" ? "closed without an answer" : undefined;
  const { status, headers, firstLine } = answer!;
  if (Number.isNaN(status)) return `an answer that is no HTTP ("${firstLine.slice(0, 60)}")`;
  const deliberate = status === 501 || (status === 503 && headers.has("retry-after"));
  if (status >= 500 && !deliberate) return `answer ${status}`;
  return sent.judge?.(answer!);
};

/** Finds which of the requests end the process by sending each alone. Returns their kinds. */
const blame = async (suspects: readonly Case[], { target, findings, limit }: Attack): Promise<string[]> => {
  await target.restart();
  const kinds = new Set<string>();
  for (const sent of suspects) {
    if (kinds.has(sent.kind)) continue;
    const connection = await Connection.open(target.port);
    await exchange(connection, [sent], limit);
    connection.end();
    // A response to a later request shows that the process survived this one.
    await fetch(`${target.server.origin}/healthz`).catch(() => undefined);
    await wait(5);
    if (!target.ended()) continue;
    findings.add("the process ends", sent);
    kinds.add(sent.kind);
    await target.restart();
  }
  if (!kinds.size) findings.add("the process ends, by none of the last requests alone");
  return [...kinds];
};
