import { SavableJobs as View } from "../../features/saved-jobs/SavableJobs.tsx";
import { island } from "../../ui/island.tsx";

export const SavableJobs = island(View);
