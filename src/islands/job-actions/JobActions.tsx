import { JobActions as View } from "../../features/saved-jobs/JobActions.tsx";
import { island } from "../../ui/island.tsx";

export const JobActions = island(View);
