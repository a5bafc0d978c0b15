/** Where the focus was. */
interface Place {
  element: HTMLElement;
  /** Its ancestors, the nearest first, each with the number of the child that the element is in. */
  branch: readonly { parent: Element; index: number }[];
  /** The dialog or the messages that it is in; null on the page itself. */
  layer: Element | null;
  /** Where the focus was before it went into that layer. */
  before: Place | null;
  /** Whether a key or a press has followed since it has the focus. */
  isUsed: boolean;
}

const layers = "dialog, [popover]";
const parts = "fieldset, section, article, form, dialog, main, [role=region]";
const headings = "legend, h1, h2, h3, h4, h5, h6";
const controls = "a[href], button, input, select, textarea, summary, [tabindex]";

let last: Place | null = null;

const isShown = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.closest("[inert]");
const takesFocus = (element: Element): element is HTMLElement =>
  isShown(element) && !element.matches(":disabled");
const find = (part: Element, what: string): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(what)].find(takesFocus);

const branchOf = (element: Element): Place["branch"] => {
  const branch = [];
  for (
    let child = element, parent = child.parentElement;
    parent;
    child = parent, parent = child.parentElement
  )
    branch.push({ parent, index: [...parent.children].indexOf(child) });
  return branch;
};

const placeOf = (element: HTMLElement): Place => {
  const layer = element.closest(layers);
  let before = layer && last;
  // Back in a layer that it had left for another one.
  for (let place = last; layer && place; place = place.before)
    if (place.layer === layer) ({ before } = place);
  return { element, branch: branchOf(element), layer, before, isUsed: false };
};

/** In place of what was lost: what else its item of a list has, or the item that follows; else the heading of its part. */
const substituteOf = ({ branch, layer }: Place): HTMLElement | undefined => {
  const left = branch.find(({ parent }) => isShown(parent));
  if (!left) return undefined;
  const { parent, index } = left;
  const whole = layer ?? document.body;
  const item = parent.matches("ul, ol, tbody")
    ? (parent.children[index] ?? parent.lastElementChild)
    : parent.closest("li, tr");
  const control = item && whole.contains(item) && find(item, controls);
  if (control) return control;
  for (let part = parent.closest(parts); part && whole.contains(part);) {
    const heading = find(part, headings);
    if (heading) return heading;
    part = part.parentElement?.closest(parts) ?? null;
  }
  return find(whole, headings);
};

const mend = (): void => {
  if (document.activeElement !== document.body) return;
  for (let place = last; place; place = place.before) {
    if (place.layer && !isShown(place.layer)) continue;
    const target = takesFocus(place.element) ? place.element : substituteOf(place);
    if (!target) continue;
    if (!target.matches(controls)) target.tabIndex = -1;
    return target.focus();
  }
};

/** How long what changes a page has to move the focus itself, in milliseconds. */
const waitMs = 50;
let timer: ReturnType<typeof setTimeout> | undefined;
const mendSoon = (): void => {
  timer ??= setTimeout(() => {
    timer = undefined;
    mend();
  }, waitMs);
};

/** Forgets what somebody leaves by pressing beside it, where nothing takes the focus. */
const leave = (event: MouseEvent): void => {
  if (!event.defaultPrevented && !(event.target as Element).closest(`${controls}, label`)) last = null;
};

const use = (): void => {
  if (last) last.isUsed = true;
};

let isOn = false;

/**
 * Never leaves the focus on nothing. Where the element that has it is removed, hidden or disabled, what else its item of a
 * list has takes it, or the item that follows, else the heading of its part; after a dialog, that of what opened it.
 */
export const keepFocus = (): void => {
  if (isOn || typeof document === "undefined") return;
  isOn = true;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) last = placeOf(activeElement);
  document.addEventListener("focusin", ({ target }) => (last = placeOf(target as HTMLElement)));
  document.addEventListener("mousedown", leave);
  for (const type of ["keydown", "pointerdown"]) document.addEventListener(type, use, { capture: true });
  new MutationObserver(mendSoon).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["class", "disabled", "hidden", "inert", "open"],
  });
};

/** Whether somebody is at this element, and has done something since they came to it. */
export const isInUse = (element: Element | null): boolean =>
  element !== null && document.activeElement === element && last?.element === element && last.isUsed;
