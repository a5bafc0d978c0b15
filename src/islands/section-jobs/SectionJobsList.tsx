import { SectionJobsList as View } from "../../features/employers/SectionJobsList.tsx";
import { island } from "../../ui/island.tsx";

export const SectionJobsList = island(View);
