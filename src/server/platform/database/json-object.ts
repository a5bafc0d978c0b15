import { Column, getTableName, is, sql, type SQL } from "drizzle-orm";
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

/**
 * Columns as one object of JSON: reading many columns one by one costs twice as much. Moments are text in it. Columns of
 * tables are written as text, as drizzle would look at each of them in every query.
 */
export const jsonObject = <C extends Columns>(columns: C): SQL<JsonOf<C>> => {
  const entries = Object.entries(columns);
  const plain = entries.flatMap(([name, value]) =>
    is(value, Column) ? [`'${name}', "${getTableName(value.table)}"."${value.name}"`] : [],
  );
  const others = entries.flatMap(([name, value]) =>
    is(value, Column) ? [] : [sql`${sql.raw(`'${name}'`)}, ${value}`],
  );
  const text = plain.length ? [sql.raw(plain.join(", "))] : [];
  return sql`json_build_object(${sql.join([...text, ...others], sql`, `)})`;
};
