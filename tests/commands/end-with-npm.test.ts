import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { addressFile } from "../../src/server/operator/operator-channel.ts";
import { servedDataFolder } from "../server/data-folder.ts";
import { ownServer, portOf, sourceFile } from "../server/own-server.ts";

it("a server that npm started ends, in good order, when npm is told to end", async () => {
  const folder = await servedDataFolder("npm");
  // As npm runs a script; what follows it keeps every shell from putting it in its own place.
  const shell = spawn("sh", ["-c", `"${process.execPath}" "${sourceFile("commands/dev-api.ts")}"; true`], {
    env: { ...ownServer(folder), npm_lifecycle_event: "start" },
  });
  await portOf(shell);
  expect(existsSync(addressFile(folder))).toBe(true);
  shell.kill("SIGTERM");
  // Its output is closed when the server has ended as well.
  await once(shell, "close");
  expect(existsSync(addressFile(folder))).toBe(false);
  await rm(folder, { recursive: true });
});
