import MapPin from "lucide-react/icons/map-pin";
import type { Location } from "../../contract/job-fields.ts";
import { searchFields } from "../../domain/search/search-fields.ts";
import { lastPlaceName, maxAddress } from "../../domain/search/search-places.ts";
import { fetchPayload } from "../session/send.ts";
import { SuggestField } from "./SuggestField.tsx";

interface LocationFieldProps {
  /** Text in the field. */
  value: string;
  onType: (typed: string) => void;
  onPick: (place: Location) => void;
  /** Whether the field names a place, and has room for one more. */
  canAdd: boolean;
}

// Suggestions are loaded once somebody types.
const suggest = async (typed: string, signal: AbortSignal) => {
  const { suggestLocations } = await import("./locations.ts");
  return suggestLocations(lastPlaceName(typed), (call, input) => fetchPayload(call, input, { signal }));
};

/** The places of a search, with suggestions while typing, and a button that begins one more. */
export const LocationField = ({ canAdd, ...props }: LocationFieldProps) => (
  <SuggestField
    {...props}
    {...searchFields.place}
    more={canAdd ? { label: "Add another place", text: `${props.value} or ` } : null}
    suggest={suggest}
    name="address"
    icon={MapPin}
    nouns={["place", "places"]}
    maxLength={maxAddress}
    keyOf={({ id }) => id}
  >
    {({ label }) => label}
  </SuggestField>
);
