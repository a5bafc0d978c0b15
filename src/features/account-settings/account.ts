import { getAccount, setNotifications, type Account, type NotificationId } from "../../contract/account.ts";
import { change } from "../session/change.ts";
import { createResource } from "../session/resource.ts";
import { keepSeeker } from "../session/seeker.ts";
import { fetchPayload } from "../session/send.ts";

/** Name and address change on the whole page. */
const keep = (account: Account): Account => {
  const { id, email, given_name, family_name } = account;
  keepSeeker({ id, email, given_name, family_name });
  return account;
};

/** The seeker's account. */
export const account = createResource(async () => keep(await fetchPayload(getAccount, {})));

/** Shows the account as the server has answered it. */
export const showAccount = (changed: Account): void => account.show(keep(changed));

/** Switches a kind of mail on or off: shown at once, and taken back if the server refuses. */
export const chooseNotification = async (
  current: Account,
  id: NotificationId,
  wanted: boolean,
): Promise<void> => {
  const optimistic = () => {
    account.show({ ...current, notifications: { ...current.notifications, [id]: wanted } });
    return () => account.show(current);
  };
  const saved = await change(setNotifications, { body: { [id]: wanted } }, { optimistic, repeatable: true });
  if (saved.ok) showAccount(saved.payload);
};
