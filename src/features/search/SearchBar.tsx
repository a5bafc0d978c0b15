import { hasCentre, radii, usualRadius } from "../../domain/places/distance.ts";
import { maxPlaces } from "../../contract/job-search.ts";
import { placesIn, withPickedPlace } from "../../domain/search/search-places.ts";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Select.tsx";
import { LocationField } from "./LocationField.tsx";
import { WordsField } from "./WordsField.tsx";

/** Typed values that have not been submitted yet. */
export interface Draft {
  q: string;
  address: string;
}

export interface SearchBarProps {
  search: SearchState;
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  onChange: (change: Partial<SearchState>) => void;
}

const radiusText = (radius: number) => (radius === 0 ? "This place only" : `Within ${radius} km`);

/** Fields for words, place and distance; the form is around them. In large text they take two lines, also on a laptop. */
export const SearchBar = ({ search, draft, onDraft, onChange }: SearchBarProps) => {
  const radius = search.radius ?? usualRadius;
  const places = placesIn(search);
  const hasDistance = places.some(hasCentre);
  return (
    <div
      className={`grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-2 lg:gap-2 beside:gap-3 lg:[&_label]:sr-only ${hasDistance ? "lg:@min-[36rem]:grid-cols-[1fr_1.4fr_auto_auto] beside:@min-[36rem]:grid-cols-[1fr_1.2fr_auto_auto]" : "lg:@min-[36rem]:grid-cols-[1.4fr_1.2fr_auto]"}`}
    >
      <WordsField
        value={draft.q}
        onType={(q) => onDraft({ q })}
        onPick={(suggestion) =>
          "href" in suggestion
            ? window.location.assign(suggestion.href)
            : onChange({ q: undefined, ...suggestion.search })
        }
      />
      <LocationField
        value={draft.address}
        onType={(address) => onDraft({ address })}
        onPick={(place) => onChange(withPickedPlace(search, draft.address, place))}
        canAdd={places.length > 0 && places.length < maxPlaces && draft.address === search.address}
      />
      {hasDistance && (
        <Select
          label="Distance"
          name="radius"
          value={radius}
          options={[...new Set([...radii, radius])]
            .sort((a, b) => a - b)
            .map((value) => ({ value, label: radiusText(value) }))}
          onChange={({ target }) => onChange({ radius: Number(target.value) })}
        />
      )}
      <Button type="submit" className={hasDistance ? "" : "max-lg:col-span-2 @max-[36rem]:col-span-2"}>
        Search
      </Button>
    </div>
  );
};
