import { Shell as View } from "../../features/shell/Shell.tsx";
import { island } from "../../ui/island.tsx";

export const Shell = island(View);
