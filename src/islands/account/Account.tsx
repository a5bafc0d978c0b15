import { AccountSettings } from "../../features/account-settings/AccountSettings.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const Account = accountIsland(AccountSettings, "/user/account");
