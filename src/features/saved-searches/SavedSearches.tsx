import { deleteSavedSearch, listSavedSearches } from "../../contract/saved-searches.ts";
import { searchPath } from "../../domain/search/search-path.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { change } from "../session/change.ts";
import { DeletableList } from "../session/DeletableList.tsx";
import { fetchPayload } from "../session/send.ts";
import { SavedSearchCard } from "./SavedSearchCard.tsx";

/** The seeker's saved searches on a site: how often their new jobs are mailed, and whether. */
export const SavedSearches = ({ site }: { site: string }) => (
  <DeletableList
    read={() => fetchPayload(listSavedSearches, {})}
    failed="Your saved searches could not be loaded."
    empty={
      <EmptyState
        title={`No saved searches on ${site} yet`}
        actions={<LinkButton href={searchPath}>Find jobs</LinkButton>}
      >
        Choose “Save this search”, the bell above the results, and new jobs come to you by email.
      </EmptyState>
    }
    card={(search, { change, remove }) => (
      <SavedSearchCard search={search} onChanged={change} onDelete={remove} />
    )}
    ask={{
      title: "Delete this saved search?",
      text: ({ name }) => `No more emails are sent for “${name}”.`,
    }}
    onDelete={async ({ id }) => (await change(deleteSavedSearch, { params: { id } })).ok}
  />
);
