import {
  drawingPolicy,
  forever,
  httpsOnly,
  pageHeaders,
  revalidate,
} from "../src/server/http/page-headers.ts";
import { beforeSecret, secretPattern } from "../src/domain/secret-paths.ts";
import type { Site } from "./site.ts";

/**
 * An nginx configuration, for a folder that `http { … }` includes. nginx serves a brand's files that are requested by
 * their canonical path; all other requests go unchanged to the Node server.
 */
export const nginxConf = (
  site: Site,
): string => `# Written by "npm run signboard -- deploy-config"; change deploy/nginx.ts or a brand.
# Place it in /etc/nginx/conf.d/ and start the server with TRUSTED_PROXIES=loopback; see docs/how-to/run-behind-a-proxy.md.

upstream signboard {
  # A server that does not listen is skipped at once.
${site.upstreams.map((upstream) => `  server ${upstream} max_fails=0;`).join("\n")}
  # nginx closes idle connections before the server does, which is after 65 seconds.
  keepalive 32;
  keepalive_timeout 60s;
}

# The brand of a host: src/brands/<brand>/brand.json, "hosts".
map $host $signboard_brand {
  default "";
${site.brands.flatMap(({ id, hosts }) => hosts.map((host) => `  "${host}" "${id}";`)).join("\n")}
}

# The file to serve, below the root; none when the host belongs to no brand or the path is not canonical.
map "$signboard_brand $request_uri" $signboard_file {
  default "/-";
  "~^\\S* [^?]*/index\\.html(\\?|$)" "/-";
  "~^\\S* /(${site.typedFiles.map((file) => file.replace(".", "\\.")).join("|")})(\\?|$)" "/-";
  "~^\\S+ (?<signboard_path>/_astro${site.plainPath})(\\?|$)" "$signboard_path";
  "~^(?<signboard_id>\\S+) (?<signboard_path>/|${site.plainPath})(\\?|$)" "/$signboard_id$signboard_path";
}

map $signboard_file $signboard_cache {
  default "${revalidate}";
  "~^/_astro/" "${forever}";
}

# An SVG opened directly is a document: it may not run scripts or load anything.
map $signboard_file $signboard_policy {
  default "";
  "~*\\.svg$" "${drawingPolicy}";
}

# Pages load scripts and fonts of a CDN, which takes them from here, across origins.
map $signboard_file $signboard_origins {
  default "";
  "~^/_astro/" "*";
}

# Addresses as the log has them: without queries and without what opens something (src/domain/secret-paths.ts).
map $request_uri $signboard_logged {
  "~^(?<signboard_open>${beforeSecret})[^?]" "\${signboard_open}-";
  "~^(?<signboard_open>[^?]*)" $signboard_open;
}
map $http_referer $signboard_referrer {
  default "-";
  "~^(?<signboard_open>https?://[^/?#]*)" $signboard_open;
}
log_format signboard '$remote_addr - $remote_user [$time_local] "$request_method $signboard_logged $server_protocol" '
                     '$status $body_bytes_sent "$signboard_referrer" "$http_user_agent"';

map $scheme $signboard_hsts {
  default "";
  https "${httpsOnly}";
}

server {
${site.listen.map((address) => `  listen ${address} default_server;`).join("\n")}
  # listen 443 ssl http2 default_server;
  # listen [::]:443 ssl http2 default_server;
  # ssl_certificate /etc/letsencrypt/live/example.com/fullchain.pem;
  # ssl_certificate_key /etc/letsencrypt/live/example.com/privkey.pem;
  server_name _;
  server_tokens off;
  charset utf-8;
  access_log ${site.accessLog} signboard;
  client_max_body_size ${site.maxBodyMegabytes}m;

  root ${site.root};
  # Articles are compressed on request; other text files were compressed by the build.
  gzip on;
  gzip_min_length 1024;
  gzip_static on;
  gzip_vary on;
  ${site.brotli ? "" : "# With Debian's libnginx-mod-http-brotli-static: "}brotli_static on;

  location / {
    try_files $signboard_file $signboard_file.html $signboard_file/index.html @signboard;
${Object.entries({
  ...pageHeaders,
  "cache-control": "$signboard_cache",
  "strict-transport-security": "$signboard_hsts",
  "content-security-policy": "$signboard_policy",
  "access-control-allow-origin": "$signboard_origins",
})
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join("\n")}
  }

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_connect_timeout 5s;
  proxy_read_timeout 100s;
  error_page 502 504 =503 @away;

  # When a connection fails, GET is retried on the next server. POST is not, because it could take effect twice.
  location @signboard {
    proxy_pass http://signboard;
  }

  # These POSTs only read, so they are retried on the next server as well.
  location ~ ^(${site.readingPosts.join("|")})$ {
    proxy_pass http://signboard;
    proxy_next_upstream error non_idempotent;
  }

  # Errors are logged with the whole address, so those of addresses that are secrets are not.
  location ~ "${secretPattern}" {
    error_log /dev/null;
    proxy_pass http://signboard;
  }

  location @away {
    internal;
    default_type text/plain;
    add_header retry-after 5 always;
    return 503 "The site is being started. Please try again in a moment.\\n";
  }
}
`;
