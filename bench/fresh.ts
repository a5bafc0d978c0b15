import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { sql } from "drizzle-orm";
import { statementsOf } from "../tests/server/count-statements.ts";
import { ask, type Answered } from "./ask.ts";
import { fill, folder, serverDatabase } from "./databases.ts";
import { kindsOf, type Asked, type Kind } from "./fresh/kinds.ts";
import { listen, openSite, type Site } from "./fresh/site.ts";
import { familySeconds, parentPid } from "./hostile/process-figures.ts";
import { whole, type Filter, type Row } from "./report.ts";
import { round } from "./times.ts";
import { hostOf } from "./site-paths.ts";

export const title =
  "Fresh: what nobody asked before, each once and one after the other, beside a bare answer of the same bytes (milliseconds each)";

/** How often each kind is asked for: in rounds, of which the first ones warm up and the median of the others counts. */
const [rounds, warming, ofRound] = [8, 3, 30];
/** What a browser accepts. */
const headers = { "accept-encoding": "gzip, deflate, br" };

export const run = async (filter: Filter = {}): Promise<Row[]> => {
  const jobs = whole(filter.jobs, 5_000);
  const server = process.env["TEST_DATABASE_URL"];
  const rows: Row[] = [];
  for (const env of [{ DATA_DIR: folder(jobs) }, ...(server ? [await serverDatabase(server, jobs)] : [])]) {
    await fill(jobs, env);
    const site = await openSite(env);
    try {
      rows.push(...(await measure(site, jobs)));
    } finally {
      await site.close();
    }
  }
  return rows;
};

const measure = async (site: Site, jobs: number): Promise<Row[]> => {
  const kinds = await kindsOf(site, rounds * ofRound);
  const spent = new Map(kinds.map(({ name }) => [name, [] as Spent[]]));
  const server = await serverOf(site);
  for (let turn = 0; turn < rounds; turn++)
    for (const { name, asked } of kinds)
      spent.get(name)!.push(await spend(site, partOf(asked, turn), server));
  return kinds.map((kind) => rowOf(site, jobs, kind, spent.get(kind.name)!.slice(warming)));
};

/** The requests of one round. */
const partOf = (asked: readonly Asked[], turn: number): Asked[] => {
  const size = Math.floor(asked.length / rounds);
  return asked.slice(turn * size, (turn + 1) * size);
};

/** What the requests of one round took, for each of them. */
interface Spent {
  processor: number;
  database: number;
  statements: number;
  bytes: number;
  /** The same bytes from a server that does nothing else. */
  bare: number;
  walls: number[];
}

const spend = async (site: Site, asked: readonly Asked[], server: number | undefined): Promise<Spent> => {
  const database = () => (server === undefined ? NaN : 1000 * familySeconds(server));
  const before = database();
  let sent!: Sent;
  const statements = await statementsOf(
    site.db,
    async () => void (sent = await send(asked, site.port, site.brand.id)),
  );
  const after = database();
  const { answers, processor, walls } = sent;
  const wrong = answers.find(({ status }) => status !== 200 && status !== 404);
  if (wrong)
    throw new Error(`A request was answered with ${wrong.status}: ${wrong.error ?? wrong.body.toString()}`);
  const each = (sum: number) => sum / asked.length;
  return {
    processor: each(processor),
    database: each(after - before),
    statements: each(statements),
    bytes: each(answers.reduce((sum, { body }) => sum + body.length, 0)),
    bare: each(await bareOf(answers, asked, site)),
    walls,
  };
};

interface Sent {
  answers: Answered[];
  /** The processor of this process, in milliseconds. */
  processor: number;
  walls: number[];
}

const send = async (asked: readonly Asked[], port: number, brand: string): Promise<Sent> => {
  const agent = new Agent({ keepAlive: true });
  const [answers, walls]: [Answered[], number[]] = [[], []];
  const before = process.cpuUsage();
  for (const one of asked) {
    const start = performance.now();
    answers.push(
      await ask({ ...one, port, agent, host: hostOf(brand), headers: { ...headers, ...one.headers } }),
    );
    walls.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  agent.destroy();
  return { answers, walls, processor: (user + system) / 1000 };
};

const bareOf = async (
  answers: readonly Answered[],
  asked: readonly Asked[],
  { brand }: Site,
): Promise<number> => {
  let next = 0;
  const { port, close } = await listen((request, response) => {
    const { status, headers, body } = answers[next++]!;
    request.resume();
    response.writeHead(status, headers).end(body);
  });
  const { processor } = await send(asked, port, brand.id);
  close();
  return processor;
};

/** The main process of the database server, where that is one on this machine. */
const serverOf = async ({ db, database }: Site): Promise<number | undefined> => {
  if (database === "pglite") return undefined;
  const { rows } = await db.execute(sql`select pg_backend_pid() as pid`);
  const pid = parentPid(rows[0]!["pid"] as number);
  return pid !== undefined && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres")
    ? pid
    : undefined;
};

const rowOf = ({ database }: Site, jobs: number, { name }: Kind, spent: readonly Spent[]): Row => {
  const middle = (of: (one: Spent) => number) => median(spent.map(of));
  const walls = spent.flatMap((one) => one.walls);
  return {
    database,
    jobs,
    asked: name,
    times: walls.length,
    processor: round(middle((one) => one.processor)),
    "database's processor":
      database === "pglite" ? "in it" : String(round(middle((one) => one.database)) || "elsewhere"),
    "bare answer's processor": round(middle((one) => one.bare)),
    "wall p50": round(median(walls)),
    statements: round(middle((one) => one.statements)),
    kilobytes: round(middle((one) => one.bytes) / 1000),
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
