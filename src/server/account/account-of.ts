import { and, eq } from "drizzle-orm";
import { notifications, type Account, type NotificationChoices } from "../../contract/account.ts";
import { isLive } from "../auth/codes.ts";
import { hasPassword } from "../auth/password.ts";
import type { Seeker } from "../auth/sessions.ts";
import { accountCodes, seekers } from "../auth/tables.ts";
import { signInFirst } from "../platform/http-error.ts";
import type { Context } from "../http/context.ts";

/** The row of the seeker's account. @throws HttpError 401 when it has been deleted meanwhile. */
export const ownAccount = async ({
  db,
  seeker,
}: Pick<Context<"seeker">, "db" | "seeker">): Promise<Seeker> => {
  const [row] = await db.select().from(seekers).where(eq(seekers.id, seeker.id));
  if (!row) throw signInFirst({ hasToken: true });
  return row;
};

/** The seeker's account as the API returns it. */
export const accountOf = async (context: Context<"seeker">): Promise<Account> => {
  const row = await ownAccount(context);
  const isPending = and(
    eq(accountCodes.seekerId, row.id),
    eq(accountCodes.purpose, "email_new"),
    isLive(accountCodes),
  );
  const [pending] = await context.db
    .select({ email: accountCodes.email })
    .from(accountCodes)
    .where(isPending);
  return {
    id: row.id,
    email: row.email,
    given_name: row.givenName,
    family_name: row.familyName,
    has_password: hasPassword(row.passwordHash),
    pending_email: pending?.email ?? null,
    notifications: Object.fromEntries(
      notifications.map(({ id }) => [id, !row.mutedMails.includes(id)]),
    ) as NotificationChoices,
    created_at: row.createdAt.toISOString(),
  };
};
