import MapPin from "lucide-react/icons/map-pin";
import type { Location } from "../../contract/job-fields.ts";
import { fetchPayload } from "../session/send.ts";
import { SuggestField } from "./SuggestField.tsx";

interface LocationFieldProps {
  /** Text in the field. */
  value: string;
  onType: (typed: string) => void;
  onPick: (place: Location) => void;
}

// Suggestions are loaded once somebody types.
const suggest = async (typed: string, signal: AbortSignal) => {
  const { suggestLocations } = await import("./locations.ts");
  return suggestLocations(typed, (call, input) => fetchPayload(call, input, { signal }));
};

/** The place of a search, with suggestions while typing. */
export const LocationField = (props: LocationFieldProps) => (
  <SuggestField
    {...props}
    suggest={suggest}
    label="Where"
    name="address"
    icon={MapPin}
    placeholder="Suburb, postcode or state"
    nouns={["place", "places"]}
    maxLength={100}
    keyOf={({ id }) => id}
  >
    {({ label }) => label}
  </SuggestField>
);
