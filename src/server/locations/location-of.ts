import type { Location } from "../../contract/job-fields.ts";
import { stateByCode } from "../../domain/places/states.ts";
import type { locations } from "./tables.ts";

/** A location as seekers read it: "Newtown NSW 2042", "Gold Coast QLD", or the state's name. */
export const locationOf = (row: typeof locations.$inferSelect): Location => ({
  id: row.id,
  kind: row.kind,
  label:
    row.kind === "state"
      ? (stateByCode(row.state)?.title ?? row.state)
      : [row.suburb, row.suburb?.endsWith(` ${row.state}`) ? null : row.state, row.postcode]
          .filter(Boolean)
          .join(" "),
  suburb: row.suburb,
  state: row.state,
  postcode: row.postcode,
  lat: row.lat,
  lon: row.lon,
});
