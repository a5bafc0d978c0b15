import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { countJobs } from "../../contract/jobs.ts";
import { searchBody, searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { fetchPayload } from "../session/send.ts";
import { $visits } from "./last-visit.ts";

interface NewSinceFieldProps {
  name: string;
  label: string;
  search: SearchState;
  onChange: (since: string | undefined) => void;
}

/**
 * Narrows a search to the jobs posted since the last visit, which only this browser knows; nothing on a first visit.
 * How many there are is asked for by itself, so that answers to searches are the same for everybody.
 */
export const NewSinceField = ({ name, label, search, onChange }: NewSinceFieldProps) => {
  const visits = useStore($visits, { ssr: () => null });
  const since = search.new_since ?? visits?.before;
  const count = useCount(search, since);
  if (!since) return null;
  const isOn = search.new_since !== undefined;
  return (
    <Checkbox
      label={label}
      name={name}
      value={since}
      checked={isOn}
      disabled={count === 0 && !isOn}
      {...(count !== null && { count })}
      onChange={({ target }) => onChange(target.checked ? since : undefined)}
    />
  );
};

/** How many jobs the search has since a moment; null until it is known. */
const useCount = (search: SearchState, since: string | null | undefined): number | null => {
  const [counted, setCounted] = useState<{ href: string; count: number } | null>(null);
  const href = since ? searchHref({ ...search, pageNo: 1, new_since: since }) : "";
  useEffect(() => {
    if (!since) return;
    const running = new AbortController();
    const body = { ...searchBody(search), new_since: since };
    fetchPayload(countJobs, { body }, { signal: running.signal }).then(
      ({ total, mentions }) => setCounted({ href, count: total || mentions }),
      // The filter works without its number.
      () => undefined,
    );
    return () => running.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the address tells all of the search
  }, [href]);
  return counted?.href === href ? counted.count : null;
};
