import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { benefitOptions } from "../../../src/contract/job-options.ts";
import type { SearchResult } from "../../../src/contract/jobs.ts";
import { readSearch } from "../../../src/domain/search/read-search.ts";
import { understood } from "../../../src/domain/search/understood.ts";
import { asRead, typedWords } from "../../../src/domain/search/as-read.ts";
import type { SearchList } from "../../../src/features/search/search.ts";
import { Search } from "../../../src/features/search/Search.tsx";
import { noFacets } from "../../domain/search/no-facets.ts";
import { exampleJob } from "../../domain/jobs/example-job.ts";

const resultOf = (changes: Partial<SearchResult> = {}): SearchResult => ({
  data: [exampleJob()],
  links: { first: "", last: "", prev: null, next: null },
  meta: { current_page: 2, last_page: 4, per_page: 20, total: 1204 },
  facets: {
    ...noFacets,
    category: [
      { id: "hospitality", title: "Hospitality & Tourism", count: 90 },
      { id: "retail", title: "Retail & Sales", count: 7 },
    ],
    work_type: [{ id: "Casual", title: "Casual", count: 1111 }],
    pay_type: [{ id: 3, title: "Hourly", count: 42 }],
    states: [{ id: 6, title: "Victoria", count: 5 }],
    date_posted: [{ id: 7, title: "Last 7 days", count: 13 }],
    remote: 3,
  },
  corrected: null,
  reading: null,
  mentions: 0,
  words_apart: null,
  words_left_out: [],
  kinds_instead: [],
  called: null,
  suggestions: [],
  ...changes,
});

const render = (
  query: string,
  result = resultOf(),
  missing: string | null = null,
  choice?: SearchList["choice"],
) =>
  renderToString(
    <Search
      search={readSearch(new URLSearchParams(query))}
      list={{ result, missing, choice }}
      site="Work in Aus"
    />,
  );

