import { Dashboard as View } from "../../features/dashboard/Dashboard.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const Dashboard = accountIsland(View, "/user/dashboard");
