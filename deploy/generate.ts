import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadBrands } from "../src/server/lib/brands.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConf } from "./nginx.ts";
import { siteOf } from "./site.ts";

// `npm run deploy:config`: writes the proxies' configurations from the brand data, beside this file or --to a folder.
// --root names the folder of the built files; --upstream, once for each, the addresses of the servers.
const { values } = parseArgs({
  options: {
    to: { type: "string", default: import.meta.dirname },
    root: { type: "string" },
    upstream: { type: "string", multiple: true },
  },
});
const { to, root, upstream: upstreams } = values;
const site = siteOf(loadBrands(), { ...(root && { root }), ...(upstreams && { upstreams }) });
writeFileSync(join(to, "nginx.conf"), nginxConf(site));
writeFileSync(join(to, "Caddyfile"), caddyfile(site));
