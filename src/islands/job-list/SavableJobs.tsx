import { SavableJobs as View } from "../../features/saved-jobs/SavableJobs.tsx";
import { islandWithData } from "../../ui/island.tsx";

export const SavableJobs = islandWithData(View);
