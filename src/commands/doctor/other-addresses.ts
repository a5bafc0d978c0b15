import pg from "pg";
import { parsePostgresAddress } from "../../runtime/postgres-address.ts";
import { explainFailure } from "../../server/platform/database/explain-failure.ts";
import { connectionTo } from "../../server/platform/database/postgres-host.ts";
import { ok, warning, type Check, type Finding } from "./check.ts";

/** What each other address of the database is for, and what happens where it cannot be used. */
const addresses = {
  LISTEN_DATABASE_URL: "processes that send mail do not start",
  DATABASE_READ_URL: "the primary is read instead",
} as const;

/** Whether the other addresses of the database answer, which a server may run on without. */
export const otherAddresses: Check = async ({ config }) => {
  const names = Object.keys(addresses) as (keyof typeof addresses)[];
  return Promise.all(names.flatMap((name) => (config[name] ? tryAddress(name, config[name]) : [])));
};

const tryAddress = async (name: keyof typeof addresses, address: string): Promise<Finding> => {
  const at = `${name} (${parsePostgresAddress(address).hosts})`;
  const client = new pg.Client({ ...connectionTo(address), application_name: "signboard doctor" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
    const isRight = rows[0]!.standby === (name === "DATABASE_READ_URL");
    return isRight
      ? ok(`${at} answers.`)
      : warning(
          `${at} is ${rows[0]!.standby ? "a standby: name the primary" : "no standby, and saves the primary nothing"}.`,
        );
  } catch (error) {
    return warning(`${at} cannot be used, so that ${addresses[name]}: ${explainFailure(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
};
