import { accountIsland } from "../../features/account/account-island.tsx";
import { Receipt as View } from "../../features/applications/Receipt.tsx";

export const Receipt = accountIsland(View, "/user/applied", ({ id }) => `/user/applied/${id}`);
