import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where a running server takes operator commands: on the loopback address, never on the port of the sites. */
export interface OperatorAddress {
  /** The id of the server's lock on the database. */
  lock: string;
  port: number;
  /** Generated at each start. */
  key: string;
}

export const operatorHost = "127.0.0.1";

/** The path of an order, such as "import". */
export const orderPath = (order: string): string => `/operator/${order}`;

/** The file beside the embedded database with the address; only the server's user may read it. */
export const addressFile = (folder: string): string => join(folder, "operator-address.json");

/** The address of the server that has a data folder open, by the id of its lock; null when it takes no orders. */
export const readAddress = async (
  folder: string,
  lock: string | undefined,
): Promise<OperatorAddress | null> => {
  try {
    const address = JSON.parse(await readFile(addressFile(folder), "utf8")) as OperatorAddress;
    // A killed server leaves its file behind; another process may use its port now.
    return address.lock === lock ? address : null;
  } catch {
    return null;
  }
};
