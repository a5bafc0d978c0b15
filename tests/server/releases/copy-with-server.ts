import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, vi } from "vitest";
import { freePort } from "../../../bench/free-port.ts";
import { copyProject } from "../../project-copy.ts";

/** Builds beside a server let all other tests go first. */
export const patient = { timeout: 540_000, interval: 100 };

/** A copy of the project with one site, as on a machine of its own, and the server that is started in it. */
export class CopyWithServer {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** What the server has said since it was started. */
  log = "";
  private readonly port: number;
  private server: ChildProcess | undefined;

  private constructor(folder: string, port: number, env: NodeJS.ProcessEnv) {
    this.folder = folder;
    this.port = port;
    const own = { PORT: String(port), PUBLIC_PORT: "4321", PUBLIC_HOSTS: "false", NODE_ENV: "production" };
    this.env = { ...env, ...own, LOG_LEVEL: "info" };
  }

  /** @param bundled whether it has the project's bundle of the server (`copyProject`). */
  static async make(name: string, env: NodeJS.ProcessEnv, bundled: boolean): Promise<CopyWithServer> {
    return new CopyWithServer(copyProject(name, ["automotive"], bundled), await freePort(), env);
  }

  async start(): Promise<void> {
    this.log = "";
    const server = spawn("node", ["src/server/main.ts"], {
      cwd: this.folder,
      env: this.env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.server = server;
    server.stdout.on("data", (chunk) => (this.log += String(chunk)));
    await vi.waitFor(() => {
      if (server.exitCode === null) expect(this.log).toContain("http://automotive.localhost:4321");
    }, patient);
    expect(server.exitCode, this.log).toBeNull();
  }

  async stop(): Promise<void> {
    if (this.server?.exitCode !== null) return;
    this.server.kill();
    await once(this.server, "exit");
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  get(path: string): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const to = { port: this.port, host: "127.0.0.1", path, headers: { host: "automotive.localhost" } };
      request({ ...to, signal: AbortSignal.timeout(60_000) }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
      })
        .once("error", reject)
        .end();
    });
  }

  /** Writes an article for all sites into its content. */
  write(name: string, words: string, more = ""): void {
    writeFileSync(
      join(this.folder, "src/content/articles", `${name}.md`),
      `---
title: What a test wrote
description: A page that a test has written, to see when a server that runs begins to show it.
author: The editors
date: 2026-03-02
${more}---

${words}
`,
    );
  }

  /** The folder of the current release. */
  current(): string {
    return join(this.folder, "dist/current", readlinkSync(join(this.folder, "dist/current/http-4321")));
  }

  /** Folders of releases that were begun, and not finished. */
  unfinished(): string[] {
    const releases = join(this.folder, "dist/releases");
    return readdirSync(releases)
      .map((id) => join(releases, id))
      .filter((release) => !existsSync(join(release, "release.json")));
  }
}
