import { setTimeout as wait } from "node:timers/promises";
import { randomOf, type Random } from "../../src/server/demo/random.ts";
import { closeLimit, type Attack } from "./attack.ts";
import { Connection, type Case } from "./connection.ts";
import type { Odd } from "./raw-parts.ts";
import type { SitePaths } from "./raw-paths.ts";

/** A request that is never completed, and what the client goes on sending. */
interface Half {
  start: string;
  drip?: string;
}

const host = "Host: automotive.localhost\r\n";
const json = `${host}Content-Type: application/json\r\n`;

const halves = ({ page, file, call }: SitePaths): Odd<Half> => ({
  "nothing at all": () => ({ start: "" }),
  "half a first line": () => ({ start: "GET /jo" }),
  "a head that never ends": (random) => ({
    start: `GET ${random.pick(page)} HTTP/1.1\r\n${host}`,
    drip: "X-A: b\r\n",
  }),
  "a body shorter than its length, to a call": (random) => ({
    start: `POST ${random.pick(call)} HTTP/1.1\r\n${json}Content-Length: 900\r\n\r\n{"a":`,
  }),
  "a body shorter than its length, to a page": (random) => ({
    start: `POST ${random.pick(page)} HTTP/1.1\r\n${json}Content-Length: 900\r\n\r\n{"a":`,
  }),
  "a body shorter than its length, to a file": (random) => ({
    start: `GET ${random.pick(file)} HTTP/1.1\r\n${json}Content-Length: 900\r\n\r\n{"a":`,
  }),
  "a slow body, to a call": (random) => ({
    start: `POST ${random.pick(call)} HTTP/1.1\r\n${json}Content-Length: 90000\r\n\r\n`,
    drip: " ",
  }),
  "a slow body, to a page": (random) => ({
    start: `PUT ${random.pick(page)} HTTP/1.1\r\n${json}Content-Length: 90000\r\n\r\n`,
    drip: " ",
  }),
  "a slow body, to sign-in": () => ({
    start: `POST /v1/auth/login HTTP/1.1\r\n${json}Content-Length: 90000\r\n\r\n`,
    drip: " ",
  }),
  "chunks that never end": (random) => ({
    start: `POST ${random.pick(call)} HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n`,
    drip: "1\r\n \r\n",
  }),
  "a body that waits for 100 Continue": (random) => ({
    start: `POST ${random.pick(call)} HTTP/1.1\r\n${json}Expect: 100-continue\r\nContent-Length: 90\r\n\r\n`,
  }),
  "a first request, then half of a second": (random) => ({
    start: `GET /healthz HTTP/1.1\r\n${host}\r\nPOST ${random.pick(call)} HTTP/1.1\r\n${json}Content-Length: 90\r\n\r\n{`,
  }),
});

/** Sends requests that are never completed, all at once: the server has to close each in time. Returns how many were sent. */
export const sendHalfRequests = async (
  paths: SitePaths,
  { target, findings, seed, first }: Omit<Attack, "make" | "limit">,
  count: number,
): Promise<number> => {
  const odd = halves(paths);
  const kinds = Object.keys(odd);
  const one = async (number: number) => {
    const random: Random = randomOf(seed, number);
    const kind = kinds[number % kinds.length]!;
    const { start, drip } = odd[kind]!(random);
    const sent: Case = { number, kind, method: "POST", bytes: Buffer.from(start), ends: "open" };
    const connection = await Connection.open(target.port);
    connection.write(start);
    const dripping = drip && setInterval(() => connection.write(drip), 1000);
    const ended = await Promise.race([connection.closed.then(() => true), wait(closeLimit, false)]);
    if (dripping) clearInterval(dripping);
    connection.end();
    if (!ended) findings.add(`still open after ${closeLimit / 1000} s`, sent);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => one(first + at)));
  if (target.ended()) findings.add("the process ends under requests that are never completed");
  return count;
};
