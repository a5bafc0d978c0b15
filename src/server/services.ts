import type { Config } from "../runtime/config.ts";
import { parsePostgresAddress } from "../runtime/postgres-address.ts";
import { openPrivateFolder } from "../runtime/private-folder.ts";
import { aboutNow } from "./about-now.ts";
import { openDataFolder } from "./data-folder.ts";
import type { WorkerServices } from "./worker/start-worker.ts";
import { EmployerHosts } from "./employers/employer-hosts.ts";
import { freeClaims } from "./import/sources/claims.ts";
import { fillLocations } from "./catalogue/locations/fill-locations.ts";
import { resources } from "./resources.ts";
import { openDatabase } from "./platform/database/open.ts";
import { loadBrands } from "../site/brands.ts";
import { cannotUse } from "./platform/cannot-use.ts";
import { openBackground } from "./platform/background.ts";
import { openKeyRing } from "./platform/key-ring.ts";
import { openLog } from "./platform/log.ts";
import { openMailer } from "./platform/mail/open-mailer.ts";
import { openQueue } from "./platform/queue/open-queue.ts";
import { searchElsewhere } from "./http/concurrency-limits.ts";
import { reportFault } from "./http/faults.ts";
import { isDatabaseAway } from "./platform/database/database-away.ts";
import { indexOf } from "./search/embedded/job-index.ts";
import { openSearch } from "./search/open-search.ts";
import { secretOf } from "./secret-of.ts";
import { closeTracing } from "./platform/tracing/tracing.ts";
import { openStore } from "./platform/files/open-store.ts";
import { openLimits } from "./http/rate-limit.ts";

/** How long a stop waits for mail in progress, in milliseconds. */
const mailGraceMs = 30_000;
/** How long a stop waits until feeds that are being fetched have written what they have read, in milliseconds. */
const feedGraceMs = 10_000;

/**
 * Opens everything that the server needs; `close` frees it.
 * @param works whether this process runs the jobs of the queue.
 */
export const openServices = async (
  config: Config,
  works = config.WORKER,
): Promise<WorkerServices & { close: () => Promise<void> }> => {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT)
    (await import("./platform/tracing/start-tracing.ts")).startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const brands = loadBrands();
  openDataFolder(config);
  await openPrivateFolder(config.DATA_DIR).catch(cannotUse("DATA_DIR", config.DATA_DIR));
  const secret = await secretOf(config);
  const keys = await openKeyRing(config);
  const opened = openDatabase(config, { statementMs: 60_000, sharedBuffers: "32MB" });
  const database = await (config.DATABASE_URL
    ? opened.catch(cannotUse("DATABASE_URL", parsePostgresAddress(config.DATABASE_URL).hosts))
    : opened);
  await fillLocations(database.db);
  if (database.kind === "pglite") await freeClaims(database.db);
  const log = openLog(config.LOG_LEVEL, undefined, aboutNow);
  indexOf(database.db).onReplaced((done) => {
    log.warn("the database is another server or was started again: all jobs are read again");
    done.then(
      () => log.info("all jobs were read again"),
      (error: unknown) => log.warn({ err: error }, "the jobs could not be read; the next search tries again"),
    );
  });
  const background = openBackground();
  const search = await openSearch(config, database.db, { works, background, log });
  if (config.SEARCH_ENGINE !== "embedded") searchElsewhere();
  const hosts = new EmployerHosts({ db: database.db, brands });
  await hosts.refresh();
  hosts.follow((error) => log.warn({ err: error }, "employers' hosts could not be read"));
  const queueOpened = openQueue(database, {
    works,
    onError: (error) =>
      isDatabaseAway(error) || error.message.startsWith("LISTEN/NOTIFY")
        ? log.warn({ err: error }, "the queue waits for the database")
        : reportFault(log, "timer", error),
    onWarning: (warning) => log.warn({ warning }, "the queue warns"),
  });
  const { LISTEN_DATABASE_URL: listen } = config;
  const queue = await (listen
    ? queueOpened.catch(cannotUse("LISTEN_DATABASE_URL", parsePostgresAddress(listen).hosts))
    : queueOpened);
  if (works && database.listening === null)
    log.info(
      "a pooler is before the database: mail is looked for every 2 s; LISTEN_DATABASE_URL sends it at once",
    );
  return {
    config,
    database,
    db: database.db,
    readDb: database.readDb,
    brands,
    hosts,
    secret,
    keys,
    store: openStore(config, secret),
    mailer: openMailer(config),
    queue,
    enqueue: queue.enqueue,
    enqueueAll: queue.enqueueAll,
    limits: openLimits(config, database.db),
    log,
    background,
    resources,
    close: async () => {
      hosts.close();
      await background.close(feedGraceMs);
      await search.close();
      await queue.close(mailGraceMs);
      await database.close();
      await closeTracing();
    },
  };
};
