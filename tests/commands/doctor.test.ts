import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { examine, lineOf } from "../../src/commands/doctor/examine.ts";
import { openDatabase } from "../../src/server/platform/database/open.ts";
import { writeSeekers } from "../../src/server/demo/write-demo.ts";
import { filledDataFolder, servedDataFolder } from "../server/data-folder.ts";
import { ownServer, portOf, sourceFile } from "../server/own-server.ts";
import { account, startS3Peer } from "../server/platform/s3-peer.ts";
import { seekers } from "../../src/server/auth/tables.ts";
import { profileEntries } from "../../src/server/profile/tables.ts";
import { withEnvironment } from "./run-command.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "signboard-doctor-test-"))));
afterEach(() => rmSync(folder, { recursive: true }));

interface Told {
  code: number;
  /** Lines without their level, by name and level: `wrong store`. */
  of: (levelAndName: string) => string[];
  all: string;
}

const environment = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...ownServer(folder),
  ...{ PUBLIC_HOSTS: "", PUBLIC_SCHEME: "", SECRET: "", SMTP_URL: "" },
  ...env,
});
const toldBy = (code: number, all: string): Told => {
  const of = (levelAndName: string) => {
    const [level = "", ...name] = levelAndName.split(" ");
    const head = `${level.padEnd(8)} ${name.join(" ").padEnd(13)} `;
    return all
      .split("\n")
      .filter((line) => line.startsWith(head))
      .map((line) => line.slice(head.length));
  };
  return { code, of, all };
};

/** The command as a program. */
const doctorProgram = async (env: Record<string, string> = {}): Promise<Told> => {
  const child = spawn(process.execPath, [sourceFile("commands/doctor.ts")], { env: environment(env) });
  const [all, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  expect(errors).not.toMatch(/ {4}at |Warning/);
  return toldBy(code, all);
};

/** What the command does, in this process. */
const doctor = async (env: Record<string, string> = {}): Promise<Told> => {
  const lines: string[] = [];
  const levels: string[] = [];
  await withEnvironment(environment(env), () =>
    examine((check, findings) => {
      lines.push(...findings.map((finding) => lineOf(check, finding)));
      levels.push(...findings.map(({ level }) => level));
    }),
  );
  return toldBy(levels.includes("wrong") ? 1 : 0, lines.join("\n"));
};

/** All that is in the folder: names, modes and contents. */
const stateOf = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const { mode } = statSync(path);
      const digest = statSync(path).isFile() && createHash("sha256").update(readFileSync(path)).digest("hex");
      return `${name} ${mode} ${digest}`;
    });

const addDemoSeekers = async (): Promise<void> => {
  rmSync(folder, { recursive: true });
  folder = await filledDataFolder("doctor-test");
  const database = await openDatabase({ DATABASE_URL: undefined, DATABASE_POOL: 1, DATA_DIR: folder });
  await writeSeekers(database.db);
  await database.close();
};

