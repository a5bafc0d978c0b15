import { eq } from "drizzle-orm";
import type { EmployerProfile } from "../../contract/employer-fields.ts";
import type { Context } from "../http/context.ts";
import { notFound } from "../platform/http-error.ts";
import { cardColumns, cardsFrom, employerSummaries } from "./employer-cards.ts";
import type { IndexedEmployer } from "../catalogue/employers/employer-index.ts";
import { pictureUrl, shownPicture } from "./files/copy-files.ts";
import type { SiteEmployers } from "./shown-on-brand.ts";
import { employers } from "../catalogue/employers/tables.ts";

const mostMembers = 24;
const mostClients = 100;

/** What a page needs to know of an employer. */
export const profileOf = async (
  employer: IndexedEmployer,
  timestamp: string,
  opened: SiteEmployers,
  context: Context<"optional">,
): Promise<EmployerProfile> => {
  const [found] = await context.db
    .select({ row: employers, card: cardColumns(context) })
    .from(employers)
    .where(eq(employers.id, employer.id));
  const [card] = await cardsFrom(found ? [found.card] : [], [employer], opened, context);
  if (!found || !card) throw notFound("employer");
  const { row } = found;
  const members = membersOf(employer, opened);
  return {
    ...card,
    about: row.about,
    website: row.website,
    size: row.size ?? null,
    founded: row.founded,
    social: row.social,
    benefits: row.benefits,
    cover: row.cover && shownPicture(row.cover),
    favicon_image: row.favicon && pictureUrl(row.favicon),
    accent: row.accent,
    recruiter:
      row.type === "recruiter"
        ? {
            clients: await employerSummaries(
              members.slice(0, mostClients).map(({ id }) => id),
              context,
            ),
            consultants: row.consultants,
            fields: row.fields,
          }
        : null,
    ...(row.type === "association"
      ? { members: await largest(members, opened, context), members_total: members.length }
      : { members: [], members_total: 0 }),
    timestamp,
  };
};

/** Members of an association and named clients of a recruiter that have a page on this site. */
const membersOf = (
  { id, group }: IndexedEmployer,
  { index, isShown }: SiteEmployers,
): readonly IndexedEmployer[] =>
  group.flatMap((member) => {
    const found = member === id ? undefined : index.byId.get(member);
    return found && isShown(found) ? [found] : [];
  });

/** The members with the most live jobs. */
const largest = async (
  members: readonly IndexedEmployer[],
  { counts }: SiteEmployers,
  context: Context<"optional">,
): Promise<EmployerProfile["members"]> => {
  const shown = members
    .map(({ id }) => ({ id, live_jobs: counts.of(id) }))
    .sort((a, b) => b.live_jobs - a.live_jobs)
    .slice(0, mostMembers);
  const summaries = await employerSummaries(
    shown.map(({ id }) => id),
    context,
  );
  return summaries.map((summary, at) => ({ ...summary, live_jobs: shown[at]!.live_jobs }));
};
