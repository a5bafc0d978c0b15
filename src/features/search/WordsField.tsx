import Search from "lucide-react/icons/search";
import { searchFields } from "../../domain/search/search-fields.ts";
import { fetchPayload } from "../session/send.ts";
import { $recentSearches } from "./recent-searches.ts";
import { SuggestField } from "./SuggestField.tsx";
import type { Suggestion } from "./suggestions.ts";

interface WordsFieldProps {
  /** Text in the field. */
  value: string;
  onType: (typed: string) => void;
  onPick: (suggestion: Suggestion) => void;
}

// Suggestions are loaded once somebody types.
const suggest = async (typed: string, signal: AbortSignal) => {
  const { suggestWords } = await import("./suggestions.ts");
  return suggestWords(typed, $recentSearches.get(), (call, input) => fetchPayload(call, input, { signal }));
};

/** The words of a search, with titles, kinds of work, employers, skills and recent searches while typing. */
export const WordsField = (props: WordsFieldProps) => (
  <SuggestField
    {...props}
    {...searchFields.words}
    suggest={suggest}
    name="q"
    type="search"
    icon={Search}
    nouns={["search", "searches"]}
    maxLength={200}
    keyOf={({ note, text }) => `${note} ${text}`}
  >
    {({ note, text }) => (
      <>
        {text}
        {note && <span className="ml-2 text-sm text-ink-soft">{note}</span>}
      </>
    )}
  </SuggestField>
);
