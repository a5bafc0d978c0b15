import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useState } from "react";
import type { Location } from "../../contract/job-fields.ts";
import { FieldFrame } from "../../ui/FieldFrame.tsx";
import { control } from "../../ui/recipes.ts";
import { useCombobox } from "../../ui/use-combobox.ts";

interface LocationFieldProps {
  /** Text in the field. */
  value: string;
  onType: (typed: string) => void;
  onPick: (place: Location) => void;
  /** Places that match the typed text; rejects when it is aborted or fails. */
  suggest: (typed: string, signal: AbortSignal) => Promise<Location[]>;
}

/** Debounce of typing, in milliseconds. */
const pauseMs = 150;

/** The place of a search, with suggestions while typing. Without JavaScript it is a plain field. */
export const LocationField = ({ value, onType, onPick, suggest }: LocationFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [places, setPlaces] = useState<readonly Location[]>([]);
  const { shown, openList, inputProps, listProps, optionProps } = useCombobox({
    items: places,
    onPick: (place) => {
      setTyped(null);
      onPick(place);
    },
  });

  useEffect(() => {
    if (typed === null) return;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      // Suggestions are optional: without them the text is looked up when the search runs.
      suggest(typed, giveUp.signal).then(setPlaces, () => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [typed, suggest]);

  return (
    <div className="relative max-sm:col-span-2">
      <FieldFrame label="Where">
        {(ties) => (
          <span className="relative block">
            <MapPin
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
            />
            <input
              {...ties}
              {...inputProps}
              name="address"
              value={value}
              maxLength={100}
              placeholder="Suburb, postcode or state"
              onChange={({ target }) => {
                onType(target.value);
                setTyped(target.value);
                openList();
              }}
              className={`${control} pl-10`}
            />
          </span>
        )}
      </FieldFrame>
      <ul
        {...listProps}
        aria-label="Suggested places"
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-75 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-mid"
      >
        {places.map((place, index) => (
          <li
            key={place.id}
            {...optionProps(index)}
            className="min-h-10 cursor-pointer rounded-sm px-3 py-2 max-sm:py-2.5 hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent-text"
          >
            {place.label}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {shown ? `${places.length} ${places.length === 1 ? "place" : "places"} suggested` : ""}
      </span>
    </div>
  );
};
