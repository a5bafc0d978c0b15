import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../src/runtime/config.ts";
import { projectFolder } from "../src/runtime/project-folder.ts";
import { loadBrands } from "../src/site/brands.ts";
import { settingsName } from "../src/releases/settings.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConf } from "./nginx.ts";
import { filesOf, siteOf } from "./site.ts";

// `npm run deploy:config`: writes the proxies' configurations, from the brand data and the server's settings, into this
// folder or the one given by --to; public sites use https unless configured otherwise.
// --root is the folder of the built files, by default those of this checkout; --upstream, repeatable, is the address of a server.
const { values } = parseArgs({
  options: {
    to: { type: "string", default: import.meta.dirname },
    root: { type: "string" },
    upstream: { type: "string", multiple: true },
  },
});
const config = readConfig();
const settings = settingsName(process.env["PUBLIC_SCHEME"] ? config : { ...config, PUBLIC_SCHEME: "https" });
const { to, root = filesOf(settings, projectFolder), upstream: upstreams } = values;
const site = siteOf(loadBrands(), { root, ...(upstreams && { upstreams }) });
writeFileSync(join(to, "nginx.conf"), nginxConf(site));
writeFileSync(join(to, "Caddyfile"), caddyfile(site));
