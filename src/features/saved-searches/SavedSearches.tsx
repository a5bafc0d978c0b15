import { useStore } from "@nanostores/react";
import BellRing from "lucide-react/icons/bell-ring";
import { useEffect, useState } from "react";
import { deleteSavedSearch, listSavedSearches, type SavedSearch } from "../../contract/saved-searches.ts";
import { searchPath } from "../../domain/search/job-search-url.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { change } from "../session/change.ts";
import { createResource } from "../session/resource.ts";
import { fetchPayload } from "../session/send.ts";
import { SavedSearchCard } from "./SavedSearchCard.tsx";

/** The seeker's saved searches: how often their new jobs are mailed, and whether. */
export const SavedSearches = () => {
  const [list] = useState(() => createResource(() => fetchPayload(listSavedSearches, {})));
  const state = useStore(list.$resource);
  const [asked, setAsked] = useState<SavedSearch | null>(null);

  useEffect(() => void list.load(), [list]);

  switch (state.state) {
    case "loading":
      return <ListSkeleton />;
    case "missing":
    case "failed":
      return (
        <LoadFailed
          title="Your saved searches could not be loaded."
          message={state.state === "failed" ? state.message : "Please try again."}
          onRetry={() => void list.load()}
        />
      );
    case "ready":
      return state.value.length === 0 ? (
        <EmptyState
          icon={BellRing}
          title="No saved searches yet"
          actions={<LinkButton href={searchPath}>Find jobs</LinkButton>}
        >
          Choose “Save this search” beside the results, and new jobs come to you by email.
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4">
            {state.value.map((search) => (
              <li key={search.id}>
                <SavedSearchCard
                  search={search}
                  onChanged={(changed) =>
                    list.show(state.value.map((one) => (one.id === changed.id ? changed : one)))
                  }
                  onDelete={() => setAsked(search)}
                />
              </li>
            ))}
          </ul>
          <Dialog
            open={asked !== null}
            onClose={() => setAsked(null)}
            title="Delete this saved search?"
            sheet
            actions={
              <>
                <Button variant="secondary" onClick={() => setAsked(null)}>
                  Keep it
                </Button>
                <Button
                  variant="danger"
                  onClick={async () => {
                    const { id } = asked!;
                    setAsked(null);
                    const changed = await change(deleteSavedSearch, { params: { id } });
                    if (changed.ok) list.show(state.value.filter((one) => one.id !== id));
                  }}
                >
                  Delete
                </Button>
              </>
            }
          >
            <p>No more mails are sent for “{asked?.name}”.</p>
          </Dialog>
        </>
      );
  }
};