describe("the search page as the server writes it", () => {
  it("is one form that works without JavaScript, with every filter by its label", () => {
    const html = render("q=chef&work_type=Casual&pay_type=3&min_salary=30");
    expect(html).toMatch(/<form[^>]* action="\/job\/searched" method="get"/);
    for (const label of ["Pay Type", "Work Type", "Minimum Salary", "Maximum Salary", "Date Posted"])
      expect(html).toContain(label);
    for (const name of ["q", "address", "states", "category", "work_type", "pay_type", "sort"])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain("Apply filters");
    expect(html).toMatch(/<input[^>]*name="work_type"[^>]*checked=""[^>]*value="Casual"/);
  });

  it("says where to give a suburb for jobs near the seeker, unless the search has a place", () => {
    const note = "To see jobs near you, add your suburb to the search.";
    expect(render("q=cleaner+near+me")).toContain(note);
    expect(render("q=cleaner+near+me&address=Newtown+NSW+2042")).not.toContain(note);
    expect(render("q=cleaner")).not.toContain(note);
  });

  it("offers a distance around places with a centre alone", () => {
    const field = 'name="radius"';
    expect(render("location=1000&address=Sydney+NSW+2000")).toContain(field);
    expect(render("location=16&address=Regional+VIC")).not.toContain(field);
    expect(render("location=6&address=Victoria")).not.toContain(field);
    expect(render("q=chef")).not.toContain(field);
  });

  it("keeps to one employer, whose name the page knows, until that is taken off", () => {
    const search = { employer: 7, employer_name: "Kerbside Kitchens", pageNo: 1 };
    const html = renderToString(
      <Search search={search} list={{ result: resultOf(), missing: null }} site="Work in Aus" />,
    );
    expect(html).toContain("Jobs at Kerbside Kitchens</h1>");
    expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="employer"[^>]*value="7"/);
    expect(html).toMatch(/href="\/job\/searched"[^>]*><span[^>]*>Remove filter: <\/span>Kerbside Kitchens/);
  });

  it("takes amounts of pay off together with their unit", () => {
    const html = render("q=warehouse&pay_type=3&min_salary=35");
    const chip = (label: string) =>
      new RegExp(`href="([^"]*)"[^>]*><span[^>]*>Remove filter: </span>${label}`).exec(html)?.[1];
    expect(chip("Hourly pay")).toBe("/job/searched?q=warehouse");
    expect(chip("From \\$35")).toBe("/job/searched?q=warehouse&amp;pay_type=3");
  });

  it("says what of its address no search understands, and what is shown instead", () => {
    const page = (query: string) => {
      const { search, ignored } = understood(new URLSearchParams(query));
      const list = { result: resultOf(), missing: null, ignored };
      return renderToString(<Search search={search} list={list} site="Work in Aus" />).replaceAll(
        "<!-- -->",
        "",
      );
    };
    expect(page("states=99&work_type=Nope")).toContain(
      "We couldn&#x27;t use part of this search: State “99” and Work Type “Nope”. These are all jobs.",
    );
    expect(page(`q=chef&radius=far`)).toContain("“far”. These are the jobs for the rest of it.");
    expect(page("q=chef")).not.toContain("part of this search");
  });

  it("counts the jobs of each option and offers the amounts of the pay type", () => {
    const html = render("pay_type=3&min_salary=30");
    expect(html).toContain("1,111");
    expect(html).toContain("Hourly (42)");
    expect(html).toContain("Last 7 days (13)");
    expect(html).toMatch(/<option value="30" selected="">\$30<\/option>/);
    expect(html).toContain("$100+");
    expect(html).not.toContain("$200,000+");
  });

  it("shows the jobs, how many there are, and links to the other pages", () => {
    const html = render("q=chef&page=2");
    expect(html).toContain('href="/job/41/chef-de-partie"');
    expect(html).toContain("$70,000 – $80,000 a year");
    expect(html).toContain("1,204 jobs");
    expect(html).toContain('href="/job/searched?q=chef&amp;page=3"');
  });

  it("links each filter in use to the search without it", () => {
    const html = render("q=chef&states=1&states=6");
    expect(html).toContain('href="/job/searched?q=chef&amp;states=6"');
    expect(html).toContain('href="/job/searched?q=chef"');
  });

  it("leads on from nothing to searches that do have jobs", () => {
    const nothing = resultOf({
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
      suggestions: [
        {
          kind: "wider_radius",
          label: "Within 50 km",
          search: { q: "chef", location: 9, radius: 50 },
          total: 12,
        },
      ],
    });
    const html = render("q=chef&location=9&address=Hay+NSW+2711", nothing);
    const filters = /<aside[^>]* aria-label="Filters" hidden=""/;
    expect(html).toMatch(filters);
    expect(render("q=chef&work_type=Casual", nothing), "a filter can be taken off").not.toMatch(filters);
    expect(html).toContain("No jobs match this search");
    expect(html, "nothing is there to be sorted").not.toContain("Sort by");
    expect(html).toContain(
      'href="/job/searched?q=chef&amp;address=Hay+NSW+2711&amp;location=9&amp;radius=50"',
    );
  });

  it("leads from few jobs to larger areas", () => {
    const search = { q: "chef", location: 9, radius: 50 };
    const few = resultOf({
      suggestions: [{ kind: "wider_radius", label: "Within 50 km of Hay", search, total: 12 }],
    });
    const html = render("q=chef&location=9&address=Hay+NSW+2711", few);
    expect(html).toContain("Within 50 km of Hay");
    expect(html).toContain("address=Hay+NSW+2711&amp;location=9&amp;radius=50");
  });

  it("says so when the place is unknown", () => {
    expect(render("address=Atlantis", resultOf(), "Atlantis")).toContain("find a place called");
  });

  it("shows corrected words with the way back to those that were typed", () => {
    const result = resultOf({ corrected: "electrician" });
    const asked = readSearch(new URLSearchParams("q=electrcian&states=6"));
    const list = { result, missing: null, typed: typedWords(asked, result) };
    const html = renderToString(<Search search={asRead(asked, result)} list={list} site="Work in Aus" />);
    expect(html).toContain("Electrician jobs in Victoria</h1>");
    expect(html).toMatch(/Showing jobs for.*electrician<\/strong>/);
    expect(html).toMatch(
      /href="\/job\/searched\?q=electrcian&amp;as_typed=true&amp;states=6"[^>]*>Search for “electrcian” instead/,
    );
    expect(html).toContain('href="/job/save-search?q=electrician&amp;states=6"');
  });

  it("names what is behind the last page, those that only mention the words apart", () => {
    const meta = { current_page: 9, last_page: 3, per_page: 20, total: 0 };
    const html = render("q=nurse&page=9", resultOf({ data: [], meta, mentions: 54 })).replaceAll(
      "<!-- -->",
      "",
    );
    expect(html).toContain("This search has 54 jobs that mention “nurse”.");
    expect(html).not.toContain("No jobs match this search");
  });

  it("says which words only sort the list, and leads to the search for all of them", () => {
    const html = render("q=nurse+night+shift", resultOf({ words_left_out: ["night shift"] }));
    expect(html).toContain("so “night shift” only sorts the list.");
    expect(html).toContain('href="/job/searched?q=nurse+night+shift&amp;as_typed=true"');
  });

  it("says that similar work is shown, in words that are right for one word as for several", () => {
    const kinds_instead = ["Metal Fabrication"];
    for (const q of ["welder", "pipe welder"]) {
      const text = render(`q=${q}`, resultOf({ kinds_instead })).replaceAll("<!-- -->", "");
      expect(text).toContain(
        `There are too few jobs for “${q}”, so similar work is shown as well: Metal Fabrication.`,
      );
      expect(text).toContain(`>Search for “${q}” only</a>`);
      expect(text).not.toContain("all the words");
    }
    expect(render("q=welder&as_typed=true", resultOf({ kinds_instead }))).not.toContain(" only</a>");
  });

  it("shows options with jobs above those that are folded away", () => {
    const benefits = benefitOptions.map(({ id, title }, index) => ({ id, title, count: index < 7 ? 0 : 5 }));
    const html = render("q=chef", resultOf({ facets: { ...noFacets, benefits } }));
    const [shown, folded] = html.slice(html.indexOf(">Benefits<")).split("<details>");
    expect(shown).toContain(benefitOptions[7].title);
    expect(shown).not.toContain(benefitOptions[0].title);
    expect(folded).toContain(benefitOptions[0].title);
  });
});

