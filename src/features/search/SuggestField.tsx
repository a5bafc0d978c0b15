import type { LucideIcon } from "lucide-react";
import Plus from "lucide-react/icons/plus";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { FieldFrame } from "../../ui/FieldFrame.tsx";
import { afterPress } from "../../ui/after-press.ts";
import { control, iconButton } from "../../ui/recipes.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";
import { searchSuggestions, suggestion } from "../../ui/suggestion-list.ts";
import { useCombobox } from "../../ui/use-combobox.ts";

interface SuggestFieldProps<Item> {
  label: string;
  name: string;
  /** A search field is one until its list is shown. */
  type?: "search";
  icon: LucideIcon;
  placeholder: string;
  /** One and many of what is suggested: "place", "places". */
  nouns: readonly [one: string, many: string];
  maxLength: number;
  /** Text in the field. */
  value: string;
  onType: (typed: string) => void;
  onPick: (item: Item) => void;
  /** Items that match the typed text; rejects when it is aborted or fails. */
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly Item[]>;
  keyOf: (item: Item) => string | number;
  /** A button in the field that makes its text this, to go on typing. */
  more?: { label: string; text: string } | null;
  children: (item: Item) => ReactNode;
}

/** Debounce of typing, in milliseconds. */
const pauseMs = 150;

/** Items for what was typed, a moment after the last key; the last ones stay until the next have come. */
const useSuggested = <Item,>(typed: string | null, suggest: SuggestFieldProps<Item>["suggest"]) => {
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    if (typed === null) return;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      // Suggestions are optional: without them the text is looked up when the search runs.
      suggest(typed, giveUp.signal).then(setItems, () => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [typed, suggest]);
  return items;
};

/** What was typed before the page was hydrated stays. */
const useTypedBefore = (value: string, onType: (typed: string) => void) => {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { value: found = value } = input.current ?? {};
    if (found !== value) onType(found);
    // oxlint-disable-next-line react/exhaustive-deps -- later it is typed
  }, []);
  return input;
};

/** A field with suggestions while typing. Without JavaScript it is a plain field. */
export const SuggestField = <Item,>({
  label,
  name,
  type,
  icon: Icon,
  placeholder,
  nouns,
  maxLength,
  value,
  onType,
  onPick,
  suggest,
  keyOf,
  more,
  children,
}: SuggestFieldProps<Item>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const items = useSuggested(typed, suggest);
  const { shown, openList, inputProps, listProps, optionProps } = useCombobox({
    items,
    onPick: (item) => {
      setTyped(null);
      onPick(item);
    },
  });
  const { autoComplete, onKeyDown } = inputProps;
  const input = useTypedBefore(value, onType);

  return (
    <div className="relative max-sm:col-span-2">
      <FieldFrame label={label}>
        {(ties) => (
          <span className="relative block">
            <Icon
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
            />
            <input
              {...ties}
              {...(shown || !type ? inputProps : { autoComplete, onKeyDown })}
              onBlur={() => afterPress(inputProps.onBlur)}
              ref={input}
              dir="auto"
              type={type}
              name={name}
              value={value}
              maxLength={maxLength}
              placeholder={placeholder}
              onChange={({ target }) => {
                onType(target.value);
                setTyped(target.value);
                openList();
              }}
              className={`${control} pl-10 ${more ? "pr-10" : ""}`}
            />
            {more && (
              <button
                type="button"
                title={more.label}
                aria-label={more.label}
                onClick={() => {
                  input.current?.focus();
                  onType(more.text);
                }}
                className={`${iconButton} needs-script absolute inset-y-0 right-0`}
              >
                <Plus aria-hidden="true" className="size-5" />
              </button>
            )}
          </span>
        )}
      </FieldFrame>
      <ul {...listProps} aria-label={`Suggested ${nouns[1]}`} className={searchSuggestions}>
        {items.map((item, index) => (
          <li key={keyOf(item)} {...optionProps(index)} className={suggestion}>
            {children(item)}
          </li>
        ))}
      </ul>
      <Spoken className="sr-only">
        {shown ? `${items.length} ${nouns[items.length === 1 ? 0 : 1]} suggested` : ""}
      </Spoken>
    </div>
  );
};
