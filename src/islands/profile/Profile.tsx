import { Profile as View } from "../../features/profile/Profile.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const Profile = accountIsland(View, "/user/profile");
