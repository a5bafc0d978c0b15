import { and, eq, inArray } from "drizzle-orm";
import type { Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import type { Services } from "../http/context.ts";
import { openRow, sealData } from "./sealed-rows.ts";
import { profileEntries } from "./tables.ts";

/** Rows at a time. */
const batchSize = 200;

/**
 * Encrypts a batch of entries with the current key that an older one encrypted, and returns how many. Values that
 * cannot be read stay as they are; a row that changes meanwhile is left to the next batch.
 */
export const reEncryptEntries = async ({ db, keys, log }: Services): Promise<number> => {
  const older = [...keys.keys.keys()].filter((id) => id !== keys.current);
  if (!older.length) return 0;
  const rows = await db
    .select()
    .from(profileEntries)
    .where(inArray(profileEntries.keyId, older))
    .limit(batchSize);
  for (const stored of rows) {
    const section = sectionNamed(stored.section);
    const row = await openRow(stored, { keys, log });
    const sealed = await sealData(section, row.data, row, { keys });
    // What cannot be read with a key that is there was damaged: it is not tried again.
    const keyId = sealed.keyId !== null && older.includes(sealed.keyId) ? null : sealed.keyId;
    await db
      .update(profileEntries)
      .set({ data: sealed.data, keyId })
      .where(and(eq(profileEntries.id, row.id), eq(profileEntries.version, row.version)));
  }
  return rows.length;
};

/** Rows of a section that another release knows have no fields of their own here; their encrypted values are kept. */
const sectionNamed = (name: string): Pick<Section, "name" | "fields"> =>
  sections.find((section) => section.name === name) ?? { name, fields: {} };
