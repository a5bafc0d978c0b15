import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { ImportedEmployer } from "../../site/employers/employer-schema.ts";
import type { Db } from "../platform/database/open.ts";
import { employerMembers, employers } from "../catalogue/employers/tables.ts";

/** A member or a client that an employer names. */
interface NamedMember {
  slug: string;
  named: boolean;
  path: PropertyKey[];
}

/** The members of an association, or the clients of a recruiter. */
export const membersIn = ({
  members,
  clients,
}: Pick<ImportedEmployer, "members" | "clients">): NamedMember[] => [
  ...members.map((slug, at) => ({ slug, named: true, path: ["members", at] })),
  ...clients.map(({ employer, named }, at) => ({ slug: employer, named, path: ["clients", at, "employer"] })),
];

/** The ids of those that exist, by slug. */
export const memberIds = async (
  db: Db,
  wanted: readonly Pick<NamedMember, "slug">[],
): Promise<Map<string, number>> => {
  const slugs = wanted.map(({ slug }) => slug);
  const rows = slugs.length
    ? await db
        .select({ slug: employers.slug, id: employers.id })
        .from(employers)
        .where(sql`${employers.slug} = any(${textArrayOf(slugs)}::text[])`)
    : [];
  return new Map(rows.map(({ slug, id }) => [slug, id]));
};

/** Slugs as an array literal: they have no characters that need quotes. */
const textArrayOf = (slugs: readonly string[]) => `{${slugs.map((slug) => `"${slug}"`).join(",")}}`;

/** Replaces the members of an employer where they differ, and decides again whose jobs are shown under its name. */
export const writeMembers = async (
  tx: Db,
  ownerSlug: string,
  wanted: readonly NamedMember[],
  ids: ReadonlyMap<string, number>,
): Promise<void> => {
  const ownerId = (await memberIds(tx, [{ slug: ownerSlug }])).get(ownerSlug);
  if (ownerId === undefined) return;
  const rows = wanted.flatMap(({ slug, named }, position) => {
    const memberId = ids.get(slug);
    return memberId === undefined ? [] : [{ ownerId, memberId, named, position }];
  });
  const before = await tx
    .select()
    .from(employerMembers)
    .where(eq(employerMembers.ownerId, ownerId))
    .orderBy(employerMembers.position);
  if (!isDeepStrictEqual(before, rows)) {
    await tx.delete(employerMembers).where(eq(employerMembers.ownerId, ownerId));
    if (rows.length) await tx.insert(employerMembers).values(rows);
    await tx
      .update(employers)
      .set({ contentAt: sql`now()` })
      .where(eq(employers.id, ownerId));
  }
  // The owner as well: it may have become a recruiter, or be one no more.
  await hideClients(tx, [ownerId, ...[...before, ...rows].map(({ memberId }) => memberId)]);
};

/**
 * Sets the recruiter under whose name the jobs of employers are shown: the first that may not name them, even if its
 * own page is hidden. Recruiters are named themselves, so that a name never leads on to another.
 */
const hideClients = async (tx: Db, ids: number[]): Promise<void> => {
  const recruiter = sql`(
    select min(member.owner_id) from employer_members member join employers owner on owner.id = member.owner_id
    where member.member_id = ${employers.id} and not member.named and owner.type = 'recruiter'
      and ${employers.type} <> 'recruiter')`;
  await tx
    .update(employers)
    .set({ shownAs: recruiter })
    .where(and(inArray(employers.id, ids), sql`${employers.shownAs} is distinct from ${recruiter}`));
};
