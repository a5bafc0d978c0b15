import { accountIsland } from "../../features/account/account-island.tsx";
import { SavedSearches as View } from "../../features/saved-searches/SavedSearches.tsx";

export const SavedSearches = accountIsland(View, "/user/searches");
