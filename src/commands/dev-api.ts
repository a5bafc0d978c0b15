import { getRequestListener } from "@hono/node-server";
import { createApp } from "../server/app.ts";
import { openFolderSync } from "../server/employers/sync-folders.ts";
import { readConfig, type Config } from "../runtime/config.ts";
import { projectFolder } from "../runtime/project-folder.ts";
import { fail } from "../runtime/user-facing-error.ts";
import { inProcesses } from "../server/in-processes.ts";
import { serve } from "../server/serve.ts";

// Development: the API alone. Astro's dev server serves the pages and proxies the API's paths to this one.
const start = async (config: Config): Promise<void> =>
  serve(
    config,
    async (services) => {
      await openFolderSync(services)(projectFolder);
      const listener = getRequestListener(createApp(services).fetch);
      return (request, response) => void listener(request, response);
    },
    (_services, port) => console.log(`The API answers on port ${port}.`),
  );

const run = async (): Promise<void> => {
  const config = readConfig();
  // Pages on demand call it at this address, with the host of their site in `host-name`.
  const NEW_API_URL = config.NEW_API_URL ?? `http://127.0.0.1:${config.PORT}`;
  await inProcesses(config, () => start({ ...config, NEW_API_URL }));
};

await run().catch(fail);
