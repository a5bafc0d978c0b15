import { Apply as View } from "../../features/applications/apply/Apply.tsx";
import { island } from "../../ui/island.tsx";

export const Apply = island(View);
