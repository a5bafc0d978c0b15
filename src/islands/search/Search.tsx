import { Search as View } from "../../features/search/Search.tsx";
import { islandWithData } from "../../ui/island.tsx";

export const Search = islandWithData(View);
