import { FollowedEmployers as View } from "../../features/employers/FollowedEmployers.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const FollowedEmployers = accountIsland(View, "/user/employers");
