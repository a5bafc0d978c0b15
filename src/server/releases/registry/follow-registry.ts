import pg from "pg";
import type { Logger } from "pino";
import type { ReleaseFolder } from "../../../releases/folders.ts";
import type { Services } from "../../http/context.ts";
import type { Connection } from "../../platform/database/postgres-host.ts";
import type { Followed } from "../follow.ts";
import { takeContent, takeServed } from "./open-registry.ts";
import { publishedVersion } from "./published-files.ts";
import { channel, register, servedRelease, serveRelease, type Servers } from "./registry.ts";

/** How often the database is asked, in case no notification comes, in milliseconds. */
const pollMs = 10_000;
const againMs = 5_000;

/** What this process takes part in. */
interface Options {
  dist: string;
  roots: readonly string[];
  servers: Servers;
  releases: Pick<Followed, "folder" | "look">;
  /** How notifications are listened for; null where there is only a pooler. */
  listening: Connection | null;
  log: Pick<Logger, "info" | "warn">;
}

/** Follows what all machines show. */
export interface RegistryFollower {
  /** Takes what has changed, now. */
  look: () => Promise<void>;
  /** Makes all machines show a release that is here, if they show another one still. */
  publish: (ready: ReleaseFolder, current: ReleaseFolder) => Promise<void>;
  close: () => Promise<void>;
}

/** Takes what editors publish, and what operators build or go back to, on other machines: all within seconds. */
export const followRegistry = (
  needs: Pick<Services, "db" | "store">,
  { dist, roots, servers, releases, listening, log }: Options,
): RegistryFollower => {
  let [seen, seenContent]: (number | undefined)[] = [];

  const step = async (): Promise<void> => {
    const served = await servedRelease(servers, needs.db);
    if (served && served.version !== seen) {
      await takeServed(dist, served, needs);
      seen = served.version;
      await releases.look();
    }
    const content = await publishedVersion(needs.db);
    if (content !== seenContent) await takeContent(roots, needs, (line) => log.info(line));
    seenContent = content;
  };
  /** One look at a time. */
  let looking = Promise.resolve();
  const look = (): Promise<void> => (looking = looking.catch(() => undefined).then(step));
  const lookSafely = () =>
    void look().catch((error: unknown) =>
      log.warn({ err: error }, "what other machines show could not be taken; it is tried again"),
    );

  const timer = setInterval(lookSafely, pollMs).unref();
  const stop = listening ? listen(listening, lookSafely) : async () => undefined;
  return {
    look,
    publish: async (ready, current) => {
      const [row, instead] = [await register(dist, ready, needs), await register(dist, current, needs)];
      await serveRelease(row, needs, { instead: instead.id });
      const served = await servedRelease(ready, needs.db);
      if (served) await takeServed(dist, served, needs);
    },
    close: async () => {
      clearInterval(timer);
      await stop();
    },
  };
};

/** Listens for notifications on a connection of its own, which is opened again when it breaks. */
const listen = (connection: Connection, onNotice: () => void): (() => Promise<void>) => {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  const later = (): void => {
    if (!isClosed) again = setTimeout(() => void open(), againMs).unref();
  };
  const open = async (): Promise<void> => {
    client = new pg.Client(connection);
    client
      .on("notification", onNotice)
      .on("error", () => undefined)
      .once("end", later);
    await client
      .connect()
      .then(() => client!.query(`listen ${channel}`))
      // What changed while it was away.
      .then(onNotice)
      .catch(() => client!.end().catch(() => undefined));
  };
  void open();
  return async () => {
    isClosed = true;
    clearTimeout(again);
    await client?.end().catch(() => undefined);
  };
};
