import { Profile as View } from "../../features/profile/Profile.tsx";
import { segmentPath } from "../../features/profile/segments.ts";
import { accountIsland } from "../../features/account/account-island.tsx";

export const Profile = accountIsland(View, "/user/profile", ({ segment }) =>
  segment ? segmentPath(segment) : "/user/profile",
);
