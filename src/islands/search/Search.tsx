import { Search as View } from "../../features/search/Search.tsx";
import { island } from "../../ui/island.tsx";

export const Search = island(View);
