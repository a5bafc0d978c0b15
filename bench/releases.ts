import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../tests/e2e/server-process.ts";
import { ask } from "./ask.ts";
import { build, copyTo } from "./build-copy.ts";
import { freePort } from "./free-port.ts";
import { load } from "./load.ts";
import { verdict, whole, type Filter, type Row } from "./report.ts";
import { filesOf, hostOf } from "./site-paths.ts";

export const title = "Releases: three builds while the server answers a load";

const product = ["src", "public", "astro.config.mjs", "package.json", "package-lock.json", "tsconfig.json"];
const builds = 3;
/** A page that changes before each build. */
const article = "src/content/articles/automotive/about-us.md";
const page = "/page/about-us";
const brand = "automotive";
/** How long a running server may take to serve a finished build, in milliseconds. */
const limit = 10_000;

export const run = async (filter: Filter = {}): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), "signboard-releases-"));
  try {
    copyTo(folder, product);
    const { seconds } = build(folder, ["npm", "run", "--silent", "build"]);
    const env = { DEMO_DATA: "true", LOG_LEVEL: "silent", NODE_ENV: "test" };
    const port = await freePort();
    const server = await startServer(port, join(folder, ".data"), env, ["env", `--chdir=${folder}`]);
    try {
      const files = await filesOf(port, brand, "/");
      // A build takes longer under load.
      const loading = load({ port, server }, whole(filter.rate, 50), Math.ceil(seconds * builds * 2) + 20, 1);
      const shown: boolean[] = [];
      for (let turn = 1; turn <= builds; turn++) {
        await wait(3000);
        const mark = `Build ${turn} of this trial.`;
        writeFileSync(join(folder, article), `${readFileSync(join(folder, article), "utf8")}\n${mark}\n`);
        await buildBeside(folder);
        shown.push(await shows(port, mark));
      }
      const { report } = await loading;
      const old = await Promise.all(files.map((path) => ask({ port, host: hostOf(brand), path })));
      const gone = old.filter(({ status }) => status !== 200).length;
      const [all] = report.kinds as [(typeof report.kinds)[number]];
      return [
        {
          builds,
          requests: all.count,
          errors: `${all.errors}: ${verdict(all.errors === 0)}`,
          "shown without a restart": `${shown.filter(Boolean).length} of ${builds}: ${verdict(shown.every(Boolean))}`,
          "files of the first build gone": `${gone} of ${files.length}: ${verdict(gone === 0)}`,
          p95: Math.round(all.p95),
          wrong: report.kinds
            .flatMap(({ kind, wrong }) => (kind === "all" ? [] : wrong.map((one) => `${kind}: ${one}`)))
            .join(", "),
        },
      ];
    } finally {
      await server.kill();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Builds without blocking this process, which measures the load. */
const buildBeside = async (folder: string): Promise<void> => {
  const child = spawn("npm", ["run", "--silent", "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`A build beside the load ended with ${code}.`);
};

const shows = async (port: number, mark: string): Promise<boolean> => {
  const until = Date.now() + limit;
  while (Date.now() < until) {
    const { body } = await ask({ port, host: hostOf(brand), path: page });
    if (body.includes(mark)) return true;
    await wait(200);
  }
  return false;
};
