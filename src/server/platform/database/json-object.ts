import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

type Columns = Record<string, PgColumn | SQL>;

/** What a value becomes as JSON. */
type AsJson<Value> = Value extends Date ? string : Value;

/** What is read of a column or an expression. */
type ValueOf<C> =
  C extends SQL<infer Value>
    ? Value
    : C extends PgColumn
      ? C["_"]["notNull"] extends true
        ? C["_"]["data"]
        : C["_"]["data"] | null
      : never;

/** What `jsonObject` reads. */
export type JsonOf<C extends Columns> = { [Name in keyof C]: AsJson<ValueOf<C[Name]>> };

/** Columns as one object of JSON: reading many columns one by one costs twice as much. Moments are text in it. */
export const jsonObject = <C extends Columns>(columns: C): SQL<JsonOf<C>> => {
  const entries = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(entries, sql`, `)})`;
};
