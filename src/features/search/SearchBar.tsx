import Search from "lucide-react/icons/search";
import type { Location } from "../../contract/job-fields.ts";
import { radii, usualRadius } from "../../domain/places/distance.ts";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldFrame } from "../../ui/FieldFrame.tsx";
import { Select } from "../../ui/Select.tsx";
import { control } from "../../ui/recipes.ts";
import { LocationField } from "./LocationField.tsx";

/** Typed values that have not been submitted yet. */
export interface Draft {
  q: string;
  address: string;
}

interface SearchBarProps {
  search: SearchState;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onChange: (change: Partial<SearchState>) => void;
  suggest: (typed: string, signal: AbortSignal) => Promise<Location[]>;
}

const radiusText = (radius: number) => (radius === 0 ? "This place only" : `Within ${radius} km`);

/** Fields for words, place and distance; the form is around them. */
export const SearchBar = ({ search, draft, onDraft, onChange, suggest }: SearchBarProps) => {
  const radius = search.radius ?? usualRadius;
  return (
    <div className="grid items-end gap-3 grid-cols-[1fr_auto] sm:grid-cols-2 lg:grid-cols-[1.4fr_1.2fr_0.7fr_auto]">
      <div className="max-sm:col-span-2">
        <FieldFrame label="What">
          {(ties) => (
            <span className="relative block">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
              />
              <input
                {...ties}
                type="search"
                name="q"
                value={draft.q}
                maxLength={200}
                placeholder="Job title, skill or employer"
                onChange={({ target }) => onDraft({ ...draft, q: target.value })}
                className={`${control} pl-10`}
              />
            </span>
          )}
        </FieldFrame>
      </div>
      <LocationField
        value={draft.address}
        onType={(address) => onDraft({ ...draft, address })}
        onPick={({ id, label }) => onChange({ location: id, address: label })}
        suggest={suggest}
      />
      <Select
        label="Distance"
        name="radius"
        value={radius}
        options={[...new Set([...radii, radius])]
          .sort((a, b) => a - b)
          .map((value) => ({ value, label: radiusText(value) }))}
        onChange={({ target }) => onChange({ radius: Number(target.value) })}
      />
      <Button type="submit">Search</Button>
    </div>
  );
};
