import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { editorVariables } from "../../src/domain/editor-variables.ts";
import { ConfigError, environment, readConfig } from "../../src/runtime/config.ts";
import { misspeltVariables } from "../../src/runtime/misspelt-variables.ts";
import { valueOf } from "../../src/runtime/per-brand.ts";
import { openServices } from "../../src/server/services.ts";

const example = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = ""]) => name);

/** The configuration without the one function in it, which nothing equals. */
const values = (env: Record<string, string | undefined>) => ({ ...readConfig(env), TRUSTED_PROXIES: null });

describe(".env.example", () => {
  it("lists every variable that the server and the editor read, once, and no other", () => {
    expect(names.sort()).toEqual([...Object.keys(environment.shape), ...editorVariables].sort());
  });

  it("gives each variable its default", () => {
    expect(values(parseEnv(example))).toEqual(values({}));
    const withDefault = Object.keys(environment.parse({})).sort();
    expect(Object.keys(parseEnv(example)).sort()).toEqual(withDefault);
  });
});

describe("a configuration", () => {
  it.each([
    ["PORT", "70000"],
    ["PORT", "http"],
    ["NODE_ENV", "prod"],
    ["DATABASE_URL", "mysql://localhost/jobs"],
    ["DEMO_DATA", "yes"],
    ["SECRET", "too short"],
    ["TOKEN_SECONDS", "0"],
    ["UNKNOWN_HOST", "ignore"],
    ["TRUSTED_PROXIES", "everybody"],
    ["PUBLIC_SCHEME", "ftp"],
    ["SMTP_URL", "mail.example.com"],
    ["MAIL_FROM", "nobody"],
    ["S3_ENDPOINT", "s3.example.com"],
    ["EXTERNAL_SIGN_IN_SECRETS", "electrical=hush"],
    ["EXTERNAL_SIGN_IN_SECRETS", '{"electrical":""}'],
    ["HIRING_SITES", "https://hiring.example.com"],
    ["HIRING_SITES", '{"*":{"url":"https://hiring.example.com","key":"short"}}'],
    ["HIRING_SITES", '{"*":{"url":"ftp://hiring.example.com","key":"a key that is long enough"}}'],
    ["HIRING_NETWORKS", "nearby"],
    ["UNIFIED_API_URL", "api.example.com"],
    ["NEW_API_URL", "https://api.example.com/?v=4"],
    ["ASSET_CDN_URL", "cdn"],
    ["MARKETPLACE_URL", "javascript:alert(1)"],
    ["LOG_LEVEL", "loud"],
    ["AUTH_RATE_LIMIT", "-1"],
  ])("with a wrong %s stops the start and names it (%s)", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`\\n {2}${name}: .+\\n`));
  });

  it.each([
    ["DATA_DIR", { DATA_DIR: join(import.meta.dirname, "config.test.ts") }],
    ["DATA_DIR", { DATA_DIR: "/proc/none/data" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://signboard:hush@127.0.0.1:1/jobs" }],
  ])("whose %s cannot be used stops the start, names it and keeps its password", async (name, env) => {
    const error: unknown = await openServices(readConfig({ DATA_DIR: tmpdir(), ...env })).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toMatch(new RegExp(`${name}: .* cannot be used: .+`));
    expect(String(error)).not.toContain("hush");
  });

  it.each([
    ["DATABASE_URL", "localhost", "postgres://"],
    ["SMTP_URL", "mail.example.com", "smtp://"],
    ["PAGES_API", "pages.example.com", "https://"],
    ["ASSET_CDN_URL", "cdn", "https://"],
    ["MAIL_FROM", "nobody", "jobs@example.com"],
    ["PORT", "http", "a number"],
  ])("with a wrong %s (%s) says what it must be, such as %s", (name, value, example) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: must be .*${example}`));
  });

  it("warns of names that nothing reads and that are meant for it, and of no others", () => {
    const named = (name: string) => misspeltVariables([name]).join();
    expect(named("PUBLIC_SCHEM")).toMatch(/^PUBLIC_SCHEM is set, .* did you mean PUBLIC_SCHEME\?/);
    expect(named("METRICS_PROT")).toContain("METRICS_PORT?");
    expect(named("database_url")).toContain("DATABASE_URL?");
    expect(named("S3_KEY")).toMatch(/did you mean S3_/);
    const ofSystem = [
      "PATH",
      "HOME",
      "HOSTNAME",
      "SHELL",
      "NODE_OPTIONS",
      "NODE_EXTRA_CA_CERTS",
      "LANG",
      "PGHOST",
    ];
    expect(misspeltVariables([...ofSystem, ...names])).toEqual([]);
  });

  it.each([{ WORKER: "false" }, { WORKERS: "2" }])(
    "refuses %j, as one process alone has the embedded database",
    (env) => {
      expect(() => readConfig(env)).toThrow(new RegExp(`${Object.keys(env)[0]}: the embedded database`));
    },
  );

  it("names everything that is wrong at once, and where to look", () => {
    const read = () => readConfig({ PORT: "x", LOG_LEVEL: "loud" });
    expect(read).toThrow(/PORT: [^]*LOG_LEVEL: [^]*\.env\.example/);
  });

  it.each([
    [{}, false],
    [{ NODE_ENV: "production" }, true],
    [{ PUBLIC_SCHEME: "https" }, true],
    [{ NODE_ENV: "production", PUBLIC_SCHEME: "https", PUBLIC_HOSTS: "false" }, false],
    [{ PUBLIC_HOSTS: "true" }, true],
  ])("of %j names public hosts: %s", (env, isPublic) => {
    expect(readConfig(env).PUBLIC_HOSTS).toBe(isPublic);
  });

  it("settles what is public before a library calls the process a production", () => {
    vi.stubEnv("NODE_ENV", "development");
    vi.stubEnv("PUBLIC_SCHEME", "");
    vi.stubEnv("PUBLIC_HOSTS", "");
    expect(readConfig().PUBLIC_HOSTS).toBe(false);
    vi.stubEnv("NODE_ENV", "production");
    expect(readConfig().PUBLIC_HOSTS).toBe(false);
    vi.unstubAllEnvs();
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: "production" }, false],
    [{ NODE_ENV: "production", PUBLIC_SCHEME: "https", DEMO_DATA: "" }, false],
    [{ NODE_ENV: "production", DEMO_DATA: "true" }, true],
    [{ DEMO_DATA: "false" }, false],
  ])("of %j fills an empty database with demo data: %s", (env, fills) => {
    expect(readConfig(env).DEMO_DATA).toBe(fills);
  });

  it("counts an empty variable as missing", () => {
    expect(values({ PORT: "", SMTP_URL: "" })).toEqual(values({}));
  });

  it.each([
    [{ CHATWOOT_URL: "https://chat.example.com" }, "CHATWOOT_TOKEN"],
    [{ CHATWOOT_TOKEN: "token", CHATWOOT_SECRET: "secret" }, "CHATWOOT_URL"],
    [{ CHATWOOT_URL: "https://chat.example.com", CHATWOOT_TOKEN: "token" }, "CHATWOOT_SECRET"],
    [
      {
        CHATWOOT_URL: "https://chat.example.com",
        CHATWOOT_TOKEN: "migration=token",
        CHATWOOT_SECRET: "automotive=secret",
      },
      "CHATWOOT_SECRET",
    ],
    [{ CHATWOOT_URL: "https://chat.example.com/app" }, "CHATWOOT_URL"],
  ])("of an inbox %j says what %s needs", (env, missing) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`${missing}: `));
  });

  it("names an inbox's token for all brands, or for each", () => {
    const tokenOf = (CHATWOOT_TOKEN: string, brand: string) =>
      valueOf(
        readConfig({ CHATWOOT_URL: "https://chat.example.com", CHATWOOT_TOKEN, CHATWOOT_SECRET: "secret" })
          .CHATWOOT_TOKEN,
        brand,
      );
    expect(tokenOf("token", "migration")).toBe("token");
    expect(tokenOf("migration=one, automotive=two", "automotive")).toBe("two");
    expect(tokenOf("migration=one,other", "automotive")).toBe("other");
    expect(tokenOf("migration=one", "automotive")).toBeUndefined();
  });

  it("with half of an object store names the other half", () => {
    expect(() => readConfig({ S3_BUCKET: "files" })).toThrow(/S3_ENDPOINT: .*\n.*S3_ACCESS_KEY_ID: /);
  });
});
