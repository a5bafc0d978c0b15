import type { Location } from "../../../contract/job-fields.ts";
import { stateByCode } from "../../../domain/places/states.ts";
import type { locations } from "./tables.ts";

type Row = typeof locations.$inferSelect;

/** "Regional NSW" has its state in its name, and "Regional Australia" is in none. */
const namesItsState = ({ suburb, state }: Row): boolean =>
  Boolean(suburb?.endsWith(` ${state}`)) || !stateByCode(state);

/** A location as seekers read it: "Newtown NSW 2042", "Gold Coast QLD", or the state's name. */
export const locationOf = (row: Row): Location => ({
  id: row.id,
  kind: row.kind,
  label:
    row.kind === "state"
      ? (stateByCode(row.state)?.title ?? row.state)
      : [row.suburb, namesItsState(row) ? null : row.state, row.postcode].filter(Boolean).join(" "),
  suburb: row.suburb,
  state: row.state,
  postcode: row.postcode,
  lat: row.lat,
  lon: row.lon,
});
