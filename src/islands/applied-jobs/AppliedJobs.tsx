import { AppliedJobs as View } from "../../features/applications/AppliedJobs.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const AppliedJobs = accountIsland(View, "/user/applied");
