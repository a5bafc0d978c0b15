import { getRequestListener } from "@hono/node-server";
import { createApp } from "../server/app.ts";
import { openFolderSync } from "../server/employers/sync-folders.ts";
import { readConfig } from "../runtime/config.ts";
import { projectFolder } from "../runtime/project-folder.ts";
import { fail } from "../runtime/user-facing-error.ts";
import { serve } from "../server/serve.ts";

// Development: the API alone. Astro's dev server serves the pages and proxies the API's paths to this one.
const start = async (): Promise<void> =>
  serve(
    readConfig(),
    async (services) => {
      await openFolderSync(services)(projectFolder);
      const listener = getRequestListener(createApp(services).fetch);
      return (request, response) => void listener(request, response);
    },
    (_services, port) => console.log(`The API answers on port ${port}.`),
  );

await start().catch(fail);
