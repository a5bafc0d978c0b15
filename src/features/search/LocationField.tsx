import MapPin from "lucide-react/icons/map-pin";
import type { Location } from "../../contract/job-fields.ts";
import { SuggestField } from "./SuggestField.tsx";

interface LocationFieldProps {
  /** Text in the field. */
  value: string;
  onType: (typed: string) => void;
  onPick: (place: Location) => void;
  /** Places that match the typed text; rejects when it is aborted or fails. */
  suggest: (typed: string, signal: AbortSignal) => Promise<Location[]>;
}

/** The place of a search, with suggestions while typing. */
export const LocationField = (props: LocationFieldProps) => (
  <SuggestField
    {...props}
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
