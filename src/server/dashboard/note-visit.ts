import { sql } from "drizzle-orm";
import { seekers } from "../auth/tables.ts";
import type { Context } from "../http/context.ts";
import { dashboardVisits } from "./tables.ts";

/** A visit has ended when the dashboard was not loaded for this long: until then what is new stays new. */
const pauseMinutes = 30;

/** Notes that the seeker looks at the dashboard now. Returns since when things are new to them. */
export const noteVisit = async ({
  db,
  brand,
  seeker,
}: Pick<Context<"seeker">, "db" | "brand" | "seeker">): Promise<Date> => {
  const { newSince, seenAt } = dashboardVisits;
  const hasEnded = sql`${seenAt} < now() - make_interval(mins => ${pauseMinutes})`;
  const [visit] = await db
    .insert(dashboardVisits)
    .values({
      seekerId: seeker.id,
      brand: brand.id,
      newSince: sql`(select ${seekers.createdAt} from ${seekers} where ${seekers.id} = ${seeker.id})`,
      seenAt: sql`now()`,
    })
    .onConflictDoUpdate({
      target: [dashboardVisits.seekerId, dashboardVisits.brand],
      set: { newSince: sql`case when ${hasEnded} then ${seenAt} else ${newSince} end`, seenAt: sql`now()` },
    })
    .returning({ newSince });
  return visit!.newSince;
};
