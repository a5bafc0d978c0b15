import { useState } from "react";
import type { FilterName } from "../../contract/job-filters.ts";
import { filterOf, filterValues } from "../../domain/search/job-filters.ts";
import type { Choice } from "../../ui/CheckList.tsx";
import { arrangeChoices, choicesOf, type Filterable } from "./filter-choices.ts";

/** What a list of options is about: other filters change its counts alone. */
const aboutOf = (name: FilterName, { search }: Filterable): string => {
  const filter = filterOf(name);
  const within = filter.type === "many" && !filter.options && filter.within;
  const { q, address, location, radius } = search;
  return JSON.stringify([q, address, location, radius, within && filterValues(search, within)]);
};

/**
 * The options of a filter in their order, and how many of them are shown first. Both stay while only filters change, so
 * that no option moves or hides under the pointer; the first counts for other words or another place arrange them anew.
 */
export const useChoiceOrder = (
  name: FilterName,
  given: Filterable,
): { choices: Choice<string | number>[]; shown: number } => {
  const { search, facets } = given;
  const choices = choicesOf(name, facets);
  const arrange = () => ({
    about: aboutOf(name, given),
    facets,
    ...arrangeChoices(choices, filterValues(search, name)),
  });
  const [kept, setKept] = useState(arrange);
  // Counts arrive after the search that they belong to.
  if (kept.facets !== facets) setKept(kept.about === aboutOf(name, given) ? { ...kept, facets } : arrange());
  const { order, shown } = kept;
  const isKnown = ({ id }: Choice<string | number>) => order.includes(id);
  const known = choices.filter(isKnown).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return { choices: [...known, ...choices.filter((choice) => !isKnown(choice))], shown };
};
