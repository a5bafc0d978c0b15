import Search from "lucide-react/icons/search";
import { SuggestField } from "./SuggestField.tsx";
import type { Suggestion } from "./suggestions.ts";

interface WordsFieldProps {
  /** Text in the field. */
  value: string;
  onType: (typed: string) => void;
  onPick: (suggestion: Suggestion) => void;
  suggest: (typed: string, signal: AbortSignal) => Promise<Suggestion[]>;
}

/** What each suggestion is; titles speak for themselves. */
const kinds: Record<Suggestion["kind"], string | null> = {
  title: null,
  kind: "Kind of work",
  employer: "Employer",
  skill: "Skill",
  recent: "Recent search",
};

/** The words of a search, with titles, kinds of work, employers, skills and recent searches while typing. */
export const WordsField = (props: WordsFieldProps) => (
  <SuggestField
    {...props}
    label="What"
    name="q"
    type="search"
    icon={Search}
    placeholder="Job title, skill or employer"
    listLabel="Suggested searches"
    noun="suggestion"
    maxLength={200}
    keyOf={({ kind, text }) => `${kind} ${text}`}
  >
    {({ kind, text }) => (
      <>
        {text}
        {kinds[kind] && <span className="ml-2 text-sm text-ink-soft">{kinds[kind]}</span>}
      </>
    )}
  </SuggestField>
);
