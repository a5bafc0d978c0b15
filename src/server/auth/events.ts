import { event } from "../http/events.ts";

interface Account {
  id: string;
  email: string;
}

/** A seeker has signed in, with the address of the account. */
export const signedIn = event<Account>();

/** An account has another address, which both confirmed. */
export const emailChanged = event<Account>();
