import { suggestSearches } from "../../contract/jobs.ts";
import { minSearchKey, searchLocations } from "../../contract/locations.ts";
import { afterPress } from "../../ui/after-press.ts";
import { say } from "../../ui/heard/say.ts";
import { fetchLater } from "../session/fetch-later.ts";

/** Debounce of typing, in milliseconds. */
const pauseMs = 150;
/** The fewest characters that suggestions are given for, by the name of the field (spec §5). */
const least: Readonly<Record<string, number>> = { q: 2, address: minSearchKey };
/** Options that Page Up and Page Down move by (spec §9). */
const pageSize = 5;

/** The event of the field when one of the suggestions has been picked. */
export const picked = "picked";

/** What is suggested for some text; rejects when it is aborted or fails. */
const ask = async (name: string, typed: string, signal: AbortSignal): Promise<string[]> => {
  if (name !== "address")
    return (await fetchLater(suggestSearches, { query: { q: typed } }, signal)).map(({ text }) => text);
  const places = await fetchLater(searchLocations, { body: { search_key: typed } }, signal);
  return places.map(({ label }) => label);
};

/**
 * Adds the suggestions of the search page to a field outside it, which has the list beside it: the
 * WAI-ARIA combobox pattern, without React. Focus stays in the field.
 * @returns what closes the list
 */
export const suggestIn = (field: HTMLInputElement): (() => void) => {
  const list = document.getElementById(`${field.id}-list`)!;
  const [one = "", many = ""] = field.dataset["suggest"]!.split(",");
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  const options = () => [...list.children] as HTMLElement[];

  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);
  field.setAttribute("aria-expanded", "false");

  const mark = (index: number): void => {
    active = index;
    for (const [at, option] of options().entries())
      option.setAttribute("aria-selected", String(at === index));
    const option = options()[index];
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const show = (texts: readonly string[]): void => {
    list.replaceChildren(...texts.map((text, at) => optionOf(list, text, at)));
    list.hidden = !texts.length;
    field.setAttribute("aria-expanded", String(texts.length > 0));
    if (texts.length) say(`${texts.length} ${texts.length === 1 ? one : many} suggested`);
    mark(-1);
  };
  const stop = (): void => {
    clearTimeout(timer);
    asking.abort();
    show([]);
  };
  const pick = (option: Element): void => {
    field.value = option.textContent;
    stop();
    field.dispatchEvent(new Event(picked));
  };

  const follow = (): void => {
    stop();
    const typed = field.value.trim();
    if (typed.length < (least[field.name] ?? 2)) return;
    asking = new AbortController();
    const { signal } = asking;
    // Suggestions are optional: without them the text is looked up when the search runs.
    timer = setTimeout(() => void ask(field.name, typed, signal).then(show, () => undefined), pauseMs);
  };

  field.addEventListener("input", follow);
  // What was typed before this script came.
  if (field === document.activeElement && field.value !== field.defaultValue) follow();
  field.addEventListener("blur", () => afterPress(stop));
  field.form?.addEventListener("submit", stop);
  field.addEventListener("keydown", (event) => {
    const size = options().length;
    if (!size) return;
    const steps: Record<string, number> = {
      ArrowDown: (active + 1) % size,
      ArrowUp: (Math.max(active, 0) + size - 1) % size,
      PageDown: Math.min(active + pageSize, size - 1),
      PageUp: Math.max(active - pageSize, 0),
    };
    const next = steps[event.key];
    const option = options()[active];
    if (next !== undefined) mark(next);
    else if (event.key === "Enter" && option) pick(option);
    else if (event.key === "Escape") stop();
    else return;
    event.preventDefault();
  });
  // Focus stays in the field, so that leaving it closes the list.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = (event.target as Element).closest("[role=option]");
    if (option) pick(option);
  });
  return stop;
};

const optionOf = (list: HTMLElement, text: string, at: number): HTMLElement => {
  const option = document.createElement("div");
  option.id = `${list.id}-${at}`;
  option.setAttribute("role", "option");
  option.className = list.dataset["option"] ?? "";
  option.textContent = text;
  return option;
};
