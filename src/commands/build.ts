import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { constants } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Brand } from "../contract/brand.ts";
import { startAstro } from "../build/astro-process.ts";
import { compressFiles } from "../build/compress.ts";
import { ogCards } from "../build/og-cards.ts";
import { openOgImages } from "../build/og-images.ts";
import { acquireBuildLock } from "../releases/build-lock.ts";
import { readConfig } from "../runtime/config.ts";
import { mustBePublishable } from "../site/check/check-content.ts";
import { employersFolder } from "../site/employers/read-employers.ts";
import { sourcesOf } from "../site/content/article-source.ts";
import { readContent } from "../site/content/read-content.ts";
import { waitingPages } from "../site/content/waiting.ts";
import { loadBrands } from "../site/brands.ts";
import { buildForOtherPorts, toRestart } from "./build/running-servers.ts";
import { fail, UserFacingError } from "../runtime/user-facing-error.ts";
import { fingerprint, idOf, isSame } from "../releases/fingerprint.ts";
import {
  beginRelease,
  currentRelease,
  dist,
  dropRelease,
  findRelease,
  finishRelease,
  markRolledBack,
  type ReleaseFolder,
} from "../releases/folders.ts";
import type { BuildStep } from "../releases/build-step.ts";
import { linkUnchanged } from "../releases/link-unchanged.ts";
import { shareFiles } from "../releases/shared-files.ts";
import { showBuild } from "../releases/show-build.ts";
import { switchTo, tidy } from "../releases/switch-to.ts";
import { lowerPriority } from "../runtime/lower-priority.ts";
import { projectFolder } from "../runtime/project-folder.ts";

// `npm run build`: Astro builds the pages while worker threads draw the preview pictures for shared links; then the
// pictures are moved to the pages, text files are compressed, and the new release becomes the current one.
// A running server starts it with `--ahead <moment>`: the release is then built for that moment, and not switched to.
// `--only` builds the release of these settings alone, and none for servers that run at other ports. `--quick` is what
// a first start does (`Effort`), and `--low` lets everything else on the machine go first. `--as-is`
// takes no texts that were published on other machines: the server that starts it has written them.
const {
  ahead,
  only,
  quick,
  low,
  "as-is": asIs,
} = parseArgs({
  options: {
    ahead: { type: "string" },
    only: { type: "boolean" },
    quick: { type: "boolean" },
    low: { type: "boolean" },
    "as-is": { type: "boolean" },
  },
}).values;
// Proxies read the files as another user; a server that starts this keeps what it writes itself to its own.
process.umask(0o022);
const effort = quick ? "quick" : "full";
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
// A release that is built ahead can be built slowly.
if (ahead) lowerPriority(constants.priority.PRIORITY_LOW);
if (low) lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const brands = before((): Brand[] => loadBrands());
const config = before(() => readConfig());

// A process that started this one shows the steps itself.
const display = process.send ? undefined : showBuild();
const step = (next: BuildStep): void => {
  if (display) display.step(next);
  else if (process.connected) process.send?.(next);
};
const say = display?.say ?? console.log;

const sharing = config.SHARED_RELEASES
  ? await import("./build/sharing.ts").then((it) => it.openSharing(config, Boolean(asIs), say)).catch(fail)
  : undefined;
let waited = sharing?.waited ?? false;
const endTurn = await acquireBuildLock(join(dist, "build"), (owner) => {
  waited = true;
  say(`Waiting for another build${owner ? `, process ${owner}` : ""} …`);
});
const made = fingerprint(config, at);
const previous = currentRelease(dist, made.settings);

/** Switches to the release, unless it was built ahead. */
const use = async (release: ReleaseFolder): Promise<void> => {
  await sharing?.share(release, { isAhead: Boolean(ahead) });
  if (!ahead) {
    switchTo(dist, release);
    markRolledBack(dist, release.settings, false);
    say(`Release ${release.id} is current.${toRestart(release, previous)}`);
  }
  await endTurn();
};

if (ahead && previous?.sources !== made.sources)
  fail(
    new UserFacingError(
      "The files that the sites are made of have changed since the release: npm run build takes them.",
    ),
  );
const mayReuse = waited || ahead || (sharing && only);
const found = mayReuse && (findRelease(dist, made, effort) ?? (await sharing?.find(made)));
if (found) {
  await use(found);
  process.exit();
}

const id = beginRelease(dist, idOf(made));
const folder = join(dist, "releases", id);
const client = join(folder, "client");

step({ does: "Reading the content", part: 0 });
const astro = startAstro({ id, folder, at, effort, onStep: step });
/** Ends a failed build and removes what it made, as that may be what filled the disk. */
const stopAll = async (error?: unknown): Promise<never> => {
  display?.stop();
  astro.kill();
  await astro.ended;
  dropRelease(dist, id);
  return error === undefined ? process.exit(1) : fail(error);
};
// The server that started this process to publish something may end before it does.
process.once("disconnect", () => void stopAll());
/** Read once, while Astro starts, for every step that needs it. */
const content = readContent(projectFolder);
astro.say({ articles: sourcesOf(content.articles) });
/** Checked while Astro starts; Astro writes no page before the content is found to be publishable. */
const checked = mustBePublishable({ content, brands, now: at }).catch(stopAll);

/** Runs one step of the build, and prints its result and duration. */
const part = async (work: () => Promise<string>): Promise<void> => {
  const start = performance.now();
  const done = await work();
  say(`${done} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
};

const makePages = async (): Promise<string> => {
  await checked;
  astro.say("publishable");
  const [status] = await astro.ended;
  // Astro has printed why.
  if (status !== 0) await stopAll();
  return "Pages made";
};

const build = async (): Promise<void> => {
  const pages = part(makePages);
  const cards = ogCards(content, brands, soon);
  // A quick build shows the logo on all of them: drawing the pages' own pictures takes most of the time.
  const images = openOgImages(
    quick ? cards.map(({ photograph: _, ...card }) => card) : cards,
    join(projectFolder, "node_modules/.astro/og"),
  );
  await part(async () => {
    const { drawn, kept } = await images.draw();
    return `Pictures of shared pages: ${drawn} drawn, ${kept} kept`;
  });
  await pages;
  // Servers read employers from the release that they switch to (src/server/employers/sync-folders.ts).
  if (existsSync(join(projectFolder, employersFolder)))
    await cp(join(projectFolder, employersFolder), join(folder, employersFolder), { recursive: true });
  step({ does: "Compressing the pages", part: 0.9 });
  await part(async () => {
    await Promise.all([
      compressFiles(client, join(projectFolder, "node_modules/.astro/compressed"), effort),
      images.place(client),
    ]);
    if (previous) await linkUnchanged(folder, previous.folder);
    return "Pictures placed, texts compressed";
  });
  const shared = shareFiles(client, join(dist, "shared"));
  // If sources changed during the build they may or may not be in it: then no later build can reuse this release.
  const sources = isSame(made, fingerprint(config, at)) ? made.sources : "";
  const stamp = {
    ...made,
    sources,
    at: at.toISOString(),
    made: new Date().toISOString(),
    shared,
    ...(quick && { quick }),
  };
  const release = finishRelease(dist, id, stamp);
  tidy(dist, made.settings);
  display?.stop();
  for (const line of waitingPages(content, at)) say(line);
  await use(release);
};

// The content check reports its findings before the failure that they cause.
await build().catch((error: unknown) => checked.then(() => stopAll(error)));
// Builds for other ports take turns of their own.
await sharing?.close();
if (!ahead && !only) buildForOtherPorts(made.settings, import.meta.filename);
process.exit();
