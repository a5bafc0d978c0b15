import { existsSync } from "node:fs";
import * as z from "zod";
import { addressList } from "./address-list.ts";
import { parseHiringSites } from "./hiring-sites.ts";
import { parsePostgresAddress } from "./postgres-address.ts";
import { parseProfileKeys } from "./profile-keys.ts";
import { searchNodes } from "./search-nodes.ts";
import { every, perBrand, valueOf } from "./per-brand.ts";
import { UserFacingError } from "./user-facing-error.ts";

/** A number; whoever wrote a word reads what it must be. */
const number = () => z.coerce.number({ error: "must be a number" });
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const port = number().int().min(0).max(65535);
const seconds = number().int().min(1).max(31_536_000);
const address = z.url({ protocol: /^https?$/, error: "must be an address such as https://www.example.com" });

/** Secrets by brand, as JSON; an error must not repeat them. */
const secrets = z.string().transform((text, { addIssue }): Record<string, string> => {
  try {
    return z.record(z.string(), z.string().min(1)).parse(JSON.parse(text));
  } catch {
    addIssue('must be JSON: {"electrical":"the client secret"}');
    return z.NEVER;
  }
});

/** A variable that a function parses; the error of the function says what is wrong. */
const parsedBy = <Value>(parse: (text: string) => Value) =>
  z.string().transform((text, { addIssue }): Value => {
    try {
      return parse(text);
    } catch (error) {
      addIssue((error as Error).message);
      return z.NEVER;
    }
  });

