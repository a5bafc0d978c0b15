import { ConfigError, readConfig } from "../../runtime/config.ts";
import { fail } from "../../runtime/user-facing-error.ts";
import { surviveFaults } from "../../server/http/faults.ts";
import { onStopSignal } from "../../server/http/on-stop-signal.ts";
import { serveMetrics } from "../../server/platform/serve-metrics.ts";
import { openServices } from "../../server/services.ts";
import { startWorker } from "../../server/worker/start-worker.ts";

/**
 * Sends mail and runs housekeeping on PostgreSQL until SIGTERM, which ends it after the mail in progress.
 * @throws ConfigError on the embedded database.
 */
export const work = async (): Promise<void> => {
  const config = readConfig();
  if (!config.DATABASE_URL)
    throw new ConfigError(
      "The worker needs a PostgreSQL (DATABASE_URL). The embedded database belongs to one process: npm start works through its queue itself.",
    );
  const services = await openServices(config, true);
  await startWorker(services);
  await serveMetrics(config, services);
  surviveFaults(services.log);
  onStopSignal((signal) => {
    services.log.info({ signal }, "stopping");
    void services
      .close()
      .then(() => process.exit(0))
      .catch(fail);
  });
  console.log("The worker sends mail and does housekeeping.");
};
