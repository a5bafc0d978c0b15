import type { Account } from "../../contract/account.ts";
import { ExternalIdentities } from "../external-sign-in/ExternalIdentities.tsx";
import { Loaded } from "../session/Loaded.tsx";
import { AccessesCard } from "./AccessesCard.tsx";
import { account } from "./account.ts";
import { DataCard } from "./DataCard.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import { EraseCard } from "./EraseCard.tsx";
import { NotificationsCard } from "./NotificationsCard.tsx";
import { SignInDetails } from "./SignInDetails.tsx";

/** The account page: details, devices, mail, data and the end of the account. */
export const AccountSettings = () => (
  <Loaded resource={account} failed="Your account could not be loaded.">
    {(current) => <Cards account={current} />}
  </Loaded>
);

const Cards = ({ account }: { account: Account }) => (
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
    <div className="grid grid-cols-1 gap-6">
      <SignInDetails account={account} />
      <DevicesCard />
      <ExternalIdentities />
      <DataCard />
    </div>
    <div className="grid grid-cols-1 gap-6">
      <NotificationsCard account={account} />
      <AccessesCard />
      <EraseCard account={account} />
    </div>
  </div>
);
