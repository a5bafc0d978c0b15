// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { shiftOptions, states } from "../../../src/contract/job-options.ts";
import type { JobFacets } from "../../../src/contract/job-search.ts";
import type { SearchState } from "../../../src/domain/search/job-search-url.ts";
import { readSearch } from "../../../src/domain/search/read-search.ts";
import { FilterField } from "../../../src/features/search/FilterField.tsx";
import { noFacets } from "../../domain/search/no-facets.ts";

/** Counts of shifts and states; all others have no jobs. */
const counts = (some: Partial<Record<string, number>>): JobFacets => ({
  ...noFacets,
  shift: shiftOptions.map(({ id, title }) => ({ id, title, count: some[id] ?? 0 })),
  states: states.map(({ id, code, title }) => ({ id, title, count: some[code] ?? 0 })),
});

const searchOf = (query: string): SearchState => readSearch(new URLSearchParams(query));
const field = (name: "shift" | "states", query: string, facets: JobFacets) => (
  <FilterField name={name} search={searchOf(query)} facets={facets} onChange={() => {}} />
);

let root: Root | undefined;
const show = (shown: ReturnType<typeof field>) => {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root!.render(shown));
};
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

const titles = (within: ParentNode) =>
  [...within.querySelectorAll("label > span:first-of-type")].map(({ textContent }) => textContent);
const folded = () => titles(document.querySelector("details") ?? document.createElement("p"));
const first = () => titles(document).slice(0, titles(document).length - folded().length);

describe("the options of a filter that are shown first", () => {
  it("are those chosen, then those with jobs, each in the list's own order; others fill up", () => {
    show(field("shift", "q=childcare&shift=night", counts({ split: 41, early: 55 })));
    expect(first()).toEqual([
      "Night shift",
      "Early starts",
      "Split shifts",
      "Day shift",
      "Afternoon or evening",
      "Weekends",
    ]);
    expect(folded()).toEqual(["Rotating roster", "On call"]);
  });

  it("are all that have jobs, where these are one or two more", () => {
    show(field("states", "q=chef", counts({ NSW: 68, NT: 4, QLD: 45, SA: 16, TAS: 2, VIC: 53, WA: 65 })));
    expect(first()).toContain("Western Australia");
    expect(folded()).toEqual(["Australian Capital Territory", "International"]);
  });

  it("stay where they are while filters are chosen and counts change", () => {
    show(field("shift", "q=chef", counts({ day: 41, afternoon: 66, weekend: 169 })));
    const before = first();
    show(field("shift", "q=chef&shift=weekend", counts({ day: 41, afternoon: 66, weekend: 169 })));
    show(field("shift", "q=chef&shift=weekend", counts({ weekend: 12, "on-call": 3 })));
    expect(first()).toEqual(before);
  });

  it("are chosen anew with the first counts for other words", () => {
    const chefs = counts({ day: 41, afternoon: 66, weekend: 169 });
    show(field("shift", "q=chef", chefs));
    const before = first();
    show(field("shift", "q=nurse", chefs));
    expect(first(), "until its counts have loaded").toEqual(before);
    show(field("shift", "q=nurse", counts({ "on-call": 9, night: 30 })));
    expect(first().slice(0, 2)).toEqual(["Night shift", "On call"]);
  });

  it("are the same on the server and in the browser", () => {
    const given = field("shift", "q=childcare&shift=night", counts({ split: 41, early: 55 }));
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(given);
    const written = titles(place);
    const problems: unknown[] = [];
    flushSync(() => {
      root = hydrateRoot(place, given, { onRecoverableError: (error) => problems.push(error) });
    });
    expect(titles(place)).toEqual(written);
    expect(problems).toEqual([]);
  });
});
