import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Account } from "../../contract/account.ts";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { ExternalIdentities } from "../external-sign-in/ExternalIdentities.tsx";
import { AccessesCard } from "./AccessesCard.tsx";
import { $account, loadAccount } from "./account.ts";
import { DataCard } from "./DataCard.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import { EraseCard } from "./EraseCard.tsx";
import { NotificationsCard } from "./NotificationsCard.tsx";
import { SignInDetails } from "./SignInDetails.tsx";

/** The account page: details, devices, mail, data and the end of the account. */
export const AccountSettings = () => {
  const read = useStore($account);

  useEffect(() => void loadAccount(), []);

  switch (read.state) {
    case "loading":
      return <ListSkeleton />;
    case "failed":
      return (
        <LoadFailed
          title="Your account could not be loaded."
          message={read.message}
          onRetry={() => void loadAccount()}
        />
      );
    case "ready":
      return <Cards account={read.account} />;
  }
};

const Cards = ({ account }: { account: Account }) => (
  <div className="grid grid-cols-1 gap-6">
    <SignInDetails account={account} />
    <ExternalIdentities />
    <DevicesCard />
    <NotificationsCard account={account} />
    <AccessesCard />
    <DataCard />
    <EraseCard account={account} />
  </div>
);
