import fc from "fast-check";
import "../../seed.ts";
import { beforeAll, expect, it } from "vitest";
import { datePostedOptions, rightToWorkOptions } from "../../../src/contract/job-options.ts";
import { workTypes, type PayTypeId } from "../../../src/contract/job-fields.ts";
import * as calls from "../../../src/contract/jobs.ts";
import type { JobFacets, JobSearch } from "../../../src/contract/job-search.ts";
import type { SearchResult } from "../../../src/contract/jobs.ts";
import { jobCategories } from "../../../src/contract/job-categories.ts";
import { rightToWorkFit } from "../../../src/domain/jobs/right-to-work-fit.ts";
import { yearly } from "../../../src/domain/jobs/work.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { onEachEngine } from "./on-each-engine.ts";
import { runs } from "../../runs.ts";

type Job = typeof jobs.$inferInsert;
const day = 86_400_000;
const now = Date.now();

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** Jobs that differ in everything that a search can filter by; prime steps mix the fields. */
const invented = (employerIds: readonly number[]): Job[] =>
  Array.from({ length: 300 }, (_, index): Job => {
    const { id: category, sub_categories } = pick(jobCategories, index);
    const payType = pick([1, 2, 3, 4, 5, null, null] as const, index * 3);
    const amount = 20 + (index % 50);
    const stateIds = pick([[1], [6], [1, 6], [3], []], index * 7);
    return {
      employerId: pick(employerIds, index * 19),
      source: "test",
      reference: String(index),
      title: pick(["Senior Glazier", "Potter", "Falconer", "Glazier and Beekeeper"], index * 5),
      descriptionHtml: pick(["<p>Meet our beekeeper.</p>", "<p>Play the harp.</p>"], index * 11),
      summary: "",
      category,
      subCategory: pick(sub_categories, index).id,
      workType: pick(workTypes, index * 13),
      payType,
      yearlyMin: payType && yearly(payType as PayTypeId, amount),
      yearlyMax: payType && yearly(payType as PayTypeId, amount + 15),
      remote: index % 9 === 0,
      sponsorship: index % 4 === 0,
      rightToWork: pick([[], ["citizen"], ["citizen", "permanent-resident"], ["holiday-visa"]], index * 23),
      shift: pick([[], ["night"], ["day", "weekend"], []], index * 29),
      benefits: pick([[], ["meals", "wellbeing"], ["parking"]], index * 31),
      stateIds,
      locationIds: stateIds.map((state) => (state === 1 ? 1000 : state === 6 ? 1001 : 1002)),
      postedAt: new Date(now - ((index * 17) % 60) * day - 3_600_000),
      expiresAt: index % 10 === 0 ? new Date(now - 1000) : index % 3 ? new Date(now + 30 * day) : null,
      filledAt: index % 21 === 0 ? new Date(now) : null,
    };
  });

type Test = (job: Job) => boolean;
const any = (values: readonly unknown[] | undefined, of: (job: Job) => readonly unknown[]): Test =>
  values?.length ? (job) => of(job).some((value) => values.includes(value)) : () => true;

/** Whether a text of a job has the word. */
const has = (word: string | undefined, text: string): boolean =>
  !word || text.toLowerCase().includes(word.toLowerCase());

/** Each filter as one would write it down, without any index; the words are in the title, or only in the text. */
const filters = (
  search: Record<string, never> & JobSearch,
  wordsIn: "title" | "text",
): Record<string, Test> => ({
  words: (job) =>
    has(search.q, job.title) === (wordsIn === "title") &&
    has(search.q, `${job.title} ${job.descriptionHtml}`),
  pay: ({ yearlyMin, yearlyMax }) =>
    (!search.min_salary && search.max_salary === undefined) ||
    (typeof yearlyMin === "number" &&
      yearlyMax! >= yearly(search.pay_type ?? 1, search.min_salary ?? 0) &&
      yearlyMin <= yearly(search.pay_type ?? 1, search.max_salary ?? 1e9)),
  employer: (job) => !search.employer || job.employerId === search.employer,
  category: any(search.category as string[], (job) => [job.category]),
  sub_category: any(search.sub_category as string[], (job) => [job.subCategory]),
  work_type: any(search.work_type as string[], (job) => [job.workType]),
  pay_type: (job) => !search.pay_type || job.payType === search.pay_type,
  states: any(search.states as number[], (job) => job.stateIds!),
  date_posted: (job) => !search.date_posted || job.postedAt.getTime() >= now - search.date_posted * day,
  remote: (job) => !search.remote || job.remote === true,
  sponsorship: (job) => !search.sponsorship || job.sponsorship === true,
  right_to_work: (job) => !search.right_to_work || rightsOf(job).includes(search.right_to_work),
  shift: any(search.shift as string[], (job) => job.shift!),
  benefits: any(search.benefits as string[], (job) => job.benefits!),
  new_since: (job) => !search.new_since || job.postedAt > new Date(search.new_since),
});

/** Who may do a job, as its page says it; a job that says nothing is for those whom no law keeps from it. */
const rightsOf = ({ rightToWork: right_to_work = [], sponsorship = false }: Job): string[] =>
  rightToWorkOptions
    .map(({ id }) => id)
    .filter(
      (id) =>
        rightToWorkFit({ right_to_work, sponsorship }, id)?.fits ??
        ["citizen", "permanent-resident"].includes(id),
    );

/** The filters that choosing an option of another one clears. */
const cleared: Record<string, string> = { category: "sub_category", pay_type: "pay" };

