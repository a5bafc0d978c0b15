import { accountIsland } from "../../features/account/account-island.tsx";
import { RecommendedJobs as View } from "../../features/recommended-jobs/RecommendedJobs.tsx";

export const RecommendedJobs = accountIsland(View, "/user/recommended");
