import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Brand } from "../contract/brand.ts";
import type { ContentMessage } from "../build/content-integration.ts";
import { compressFiles } from "../build/compress.ts";
import { ogCards } from "../build/og-cards.ts";
import { openOgImages } from "../build/og-images.ts";
import { acquireBuildLock } from "../build/build-lock.ts";
import { readConfig } from "../runtime/config.ts";
import { mustBePublishable } from "../site/check/check-content.ts";
import { sourcesOf } from "../site/content/article-source.ts";
import { readContent } from "../site/content/read-content.ts";
import { waitingPages } from "../site/content/waiting.ts";
import { loadBrands } from "../site/brands.ts";
import { fail, UserFacingError } from "../runtime/user-facing-error.ts";
import { fingerprint, idOf, isSame, type Fingerprint } from "../releases/fingerprint.ts";
import {
  beginRelease,
  currentRelease,
  dist,
  dropRelease,
  findRelease,
  finishRelease,
  markRolledBack,
  servedSettings,
  type ReleaseFolder,
} from "../releases/folders.ts";
import { linkUnchanged } from "../releases/link-unchanged.ts";
import { portIn } from "../releases/settings.ts";
import { shareFiles } from "../releases/shared-files.ts";
import { switchTo, tidy } from "../releases/switch-to.ts";
import { projectFolder } from "../runtime/project-folder.ts";

// `npm run build`: Astro makes the pages while threads draw the pictures of shared pages; then the
// pictures join their pages, what is asked for most is compressed, and the new release is switched to.
// A server that runs starts it with `--ahead <moment>`: the release is then made for that moment, and left to it.
// `--only` makes the release of these settings alone, and none for servers that run at other ports.
const { ahead, only } = parseArgs({
  options: { ahead: { type: "string" }, only: { type: "boolean" } },
}).values;
const at = ahead ? new Date(ahead) : new Date();
/** A page may be published while the build runs. */
const soon = new Date(Math.max(Number(at), Date.now() + 3_600_000));

const before = <Value>(read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    return fail(error);
  }
};
// What is published later has time.
if (ahead) setPriority(constants.priority.PRIORITY_LOW);
const brands = before((): Brand[] => loadBrands());
const config = before(() => readConfig());

let waited = false;
const endTurn = await acquireBuildLock(join(dist, "build"), (owner) => {
  waited = true;
  console.log(`Waiting for another build${owner ? `, process ${owner}` : ""} …`);
});
const made = fingerprint(config, at);
const previous = currentRelease(dist, made.settings);

/** Switches to a release that was asked for now; one for a coming moment waits for it. */
const use = async (release: ReleaseFolder): Promise<void> => {
  if (!ahead) {
    switchTo(dist, release);
    markRolledBack(dist, release.settings, false);
    console.log(`Release ${release.id} is current.${toRestart(release)}`);
  }
  await endTurn();
};

/** What a server that runs does not take by itself. */
const toRestart = ({ contract, server }: Fingerprint): string => {
  if (!previous || previous.server === server) return "";
  return previous.contract === contract
    ? " The server's own code or packages have changed as well: restart servers that run to take them."
    : " The calls of the API have changed: servers that run show the release before until they are restarted.";
};

if (ahead && previous?.sources !== made.sources)
  fail(
    new UserFacingError(
      "The files that the sites are made of have changed since the release: npm run build takes them.",
    ),
  );
const found = (waited || ahead) && findRelease(dist, made);
if (found) {
  await use(found);
  process.exit();
}

const id = beginRelease(dist, idOf(made));
const folder = join(dist, "releases", id);
const client = join(folder, "client");

/** What pages know of their build comes from the build alone: Astro would believe an environment that has DEV. */
const notFromOutside = Object.fromEntries(
  ["DEV", "PROD", "SSR", "MODE", "BASE_URL", "BUILT_AT", "BUILD_VERSION"].map((name) => [name, undefined]),
);

/** Pages are made of many short texts: with more room for what is young, a tenth of the time is saved. */
const astro = fork(join(projectFolder, "node_modules/astro/bin/astro.mjs"), ["build"], {
  cwd: projectFolder,
  env: {
    ...process.env,
    ...notFromOutside,
    CONTENT: "apart",
    RELEASE: id,
    RELEASE_FOLDER: folder,
    RELEASE_AT: at.toISOString(),
  },
  execArgv: ["--max-semi-space-size=64"],
  // With dates as dates.
  serialization: "advanced",
});
const ended = once(astro, "exit") as Promise<[number | null]>;
/** Ends a build that failed: what it made goes, as it may be what filled the disk. */
const stopAll = async (error?: unknown): Promise<never> => {
  astro.kill();
  await ended;
  dropRelease(dist, id);
  return error === undefined ? process.exit(1) : fail(error);
};
// A server that made this process to publish something may end before it does.
process.once("disconnect", () => void stopAll());
const say = (message: ContentMessage) => void (astro.connected && astro.send(message));
/** Read while Astro starts, once for all that the build makes of it. */
const content = readContent(projectFolder);
say({ articles: sourcesOf(content.articles) });
/** Astro writes no page before the content was found to be publishable: it is checked meanwhile. */
const checked = mustBePublishable({ content, brands, now: at }).catch(stopAll);

/** Does one part of the work, and says what came of it and how long it took. */
const part = async (work: () => Promise<string>): Promise<void> => {
  const start = performance.now();
  const done = await work();
  console.log(`${done} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
};

const makePages = async (): Promise<string> => {
  await checked;
  say("publishable");
  const [status] = await ended;
  // It has told why.
  if (status !== 0) await stopAll();
  return "Pages made";
};

const build = async (): Promise<void> => {
  const pages = part(makePages);
  const images = openOgImages(ogCards(content, brands, soon), join(projectFolder, "node_modules/.astro/og"));
  await part(async () => {
    const { drawn, kept } = await images.draw();
    return `Pictures of shared pages: ${drawn} drawn, ${kept} kept`;
  });
  await pages;
  await part(async () => {
    await Promise.all([
      compressFiles(client, join(projectFolder, "node_modules/.astro/compressed")),
      images.place(client),
    ]);
    if (previous) await linkUnchanged(folder, previous.folder);
    return "Pictures placed, texts compressed";
  });
  const shared = shareFiles(client, join(dist, "shared"));
  // What changed meanwhile may be in it or not: it is then the release of nothing that can be asked for again.
  const sources = isSame(made, fingerprint(config, at)) ? made.sources : "";
  const stamp = { ...made, sources, at: at.toISOString(), made: new Date().toISOString(), shared };
  const release = finishRelease(dist, id, stamp);
  tidy(dist, made.settings);
  for (const line of waitingPages(content, at)) console.log(line);
  await use(release);
};

/** Who builds seldom knows of the port that a server runs at: its pages name it, so it gets a release of its own. */
const buildForOtherPorts = (): void => {
  for (const name of servedSettings(dist, made.settings).filter((name) => name !== made.settings)) {
    console.log(`A server runs for ${name}:`);
    const env = { ...process.env, PUBLIC_PORT: portIn(name) ?? "" };
    spawnSync(process.execPath, [import.meta.filename, "--only"], {
      cwd: projectFolder,
      stdio: "inherit",
      env,
    });
  }
};

// What the check finds is told of before what it made fail.
await build().catch((error: unknown) => checked.then(() => stopAll(error)));
if (!ahead && !only) buildForOtherPorts();
process.exit();
