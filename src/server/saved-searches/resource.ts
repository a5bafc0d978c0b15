import { eq, inArray, or } from "drizzle-orm";
import { emailChanged, signedIn } from "../auth/events.ts";
import { on } from "../http/events.ts";
import type { Person, Resource, Rows } from "../http/resource.ts";
import { claimSavedSearches } from "./claim.ts";
import { acceptAddress } from "./reject-address.ts";
import { savedSearches as saved } from "./tables.ts";

/** Those that were saved without signing in. */
const ofAddresses = ({ emails }: Person): Rows[] => [[saved, inArray(saved.email, emails)]];

export const savedSearches: Resource = {
  subscriptions: [
    on(signedIn, (account, tx) => claimSavedSearches(tx, account)),
    on(emailChanged, async (account, tx) => {
      await claimSavedSearches(tx, account);
      await acceptAddress(account.id, tx);
    }),
  ],
  erase: ofAddresses,
  collect: ofAddresses,
  mailsAbout: ({ seekerId, emails }) => ({
    saved_search: [saved, or(eq(saved.seekerId, seekerId), inArray(saved.email, emails))],
  }),
};
