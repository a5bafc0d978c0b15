import { element } from "./element.ts";
import { addressOf, loadJobs, type Jobs, type Source } from "./load-jobs.ts";
import { stylesOf } from "./styles.ts";

/** The pause after the last letter before a search begins, in milliseconds. */
const typingMs = 300;

/** Shows the jobs of an employer in a shadow root: a search, a page of jobs, and more of them at a press. */
export const showJobs = async (root: ShadowRoot, source: Source, level: number): Promise<void> => {
  // There before it says anything, so that screen readers announce what it says.
  const status = element("p", { className: "status", role: "status" }, "Loading jobs …");
  root.replaceChildren(status);
  try {
    const first = await loadJobs(source, { q: "", page: 1 }, new AbortController().signal);
    drawList(root, { source, level, status, first });
  } catch (error) {
    console.warn("The jobs could not be shown:", error);
    root.replaceChildren(element("p", {}, element("a", { href: addressOf(source) }, "See our open jobs")));
  }
};

interface Parts {
  source: Source;
  level: number;
  status: HTMLElement;
  first: Jobs;
}

const drawList = (root: ShadowRoot, { source, level, status, first }: Parts): void => {
  const { employer, site } = first;
  const input = element("input", { type: "search", id: "q", maxLength: 200, autocomplete: "off" });
  const list = element("ul", { role: "list" });
  const more = element("button", { type: "button", className: "more" }, "Show more jobs");
  const form = element(
    "form",
    { role: "search", hidden: !first.meta.total },
    element("label", { htmlFor: "q" }, "Search these jobs"),
    element("div", { className: "row" }, input, element("button", {}, "Search")),
  );
  const title = heading(level, { className: "title", id: "title" }, `Jobs at ${employer.name}`);
  const all = element("a", { href: employer.url }, `${employer.name} on ${site}`);
  const foot = element("p", { className: "foot" }, all);
  const section = element("section", {}, title, form, status, list, more, foot);
  section.setAttribute("aria-labelledby", "title");
  root.adoptedStyleSheets = [sheetOf(first)];
  root.replaceChildren(section);

  let search = { q: "", page: 1 };
  let running = new AbortController();
  let typing: ReturnType<typeof setTimeout> | undefined;

  const show = ({ data, meta }: Jobs): void => {
    const items = data.map((job) => itemOf(job, level, employer.name));
    const shown = (search.page - 1) * meta.per_page + data.length;
    if (search.page === 1) list.replaceChildren(...items);
    else {
      list.append(...items);
      // The button may go: whoever pressed it goes on at the first of the new jobs.
      items[0]?.querySelector("a")!.focus();
    }
    more.hidden = shown >= meta.total;
    status.textContent = saysOf(meta.total, shown, search.q);
  };

  const load = async (next: typeof search): Promise<void> => {
    running.abort();
    const { signal } = (running = new AbortController());
    more.ariaDisabled = "true";
    try {
      const jobs = await loadJobs(source, next, signal);
      if (signal.aborted) return;
      search = next;
      show(jobs);
    } catch {
      if (!signal.aborted) status.textContent = "This did not work just now. Please try again in a moment.";
    }
    if (!signal.aborted) more.ariaDisabled = null;
  };
  const find = () => {
    clearTimeout(typing);
    void load({ q: input.value.trim(), page: 1 });
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    find();
  });
  input.addEventListener("input", () => {
    clearTimeout(typing);
    typing = setTimeout(find, typingMs);
  });
  more.addEventListener("click", () => {
    if (more.ariaDisabled !== "true") void load({ ...search, page: search.page + 1 });
  });
  show(first);
};

/** A style sheet that no policy of the page blocks, unlike style elements and attributes. */
const sheetOf = ({ accent }: Jobs): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesOf(accent));
  return sheet;
};

const itemOf = (job: Jobs["data"][number], level: number, owner: string): HTMLElement => {
  const facts = [job.employer === owner ? "" : job.employer, job.place, job.work_type, job.pay];
  return element(
    "li",
    {},
    heading(level + 1, { className: "job" }, element("a", { href: job.url }, job.title)),
    element("p", {}, facts.filter(Boolean).join(" · ")),
  );
};

const heading = (level: number, properties: Partial<HTMLHeadingElement>, ...children: (Node | string)[]) =>
  element(`h${level}` as "h2", properties, ...children);

const saysOf = (total: number, shown: number, q: string): string => {
  const jobs = `${total} ${total === 1 ? "job" : "jobs"}`;
  if (!total) return q ? `No job has “${q}”.` : "There are no open jobs at the moment.";
  return shown < total ? `${shown} of ${jobs}` : jobs;
};
