import type { Random } from "../../src/server/demo/random.ts";
import type { Answer } from "./answer-reader.ts";
import type { Case } from "./connection.ts";
import { headers, hosts, methods, ranges, versions, type Odd } from "./raw-parts.ts";
import { framings } from "./raw-framings.ts";
import { oddPathsOf, type SitePaths } from "./raw-paths.ts";

const brands = ["automotive", "hospitality", "workinaus", "migration"];

/** The parts of a request, each valid until something odd replaces it. */
interface Parts {
  method: string;
  path: string;
  version: string;
  /** Header lines, each with its line break. */
  host: string;
  lines: string;
  /** The headers that describe the body, the blank line and the body. */
  rest: string | Buffer;
  ends: Case["ends"];
}

type Change = (parts: Parts, random: Random, paths: SitePaths) => string;

const one = <T>(odd: Odd<T>, random: Random): [kind: string, value: T] => {
  const kind = random.pick(Object.keys(odd));
  return [kind, odd[kind]!(random)];
};

/** What can be odd: each function changes the request and returns what it did. */
const changes: Readonly<Record<string, Change>> = {
  range: (parts, random) => {
    const [kind, value] = one(ranges, random);
    parts.lines += `Range: ${value}\r\n`;
    if (random.chance(0.2))
      parts.lines += `If-Range: ${random.pick(['"x"', 'W/"1-2"', "Fri, 31 Dec 2100 23:59:59 GMT", "x"])}\r\n`;
    return kind;
  },
  method: (parts, random) => {
    const [kind, value] = one(methods, random);
    parts.method = value;
    if (/made up|long|no token|lower|CONNECT/.test(kind)) parts.ends = "broken";
    return kind === "known" ? value : kind;
  },
  path: (parts, random, paths) => {
    const [kind, value] = one(oddPathsOf(paths), random);
    parts.path = value;
    // Node's parser rejects an invalid request target, and then closes the connection.
    if (!/^[/*?]|^https?:/.test(value) || /[^!-~]/.test(value)) parts.ends = "broken";
    return kind;
  },
  host: (parts, random) => {
    const [kind, value] = one(hosts, random);
    parts.host = value;
    return kind;
  },
  header: (parts, random) => {
    const [kind, value] = one(headers, random);
    parts.lines += value;
    if (/large|many|colon|blank|control|folded|ASCII|expectation|options|upgrade|id/.test(kind))
      parts.ends = "broken";
    return kind;
  },
  version: (parts, random) => {
    const [kind, value] = one(versions, random);
    parts.version = value;
    if (kind === "other version") parts.ends = "broken";
    return kind;
  },
  body: (parts, random) => {
    const [kind, framing] = one(framings, random);
    if (parts.method === "GET") parts.method = random.pick(["POST", "POST", "PUT", "GET", "DELETE"]);
    parts.rest = framing.rest;
    if (framing.ends !== "whole") parts.ends = framing.ends;
    return kind;
  },
  cut: (parts, random) => {
    parts.ends = "cut";
    if (random.chance(0.5)) parts.rest = `Content-Length: ${random.int(1, 5000)}\r\n\r\n{"a":`;
    return "in the middle";
  },
};

const weights: Readonly<Record<string, number>> = {
  range: 5,
  path: 6,
  method: 3,
  host: 3,
  header: 4,
  version: 1,
  body: 4,
  cut: 2,
};

/** Generates raw requests to a site with these paths. */
export const rawCases =
  (paths: SitePaths) =>
  (random: Random, number: number): Case => {
    const area = random.pick(Object.keys(paths) as (keyof SitePaths)[]);
    const parts: Parts = {
      method: area === "call" && random.chance(0.3) ? "POST" : random.chance(0.1) ? "HEAD" : "GET",
      path: random.pick(paths[area]),
      version: "HTTP/1.1",
      host: `Host: ${random.pick(brands)}.localhost\r\n`,
      lines: "",
      rest: "\r\n",
      ends: "whole",
    };
    if (parts.method === "POST") parts.rest = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
    const kinds: string[] = [];
    const names = Object.keys(changes);
    const count = random.chance(0.25) ? 2 : 1;
    const chosen = new Set<string>();
    while (chosen.size < count) chosen.add(random.weighted(names, (name) => weights[name]!));
    for (const name of names.filter((each) => chosen.has(each)))
      kinds.push(`${name} ${changes[name]!(parts, random, paths)}`);
    const odd = kinds.join(" and ");
    const isPlain =
      count === 1 && area === "film" && parts.method === "GET" && !parts.lines.includes("If-Range");
    const head = `${parts.method} ${parts.path} ${parts.version}\r\n${parts.host}${parts.lines}`;
    return {
      number,
      kind: chosen.has("path") ? odd : `${odd}, on a ${area}`,
      method: parts.method,
      bytes: Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(parts.rest)]),
      ends: parts.version === "" ? "broken" : parts.ends,
      judge: (answer) =>
        (isPlain ? judgeStatus(odd, answer) : undefined) ?? judgeRange(answer) ?? judgeHead(answer),
    };
  };

/** The expected response to a range request for a film (RFC 9110, 14.2); Safari needs it to play films. */
const rangeStatus: Readonly<Record<string, number>> = {
  "range first": 206,
  "range part": 206,
  "range open end": 206,
  "range suffix": 206,
  "range behind the end": 416,
};

const judgeStatus = (odd: string, { status }: Answer): string | undefined => {
  const right = rangeStatus[odd];
  return right && status !== right ? `answer ${status} in place of ${right}` : undefined;
};

/** Whether a partial response matches its Content-Range. */
const judgeRange = ({ status, headers: given, length, body }: Answer): string | undefined => {
  if (status !== 206 || given.get("content-type")?.startsWith("multipart/")) return undefined;
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(given.get("content-range") ?? "") ?? [];
  if (from === undefined) return `206 with Content-Range ${given.get("content-range")}`;
  if (Number(to) >= Number(size) || Number(from) > Number(to)) return "206 with a range that is none";
  return body && length !== Number(to) - Number(from) + 1
    ? "206 of another length than its range"
    : undefined;
};

/** Whether a response leaks server files, or contains a header injected by the request. */
const judgeHead = ({ body, headers: given }: Answer): string | undefined => {
  if (given.has("x-header")) return "a header that the request wrote";
  if (/root:x:0|"devDependencies"|import \{ createApp \}/.test(body)) return "a file of the server";
  return /\n\s+at .+:\d+:\d+\)?$/m.test(body) ? "a stack trace" : undefined;
};
