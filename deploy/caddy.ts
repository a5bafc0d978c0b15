import { hostKnownPath } from "../src/domain/api-path.ts";
import { isLocalHost } from "../src/domain/brands/host-rule.ts";
import {
  drawingPolicy,
  forever,
  httpsOnly,
  pageHeaders,
  revalidate,
} from "../src/server/http/page-headers.ts";
import { leftOut } from "../src/domain/secret-paths.ts";
import type { Site } from "./site.ts";

/**
 * A Caddyfile with automatic HTTPS for public hosts. Caddy serves a brand's files that are requested by their
 * canonical path; all other requests go unchanged to the Node server. Hosts of employers, which change while Caddy runs,
 * get a certificate when they are first requested, if a server knows them.
 * @param options More global options, a line each.
 */
export const caddyfile = (site: Site, options: readonly string[] = []): string =>
  text(site, options).replace(/^ +/gm, (spaces) => "\t".repeat(spaces.length / 2));

const text = (
  site: Site,
  options: readonly string[],
): string => `# Written by "npm run signboard -- deploy-config"; change deploy/caddy.ts or a brand.
# Start the server with TRUSTED_PROXIES=loopback; see docs/how-to/run-behind-a-proxy.md.

{
${options.map((option) => `  ${option}\n`).join("")}  on_demand_tls {
    ask http://${site.upstreams[0]}${hostKnownPath}
  }
  # Logs have no queries, and nothing of addresses that opens something (src/domain/secret-paths.ts).
  log {
    format filter {
      wrap json
      fields {
        request>uri regexp "${leftOut}" "$1-"
        request>headers>Referer delete
        resp_headers>Location delete
      }
    }
  }
}

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

(signboard_servers) {
  reverse_proxy ${site.upstreams.join(" ")}${severalServers(site)}
}

(signboard_away) {
  handle_errors {
    @away expression {err.status_code} in [502, 503, 504]
    header @away retry-after 5
    respond @away "The site is being started. Please try again in a moment." 503
  }
}

(signboard) {
  log
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
    header access-control-allow-origin "*"
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
    import signboard_servers
  }
  import signboard_away
}
${site.brands.map(({ id, hosts }) => `\n${hosts.map(address).join(", ")} {\n  import signboard ${id}\n}`).join("\n")}

# Hosts that belong to no brand: employers' own, or the Node server responds as UNKNOWN_HOST says.
http:// {
  log
  import signboard_servers
  import signboard_away
}

https:// {
  log
  tls {
    on_demand
  }
  import signboard_servers
  import signboard_away
}
`;

/** A server whose /readyz reports that it is stopping gets no more requests; one whose connection fails is skipped. */
const severalServers = ({ upstreams, readingPosts }: Site): string =>
  upstreams.length === 1
    ? ""
    : ` {
    health_uri /readyz
    health_interval 1s
    health_timeout 5s
    lb_policy round_robin
    lb_try_duration 5s
    lb_try_interval 100ms
    # Retried on another server when a connection fails; other POSTs are not, because they could take effect twice.
    lb_retry_match method GET HEAD
    lb_retry_match {
      method POST
      path ${readingPosts.join(" ")}
    }
  }`;

const fileServer = `file_server {
      precompressed br gzip
      disable_canonical_uris
    }`;

/** Local hosts use plain HTTP. */
const address = (host: string): string => (isLocalHost(host) ? `http://${host}` : host);
