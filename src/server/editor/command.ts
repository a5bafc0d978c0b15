import { asc, eq } from "drizzle-orm";
import * as z from "zod";
import { setupPath } from "../../domain/editor-paths.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import type { Services } from "../http/context.ts";
import { siteForLinks } from "../operator/site-for-links.ts";
import { json, told } from "../operator/told.ts";
import { newToken } from "./sessions.ts";
import { editors, editorSessions } from "./tables.ts";

const email = z.email().max(254).toLowerCase();

/** A command of `npm run signboard -- editor-account`. */
export const editorAccountCommand = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("list"), json }),
  z.strictObject({
    action: z.literal("add"),
    email,
    brands: z.array(z.string(), { error: "name its sites with --brand, or give --all" }).min(1).nullable(),
  }),
  z.strictObject({ action: z.literal("reset"), email }),
  z.strictObject({ action: z.literal("remove"), email }),
]);
export type EditorAccountCommand = z.output<typeof editorAccountCommand>;

type Needs = Pick<Services, "db" | "brands" | "config" | "secret">;

/** How long a set-up link opens, in days. */
const setupDays = 7;

/**
 * Runs an operator's command on the accounts of editors.
 * @returns the text to print.
 * @throws UserFacingError for an account or a brand that there is not.
 */
export const runEditorAccount = async (command: EditorAccountCommand, needs: Needs): Promise<string> => {
  const off = needs.config.SITE_EDITOR ? "" : "\nThe editor is off: set SITE_EDITOR=true for the server.";
  switch (command.action) {
    case "list":
      return told(command, await readList(needs), listText);
    case "add":
      return (await add(command.email, command.brands, needs)) + off;
    case "reset":
      return (await reset(command.email, needs)) + off;
    case "remove":
      return remove(command.email, needs);
  }
};

const add = async (address: string, wanted: string[] | null, needs: Needs): Promise<string> => {
  const { db, brands } = needs;
  const unknown = wanted?.find((id) => !brands.some((brand) => brand.id === id));
  if (unknown !== undefined)
    throw new UserFacingError(
      `There is no brand "${unknown}". There are ${brands.map(({ id }) => id).join(", ")}.`,
    );
  const [made] = await db
    .insert(editors)
    .values({ email: address, brands: wanted })
    .onConflictDoNothing()
    .returning({ id: editors.id });
  if (made) return `${address} may change ${scopeText(wanted)}.\n${await invite(address, needs)}`;
  await db.update(editors).set({ brands: wanted }).where(eq(editors.email, address));
  return `${address} had an account already; it may now change ${scopeText(wanted)}.`;
};

const reset = async (address: string, needs: Needs): Promise<string> => {
  const [found] = await needs.db
    .update(editors)
    .set({ passwordHash: null, secret: null })
    .where(eq(editors.email, address))
    .returning({ id: editors.id });
  if (!found) throw unknownAccount(address);
  await needs.db.delete(editorSessions).where(eq(editorSessions.editorId, found.id));
  return `${address} is signed out; password and second factor are forgotten.\n${await invite(address, needs)}`;
};

const remove = async (address: string, { db }: Needs): Promise<string> => {
  const removed = await db.delete(editors).where(eq(editors.email, address)).returning({ id: editors.id });
  if (!removed.length) throw unknownAccount(address);
  return `${address} has no account any more; what it wrote stays.`;
};

/** A link with which the owner of an account sets its password and its second factor. */
const invite = async (address: string, needs: Needs): Promise<string> => {
  const { token, hash } = newToken();
  const setupExpiresAt = new Date(Date.now() + setupDays * 24 * 60 * 60_000);
  const [editor] = await needs.db
    .update(editors)
    .set({ setupHash: hash, setupExpiresAt })
    .where(eq(editors.email, address))
    .returning();
  const brand = editor!.brands?.[0] ?? (needs.brands.find((one) => one.default) ?? needs.brands[0]!).id;
  return [
    `Give them this link; it sets a password and a second factor, and opens once within ${setupDays} days:`,
    siteForLinks(brand, needs).urlOf(setupPath(token)),
  ].join("\n");
};

/** The accounts; `brands` is null for all sites and what they share. */
const readList = async ({ db }: Needs) => {
  const rows = await db.select().from(editors).orderBy(asc(editors.email));
  return rows.map(({ email, name, brands, passwordHash }) => ({
    ...{ email, name, brands },
    isReady: passwordHash !== null,
  }));
};

const listText = (rows: Awaited<ReturnType<typeof readList>>): string => {
  if (!rows.length)
    return "No account for the editor. npm run signboard -- editor-account add <email> --brand <id>";
  return rows
    .map(({ email, name, brands, isReady }) =>
      [
        email,
        name || "(no name yet)",
        scopeText(brands),
        isReady ? "ready" : "waits for its set-up link",
      ].join("  "),
    )
    .join("\n");
};

const scopeText = (brands: readonly string[] | null) => brands?.join(", ") ?? "all sites and what they share";

const unknownAccount = (address: string) =>
  new UserFacingError(`There is no account for ${address}. npm run signboard -- editor-account lists them.`);
