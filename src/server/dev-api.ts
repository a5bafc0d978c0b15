import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { fail } from "./lib/mendable-error.ts";
import { serve } from "./serve.ts";

// Development: the API alone. The pages are Astro's, whose dev server passes the API's paths on to here.
const start = async (): Promise<void> =>
  serve(
    readConfig(),
    (services) => getRequestListener(createApp(services).fetch),
    (_services, port) => console.log(`The API answers on port ${port}.`),
  );

await start().catch(fail);
