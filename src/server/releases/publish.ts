import type { Logger } from "pino";
import {
  canWrite,
  currentId,
  listReleases,
  rolledBackTo,
  type ReleaseFolder,
} from "../../releases/folders.ts";
import type { Followed } from "./follow.ts";
import { runCommand } from "./run-command.ts";
import { switchTo } from "../../releases/switch-to.ts";

/** How long before its moment a release is built, in milliseconds: a build takes a minute or two. */
const aheadMs = 15 * 60_000;
/** How long after a failed build the next one is tried, in milliseconds. */
const againMs = 5 * 60_000;
const lookMs = 1000;

/**
 * Publishes pages at their `publishAt`: one of the running processes builds the release that shows them ahead of
 * time, at low priority, and all processes switch to it at that moment.
 * @param show makes all show a release in place of the current one.
 * @returns a function that stops it.
 */
export const publishByItself = (
  dist: string,
  releases: Pick<Followed, "folder" | "look">,
  log: Pick<Logger, "info" | "warn">,
  show: (ready: ReleaseFolder, current: ReleaseFolder) => Promise<void> = async (ready) =>
    switchTo(dist, ready),
): (() => void) => {
  let isBusy = false;
  let notBefore = 0;
  /** The release for which a warning was logged that nothing can be built. */
  let told = "";

  const build = async (at: Date): Promise<void> => {
    log.info({ publish_at: at }, "making the release that publishes what is due");
    const failure = await runCommand("build", ["--ahead", at.toISOString()]);
    if (failure === null) return;
    notBefore = Date.now() + againMs;
    log.warn({ publish_at: at }, `what is due is not published: ${failure}`);
  };

  const step = async (): Promise<void> => {
    const current = releases.folder();
    const now = Date.now();
    const due = Date.parse(current.next ?? "");
    if (!(due - now <= aheadMs) || now < notBefore) return;
    // Another process, a build or an operator has switched to another release: follow that first.
    if (currentId(dist, current.settings) !== current.id || rolledBackTo(dist, current.settings)) return;
    const ready = releaseAt(dist, current, due);
    if (ready && due <= now) {
      await show(ready, current);
      await releases.look();
    } else if (!ready && canWrite(dist)) await build(new Date(Math.max(due, now)));
    else if (!ready && told !== current.id) {
      told = current.id;
      log.warn(`pages due at ${current.next} come with the next release: ${dist} cannot be written to`);
    }
  };

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void step()
      .catch((error: unknown) => log.warn({ err: error }, "what is due could not be published"))
      .finally(() => (isBusy = false));
  }, lookMs).unref();
  return () => clearInterval(timer);
};

/** The release of the same sources that includes the pages due at a moment. */
const releaseAt = (dist: string, { settings, sources }: ReleaseFolder, due: number) =>
  listReleases(dist, settings).find((one) => one.sources === sources && Date.parse(one.at) >= due);
