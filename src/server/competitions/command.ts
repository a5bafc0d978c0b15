import { and, count, desc, eq, isNotNull } from "drizzle-orm";
import { stringify } from "csv-stringify/sync";
import * as z from "zod";
import { counted } from "../../domain/text/counted.ts";
import { competitionState } from "../../domain/competitions/competition-state.ts";
import { timeText } from "../../domain/text/time-text.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { everyCompetition } from "../../site/competitions/competitions-of.ts";
import type { ReadCompetition } from "../../site/competitions/read-competitions.ts";
import { printedLine } from "../operator/printed-text.ts";
import { json, told } from "../operator/told.ts";
import type { Db } from "../platform/database/open.ts";
import { drawText, drawWinners } from "./draw.ts";
import { competitionDraws, competitionEntries } from "./tables.ts";

const slug = z.string().min(1).max(250);

/** A command of `npm run signboard -- competition`. */
export const competitionCommand = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("list"), json }),
  z.strictObject({ action: z.literal("show"), slug, json }),
  z.strictObject({ action: z.literal("csv"), slug }),
  z.strictObject({ action: z.literal("draw"), slug, winners: z.int().min(1).max(1000) }),
]);
export type CompetitionCommand = z.output<typeof competitionCommand>;

/** How many entries are printed; the CSV has all of them. */
const listed = 50;

/**
 * Runs an operator's command on the competitions.
 * @returns the text to print, or the CSV.
 * @throws UserFacingError when there is no such competition, or it cannot be drawn yet.
 */
export const runCompetition = async (command: CompetitionCommand, { db }: { db: Db }): Promise<string> => {
  if (command.action === "list") return told(command, await readList(db), listText);
  const competition = competitionNamed(command.slug);
  if (command.action === "csv") return csvOf(await entriesOf(competition, db));
  if (command.action === "draw") return drawWinners(competition, command.winners, db);
  return told(command, await readCompetition(competition, db), (read) => showText(competition, read));
};

/** A competition by its slug, or by "<brand>/<slug>" where several have the same. */
const competitionNamed = (name: string): ReadCompetition => {
  const named = everyCompetition().filter(({ id, slug }) => id === name || slug === name);
  const found = named.find(({ id }) => id === name) ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found;
  throw new UserFacingError(
    named.length
      ? `Several competitions are called "${name}". Name one: ${named.map(({ id }) => id).join(", ")}.`
      : `There is no competition "${name}" in src/content/competitions. npm run signboard -- competition lists them.`,
  );
};

/** The entries that count and whose person is known, the first ones first. */
const entriesOf = ({ id }: ReadCompetition, db: Db) =>
  db
    .select()
    .from(competitionEntries)
    .where(and(eq(competitionEntries.competition, id), isNotNull(competitionEntries.email)))
    .orderBy(competitionEntries.enteredAt, competitionEntries.id);

/** All competitions, also those whose file is gone; these have no state. */
const readList = async (db: Db) => {
  const rows = await db
    .select({ id: competitionEntries.competition, total: count() })
    .from(competitionEntries)
    .groupBy(competitionEntries.competition);
  const totals = new Map(rows.map(({ id, total }) => [id, total]));
  const all = everyCompetition();
  const gone = [...totals.keys()].filter((id) => !all.some((one) => one.id === id));
  return [
    ...all.map((one) => ({ id: one.id, state: stateText(one), entries: totals.get(one.id) ?? 0 })),
    ...gone.map((id) => ({ id, state: null, entries: totals.get(id)! })),
  ];
};

const listText = (rows: Awaited<ReturnType<typeof readList>>): string =>
  rows
    .map(({ id, state, entries }) => `  ${id}  ${state ?? "its file is gone"}  ${entryCount(entries)}`)
    .join("\n") || "There is no competition in src/content/competitions.";

const stateText = (competition: ReadCompetition): string => {
  const state = competitionState(competition, new Date());
  const moment = state === "upcoming" ? competition.opensAt : competition.closesAt;
  const verb = state === "upcoming" ? "opens" : state === "open" ? "open until" : "closed";
  return `${verb} ${timeText(moment, competition.timeZone)}`;
};

const entryCount = (total: number) => counted(total, "entry", "entries");

const readCompetition = async (competition: ReadCompetition, db: Db) => ({
  id: competition.id,
  title: competition.data.title,
  state: stateText(competition),
  entries: await entriesOf(competition, db),
  draws: await db
    .select()
    .from(competitionDraws)
    .where(eq(competitionDraws.competition, competition.id))
    .orderBy(desc(competitionDraws.id)),
});

const showText = (
  competition: ReadCompetition,
  { entries, draws }: Awaited<ReturnType<typeof readCompetition>>,
): string =>
  [
    `${competition.data.title}: ${stateText(competition)}; ${entryCount(entries.length)}`,
    ...entries
      .slice(0, listed)
      .map(
        (one) =>
          `  ${one.enteredAt.toISOString()}  ${printedLine(one.email ?? "")}  ${printedLine(one.name)}  ${one.brand}`,
      ),
    ...(entries.length > listed ? [`  … and ${entries.length - listed} more: --csv FILE has all`] : []),
    ...draws.flatMap((draw) => ["", drawText(draw, entries)]),
  ].join("\n");

/** The entries as CSV. Spreadsheets would run cells that begin like a formula, so these get an apostrophe. */
const csvOf = (entries: (typeof competitionEntries.$inferSelect)[]): string =>
  stringify(
    entries.map((one) => [
      one.enteredAt.toISOString(),
      one.email,
      one.name,
      one.answer,
      one.brand,
      one.termsVersion,
      one.agreedAt.toISOString(),
      one.drawId === null ? "" : `draw ${one.drawId}`,
    ]),
    {
      header: true,
      columns: [
        "entered_at",
        "email",
        "name",
        "answer",
        "site",
        "terms_version",
        "terms_agreed_at",
        "won_in",
      ],
      escape_formulas: true,
      bom: true,
      record_delimiter: "windows",
    },
  );
