import { SupportMessages as View } from "../../features/support/SupportMessages.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const SupportMessages = accountIsland(View, "/user/support");
