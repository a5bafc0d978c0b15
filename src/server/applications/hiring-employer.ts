import { hiringSiteOf } from "../../runtime/hiring-sites.ts";
import type { Context } from "../http/context.ts";
import { shownEmployerOf } from "./shown-employer.ts";

/** The id of the employer that a job is shown under, if that has a hiring site of its own; null otherwise. */
export const hiringEmployerOf = async (
  jobId: number,
  { db, config }: Pick<Context, "db" | "config">,
): Promise<number | null> => {
  const employer = await shownEmployerOf(jobId, db);
  return employer && hiringSiteOf(config.HIRING_SITES, employer.slug) ? employer.id : null;
};
