import { eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Brand } from "../../../contract/brand.ts";
import { employerAreas } from "../../../domain/employers/employer-path.ts";
import { employerPicturesPath } from "../../../domain/employers/employer-pictures-path.ts";
import { jobs } from "../jobs/tables.ts";
import { employers } from "./tables.ts";

/** What names an employer everywhere on a site, as columns of a query (`employerSummary`). */
export const employerSummaryColumns = ({ whiteLabel }: Pick<Brand, "whiteLabel">) => ({
  id: employers.id,
  name: employers.name,
  slug: employers.slug,
  type: employers.type,
  logo: sql<string | null>`${`${employerPicturesPath}/`}::text || (${employers.logo} ->> 'name')`,
  path: sql<string>`case when ${employers.slug} = ${whiteLabel?.slug ?? ""} then '/'
    else '/' || (${JSON.stringify(employerAreas)}::jsonb ->> ${employers.type}) || '/' || ${employers.slug} end`,
});

/** Whether a site has a page of an employer whose jobs it shows. */
export const hasPage = ({ id, whiteLabel }: Brand): SQL<boolean> =>
  whiteLabel
    ? sql`(not ${employers.hidden} and ${employers.id} = any(${`{${whiteLabel.group.join(",")}}`}::int[]))`
    : sql`(not ${employers.hidden} and coalesce(${id} = any(${employers.brands}), true))`;

/** The employer that a job belongs to, which is not named where it may not be. */
export const jobOwners = alias(employers, "owner");
export const ownsJob = eq(jobOwners.id, jobs.employerId);
/** Joins `employers` as the employer under whose name a job is shown: a recruiter for clients that may not be named. */
export const isShownEmployer = eq(employers.id, sql`coalesce(${jobOwners.shownAs}, ${jobOwners.id})`);

/** Whether a job is shown under an employer's name: its own, or a client's that may not be named. */
export const isShownAs = (employerId: number) =>
  sql`${jobs.employerId} in (select ${jobOwners.id} from ${employers} as "owner" where coalesce(${jobOwners.shownAs}, ${jobOwners.id}) = ${employerId})`;