/** The base of addresses, without the slash at its end. */
const base = address
  .refine((url) => !/[?#]/.test(url), "must be an address without ? and #")
  .transform((url) => url.replace(/\/+$/, ""));

/** A PostgreSQL as libpq writes it, with several hosts or one. */
const postgres = z.string().superRefine((text, { addIssue }) => {
  try {
    parsePostgresAddress(text);
  } catch (error) {
    addIssue((error as Error).message);
  }
});

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Every variable that the server reads, with its default. `.env.example` lists the same. */
export const environment = z.object({
  /** Only outside `production` is captured mail shown at /dev/mail, and an empty database filled by itself. */
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  /** Where the server listens. */
  PORT: port.default(4321),
  HOST: z.string().min(1).default("0.0.0.0"),
  /** Where Prometheus reads the metrics; off without a port. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Seconds between the first 503 at /readyz and closing the port, so that a proxy can notice. */
  STOP_DELAY: number().int().min(0).max(300).default(0),
  /** Folder of the embedded database, uploads, captured mail and the generated secrets. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** A PostgreSQL 15 or newer; the embedded database when it is missing. */
  DATABASE_URL: postgres.optional(),
  /** The same database for what a pooler in transaction mode cannot do: listening for notifications of mail to send. */
  LISTEN_DATABASE_URL: postgres.optional(),
  /** A replica for reads that may lag: feeds, sitemaps and figures. */
  DATABASE_READ_URL: postgres.optional(),
  /** Whether the server also sends mail and cleans up old data; otherwise `npm run signboard -- worker` does. */
  WORKER: flag.default(true),
  /** How many processes serve on PORT, on PostgreSQL: one for each core is usual. */
  WORKERS: number().int().min(1).max(128).default(1),
  DATABASE_POOL: number().int().min(2).max(200).default(10),
  /** What searches: the index in each process's memory, or an OpenSearch for more jobs than a machine holds. */
  SEARCH_ENGINE: z.enum(["embedded", "opensearch"]).default("embedded"),
  /** The nodes of OpenSearch, comma-separated: https://user:password@search.example.com:9200. */
  OPENSEARCH_URL: parsedBy(searchNodes).optional(),
  /** Names the index, so that several installations may share a cluster; and its shards, one for what a node holds. */
  OPENSEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,99}$/, "must be lower-case letters, digits and _")
    .default("signboard_jobs"),
  OPENSEARCH_SHARDS: number().int().min(1).max(1024).default(1),
  /** Fill an empty database with demo data at the first start; in production only when set to true. */
  DEMO_DATA: flag.optional(),
  /** Signs tokens and upload addresses; generated and kept in DATA_DIR when it is missing. */
  SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  /**
   * Encrypt the sensitive fields of profiles: <id>:<64 hexadecimal digits>, comma-separated; the first key writes, all
   * read. Generated and kept in DATA_DIR when it is missing.
   */
  PROFILE_KEYS: parsedBy((list) => {
    parseProfileKeys(list);
    return list;
  }).optional(),
  TOKEN_SECONDS: seconds.default(900),
  REFRESH_SECONDS: seconds.default(2_592_000),
  /** The response to hosts that belong to no brand: the default brand's site, or 421. */
  UNKNOWN_HOST: z.enum(["default", "refuse"]).default("refuse"),
  /** Addresses of proxies, comma-separated, whose X-Forwarded-* headers are trusted; `loopback` for 127.0.0.0/8 and ::1. */
  TRUSTED_PROXIES: z.string().default("").pipe(parsedBy(addressList)),
  /** Scheme and port of public addresses, where a proxy is in front (`publicAddressBy`): https://example.com sites use `https` and no port. */
  PUBLIC_SCHEME: z.enum(["http", "https"]).default("http"),
  PUBLIC_PORT: port.optional(),
  /** Whether URLs use the public host of each brand, not `<id>.localhost`; true by default in production and with https. */
  PUBLIC_HOSTS: flag.optional(),
  /** An external API that owns the policies: the build requests `<PAGES_API>/page/<slug>` for files with `policy: true`. */
  PAGES_API: address.optional(),
  /** Where browsers make the calls below /v1 (the unified API) and /v4 (the new API); the site's own host when missing. */
  UNIFIED_API_URL: base.optional(),
  NEW_API_URL: base.optional(),
  /** Where browsers load scripts, styles, fonts and pictures of the build from; the site's own host when missing. */
  ASSET_CDN_URL: base.optional(),
  /** Where employers post jobs: the link "Post a job", which is left out when missing. */
  MARKETPLACE_URL: address.optional(),
  /** Hosts whose pictures pages may show, comma-separated: https://cdn.example.com. */
  ASSET_HOSTS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((host) => host.trim() || []))
    .pipe(z.array(z.string().refine(isOrigin, "must be addresses without a path: https://cdn.example.com"))),
  /** smtp://user:password@host:port; mail is captured in DATA_DIR/outbox when it is missing. */
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "must be an address such as smtp://user:password@mail.example.com:587",
    })
    .optional(),
  MAIL_FROM: z.email({ error: "must be an address such as jobs@example.com" }).optional(),
  /** The client secrets of external sign-in (`externalSignIn` in brand.json), by brand: {"electrical":"secret"}. */
  EXTERNAL_SIGN_IN_SECRETS: secrets.optional(),
  /** An S3-compatible store; files are kept in DATA_DIR/files when it is missing. */
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Whether servers on several machines, on one PostgreSQL and one store, show one release, which one of them builds. */
  SHARED_RELEASES: flag.default(false),
  /** Each loaded release keeps about 8 MB in memory: after this many the process stops, for its service to restart it. */
  RESTART_AFTER_RELEASES: number().int().min(1).optional(),
  /** Whether the store supports `If-None-Match: *`, so that each signed URL accepts only one file. */
  S3_CONDITIONAL_PUT: flag.default(true),
  /** The server of a Chatwoot inbox that replaces the support widget: https://chat.example.com. */
  CHATWOOT_URL: z
    .string()
    .refine(isOrigin, "must be an address without a path: https://chat.example.com")
    .optional(),
  /** The inbox's website token, and the secret of its identity validation: one, or `brand=value,brand=value`. */
  CHATWOOT_TOKEN: z.string().default("").transform(perBrand),
  CHATWOOT_SECRET: z.string().default("").transform(perBrand),
  /** How many people must report a job before it is hidden until an operator decides; 0 hides none. */
  REPORTS_TO_HIDE: number().int().min(0).default(3),
  /** Employers' own hiring systems, which get each application: {"employer-slug":{"url":"https://…","key":"…"}}. */
  HIRING_SITES: parsedBy(parseHiringSites).optional(),
  /** Addresses that are not public where hiring sites may be, also by plain HTTP; `loopback` for this machine. */
  HIRING_NETWORKS: parsedBy(addressList).optional(),
  /** The editor for people who write (/editor on each brand's host), and the checkout whose files it changes. */
  SITE_EDITOR: flag.default(false),
  EDITOR_CONTENT_DIR: z.string().min(1).optional(),
  /** Addresses that are not public where feeds may be fetched from (`npm run signboard -- import http://…`). */
  FEED_NETWORKS: parsedBy(addressList).optional(),
  /** Seconds in which a feed's server may send nothing, and in which the whole feed must arrive; writing jobs does not count. */
  FEED_IDLE_SECONDS: seconds.default(60),
  FEED_SECONDS: seconds.default(1800),
  /** Megabytes of a feed or a file that is packed with gzip, once it is unpacked. */
  FEED_UNPACKED_MB: number().int().min(1).max(1_000_000).default(4096),
  /** A collector of traces by OpenTelemetry's protocol (OTLP over HTTP): http://127.0.0.1:4318. Nothing is traced without. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  /**
   * Sign-in calls a minute from one IP address, enough for an office that shares one; 0 turns this and the limits on
   * guesses and mails off (load tests).
   */
  AUTH_RATE_LIMIT: number().int().min(0).default(300),
});

