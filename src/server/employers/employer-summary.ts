import { sql } from "drizzle-orm";
import { employers } from "./tables.ts";

/** The path below which the pictures of employers are served. */
export const employerPicturesPath = "/v1/employer-pictures";

/** What names an employer everywhere, as columns of a query (`employerSummary`). */
export const employerSummaryColumns = {
  id: employers.id,
  name: employers.name,
  slug: employers.slug,
  type: employers.type,
  logo: sql<string | null>`${`${employerPicturesPath}/`}::text || (${employers.logo} ->> 'name')`,
};
