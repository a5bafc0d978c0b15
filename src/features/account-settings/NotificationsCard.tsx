import { notifications, type Account } from "../../contract/account.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { hint } from "../../ui/recipes.ts";
import { chooseNotification } from "./account.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** Which mails the seeker gets beyond the necessary ones. */
export const NotificationsCard = ({ account }: { account: Account }) => (
  <SettingsCard title="Emails">
    <fieldset>
      <legend className="mb-2 max-w-prose text-ink-soft">
        Codes and notices about the safety of your account are always sent. These are your choice:
      </legend>
      {notifications.map(({ id, title, about }) => (
        <Checkbox
          key={id}
          checked={account.notifications[id]}
          onChange={({ target }) => void chooseNotification(account, id, target.checked)}
          label={
            <>
              {title}
              <span className={`block ${hint}`}>{about}</span>
            </>
          }
        />
      ))}
    </fieldset>
  </SettingsCard>
);
