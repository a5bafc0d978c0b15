import { sql } from "drizzle-orm";
import type { Db } from "../../server/platform/database/open.ts";

/** A table of the product, with its columns except generated ones. */
export interface Table {
  name: string;
  columns: string[];
}

/** All tables, each after those that its foreign keys refer to. */
export const tablesOf = async (db: Db): Promise<Table[]> => {
  const { rows } = await db.execute(sql`
    select t.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as needs
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' order by t.relname`);
  const waiting = rows as unknown as (Table & { needs: string[] })[];
  const sorted: Table[] = [];
  while (waiting.length) {
    const next = waiting.findIndex(
      ({ needs }) => !needs.some((name) => waiting.some((t) => t.name === name)),
    );
    if (next < 0) throw new Error(`Tables refer to each other in a ring: ${waiting.map(({ name }) => name)}`);
    sorted.push(...waiting.splice(next, 1));
  }
  return sorted;
};

/** Whether the database holds more than a new one does. */
export const isUsed = async (db: Db): Promise<boolean> => {
  for (const { name } of await tablesOf(db)) {
    if (alwaysFilled.has(name)) continue;
    const { rows } = await db.execute(sql`select exists (select from ${sql.identifier(name)}) as used`);
    if (rows[0]!["used"]) return true;
  }
  return false;
};

const alwaysFilled = new Set(["locations", "moved_locations", "search_epochs"]);
