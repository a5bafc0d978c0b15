import { atom } from "nanostores";
import { getAccount, setNotifications, type Account, type NotificationId } from "../../contract/account.ts";
import { change } from "../session/change.ts";
import { keepSeeker } from "../session/seeker.ts";
import { fetchPayload } from "../session/send.ts";

/** Loading state of the account. */
type AccountState =
  { state: "loading" } | { state: "ready"; account: Account } | { state: "failed"; message: string };

/** The seeker's account. */
export const $account = atom<AccountState>({ state: "loading" });

/** Loads the account. */
export const loadAccount = async (): Promise<void> => {
  $account.set({ state: "loading" });
  try {
    showAccount(await fetchPayload(getAccount, {}));
  } catch (error) {
    $account.set({ state: "failed", message: error instanceof Error ? error.message : "Please try again." });
  }
};

/** Shows the account as the server has answered it; name and address change on the whole page. */
export const showAccount = (account: Account): void => {
  const { id, email, given_name, family_name } = account;
  $account.set({ state: "ready", account });
  keepSeeker({ id, email, given_name, family_name });
};

/** Switches a kind of mail on or off: shown at once, and taken back if the server refuses. */
export const chooseNotification = async (
  account: Account,
  id: NotificationId,
  wanted: boolean,
): Promise<void> => {
  const optimistic = () => {
    const choices = { ...account.notifications, [id]: wanted };
    $account.set({ state: "ready", account: { ...account, notifications: choices } });
    return () => $account.set({ state: "ready", account });
  };
  const saved = await change(setNotifications, { body: { [id]: wanted } }, { optimistic, repeatable: true });
  if (saved.ok) showAccount(saved.payload);
};
