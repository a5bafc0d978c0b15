import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenStale } from "../src/releases/build-when-stale.ts";
import { ask } from "./ask.ts";
import { hasNginx, startNginx } from "./files/nginx.ts";
import { rateOf, type Rate } from "./files/rate.ts";
import { writeSameFiles } from "./files/same-files.ts";
import { freePort } from "./free-port.ts";
import { openTarget } from "./hostile/target.ts";
import { verdict, whole, type Filter, type Row } from "./report.ts";
import { filesOf, hostOf, jobsOf } from "./site-paths.ts";

export const title =
  "Files and kept pages: requests for each second of the server's processor, on 32 connections";

const host = hostOf("automotive");
/** How many rounds each server is measured in; the best counts. */
const rounds = 3;
/** Pages for everyone that are made on demand, each second of one processor. */
const pagesTarget = 1000;

export const run = async (filter: Filter = {}): Promise<Row[]> => {
  if (spawnSync("wrk", ["-v"]).error) throw new Error("Install wrk, which makes the requests.");
  buildWhenStale();
  const seconds = whole(filter.seconds, 3);
  const folder = await mkdtemp(join(tmpdir(), "signboard-files-"));
  const target = await openTarget({ AUTH_RATE_LIMIT: "0", NODE_ENV: "production" });
  const ours = { port: target.port, pid: target.server.process.pid! };
  const started: ReturnType<typeof spawn>[] = [];
  const start = async (begin: (port: number) => ReturnType<typeof spawn>) => {
    const port = await freePort();
    const child = begin(port);
    started.push(child);
    await isUp(port);
    return { port, pid: child.pid! };
  };
  try {
    const assets = await filesOf(ours.port, "automotive", "/");
    const asset = (ending: string) => assets.find((path) => path.endsWith(ending))!;
    const paths = ["/", "/page/cv-advice", asset(".css"), asset(".js"), asset(".webp")];
    const root = join(folder, "files");
    const list = join(folder, "files.json");
    await writeFile(list, JSON.stringify(await writeSameFiles(root, { ...ours, host, paths })));
    const bare = await start((port) =>
      spawn(process.execPath, [join(import.meta.dirname, "files/bare.ts"), list, String(port)]),
    );
    const nginx = hasNginx() ? await start((port) => startNginx(folder, root, port)) : undefined;
    const rows: Row[] = [];
    const servers = [ours, bare, ...(nginx ? [nginx] : [])];
    // Node compiles what runs often: without this, the first path would be measured while it does.
    for (const path of filter.page ? [] : paths)
      for (const server of servers) await rateOf(server, { host, path, seconds: 1 });
    for (const path of filter.page ? [] : paths) {
      const [own, least, fast] = await inTurns(servers, path, seconds);
      rows.push(fileRow(path, own!, least!, fast));
    }
    const [job = ""] = await jobsOf(ours.port, "automotive");
    for (const path of filter.page ? [filter.page] : [job, "/job/searched", "/job/searched?q=mechanic"]) {
      const [own] = await inTurns([ours], path, seconds);
      const rate = Math.round(own!.perProcessorSecond);
      rows.push({ path, ours: `${rate} ≥ ${pagesTarget}: ${verdict(rate >= pagesTarget)}` });
    }
    return rows;
  } finally {
    for (const child of started) child.kill();
    await target.stop();
    await rm(folder, { recursive: true });
  }
};

const isUp = async (port: number): Promise<void> => {
  while ((await ask({ port, host, path: "/" })).status === 0);
};

/** The best rate of each server, measured one after the other in each round. */
const inTurns = async (
  servers: readonly { port: number; pid: number }[],
  path: string,
  seconds: number,
): Promise<Rate[]> => {
  const best: Rate[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [at, server] of servers.entries()) {
      const rate = await rateOf(server, { host, path, seconds });
      if (!(best[at] && best[at].perProcessorSecond > rate.perProcessorSecond)) best[at] = rate;
    }
  return best;
};

/** At least half of nginx's rate; where Node's own HTTP is the limit, 80 % of a bare handler's. */
const fileRow = (path: string, ours: Rate, bare: Rate, nginx: Rate | undefined): Row => {
  const [own, least, fast] = [ours, bare, nginx].map((rate) => rate && Math.round(rate.perProcessorSecond));
  const ofBare = own! / least!;
  const ofNginx = fast ? own! / fast : undefined;
  return {
    path: path.replace(/^\/_astro\/.*(?=\.\w+$)/, "/_astro/*"),
    ours: own!,
    "bare Node": least!,
    ...(fast !== undefined && { nginx: fast, "of nginx": ofNginx!.toFixed(2) }),
    "of bare Node": `${ofBare.toFixed(2)}, ≥ 0.80 or half of nginx: ${verdict(ofBare >= 0.8 || (ofNginx ?? 0) >= 0.5)}`,
  };
};
