import { useState, type Ref } from "react";
import { minSearchKey, searchLocations } from "../../../contract/locations.ts";
import { ComboField } from "../../../ui/aria/ComboField.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";
import { fetchPayload } from "../../session/send.ts";
import { useAsked } from "../use-asked.ts";

/** The value of a place field; the address is null when the place is no longer known. */
export interface PlaceValue {
  id: number;
  address: string | null;
}

interface PlaceFieldProps extends FieldText {
  value: PlaceValue | null;
  onChange: (value: PlaceValue | null) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Places that fit the text; none below three characters (spec §5). */
const findPlaces = async (typed: string, signal: AbortSignal) => {
  const search_key = typed.trim();
  if (search_key.length < minSearchKey) return [];
  const places = await fetchPayload(searchLocations, { body: { search_key } }, { signal });
  return places.map(({ id, label }) => ({ id, title: label }));
};

/** A suburb or state of Australia, found while typing. Text that is no place is removed on leaving the field. */
export const PlaceField = ({ value, onChange, ...field }: PlaceFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const { items, ask } = useAsked(findPlaces);
  const text = typed ?? (value ? (value.address ?? "Null") : "");
  return (
    <ComboField
      {...field}
      items={items}
      text={text}
      onType={(next) => {
        if (next === text) return;
        setTyped(next);
        if (value) onChange(null);
        ask(next);
      }}
      onPick={({ id, title }) => {
        setTyped(null);
        onChange({ id, address: title });
      }}
      onLeave={() => setTyped(null)}
    />
  );
};