const searches = fc.record(
  {
    // Words that are in no category's name, which a search finds as well.
    q: fc.constantFrom("", "glazier", "beekeeper", "falconer", "harp"),
    employer: fc.constantFrom("one", "two"),
    category: fc.subarray(jobCategories.map(({ id }) => id)),
    sub_category: fc.subarray(
      jobCategories.flatMap(({ sub_categories }) => sub_categories.map(({ id }) => id)),
      { maxLength: 50 },
    ),
    work_type: fc.subarray([...workTypes]),
    states: fc.subarray([1, 3, 6, 9]),
    pay_type: fc.constantFrom(1, 2, 3, 4, 5),
    min_salary: fc.constantFrom(0, 25, 40, 60_000),
    max_salary: fc.constantFrom(30, 90, 100_000),
    date_posted: fc.constantFrom(0, 1, 3, 7, 14, 30),
    remote: fc.boolean(),
    sponsorship: fc.boolean(),
    right_to_work: fc.constantFrom("citizen", "permanent-resident", "holiday-visa", "sponsorship", "none"),
    shift: fc.subarray(["night", "day", "weekend", "split"]),
    benefits: fc.subarray(["meals", "wellbeing", "parking"]),
    new_since: fc.constantFrom(new Date(now - 20 * day).toISOString()),
    sort: fc.constantFrom("relevance", "date", "salary"),
  },
  { requiredKeys: [] },
);

onEachEngine("counts of a search", (api) => {
  const all: Job[] = [];
  const idOf = new Map<string, number>();
  beforeAll(async () => {
    await fillLocations(api.db);
    const added = await api.db
      .insert(employers)
      .values([
        { slug: "one", name: "One" },
        { slug: "two", name: "Two" },
      ])
      .returning({ id: employers.id, slug: employers.slug });
    for (const { id, slug } of added) idOf.set(slug, id);
    all.push(...invented([...idOf.values()]));
    await api.db.insert(jobs).values(all);
  });

  it("are what one gets by counting, for any filters on any brand", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...api.services.brands),
        searches,
        async (brand, { employer, ...rest }) => {
          // As typed: where nothing is called so, other jobs would be shown instead.
          const search = { ...rest, as_typed: true, ...(employer && { employer: idOf.get(employer) }) };
          const result = await api.on(brand.id)(calls.searchJobs, { body: search as JobSearch });
          const shown = all.filter(
            (job) =>
              !job.filledAt &&
              (!job.expiresAt || job.expiresAt.getTime() > now) &&
              (brand.jobs.categories === "all" || brand.jobs.categories.includes(job.category)) &&
              (!brand.jobs.sponsorship || job.sponsorship),
          );
          const passing = (wordsIn: "title" | "text", facet = "") => {
            const tests = filters(search as never, wordsIn);
            return shown.filter((job) =>
              Object.entries(tests).every(
                ([name, test]) => name === facet || name === cleared[facet] || test(job),
              ),
            );
          };
          const [found, mentioning] = [passing("title").length, passing("text").length];
          expect(result.meta.total).toBe(found);
          expect(result.mentions).toBe(mentioning);
          expect(result.data.length).toBe(Math.min(20, found + mentioning));
          const without = (facet: string) =>
            found || !mentioning
              ? passing("title", facet)
              : [...passing("title", facet), ...passing("text", facet)];
          expectCounts(result, "category", without("category"), (job) => [job.category]);
          expectCounts(result, "sub_category", without("sub_category"), (job) => [job.subCategory]);
          expectCounts(result, "work_type", without("work_type"), (job) => [job.workType]);
          expectCounts(result, "pay_type", without("pay_type"), (job) => [job.payType]);
          expectCounts(result, "right_to_work", without("right_to_work"), rightsOf);
          expectCounts(result, "shift", without("shift"), (job) => job.shift!);
          expectCounts(result, "benefits", without("benefits"), (job) => job.benefits!);
          expectCounts(result, "states", without("states"), (job) => job.stateIds!);
          expectCounts(result, "date_posted", without("date_posted"), ({ postedAt }) =>
            datePostedOptions.flatMap(({ id }) =>
              id === 0 || postedAt.getTime() >= now - id * day ? [id] : [],
            ),
          );
          for (const flag of ["remote", "sponsorship"] as const)
            expect(result.facets[flag]).toBe(without(flag).filter((job) => job[flag]).length);
        },
      ),
      runs(15, 300),
    );
  });

  it("show no option of another brand", async () => {
    for (const brand of api.services.brands) {
      const { facets, data } = await api.on(brand.id)(calls.searchJobs, { body: {} });
      const own = brand.jobs.categories === "all" ? jobCategories.map(({ id }) => id) : brand.jobs.categories;
      expect(facets.category.map(({ id }) => id).sort()).toEqual([...own].sort());
      for (const job of data) expect(own).toContain(job.category.id);
      if (brand.jobs.sponsorship) expect(data.every(({ sponsorship }) => sponsorship)).toBe(true);
    }
    const foreign = { category: ["hospitality"] };
    expect((await api.on("electrical")(calls.searchJobs, { body: foreign })).meta.total).toBe(0);
  });
});

/** The facets with options; that of a flag is a number. */
type Listed = { [Name in keyof JobFacets]: JobFacets[Name] extends number ? never : Name }[keyof JobFacets];

const expectCounts = (
  { facets }: SearchResult,
  facet: Listed,
  among: Job[],
  optionsOf: (job: Job) => readonly unknown[],
) => {
  for (const { id, count } of facets[facet])
    expect({ facet, id, count }).toEqual({
      facet,
      id,
      count: among.filter((job) => optionsOf(job).includes(id)).length,
    });
  const named = new Set<unknown>(facets[facet].map(({ id }) => id));
  const missing = among.flatMap(optionsOf).filter((id) => id !== null && !named.has(id));
  expect(missing).toEqual([]);
};
