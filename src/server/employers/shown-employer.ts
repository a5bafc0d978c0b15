import { eq } from "drizzle-orm";
import { HttpError } from "../platform/http-error.ts";
import type { Context } from "../http/context.ts";
import { employerSummaryColumns } from "../catalogue/employers/employer-summary.ts";
import { findEmployer } from "./shown-on-brand.ts";
import { employers } from "../catalogue/employers/tables.ts";

/** An employer by its slug, with its accent; undefined where the site does not show it. */
export const shownEmployer = async (slug: string, site: Pick<Context, "db" | "brand">) => {
  const found = await findEmployer({ slug }, site).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const [employer] = await site.db
    .select({ ...employerSummaryColumns(site.brand), accent: employers.accent })
    .from(employers)
    .where(eq(employers.id, found.employer.id));
  return employer;
};
