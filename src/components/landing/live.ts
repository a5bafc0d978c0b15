import { getJobOverview, type JobOverview } from "../../contract/jobs.ts";
import { readPublic } from "../../features/session/read-public.ts";

let overview: Promise<JobOverview> | undefined;
/** Job counts of the site, requested once per page. */
export const jobOverview = (): Promise<JobOverview> => (overview ??= readPublic(getJobOverview, {}));

/**
 * An entry of a list: its link, and the text of each `data-field`; for null, the field's line is removed. A logo takes
 * the place of the initials.
 */
export interface Entry {
  href: string;
  fields: Readonly<Record<string, string | null>>;
  logo?: string | null;
}

/** Fills the placeholders of every `LiveBand` with this name; without entries, its message is shown. */
export const fillLists = async (name: string, entries: () => Promise<Entry[]>): Promise<void> => {
  const lists = document.querySelectorAll(`[data-live="${name}"]`);
  const found = lists.length ? await entries().catch(() => []) : [];
  for (const list of lists) {
    const places = list.querySelector("ul")!;
    const template = list.querySelector("template")!;
    places.replaceChildren(
      ...found.slice(0, places.childElementCount).map((entry) => filled(template, entry)),
    );
    places.removeAttribute("aria-busy");
    if (found.length) continue;
    places.remove();
    list.querySelector<HTMLElement>("[data-none]")!.hidden = false;
  }
};

const filled = (template: HTMLTemplateElement, { href, fields, logo }: Entry): Node => {
  const entry = template.content.cloneNode(true) as DocumentFragment;
  for (const [name, text] of Object.entries(fields)) {
    const field = entry.querySelector(`[data-field="${name}"]`)!;
    if (text) field.textContent = text;
    else field.parentElement!.remove();
  }
  const mark = entry.querySelector<HTMLElement>("[data-logo]");
  if (mark && logo) {
    const picture = new Image();
    picture.className = mark.dataset["logo"]!;
    picture.alt = "";
    picture.loading = "lazy";
    picture.src = logo;
    mark.replaceWith(picture);
  }
  entry.querySelector("a")!.href = href;
  return entry;
};
