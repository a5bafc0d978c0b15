import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadBrands } from "../src/server/lib/brands.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConf } from "./nginx.ts";
import { siteOf } from "./site.ts";

// `npm run deploy:config`: writes the proxies' configurations beside this file, from the brand data.
const site = siteOf(loadBrands());
writeFileSync(join(import.meta.dirname, "nginx.conf"), nginxConf(site));
writeFileSync(join(import.meta.dirname, "Caddyfile"), caddyfile(site));
