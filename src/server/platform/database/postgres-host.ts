import { Socket } from "node:net";
import { checkServerIdentity, type ConnectionOptions } from "node:tls";
import pg from "pg";
import {
  parsePostgresAddress,
  type PostgresAddress,
  type Wanted,
} from "../../../runtime/postgres-address.ts";

/** How long one of several hosts may take to say what it is, in milliseconds: less than a connection may take. */
const patienceMs = 2_000;
const defaultPort = 5432;

/** How the driver connects. */
export interface Connection {
  connectionString: string;
  application_name: string;
  connectionTimeoutMillis: number;
  keepAlive: boolean;
  /** Makes the socket, given the options of TLS. */
  stream?: (config?: { ssl?: unknown }) => Socket;
}

/**
 * How the driver connects to an address. The driver knows one host; of several, each new connection goes to the one
 * that `target_session_attrs` wants, so that a promoted standby is found without a restart.
 */
export const connectionTo = (address: string): Connection => {
  const parsed = parsePostgresAddress(address);
  const [url] = parsed.urls;
  const connection = {
    connectionString: url!,
    // A restore recognises by this name that the database is in use.
    application_name: "signboard",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  if (parsed.urls.length === 1) return connection;
  const find = finderOf(parsed);
  return { ...connection, stream: (config) => new FoundHost(find, config?.ssl) };
};

/** A connection to a host that is looked for first. */
class FoundHost extends Socket {
  readonly #find: () => Promise<URL>;
  readonly #tls: unknown;

  constructor(find: () => Promise<URL>, tls: unknown) {
    super();
    this.#find = find;
    this.#tls = tls;
  }

  /** Called by the driver with the first host of the address. */
  override connect(): this {
    this.#find().then(
      ({ hostname, port }) => {
        if (this.destroyed) return;
        const host = hostname.replace(/^\[|\]$/g, "");
        // The driver would compare the certificate with the first host. The options are this connection's own.
        if (this.#tls && typeof this.#tls === "object") checkIdentityOf(host, this.#tls);
        super.connect(Number(port) || defaultPort, host);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}

const checkIdentityOf = (host: string, tls: ConnectionOptions): void => {
  // Modes that compare no names have a check of their own already.
  tls.checkServerIdentity ??= (_first, certificate) => checkServerIdentity(host, certificate);
};

/** Looks for the wanted one of several hosts, beginning with the one that was it before. */
const finderOf = ({ urls, wanted, hosts }: PostgresAddress): (() => Promise<URL>) => {
  let last: string | undefined;
  return async () => {
    if (last && (await isOne(last, orderOf(wanted)[0]!).catch(() => false))) return new URL(last);
    const errors: unknown[] = [];
    for (const is of orderOf(wanted)) {
      const tried = urls.map(async (url) => {
        if (await isOne(url, is)) return url;
        throw Object.assign(
          new Error(`${new URL(url).host} is ${is === "primary" ? "a standby" : "no standby"}`),
          {
            code: "25006",
          },
        );
      });
      try {
        return new URL((last = await Promise.any(tried)));
      } catch (error) {
        errors.push(...(error as AggregateError).errors);
      }
    }
    const reasons = errors.map(
      (error) => (error as Error).message || String((error as { code?: string }).code),
    );
    throw new AggregateError(
      errors,
      `no host of ${hosts} is the one that is wanted: ${[...new Set(reasons)].join("; ")}`,
    );
  };
};

type Role = "any" | "primary" | "standby";

/** What is looked for, the best first. */
const orderOf = (wanted: Wanted): Role[] =>
  wanted === "read-write" ? ["primary"] : wanted === "prefer-standby" ? ["standby", "any"] : [wanted];

const isOne = async (url: string, role: Role): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ role: Role }>(
      "select case when pg_is_in_recovery() then 'standby' else 'primary' end as role",
    );
    return role === "any" || rows[0]!.role === role;
  } finally {
    // A host that hangs answers no goodbye either.
    void client.end().catch(() => undefined);
  }
};