describe("npm run doctor", () => {
  it("finds nothing wrong on a machine where nothing was started yet, and makes nothing", async () => {
    rmSync(folder, { recursive: true });
    const { code, of, all } = await doctorProgram();
    expect(existsSync(folder)).toBe(false);
    mkdirSync(folder);
    expect(all).not.toMatch(/^wrong/m);
    expect(code).toBe(0);
    expect(of("ok database")).toEqual([
      expect.stringContaining("The first start makes the embedded database"),
    ]);
    expect(of("wrong uploads")).toEqual([]);
    expect([...of("ok uploads"), ...of("warning uploads")]).toEqual([
      expect.stringContaining("see code alone"),
    ]);
    expect(of("ok hosts")).toEqual([expect.stringContaining("named automotive.localhost, ")]);
    for (const name of [
      "data folder",
      "secret",
      "proxy",
      "mail",
      "store",
      "clock",
      "disk",
      "versions",
      "configuration",
    ])
      expect(of(`ok ${name}`), name).not.toEqual([]);
  });

  it("names each wrong variable, and shows no trace", async () => {
    const { code, of } = await doctorProgram({ PORT: "x", SECRET: "short" });
    expect(of("wrong configuration")).toEqual([
      expect.stringMatching(/^PORT: /),
      "SECRET: must be at least 32 characters",
    ]);
    expect(code).toBe(1);
  });

  it("tells of demo seekers in production, where the password is the published one, and changes nothing", async () => {
    await addDemoSeekers();
    writeFileSync(join(folder, "secret"), "0123456789abcdef".repeat(4), { mode: 0o644 });
    chmodSync(join(folder, "secret"), 0o644);
    const keys = join(folder, "profile-keys");
    writeFileSync(keys, `1:${"ab".repeat(32)}`, { mode: 0o644 });
    chmodSync(keys, 0o644);
    const before = stateOf();
    const { code, of } = await doctor({ NODE_ENV: "production" });
    expect(of("wrong demo data")).toEqual([
      expect.stringContaining("sam@example.com and mei@example.com can sign in with a published password"),
    ]);
    expect(of("wrong data folder")).toEqual([expect.stringContaining("chmod -R go=")]);
    expect(of("wrong secret")).toEqual([expect.stringContaining("chmod 600")]);
    expect(of("wrong profile keys")).toEqual([expect.stringContaining("chmod 600")]);
    expect(of("ok profile keys")).toEqual(["Sensitive fields are encrypted with key 1."]);
    expect(of("ok database")).toEqual([
      expect.stringContaining("answers, version"),
      expect.stringContaining("up to date"),
    ]);
    expect(of("warning hosts")).toEqual([expect.stringContaining("hosts that lead nowhere")]);
    expect(of("warning mail")).toEqual([expect.stringContaining("set SMTP_URL")]);
    expect(code).toBe(1);
    expect(stateOf()).toEqual(before);
  });

  it("names keys of profiles that stored entries need and nobody has", async () => {
    await addDemoSeekers();
    const database = await openDatabase({ DATABASE_URL: undefined, DATABASE_POOL: 1, DATA_DIR: folder });
    const [seeker] = await database.db.select({ id: seekers.id }).from(seekers);
    const entry = { seekerId: seeker!.id, section: "passport", data: {} };
    await database.db.insert(profileEntries).values([
      { ...entry, keyId: "lost" },
      { ...entry, keyId: "old" },
    ]);
    await database.close();
    const { code, of } = await doctor({ PROFILE_KEYS: `new:${"1".repeat(64)},old:${"2".repeat(64)}` });
    expect(of("wrong profile keys")).toEqual([
      "1 entries of profiles are encrypted with key lost, which is missing: add it to the key ring.",
    ]);
    expect(of("warning profile keys")).toEqual([
      "The worker has yet to encrypt 1 entries of profiles anew that key old encrypted.",
    ]);
    expect(of("ok profile keys")).toEqual(["Sensitive fields are encrypted with key new."]);
    expect(code).toBe(1);
  });

  it("works while a server has the embedded database open", async () => {
    rmSync(folder, { recursive: true });
    folder = await servedDataFolder("doctor-test");
    const server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], { env: ownServer(folder) });
    try {
      await portOf(server);
      const { code, of } = await doctor();
      expect(of("ok database")).toEqual([
        expect.stringMatching(new RegExp(`A server has .* open: process ${server.pid} on `)),
      ]);
      expect(code).toBe(0);
    } finally {
      server.kill("SIGKILL");
      await once(server, "close");
    }
  });

  it("says why PostgreSQL, mail and the store cannot be used, without their passwords", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const at = `127.0.0.1:${(closed.address() as AddressInfo).port}`;
    closed.close();
    await once(closed, "close");
    const { code, of, all } = await doctor({
      PUBLIC_SCHEME: "https",
      DATABASE_URL: `postgres://signboard:hush@${at}/jobs`,
      SMTP_URL: `smtp://signboard:hush@${at}`,
      S3_ENDPOINT: `http://${at}`,
      S3_BUCKET: account.bucket,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    });
    expect(of("wrong database")).toEqual([expect.stringMatching(/ECONNREFUSED.*fix DATABASE_URL/)]);
    expect(of("wrong mail")).toEqual([expect.stringMatching(/ECONNREFUSED.*fix SMTP_URL/)]);
    expect(of("wrong store")).toEqual([expect.stringMatching(/ECONNREFUSED.*S3_ variables/)]);
    expect(of("warning proxy")).toEqual([expect.stringContaining("Name the proxy")]);
    expect(of("warning secret")).toEqual([expect.stringContaining("set SECRET")]);
    expect(of("warning profile keys")).toEqual([expect.stringContaining("set PROFILE_KEYS")]);
    expect(code).toBe(1);
    expect(all).not.toContain("hush");
    expect(all).not.toContain(account.secretAccessKey);
  });

  it("signs in to the mail server, and writes to the store what it then removes", async () => {
    const peer = await startS3Peer();
    const smtp = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, answer) =>
        password === "right" ? answer(null, { user: "signboard" }) : answer(new Error("Invalid login")),
    });
    smtp.listen(0, "127.0.0.1");
    await once(smtp.server, "listening");
    const { port } = smtp.server.address() as AddressInfo;
    const env = {
      S3_ENDPOINT: peer.endpoint,
      S3_BUCKET: account.bucket,
      S3_REGION: account.region,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    };
    try {
      const good = await doctor({ ...env, SMTP_URL: `smtp://signboard:right@127.0.0.1:${port}` });
      expect(good.of("ok mail")).toEqual([
        expect.stringMatching(/^127\.0\.0\.1:\d+ takes mail from the brands' own/),
      ]);
      expect(good.of("ok store")).toEqual([expect.stringContaining("writes, reads and deletes")]);
      expect(peer.objects.size).toBe(0);
      const bad = await doctor({
        ...env,
        S3_SECRET_ACCESS_KEY: "another",
        SMTP_URL: `smtp://signboard:mistaken@127.0.0.1:${port}`,
      });
      expect(bad.of("wrong mail")).toEqual([expect.stringContaining("Invalid login")]);
      expect(bad.of("wrong store")).toHaveLength(1);
    } finally {
      await peer.close();
      await new Promise<void>((closed) => smtp.close(closed));
    }
  });
});
