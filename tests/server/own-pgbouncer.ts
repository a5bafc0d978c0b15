import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../bench/free-port.ts";
import { pgbouncer } from "./database-programs.ts";
import { owner, query } from "./own-postgres.ts";

/**
 * A PgBouncer of a test's own in transaction mode before a server, with so few connections that clients have to share.
 * @param url an address of the server; its database is behind the address that is returned.
 */
export const ownPgbouncer = async (url: string): Promise<{ url: string; end: () => Promise<void> }> => {
  const port = await freePort();
  const { hostname, port: serverPort, pathname, username } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), "signboard-pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    [
      "[databases]",
      // With `auth_type = any` it signs in as the user of this line.
      `* = host=${hostname} port=${serverPort} user=${username}`,
      "[pgbouncer]",
      `listen_port = ${port}`,
      "listen_addr = 127.0.0.1",
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 4",
      "max_client_conn = 200",
      "query_wait_timeout = 20\n",
    ].join("\n"),
  );
  const user = owner();
  if (user.uid !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid!);
  const pooler = spawn(pgbouncer, ["-q", file], { ...user, stdio: "ignore" });
  const own = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  for (let left = 100; left > 0; left--) {
    if (
      await query(own, "select 1").then(
        () => true,
        () => false,
      )
    )
      break;
    await wait(50);
  }
  return {
    url: own,
    end: async () => {
      pooler.kill("SIGINT");
      if (pooler.exitCode === null) await once(pooler, "exit");
      rmSync(folder, { recursive: true });
    },
  };
};
