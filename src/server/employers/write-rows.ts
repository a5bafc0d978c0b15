import { and, eq, getTableColumns, notInArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import type { EmployerRows } from "./prepare-employer.ts";
import {
  employerBanners,
  employerPages,
  employers,
  employerSections,
  type EmployerOrigin,
} from "../catalogue/employers/tables.ts";

/** Serialises all writes of employers: members of one may be written by another. */
export const lockEmployers = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(762010)`);

/** Adds an employer or replaces its content, and returns its id. The ids of its sections and pages stay. */
export const writeRows = async (
  tx: Db,
  { employer, banners, sections, pages }: EmployerRows,
  { origin, digest }: { origin: EmployerOrigin; digest: string },
): Promise<number> => {
  const values = { ...employer, origin, digest, hidden: false };
  const [row] = await tx
    .insert(employers)
    .values(values)
    .onConflictDoUpdate({
      target: employers.slug,
      set: {
        ...values,
        // An operator may have set it, where the content says nothing of it.
        applicationsEmail: sql`coalesce(excluded.applications_email, ${employers.applicationsEmail})`,
        contentAt: sql`now()`,
      },
    })
    .returning({ id: employers.id });
  const employerId = row!.id;
  await tx.delete(employerBanners).where(eq(employerBanners.employerId, employerId));
  if (banners.length)
    await tx
      .insert(employerBanners)
      .values(banners.map((data, position) => ({ employerId, position, data })));
  await removeOthers(tx, employerSections, employerId, sections);
  if (sections.length)
    await tx
      .insert(employerSections)
      .values(sections.map((section, position) => ({ ...section, employerId, position })))
      .onConflictDoUpdate({
        target: [employerSections.employerId, employerSections.slug],
        set: excluded(employerSections, ["position", "kind", "title", "data"]),
      });
  await removeOthers(tx, employerPages, employerId, pages);
  if (pages.length)
    await tx
      .insert(employerPages)
      .values(pages.map((page) => ({ ...page, employerId })))
      .onConflictDoUpdate({
        target: [employerPages.employerId, employerPages.slug],
        set: {
          ...excluded(employerPages, ["position", "title", "description", "contentHtml"]),
          updatedAt: sql`case when (${employerPages.title}, ${employerPages.description}, ${employerPages.contentHtml})
            is distinct from (excluded.title, excluded.description, excluded.content_html)
            then now() else ${employerPages.updatedAt} end`,
        },
      });
  return employerId;
};

type Parts = typeof employerSections | typeof employerPages;

/** Removes the sections or pages that an employer no longer has. */
const removeOthers = async (
  tx: Db,
  table: Parts,
  employerId: number,
  kept: readonly { slug: string }[],
): Promise<void> => {
  const slugs = kept.map(({ slug }) => slug);
  await tx
    .delete(table)
    .where(and(eq(table.employerId, employerId), slugs.length ? notInArray(table.slug, slugs) : undefined));
};

/** Sets columns to the values that were to be inserted. */
const excluded = (table: Parts, names: string[]) => {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${columns[name]!.name}`)]));
};
