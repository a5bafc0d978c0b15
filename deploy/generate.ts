import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../src/server/config.ts";
import { loadBrands } from "../src/server/lib/brands.ts";
import { settingsName } from "../src/server/release/settings.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConf } from "./nginx.ts";
import { filesOf, siteOf } from "./site.ts";

// `npm run deploy:config`: writes the proxies' configurations beside this file, from the brand data and the settings
// that the server starts with; public sites are reached by https where nothing says otherwise.
const config = readConfig();
const settings = settingsName(process.env["PUBLIC_SCHEME"] ? config : { ...config, PUBLIC_SCHEME: "https" });
const site = siteOf(loadBrands(), { root: filesOf(settings) });
writeFileSync(join(import.meta.dirname, "nginx.conf"), nginxConf(site));
writeFileSync(join(import.meta.dirname, "Caddyfile"), caddyfile(site));
