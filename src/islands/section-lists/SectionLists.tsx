import { SectionLists as View } from "../../features/employers/SectionLists.tsx";
import { island } from "../../ui/island.tsx";

export const SectionLists = island(View);
