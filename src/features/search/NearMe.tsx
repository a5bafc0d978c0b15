import { useEffect, useState } from "react";
import { searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { withoutNearMe } from "../../domain/search/near-me.ts";
import { loneLink } from "../../ui/recipes.ts";

/** For a search "near me" without a place: the seeker's home suburb where it is known, else where to say it. */
export const NearMe = ({ search }: { search: SearchState }) => {
  const q = search.address ? null : withoutNearMe(search.q);
  const asks = q !== null;
  const [home, setHome] = useState<string>();
  useEffect(() => {
    if (asks)
      void import("../jobs/find-home.ts")
        .then(({ knownHome }) => knownHome())
        .then((known) => setHome(known?.label))
        .catch(() => undefined);
  }, [asks]);
  if (!asks) return null;
  if (home === undefined)
    return (
      <p className="shrink-0 text-sm text-ink-soft">To see jobs near you, add your suburb to the search.</p>
    );
  const near = { ...search, q: q || undefined, address: home, pageNo: 1 };
  return (
    <a href={searchHref(near)} className={`${loneLink} shrink-0 text-sm`}>
      Only jobs near {home}
    </a>
  );
};
