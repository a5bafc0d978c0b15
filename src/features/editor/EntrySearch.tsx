import type { ReactNode } from "react";
import { TextField } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { statusText } from "./editor-text.ts";
import type { EntryFilter } from "./match-entries.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";

const shown: readonly { value: EntryFilter["show"]; label: string }[] = [
  { value: "all", label: "All texts" },
  { value: "changed", label: "With unpublished changes" },
  ...(["new", "live", "scheduled", "taken_back"] as const).map((value) => ({
    value,
    label: statusText[value],
  })),
];

interface EntrySearchProps {
  filter: EntryFilter;
  onChange: (filter: EntryFilter) => void;
  /** How many entries it leaves. */
  found: number;
  total: number;
  /** What stands beside the fields. */
  children: ReactNode;
}

/** Finds entries while somebody types, and says how many there are. */
export const EntrySearch = ({ filter, onChange, found, total, children }: EntrySearchProps) => {
  const { words, show } = filter;
  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_auto] sm:items-end">
      <TextField
        label="Search texts"
        type="search"
        autoComplete="off"
        value={words}
        placeholder="Title, tag or address"
        maxLength={100}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <Select
        label="Show"
        options={shown}
        value={show}
        onChange={({ target }) => onChange({ ...filter, show: target.value as EntryFilter["show"] })}
      />
      {children}
      <Spoken className="text-sm text-ink-soft sm:col-span-full">{countText(found, total)}</Spoken>
    </search>
  );
};

const countText = (found: number, total: number): string => {
  if (found === total) return total === 1 ? "1 text" : `${total} texts`;
  return found ? `${found} of ${total} texts` : "No text matches. Try fewer words, or show all texts.";
};
