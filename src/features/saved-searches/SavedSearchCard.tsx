import { useState } from "react";
import {
  alertFrequencies,
  maxSearchName,
  updateSavedSearch,
  type SavedSearch,
} from "../../contract/saved-searches.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { accentBadge, badge, card, heading, link } from "../../ui/recipes.ts";
import { Select } from "../../ui/Select.tsx";
import { searchCriteria } from "../../domain/search/search-criteria.ts";
import { change } from "../session/change.ts";
import { Criteria } from "./Criteria.tsx";

interface SavedSearchCardProps {
  search: SavedSearch;
  onChanged: (changed: SavedSearch) => void;
  onDelete: () => void;
}

const states: Record<SavedSearch["state"], { label: string; note?: string }> = {
  active: { label: "On" },
  waiting: { label: "Not confirmed", note: "Open the link in the email that we sent you." },
  paused: { label: "Paused" },
  unsubscribed: { label: "Off", note: "You stopped it by the link in an email." },
  rejected: {
    label: "Off",
    note: "Our emails to your address came back. Check the address of your account, then choose “Resume”.",
  },
};

/** One saved search with what can be changed about it. */
export const SavedSearchCard = ({ search, onChanged, onDelete }: SavedSearchCardProps) => {
  const { id, name, href, frequency, state, search: criteria } = search;
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { label, note } = states[state];
  const isOn = state === "active";

  const save = async (body: { name?: string; frequency?: SavedSearch["frequency"]; paused?: boolean }) => {
    setBusy(true);
    const changed = await change(updateSavedSearch, { params: { id }, body });
    setBusy(false);
    if (!changed.ok) return;
    setTyped(null);
    onChanged(changed.payload);
  };

  return (
    <article className={`${card} grid gap-4`}>
      {typed === null ? (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 dir="auto" className={`${heading.part} min-w-0 wrap-anywhere`}>
            <a href={href} className={link}>
              {name}
            </a>
          </h2>
          <span className={isOn ? accentBadge : badge}>{label}</span>
        </div>
      ) : (
        <form
          className="grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            void save({ name: typed });
          }}
        >
          <TextField
            label="Name"
            value={typed}
            maxLength={maxSearchName}
            required
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" busy={busy}>
            Save the name
          </Button>
          <Button variant="secondary" onClick={() => setTyped(null)}>
            Cancel
          </Button>
        </form>
      )}
      <Criteria
        criteria={searchCriteria({
          ...criteria,
          address: new URLSearchParams(href.split("?")[1]).get("address") ?? undefined,
        })}
      />
      {note && <p className="text-ink-soft">{note}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-48">
          <Select
            label="New jobs by email"
            value={frequency}
            options={alertFrequencies.map(({ id: value, title }) => ({ value, label: title }))}
            onChange={({ target }) =>
              void save({ frequency: alertFrequencies.find(({ id: one }) => one === target.value)!.id })
            }
          />
        </div>
        <Button variant="secondary" busy={busy} onClick={() => void save({ paused: isOn })}>
          {isOn ? "Pause" : "Resume"}
          <span className="sr-only"> “{name}”</span>
        </Button>
        {typed === null && (
          <Button variant="secondary" onClick={() => setTyped(name)}>
            Rename<span className="sr-only"> “{name}”</span>
          </Button>
        )}
        <Button variant="quiet" onClick={onDelete}>
          Delete<span className="sr-only"> “{name}”</span>
        </Button>
      </div>
    </article>
  );
};
