import type * as contract from "../../contract/locations.ts";
import type { Handler } from "../http/context.ts";
import { notFound } from "../platform/http-error.ts";
import { findLocation, suggestLocations } from "../search/places.ts";

export const searchLocations: Handler<typeof contract.searchLocations> = async ({ body }, { db }) => ({
  payload: await suggestLocations(db, body.search_key),
});

export const getLocation: Handler<typeof contract.getLocation> = async ({ params }, { db }) => {
  const location = await findLocation(db, params.id);
  if (!location) throw notFound("location");
  return { payload: location };
};
