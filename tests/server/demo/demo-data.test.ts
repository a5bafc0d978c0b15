import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, it } from "vitest";
import { employerTypes, workTypes, type PayTypeId } from "../../../src/contract/job-fields.ts";
import type { Brand } from "../../../src/contract/brand.ts";
import { jobCategories } from "../../../src/contract/job-categories.ts";
import { rightToWorkOptions } from "../../../src/contract/job-options.ts";
import { states } from "../../../src/contract/job-options.ts";
import { yearly } from "../../../src/domain/jobs/work.ts";
import { readLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { inventDemoData } from "../../../src/server/demo/demo-data.ts";
import type { DemoJob } from "../../../src/server/demo/demo-job.ts";
import type { DemoEmployer } from "../../../src/server/demo/employers.ts";
import { firstJobs } from "../../../src/server/demo/first-jobs.ts";
import { withArticle } from "../../../src/server/demo/wording.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { employerSchema } from "../../../src/site/employers/employer-schema.ts";

const now = new Date("2026-05-14T03:20:00Z");
const day = 86_400_000;

let jobs: DemoJob[];
let employers: readonly DemoEmployer[];
let live: DemoJob[];

beforeAll(async () => {
  const data = await inventDemoData({ jobs: firstJobs, seed: 1, now });
  employers = data.employers;
  jobs = [...data.jobs()];
  live = jobs.filter(({ filledAt, expiresAt }) => !filledAt && (!expiresAt || expiresAt > now));
});

const showsJob = ({ jobs: shown }: Brand, { category, sponsorship }: DemoJob): boolean =>
  (shown.categories === "all" || shown.categories.includes(category)) && (!shown.sponsorship || sponsorship);

const first = async (seed: number, count: number) => {
  const data = await inventDemoData({ jobs: count, seed, now });
  return JSON.stringify([data.employers.map(({ name, about }) => [name, about]), [...data.jobs()]]);
};

describe("demo data", () => {
  it("is the same again for the same seed, and other for another", async () => {
    expect(await first(7, 200)).toBe(await first(7, 200));
    expect(await first(8, 200)).not.toBe(await first(7, 200));
  });

  it("gives every site plenty of live jobs", () => {
    expect(live.length).toBeGreaterThanOrEqual(5000);
    for (const brand of loadBrands())
      expect(live.filter((job) => showsJob(brand, job)).length, brand.id).toBeGreaterThanOrEqual(250);
  });

  it("has jobs of every kind of work, work type, pay type and state", () => {
    const kinds = new Set(live.map(({ category, subCategory }) => `${category}/${subCategory}`));
    const known = jobCategories.flatMap(({ id, sub_categories }) =>
      sub_categories.map((kind) => `${id}/${kind.id}`),
    );
    expect([...kinds].sort()).toEqual([...known].sort());
    const at = (count: (job: DemoJob) => boolean) => live.filter(count).length;
    for (const type of workTypes)
      expect(
        at(({ workType }) => workType === type),
        type,
      ).toBeGreaterThan(300);
    for (const type of [1, 2, 3, 4, 5, null])
      expect(
        at(({ payType }) => payType === type),
        `pay type ${type}`,
      ).toBeGreaterThan(100);
    for (const { id, code } of states.filter(({ code }) => code !== "INT"))
      expect(
        at(({ stateIds }) => stateIds.includes(id)),
        code,
      ).toBeGreaterThan(20);
  });

  it("comes from more than 200 employers of all four types, each with a name and a site of its own", () => {
    expect(employers.length).toBeGreaterThanOrEqual(200);
    expect(new Set(employers.map(({ name }) => name)).size).toBe(employers.length);
    expect(new Set(employers.map(({ slug }) => slug)).size).toBe(employers.length);
    for (const type of employerTypes)
      expect(employers.filter((employer) => employer.type === type).length, type).toBeGreaterThanOrEqual(10);
    for (const { website, about } of employers) {
      expect(website).toMatch(/^https:\/\/www\.[a-z0-9-]{1,63}\.example\.com$/);
      expect(about.length).toBeGreaterThan(60);
    }
    const hiring = new Set(jobs.map(({ employer }) => employer));
    expect(hiring.size).toBeGreaterThan(employers.length * 0.95);
    expect([...hiring].filter((slug) => !employers.some((employer) => employer.slug === slug))).toEqual([]);
  });

  it("gives every site live jobs of at least two employers of each type that have a folder of their own", () => {
    const folders = join(import.meta.dirname, "../../../src/content/employers");
    const featured = readdirSync(folders).map((slug) => {
      const data = JSON.parse(readFileSync(join(folders, slug, "employer.json"), "utf8")) as unknown;
      const { type, members, clients } = employerSchema.parse(data);
      return { type, shows: [slug, ...members, ...clients.map(({ employer }) => employer)] };
    });
    for (const brand of loadBrands())
      for (const type of employerTypes) {
        const shown = live.filter((job) => showsJob(brand, job)).map(({ employer }) => employer);
        const hiring = featured.filter(
          (one) => one.type === type && one.shows.some((slug) => shown.includes(slug)),
        );
        expect(hiring.length, `${brand.id}: ${type}`).toBeGreaterThanOrEqual(2);
      }
  });

  it("mixes in the exceptions that a real site has", () => {
    const share = (has: (job: DemoJob) => boolean) => jobs.filter(has).length / jobs.length;
    const between = (has: (job: DemoJob) => boolean, low: number, high: number) => {
      expect(share(has)).toBeGreaterThan(low);
      expect(share(has)).toBeLessThan(high);
    };
    between(({ expiresAt }) => expiresAt !== null && expiresAt <= now, 0.05, 0.13);
    between(({ filledAt }) => filledAt !== null, 0.015, 0.05);
    between(({ screening }) => screening.length > 0, 0.28, 0.4);
    between(({ featured }) => featured, 0.01, 0.03);
    between(({ applyUrl }) => applyUrl !== null, 0.015, 0.045);
    between(({ remote }) => remote, 0.02, 0.1);
    between(({ locationIds }) => locationIds.length > 1, 0.04, 0.15);
    between(({ postedAt }) => now.getTime() - postedAt.getTime() < 7 * day, 0.25, 0.5);
    expect(new Set(jobs.flatMap(({ screening }) => screening.map(({ type }) => type))).size).toBe(4);
  });
});

describe("every demo job", () => {
  it("states pay that makes sense", () => {
    for (const { reference, payType, payMin, payMax, yearlyMin, yearlyMax } of jobs) {
      const of = (amount: number | null) =>
        payType && amount !== null ? yearly(payType as PayTypeId, amount) : null;
      expect([yearlyMin, yearlyMax], reference).toEqual([of(payMin), of(payMax)]);
      expect(payType === null, reference).toBe(payMin === null && payMax === null);
      for (const amount of [yearlyMin, yearlyMax])
        expect(amount === null || (amount > 29_000 && amount < 320_000), `${reference} ${amount}`).toBe(true);
      if (payMin !== null && payMax !== null) expect(payMin, reference).toBeLessThanOrEqual(payMax);
    }
  });

  it("is at places that exist, in the states it says", async () => {
    const places = new Map((await readLocations()).map((row) => [row.id, row]));
    for (const { reference, locationIds, stateIds, remote } of jobs) {
      const codes = locationIds.map((id) => places.get(id)?.state);
      const ids = states.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
      expect(codes.includes(undefined), reference).toBe(false);
      expect(stateIds, reference).toEqual(ids);
      expect(new Set(locationIds).size, reference).toBe(locationIds.length);
      if (!remote) expect(locationIds.length, reference).toBeGreaterThan(0);
    }
  });

  it("was posted within 60 days and ends after it began", () => {
    for (const { reference, postedAt, expiresAt, filledAt } of jobs) {
      expect(postedAt <= now && postedAt.getTime() >= now.getTime() - 61 * day, reference).toBe(true);
      if (expiresAt) expect(expiresAt.getTime() - postedAt.getTime()).toBeGreaterThanOrEqual(30 * day);
      if (filledAt) expect(filledAt >= postedAt && filledAt <= now, reference).toBe(true);
    }
  });

  it("accepts known rights to work, and sponsors accept those who need one", () => {
    const known = rightToWorkOptions.map(({ id }): string => id);
    for (const { reference, rightToWork, sponsorship } of jobs) {
      expect(
        rightToWork.filter((id) => !known.includes(id)),
        reference,
      ).toEqual([]);
      expect(rightToWork.includes("sponsorship"), reference).toBe(sponsorship);
    }
  });

  it("asks questions that can be answered", () => {
    for (const { reference, screening } of jobs) {
      expect(new Set(screening.map(({ id }) => id)).size, reference).toBe(screening.length);
      expect(new Set(screening.map(({ question }) => question)).size, reference).toBe(screening.length);
      for (const { type, options } of screening)
        expect(options.length > 1, reference).toBe(type === "choice");
    }
  });

  it("reads as finished text, in well-formed HTML", async () => {
    const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
    for (const { reference, title, summary, descriptionHtml } of jobs) {
      const text = `${title}\n${summary}\n${descriptionHtml}`;
      expect(text, reference).not.toMatch(
        /[{}]|\b(?:undefined|null|NaN)\b|\[object|[Ll]orem| {2}|\.\.| [,.]/,
      );
      expect(summary.length, reference).toBeLessThanOrEqual(221);
      expect(descriptionHtml, reference).toMatch(/^<p>[^<]+<\/p>.*<ul><li>.*<\/ul>.*<\/p>$/s);
    }
    for (const { reference, descriptionHtml } of jobs.slice(0, 300)) {
      const report = await validator.validateString(descriptionHtml);
      expect(
        report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
        reference,
      ).toEqual([]);
    }
  });
});

describe("articles", () => {
  it.each([
    ["HR Truck Driver", "an HR Truck Driver"],
    ["A Grade Electrician", "an A Grade Electrician"],
    ["UX Researcher", "a UX Researcher"],
    ["Used Car Sales Consultant", "a Used Car Sales Consultant"],
    ["OSHC Educator", "an OSHC Educator"],
    ["92-place centre", "a 92-place centre"],
    ["180-bed hospital", "a 180-bed hospital"],
    ["Apprentice Chef", "an Apprentice Chef"],
    ["Registered Nurse", "a Registered Nurse"],
  ])("%s takes the right one", (words, expected) => {
    expect(withArticle(words)).toBe(expected);
  });
});
