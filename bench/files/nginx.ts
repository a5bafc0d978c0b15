import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

/** nginx as one process, with the settings that it is known to be fast with. */
export const startNginx = (folder: string, root: string, port: number): ChildProcess => {
  const file = join(folder, "nginx.conf");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  writeFileSync(
    file,
    `daemon off; master_process off; error_log stderr error; pid ${folder}/nginx.pid; user root;
     events { worker_connections 256; }
     http {
       include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
       open_file_cache max=1000 inactive=60s; gzip_static on; gzip_vary on; ${paths.join(" ")}
       server {
         listen 127.0.0.1:${port}; root ${root}; default_type text/html;
         add_header x-content-type-options nosniff; add_header x-frame-options DENY;
         add_header referrer-policy strict-origin-when-cross-origin; add_header cache-control no-cache;
       }
     }`,
  );
  return spawn("nginx", ["-c", file, "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
};
