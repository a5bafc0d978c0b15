import { basic } from "../../contract/profile/basic.ts";
import type { SingleSection } from "../../contract/profile/section.ts";
import { suburbOfAddress } from "../catalogue/locations/suburb-of-address.ts";

type Data = Readonly<Record<string, unknown>>;

/**
 * The data of a section with the home suburb of a new residential address, as a CV has one and no suburb, where the seeker
 * has none and the address names a place that is known. One that they remove stays away while the address is the same.
 */
export const withHomeSuburb = async (section: SingleSection, data: Data, stored: Data): Promise<Data> => {
  const address = data["residential_address"];
  if (section.name !== basic.name || data["home_location"] || typeof address !== "string") return data;
  if (address === stored["residential_address"]) return data;
  const suburb = await suburbOfAddress(address);
  return suburb ? { ...data, home_location: { id: suburb.id, address: suburb.label } } : data;
};
