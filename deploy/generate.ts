import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../src/runtime/config.ts";
import { projectFolder } from "../src/runtime/project-folder.ts";
import { loadBrands } from "../src/site/brands.ts";
import { settingsName } from "../src/releases/settings.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConf } from "./nginx.ts";
import { filesOf, siteOf } from "./site.ts";

/**
 * Writes the proxies' configurations, from the brand data and the server's settings; public sites use https unless
 * configured otherwise.
 * @param to the folder to write to, by default this one.
 * @param root the folder of the built files, by default those of this checkout.
 * @param upstream the addresses of servers.
 */
export const writeConfigurations = ({
  to = import.meta.dirname,
  root,
  upstream: upstreams,
}: {
  to?: string;
  root?: string;
  upstream?: string[];
}): void => {
  const config = readConfig();
  const settings = settingsName(
    process.env["PUBLIC_SCHEME"] ? config : { ...config, PUBLIC_SCHEME: "https" },
  );
  const site = siteOf(loadBrands(), {
    root: root ?? filesOf(settings, projectFolder),
    ...(upstreams && { upstreams }),
  });
  writeFileSync(join(to, "nginx.conf"), nginxConf(site));
  writeFileSync(join(to, "Caddyfile"), caddyfile(site));
};
