import { eq } from "drizzle-orm";
import { seekers } from "../auth/tables.ts";
import type { Db } from "../platform/database/open.ts";

/** The columns of an account that the profile shows. */
export const accountColumns = {
  id: seekers.id,
  email: seekers.email,
  givenName: seekers.givenName,
  familyName: seekers.familyName,
};

/** What the profile shows of an account. */
export interface Account {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
}

const columnOf: Record<string, "givenName" | "familyName"> = {
  given_name: "givenName",
  family_name: "familyName",
};

/** The property of the account that holds a field marked `account`. @throws Error for a field that no column holds. */
export const accountField = (field: string): "givenName" | "familyName" => {
  const column = columnOf[field];
  if (!column) throw new Error(`No column of the account holds the field ${field}.`);
  return column;
};

/** Saves the fields of an account that are given, and returns the account as it is then. */
export const saveAccount = async (
  account: Account,
  changes: Readonly<Record<string, unknown>>,
  db: Db,
): Promise<Account> => {
  const columns = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [accountField(field), value as string]),
  );
  if (Object.keys(columns).length) await db.update(seekers).set(columns).where(eq(seekers.id, account.id));
  return { ...account, ...columns };
};
