import { getCountryDataList } from "countries-list";
import { lettersId } from "../../domain/text/letters-id.ts";

/** All countries by name. Ids are derived from the ISO 3166-1 codes and never change. */
export const countryList = getCountryDataList()
  .map(({ iso2, iso3, name, phone }) => ({
    id: lettersId(iso2),
    title: name,
    label: name,
    value: `+${phone[0]}`,
    initials: iso3,
  }))
  .sort((a, b) => a.label.localeCompare(b.label));
