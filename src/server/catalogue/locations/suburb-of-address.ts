import type { Location } from "../../../contract/job-fields.ts";
import { listedLocations } from "./locations-by-id.ts";

/** The suburb of an address such as "14 Banksia Street, Footscray VIC 3011"; undefined without one and its postcode. */
export const suburbOfAddress = async (address: string): Promise<Location | undefined> => {
  // A street may have a number of four digits too.
  const postcode = address.match(/\b\d{4}\b/g)?.at(-1);
  if (postcode === undefined) return undefined;
  const text = address.toLowerCase();
  return [...(await listedLocations()).values()]
    .filter((one) => one.postcode === postcode && one.suburb && text.includes(one.suburb.toLowerCase()))
    .sort((a, b) => b.label.length - a.label.length)[0];
};