describe("what was read from the words", () => {
  const place = {
    id: 2440,
    kind: "suburb" as const,
    label: "Springfield QLD 4300",
    suburb: "Springfield",
    state: "QLD",
    postcode: "4300",
    lat: -27.6,
    lon: 152.9,
  };
  const reading = {
    search: { q: "mechanic", location: 2440 },
    place,
    more_places: [],
    other_places: [{ ...place, id: 2441, label: "Springfield NSW 2250", state: "NSW", postcode: "2250" }],
    as_typed: { q: "mechanic springfield", as_typed: true },
  };

  it("is shown with other places of that name and the way back to the words, as links", () => {
    const html = render("q=mechanic&location=2440", resultOf({ reading }));
    expect(html).toContain("Jobs in Springfield QLD 4300.");
    expect(html).toMatch(
      /href="\/job\/searched\?q=mechanic&amp;[^"]*location=2441"[^>]*>Springfield NSW 2250/,
    );
    expect(html).toMatch(
      /href="\/job\/searched\?q=mechanic\+springfield&amp;as_typed=true"[^>]*>Search for the words instead/,
    );
  });

  it("that was typed into its own field is a guess with a way out, and one of several of its name", () => {
    const choice = { guessed: "spring", others: reading.other_places };
    const html = render("q=mechanic&location=2440&radius=10", resultOf(), null, choice);
    expect(html).toContain("You wrote “spring”.");
    expect(html).toContain("Springfield NSW 2250");
    expect(html).toMatch(/href="\/job\/searched\?q=mechanic"[^>]*>Search everywhere instead/);
    expect(render("q=mechanic&location=2440")).not.toContain("everywhere");
  });

  it("is one of several, which are taken off one by one above the list", () => {
    const places = "address=Springfield+QLD+4300+or+Springfield+NSW+2250+or+Perth+WA+6000";
    const html = render(`q=mechanic&${places}&location=1&location=2&location=3`);
    const rest = "address=Springfield\\+QLD\\+4300\\+or\\+Perth\\+WA\\+6000&amp;location=1&amp;location=3";
    expect(html).toMatch(
      new RegExp(`href="[^"]*${rest}"[^>]*>.{0,60}Remove filter: </span>Springfield NSW 2250`),
    );
    expect(render("q=mechanic&address=Perth&location=3")).not.toContain("Remove filter");
  });

  it("names the words that became filters in the way back to them", () => {
    const filters = { search: { shift: ["night" as const] }, place: null, more_places: [], other_places: [] };
    const html = render(
      "shift=night",
      resultOf({ reading: { ...filters, as_typed: { q: "night shift", as_typed: true } } }),
    );
    expect(html).toContain("Night shift jobs</h1>");
    expect(html).toContain("Search for “night shift” instead");
  });

  it("stands above jobs that only mention the words, which have a heading of their own", () => {
    const meta = { current_page: 1, last_page: 1, per_page: 20, total: 0 };
    const html = render("q=nurse", resultOf({ meta, mentions: 1 }));
    expect(html).toContain("0 jobs · 1 mentions “nurse”");
    expect(html).toContain("Jobs that mention “nurse”</h2>");
    expect(render("q=nurse")).not.toContain("Jobs that mention");
  });

  it("counts what was found by itself, and leads to what only mentions the words", () => {
    const page = (current_page: number, count: number) =>
      render(
        `q=chef&page=${current_page}`,
        resultOf({
          data: Array.from({ length: count }, (_, id) => exampleJob({ id: id + 1 })),
          meta: { current_page, last_page: 4, per_page: 20, total: 45 },
          mentions: 30,
          called: { work: "chef", total: 40 },
        }),
      ).replaceAll("<!-- -->", "");
    expect(page(1, 20)).toContain("1 to 20 of 45 jobs</p>");
    expect(page(1, 20)).toMatch(
      /href="\/job\/searched\?q=chef&amp;page=3#mentions"[^>]*>See 30 more jobs that mention “chef”</,
    );
    expect(page(3, 20)).toContain("41 to 45 of 45 jobs</p>");
    expect(page(3, 20)).toContain("30 more jobs that mention “chef”</h2>");
    const last = page(4, 15);
    expect(last).toContain('role="status" aria-live="off" class="min-w-0 grow leading-5 font-semibold');
    expect(last).toContain("30 jobs that mention “chef”</p>");
    expect(page(3, 20)).toContain("40 of them are called");
    expect(last).not.toContain("are called");
    expect(last).toContain("16 to 30 of 30 jobs that mention “chef”");
    expect(last).toContain('aria-label="Page 2 of 2"');
    expect(last).toContain("Back to the 45 jobs");
  });

  it("says in place that the lowest pay is above the highest", () => {
    const meta = { current_page: 1, last_page: 1, per_page: 20, total: 0 };
    const reversed = render("q=chef&min_salary=120000&max_salary=60000", resultOf({ data: [], meta }));
    expect(reversed).toMatch(
      /<select[^>]*aria-invalid="true"[^>]*name="max_salary"|name="max_salary"[^>]*aria-invalid="true"/,
    );
    expect(reversed).toContain("The lowest pay is above the highest. ");
    expect(render("q=chef&min_salary=60000&max_salary=120000")).not.toContain("The lowest pay");
  });

  it("says of which jobs all cards say the same", () => {
    const jobs = (total: number) =>
      resultOf({
        data: Array.from({ length: 4 }, (_, id) => exampleJob({ id: id + 1, sponsorship: true })),
        meta: { current_page: 1, last_page: Math.ceil(total / 4), per_page: 4, total },
      });
    expect(render("q=chef", jobs(8))).toContain("Every job on this page: ");
    expect(render("q=chef", jobs(4))).toContain("Every job in this list: ");
  });

  it("names the phrase that no job has", () => {
    expect(render("q=a", resultOf({ words_apart: "motor mechanic" }))).toContain("motor mechanic");
  });
});
