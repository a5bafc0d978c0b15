import { firstAddedId } from "../../catalogue/locations/added-locations.ts";
import type { LocationRow } from "../../catalogue/locations/fill-locations.ts";
import { openCorrections } from "./correct-place.ts";
import { openPositions } from "./find-position.ts";
import { indexOf, namesInSeveralStates, regionIndex } from "./place-index.ts";
import { openUnlisted } from "./unlisted-places.ts";

/** What places are found in. */
export const openGazetteer = (rows: readonly LocationRow[]) => {
  const official = rows.filter(({ id, kind }) => kind === "suburb" && id < firstAddedId);
  return {
    official,
    suburbs: indexOf(official),
    regionByName: regionIndex(rows),
    inSeveralStates: namesInSeveralStates(official),
    corrections: openCorrections(official),
    unlisted: openUnlisted(
      rows.filter(({ id }) => id >= firstAddedId),
      openPositions(official),
    ),
  };
};

/** The suburbs and regions of Australia, as they may be named. */
export type Gazetteer = ReturnType<typeof openGazetteer>;
