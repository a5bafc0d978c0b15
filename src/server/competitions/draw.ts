import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { competitionState } from "../../domain/competitions/competition-state.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import type { ReadCompetition } from "../../site/competitions/read-competitions.ts";
import { printedLine } from "../operator/printed-text.ts";
import type { Db } from "../platform/database/open.ts";
import { competitionDraws, competitionEntries } from "./tables.ts";

type Entry = typeof competitionEntries.$inferSelect;
type Draw = typeof competitionDraws.$inferSelect;

/**
 * Where an entry stands in a draw, the lowest first: SHA-256 of the seed, a colon and the entry's id. With the seed
 * anybody can repeat it, and nobody could have known it before.
 */
const rankOf = (seed: string, { id }: Pick<Entry, "id">): string =>
  createHash("sha256").update(`${seed}:${id}`).digest("hex");

const inOrder = (seed: string, entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (rankOf(seed, a) < rankOf(seed, b) ? -1 : 1));

/**
 * Draws winners among the entries that have not won yet, and stores the draw with its seed.
 * @returns the text to print.
 * @throws UserFacingError before the competition has closed, and when nobody is left to win.
 */
export const drawWinners = (competition: ReadCompetition, winners: number, db: Db): Promise<string> =>
  db.transaction(async (tx) => {
    if (competitionState(competition, new Date()) !== "closed")
      throw new UserFacingError("This competition has not closed yet: winners are drawn afterwards.");
    const pool = await tx
      .select()
      .from(competitionEntries)
      .where(
        and(
          eq(competitionEntries.competition, competition.id),
          isNotNull(competitionEntries.email),
          isNull(competitionEntries.drawId),
        ),
      )
      .orderBy(competitionEntries.id)
      .for("update");
    if (!pool.length) throw new UserFacingError("No entry is left that has not won.");
    const seed = randomBytes(16).toString("hex");
    const [draw] = await tx
      .insert(competitionDraws)
      .values({ competition: competition.id, seed, entries: pool.length })
      .returning();
    const drawn = inOrder(seed, pool).slice(0, winners);
    const ids = drawn.map(({ id }) => id);
    await tx.update(competitionEntries).set({ drawId: draw!.id }).where(inArray(competitionEntries.id, ids));
    return drawText(
      draw!,
      drawn.map((one) => ({ ...one, drawId: draw!.id })),
    );
  });

/** A draw with its seed, and its winners among some entries, the first one first. */
export const drawText = (draw: Draw, entries: readonly Entry[]): string =>
  [
    `Draw ${draw.id}, ${draw.createdAt.toISOString()}: from ${draw.entries} entries, with the seed ${draw.seed}`,
    ...inOrder(
      draw.seed,
      entries.filter(({ drawId }) => drawId === draw.id),
    ).map(({ email, name }, at) => `  ${at + 1}. ${printedLine(email ?? "")}  ${printedLine(name)}`),
  ].join("\n");
