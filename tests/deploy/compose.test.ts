import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { settingsName } from "../../src/releases/settings.ts";
import { readConfig } from "../../src/runtime/config.ts";

const folder = join(import.meta.dirname, "../../deploy");
const read = (file: string) => readFileSync(join(folder, file), "utf8");

const duration = z.string().regex(/^\d+s$/);
const dependency = z.strictObject({
  condition: z.enum(["service_started", "service_healthy", "service_completed_successfully"]),
});

/** The parts of the Compose specification that the files may use; a misspelt key is refused. */
const compose = z.strictObject({
  name: z.string(),
  "x-site": z.unknown().optional(),
  services: z.record(
    z.string(),
    z.strictObject({
      image: z.string().regex(/^[\w./-]+(:[\w.-]+)?$/),
      build: z
        .strictObject({
          context: z.string(),
          dockerfile: z.string(),
          args: z.record(z.string(), z.string()),
        })
        .optional(),
      env_file: z.string().optional(),
      environment: z.record(z.string(), z.string()).optional(),
      entrypoint: z.array(z.string()).optional(),
      command: z.array(z.string()).optional(),
      ports: z.array(z.string().regex(/^([\d.]+:)?\d+:\d+$/)).optional(),
      volumes: z.array(z.string().regex(/^(\w+|\.\/Caddyfile):\/[\w/]+(:ro)?$/)).optional(),
      networks: z.record(z.string(), z.strictObject({ aliases: z.array(z.string()) })).optional(),
      depends_on: z.record(z.string(), dependency).optional(),
      healthcheck: z
        .strictObject({
          test: z.tuple([z.literal("CMD")], z.string()),
          interval: duration,
          timeout: duration,
          retries: z.int(),
        })
        .or(z.strictObject({ disable: z.literal(true) }))
        .optional(),
      read_only: z.literal(true).optional(),
      tmpfs: z.tuple([z.literal("/tmp")]).optional(),
      stop_grace_period: duration.optional(),
      restart: z.literal("unless-stopped").optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

/** What the values of an env file make of `${NAME}`, `${NAME:?reason}` and `${NAME:-default}`. */
const filledIn = (text: string, values: NodeJS.Dict<string>): string =>
  text.replace(/(?<!\$)\$\{(\w+)(?::\?[^}]*|:-([^}]*))?\}/g, (_, name: string, otherwise?: string) => {
    const value = values[name] || otherwise;
    if (value === undefined) throw new Error(`${name} is in no env file`);
    return value;
  });

const secrets = {
  SECRET: "a".repeat(64),
  POSTGRES_PASSWORD: "b".repeat(64),
  S3_SECRET_ACCESS_KEY: "c".repeat(64),
};
const keys = { PROFILE_KEYS: `1:${"d".repeat(64)}` };
const example = parseEnv(read("compose/example.env"));

type Written = z.infer<typeof compose>["services"][string] & { extends?: { file: string; service: string } };
const readRaw = (file: string) =>
  parse(filledIn(read(`compose/${file}`), { ...example, ...secrets, ...keys }), { merge: true }) as {
    services: Record<string, Written>;
  };
/** A file, with what its services take from another one. */
const readCompose = (file: string) => {
  const { services, ...rest } = readRaw(file);
  const all = Object.entries(services).map(([name, service]) => {
    const { extends: other, ...own } = service;
    return [name, other ? { ...readRaw(other.file).services[other.service], ...own } : own];
  });
  return compose.parse({ ...rest, services: Object.fromEntries(all) as object });
};

describe.each([
  { file: "one-server.yaml", sites: ["site"], needs: ["postgres", "mail", "bucket"] },
  {
    file: "several-servers.yaml",
    sites: ["site-1", "site-2", "worker"],
    needs: ["postgres", "search", "mail", "bucket"],
  },
])("deploy/compose/$file", ({ file, sites, needs }) => {
  const { services, volumes } = readCompose(file);

  it("starts the site after what it needs is ready", () => {
    for (const [name, { depends_on = {} }] of Object.entries(services))
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(services, name).toHaveProperty(other);
        // The image of the sites has a check of its own.
        if (condition === "service_healthy" && !sites.includes(other))
          expect(services[other], other).toHaveProperty("healthcheck");
      }
    for (const site of sites)
      expect(Object.keys(services[site]!.depends_on ?? {})).toEqual(expect.arrayContaining(needs));
  });

  it("keeps what is written in named volumes", () => {
    const used = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((mount) => mount.split(":")[0]!).filter((name) => !name.startsWith(".")),
    );
    expect(used.toSorted()).toEqual(Object.keys(volumes).toSorted());
  });

  it("pins every image but its own", () => {
    for (const [name, { image }] of Object.entries(services))
      expect(/:/.test(image) || sites.includes(name), name).toBe(true);
  });

  it.each(sites)("configures %s with variables that it reads, each with a good value", (site) => {
    const environment = { ...example, ...secrets, ...services[site]!.environment };
    const known = read("../.env.example")
      .match(/^(# )?[A-Z0-9_]+(?==)/gm)!
      .map((line) => line.replace("# ", ""));
    const ofOthers = ["POSTGRES_PASSWORD"];
    expect([...known, ...ofOthers]).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(readConfig(environment)).toMatchObject({
      NODE_ENV: "production",
      DATABASE_URL: expect.stringContaining("@postgres:5432/"),
      SMTP_URL: "smtp://mail:1025",
      S3_ENDPOINT: "http://files.localhost:9000",
      SHARED_RELEASES: sites.length > 1,
    });
  });

  it("gives no secret of its own: each is left open in example.env", () => {
    for (const name of Object.keys(secrets)) expect(example, name).toHaveProperty(name, "");
  });

  it("reaches other services by their names", () => {
    const environment = services[sites[0]!]!.environment!;
    for (const name of ["DATABASE_URL", "SMTP_URL", "OPENSEARCH_URL"])
      if (environment[name]) expect(services).toHaveProperty(new URL(environment[name]).hostname);
    const files = new URL(environment["S3_ENDPOINT"]!);
    expect(services["files"]!.networks!["default"]!.aliases).toContain(files.hostname);
    expect(services["files"]!.ports).toContain(`127.0.0.1:${files.port}:9000`);
  });
});

describe("deploy/Dockerfile", () => {
  const dockerfile = read("Dockerfile");
  const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
  const image = stages.at(-1)!;

  it("holds what the server compares with its build, and packages without those of development", () => {
    const sources = /const sources = (\[.*\])/.exec(read("../src/releases/fingerprint.ts"))![1]!;
    for (const source of JSON.parse(sources) as string[])
      expect(image, source).toMatch(new RegExp(`^COPY --from=build .*/app/${source}( |$)`, "m"));
    expect(image).toMatch(/^COPY --from=packages \/app\/node_modules node_modules$/m);
    expect(stages[0]).toContain("npm ci --omit=dev");
  });

  it("runs without privileges, in production, with its data in a volume, and says how it is", () => {
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^ENV NODE_ENV=production DATA_DIR=\/data$/m);
    expect(image).toMatch(/^VOLUME \/data \/app\/dist \/cache$/m);
    expect(image).toMatch(/^HEALTHCHECK [^]*\/healthz/m);
    expect(image).toMatch(/^CMD \["node", "--max-semi-space-size=64", "src\/server\/main\.ts"\]$/m);
  });

  it("takes every setting of pages when it is built, and passes on those that need no secret beside them", () => {
    const asked = new Set<string>();
    const config = new Proxy(readConfig({}), {
      get: (target, name, self) => {
        asked.add(String(name));
        return Reflect.get(target, name, self) as unknown;
      },
    });
    settingsName(config);
    // Of the port that it listens on, pages know where no other is public.
    asked.delete("PORT");
    const withSecrets = /^(S3|CHATWOOT)_/;
    for (const name of asked) {
      expect(stages[1], name).toMatch(new RegExp(`^ARG .*\\b${name}=`, "m"));
      if (!withSecrets.test(name))
        expect(image, name).toMatch(new RegExp(`^ENV .*\\b${name}=\\$${name}\\b`, "m"));
    }
  });

  it("is of the Node that the project pins", () => {
    const { dependencies } = JSON.parse(read("../package.json")) as { dependencies: Record<string, string> };
    const major = dependencies["node"]!.split(".")[0]!;
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^FROM node:${major}-`));
  });
});