/** The checked configuration. Empty variables count as missing. */
export type Config = ReturnType<typeof withChoices>;

/** Why the server cannot start, in plain words for the operator. */
export class ConfigError extends UserFacingError {
  override name = "ConfigError";
}

/**
 * Reads the configuration.
 * @throws ConfigError naming every invalid variable and what it must be.
 */
export const readConfig = (env: Record<string, string | undefined> = ownEnvironment()): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = environment.safeParse(given);
  const problems = result.success
    ? conflicts(result.data)
    : result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (problems.length) {
    throw new ConfigError(
      `The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join("\n")}\nSee .env.example for every variable.`,
    );
  }
  const config = withChoices(result.data!);
  // Builds and started servers set NODE_ENV to production for their libraries, so the default of PUBLIC_HOSTS is
  // saved on the first read, for this process and its children.
  if (env === process.env) env["PUBLIC_HOSTS"] = String(config.PUBLIC_HOSTS);
  return config;
};

/** Defaults that depend on other variables. */
const withChoices = (config: z.output<typeof environment>) => {
  const isProduction = config.NODE_ENV === "production";
  return {
    ...config,
    DEMO_DATA: config.DEMO_DATA ?? !isProduction,
    PUBLIC_HOSTS: config.PUBLIC_HOSTS ?? (isProduction || config.PUBLIC_SCHEME === "https"),
  };
};

/** The environment variables of the process, completed from `.env`. */
const ownEnvironment = (): NodeJS.ProcessEnv => {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return process.env;
};

const conflicts = (config: z.output<typeof environment>): string[] => [
  ...(config.WORKER || config.DATABASE_URL
    ? []
    : [
        "WORKER: the embedded database has no other process to send mail; it must be true, or DATABASE_URL set",
      ]),
  ...(config.WORKERS === 1 || config.DATABASE_URL
    ? []
    : ["WORKERS: the embedded database belongs to one process; it must be 1, or DATABASE_URL set"]),
  ...(["LISTEN_DATABASE_URL", "DATABASE_READ_URL"] as const)
    .filter((name) => config[name] && !config.DATABASE_URL)
    .map((name) => `${name}: is another address of the database of DATABASE_URL, which is missing`),
  ...(config.SHARED_RELEASES && !(config.DATABASE_URL && config.S3_ENDPOINT)
    ? ["SHARED_RELEASES: needs DATABASE_URL and the S3_ variables, which all machines share"]
    : []),
  ...(config.SEARCH_ENGINE === "opensearch" && !config.OPENSEARCH_URL
    ? ["OPENSEARCH_URL: is needed with SEARCH_ENGINE=opensearch"]
    : []),
  ...withoutPart(config),
  ...withoutInbox(config),
];

/** A token needs a server and a secret: without the secret, anybody could read a seeker's conversation. */
const withoutInbox = ({
  CHATWOOT_URL,
  CHATWOOT_TOKEN,
  CHATWOOT_SECRET,
}: z.output<typeof environment>): string[] => {
  const brands = [...CHATWOOT_TOKEN.keys()];
  if (CHATWOOT_URL && !brands.length) return ["CHATWOOT_TOKEN: is needed with CHATWOOT_URL"];
  if (!CHATWOOT_URL && brands.length) return ["CHATWOOT_URL: is needed with CHATWOOT_TOKEN"];
  return brands
    .filter((brand) => valueOf(CHATWOOT_SECRET, brand) === undefined)
    .map((brand) => `CHATWOOT_SECRET: is needed for the token of ${brand === every ? "all brands" : brand}`);
};

/** The S3 variables must be set together. */
const withoutPart = (config: z.output<typeof environment>): string[] => {
  const s3 = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = s3.filter((name) => config[name] === undefined);
  return missing.length === s3.length
    ? []
    : missing.map((name) => `${name}: is needed with the other S3_ variables`);
};
