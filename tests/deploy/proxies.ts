import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "../../bench/free-port.ts";
import { caddyfile } from "../../deploy/caddy.ts";
import { nginxConf } from "../../deploy/nginx.ts";
import { siteOf } from "../../deploy/site.ts";
import type { BrandHosts } from "../../src/domain/brands/host-rule.ts";

/** A server that was started for a test. */
export interface Started {
  port: number;
  /** What it has logged. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Where a proxy finds the sites, and a folder for its own files. */
export interface Place {
  brands: readonly BrandHosts[];
  root: string;
  /** Addresses and ports of the Node servers. */
  upstreams: string[];
  folder: string;
}

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * The command, installed from Debian's packages where this process may do so.
 * @param part A package that it needs besides, and a file of that.
 */
const installed = (command: string, part?: { package: string; file: string }): void => {
  const missing = () => spawnSync("sh", ["-c", `command -v ${command}`]).status !== 0;
  const isWhole = !missing() && (!part || existsSync(part.file));
  if (isWhole) return;
  if (process.getuid?.() === 0) {
    const apt = (...words: string[]) =>
      execFileSync("apt-get", ["-qq", ...words], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    apt("update");
    apt("install", "--yes", "--no-install-recommends", command, ...(part ? [part.package] : []));
  }
  if (missing())
    throw new Error(
      `This test runs the real ${command}, which is not installed: sudo apt-get install ${command}`,
    );
};

/** Real nginx with the generated configuration. */
export const startNginx = async ({ brands, root, upstreams, folder }: Place): Promise<Started> => {
  installed("nginx", { package: "libnginx-mod-http-brotli-static", file: brotliModule });
  const port = await freePort();
  const brotli = existsSync(brotliModule);
  const [sites, accessLog] = [join(folder, "sites.conf"), join(folder, "access.log")];
  const listen = [`127.0.0.1:${port}`];
  writeFileSync(sites, nginxConf(siteOf(brands, { root, upstreams, brotli, listen, accessLog })));
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `${brotli ? `load_module ${brotliModule};` : ""}
     ${process.getuid?.() === 0 ? "user root;" : ""}
     daemon off; error_log stderr warn; pid ${folder}/nginx.pid; events {}
     http {
       include /etc/nginx/mime.types;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
       uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       include ${sites};
     }`,
  );
  const nginx = await started(spawn("nginx", ["-p", folder, "-e", "stderr", "-c", config]), port);
  return { ...nginx, log: () => nginx.log() + readFileSync(accessLog, "utf8") };
};

/** Real Caddy with the generated configuration; certificates come from an authority of its own. */
export const startCaddy = async ({
  brands,
  root,
  upstreams,
  folder,
}: Place): Promise<Started & { securePort: number }> => {
  installed("caddy");
  const [port, securePort] = [await freePort(), await freePort()];
  const config = join(folder, "Caddyfile");
  writeFileSync(
    config,
    caddyfile(siteOf(brands, { root, upstreams }), [
      "admin off",
      `storage file_system ${folder}/caddy`,
      "local_certs",
      "skip_install_trust",
      "default_bind 127.0.0.1",
      `http_port ${port}`,
      `https_port ${securePort}`,
    ]),
  );
  const caddy = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  return { ...(await started(caddy, port)), securePort };
};

const started = async (child: ChildProcess, port: number): Promise<Started> => {
  let log = "";
  child.stderr?.on("data", (chunk) => (log += chunk));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const refused = ended.then(() => {
    throw new Error(`${child.spawnfile} has stopped:\n${log}`);
  });
  await Promise.race([answers(port), refused]);
  refused.catch(() => undefined);
  return { port, log: () => log, stop: () => (child.kill("SIGTERM"), ended) };
};

/** Resolves once something answers on the port. */
const answers = async (port: number): Promise<void> => {
  for (;;) {
    const answered = await ask(port, "localhost", "/").then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** An answer with its body as it came, still compressed. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks for a path exactly as it is written, which `fetch` would tidy up. */
export const ask = (
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
  scheme: "http" | "https" = "http",
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const request = scheme === "https" ? httpsRequest : httpRequest;
    const target = { port, host: "127.0.0.1", path, headers: { ...headers, host } };
    // The certificates of the tests are signed by nobody.
    request({ ...target, servername: host, rejectUnauthorized: false }, (response) => {
      void text(response).then((body) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .once("error", reject)
      .end();
  });
