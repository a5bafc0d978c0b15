import { useEffect, useId, useState, type KeyboardEvent } from "react";

interface ComboboxOptions<Item> {
  items: readonly Item[];
  onPick: (item: Item) => void;
  /** What Enter picks where no item is active; without it Enter is left to the form. */
  onlyItem?: Item | undefined;
}

/** Number of options that Page Up and Page Down move by (spec §9). */
const pageSize = 5;

/**
 * Keyboard and ARIA of an input with a list of suggestions (the WAI-ARIA combobox pattern): arrows and Page Up and
 * Page Down move, Enter picks, Esc closes; focus stays in the input. A library would cost 10 KB for one field.
 */
export const useCombobox = <Item>({ items, onPick, onlyItem }: ComboboxOptions<Item>) => {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && items.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (shown && active >= 0)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [shown, active, listId]);

  // What is suggested once the form is sent is too late. Safari leaves the focus in the input when its button is pressed.
  useEffect(() => {
    const left = new AbortController();
    const form = document.getElementById(listId)?.closest("form");
    form?.addEventListener("submit", () => setOpen(false), { signal: left.signal });
    return () => left.abort();
  }, [listId]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    close();
    onPick(item);
  };
  const move = (step: number) => {
    setOpen(true);
    setActive((index) => (index + step + items.length + (index < 0 && step < 0 ? 1 : 0)) % items.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!items.length) return;
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if ((event.key === "PageDown" || event.key === "PageUp") && shown) {
      event.preventDefault();
      const step = event.key === "PageDown" ? pageSize : -pageSize;
      setActive((index) => Math.min(Math.max(index + step, 0), items.length - 1));
    } else if (event.key === "Enter" && shown && (active >= 0 || onlyItem !== undefined)) {
      event.preventDefault();
      pick(active >= 0 ? active : items.indexOf(onlyItem!));
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      close();
    }
  };

  return {
    shown,
    /** Opens the list for the typed text. */
    openList: () => {
      setOpen(true);
      setActive(-1);
    },
    inputProps: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": shown,
      "aria-controls": listId,
      "aria-activedescendant": shown && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
    // Browsers lead Tab into a list that scrolls, unless it says that it takes no part.
    listProps: { id: listId, role: "listbox", tabIndex: -1, hidden: !shown } as const,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        role: "option",
        "aria-selected": index === active,
        // Keeps the focus in the input: losing it would close the list before the click arrives.
        onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => pick(index),
      }) as const,
  };
};
