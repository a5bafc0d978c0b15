import { and, eq, or } from "drizzle-orm";
import type { EmployerSummary } from "../../contract/job-fields.ts";
import { competitionState } from "../../domain/competitions/competition-state.ts";
import { competitionsOf } from "../../site/competitions/competitions-of.ts";
import type { ReadCompetition } from "../../site/competitions/read-competitions.ts";
import { seekers } from "../auth/tables.ts";
import { shownEmployer } from "../employers/shown-employer.ts";
import type { Context } from "../http/context.ts";
import { HttpError, notFound } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { competitionEntries } from "./tables.ts";

type Needs = Pick<Context, "db" | "brand">;

/** A competition that a site shows, and the employer that holds it. */
export interface ShownCompetition {
  file: ReadCompetition;
  employer: EmployerSummary | null;
}

/** A competition of the site by its slug. @throws HttpError 404 when the site has none. */
export const findCompetition = async (slug: string, needs: Needs): Promise<ShownCompetition> => {
  const shown = await withEmployer(competitionsOf(needs.brand).get(slug), needs);
  if (!shown) throw notFound("competition");
  return shown;
};

/** All competitions that the site shows, or those of one employer, by its slug. */
export const shownCompetitions = (needs: Needs, employer?: string): Promise<ShownCompetition[]> =>
  withEmployers(
    [...competitionsOf(needs.brand).values()].filter(
      ({ data }) => employer === undefined || data.employer === employer,
    ),
    needs,
  );

/** The competitions of the site that are open at a moment. */
export const openCompetitions = async (needs: Needs, now: Date): Promise<ReadCompetition[]> => {
  const open = [...competitionsOf(needs.brand).values()].filter(
    (file) => competitionState(file, now) === "open",
  );
  return (await withEmployers(open, needs)).map(({ file }) => file);
};

const withEmployers = async (files: ReadCompetition[], needs: Needs): Promise<ShownCompetition[]> =>
  (await Promise.all(files.map((file) => withEmployer(file, needs)))).filter((one) => one !== null);

/** Null where the site does not show the employer, and nothing else says that it shows the competition. */
const withEmployer = async (
  file: ReadCompetition | undefined,
  needs: Needs,
): Promise<ShownCompetition | null> => {
  if (!file) return null;
  const { employer: slug, brands } = file.data;
  const found = slug === undefined ? undefined : await shownEmployer(slug, needs);
  // An employer's own host shows its competitions, and none of the brand or of another employer.
  if (!found && (needs.brand.whiteLabel || (slug !== undefined && !brands && !file.owner))) return null;
  if (!found) return { file, employer: null };
  const { accent: _, ...employer } = found;
  return { file, employer };
};

/** @throws HttpError 409 unless the competition takes entries at this moment. */
export const refuseUnlessOpen = (file: ReadCompetition): void => {
  const state = competitionState(file, new Date());
  if (state === "upcoming") throw new HttpError(409, "This competition is not open yet.");
  if (state === "closed") throw new HttpError(409, "This competition has closed.");
};

/** Whether a person has entered, by the account or its email. */
export const hasEntered = async (
  competition: string,
  { id, email }: { id?: string | undefined; email: string },
  db: Db,
): Promise<boolean> => {
  const person = or(
    eq(competitionEntries.email, email),
    id === undefined ? undefined : eq(competitionEntries.seekerId, id),
  );
  return (
    (await db.$count(competitionEntries, and(eq(competitionEntries.competition, competition), person))) > 0
  );
};

/** Who makes a call; null for a visitor, or when the account has been erased since the token was issued. */
export const personOf = async ({ db, seeker }: Context<"optional">) => {
  if (!seeker) return null;
  const [row] = await db
    .select({ id: seekers.id, email: seekers.email, given: seekers.givenName, family: seekers.familyName })
    .from(seekers)
    .where(eq(seekers.id, seeker.id));
  return row ? { id: row.id, email: row.email, name: `${row.given} ${row.family}`.trim() } : null;
};
