import { isLocalHost } from "../src/domain/host-rule.ts";
import {
  drawingPolicy,
  forever,
  httpsOnly,
  pageHeaders,
  revalidate,
} from "../src/server/lib/page-headers.ts";
import type { Site } from "./site.ts";

/**
 * A Caddyfile with automatic HTTPS for real hosts. Caddy sends the files of a brand that are asked for by their one
 * canonical path; everything else goes to the Node server unchanged, which answers it or refuses.
 */
export const caddyfile = (site: Site): string =>
  text(site).replace(/^ +/gm, (spaces) => "\t".repeat(spaces.length / 2));

const text = (site: Site): string => `# Written by "npm run deploy:config"; change deploy/caddy.ts or a brand.
# Start the server with TRUSTED_PROXIES=loopback; see docs/how-to/run-behind-a-proxy.md.

(signboard_headers) {
  header {
${Object.entries(pageHeaders)
  .map(([name, value]) => `    ${name} "${value}"`)
  .join("\n")}
    cache-control "{args.0}"
    ?vary Accept-Encoding
  }
  @drawing path_regexp (?i)\\.svg$
  header @drawing content-security-policy "${drawingPolicy}"
  @secure protocol https
  header @secure strict-transport-security "${httpsOnly}"
}

(signboard) {
  request_body {
    max_size ${site.maxBodyMegabytes}MiB
  }
  root * ${site.root}

  @asset {
    vars_regexp {http.request.uri} ^/_astro${site.plainPath}(\\?|$)
    file {path}
  }
  handle @asset {
    import signboard_headers "${forever}"
    ${fileServer}
  }

  @page {
    vars_regexp {http.request.uri} ^(/|${site.plainPath})(\\?|$)
    not path */index.html ${site.typedFiles.map((file) => `/${file}`).join(" ")}
    file /{args.0}{path} /{args.0}{path}.html /{args.0}{path}/index.html
  }
  handle @page {
    import signboard_headers "${revalidate}"
    encode zstd gzip
    rewrite * {http.matchers.file.relative}
    ${fileServer}
  }

  handle {
    reverse_proxy ${site.upstream}
  }
}
${site.brands.map(({ id, hosts }) => `\n${hosts.map(address).join(", ")} {\n  import signboard ${id}\n}`).join("\n")}

# Hosts that no brand names: the Node server says so, or answers as UNKNOWN_HOST tells it.
http:// {
  reverse_proxy ${site.upstream}
}
`;

const fileServer = `file_server {
      precompressed br gzip
      disable_canonical_uris
    }`;

/** Hosts of the machine itself speak plain HTTP. */
const address = (host: string): string => (isLocalHost(host) ? `http://${host}` : host);
