import { SavedJobs as View } from "../../features/saved-jobs/SavedJobs.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const SavedJobs = accountIsland(View, "/user/saved");
