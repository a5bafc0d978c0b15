import type { EmployerType } from "../../contract/job-fields.ts";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { employerNames } from "./employer-names.ts";
import type { Places, Suburb } from "./places.ts";
import { randomOf, type Random } from "./random.ts";
import { upperFirst, withArticle } from "./wording.ts";
import { allFields } from "./work/all-fields.ts";
import type { Field, Workplace } from "./work/field.ts";

/** An invented employer. */
export interface DemoEmployer {
  slug: string;
  name: string;
  type: EmployerType;
  about: string;
  website: string;
  /** The company's business and self-description; null for employers that advertise for others. */
  company: {
    field: Field;
    workplace: Workplace;
    strengths: readonly string[];
    sites: readonly Suburb[];
  } | null;
  /** Advertises jobs of this field; null for any. */
  field: Field | null;
}

/** How many employers to invent for a number of jobs: at least 260. */
export const employerCount = (jobs: number): number => Math.min(4000, Math.max(260, Math.ceil(jobs / 100)));

/** Share of companies with sites all over the country. */
const national = 0.1;

/** Invents employers of all four types; the same seed gives the same ones. */
export const inventEmployers = (count: number, seed: number, places: Places): DemoEmployer[] => {
  const random = randomOf(seed, 1);
  const names = new Set<string>();
  const others = [
    ...allFields.map((field) => association(field, names)),
    ...Array.from({ length: 10 }, () => aggregation(random, names)),
    ...Array.from({ length: Math.round(count * 0.09) }, () => recruiter(random, names, places)),
  ];
  // Every workplace gets a company before any gets a second one, so that each kind of work has an employer.
  const workplaces = allFields.flatMap((field) =>
    field.workplaces.map((workplace) => ({ field, workplace })),
  );
  const shareOf = ({ field }: { field: Field }) => field.share / field.workplaces.length;
  const companies = Array.from({ length: count - others.length }, (_, index) => {
    const { field, workplace } = workplaces[index] ?? random.weighted(workplaces, shareOf);
    return company(field, workplace, { random, names, places });
  });
  return [...companies, ...others];
};

const company = (
  field: Field,
  workplace: Workplace,
  { random, names, places }: { random: Random; names: Set<string>; places: Places },
): DemoEmployer => {
  const sites = sitesOf(random, places, workplace);
  const name = freshName(
    names,
    () => `${random.pick(employerNames.firstNames)} ${random.pick(workplace.names)}`,
    sites[0]!,
  );
  const strengths = random.some(workplace.strengths ?? field.strengths, 2);
  const about = `${name} is ${withArticle(workplace.what)} in ${sites[0]!.suburb}. ${strengths.join(" ")}`;
  return employer(name, "company", about, { field, company: { field, workplace, strengths, sites } });
};

const sitesOf = (random: Random, places: Places, workplace: Workplace): Suburb[] => {
  const home = places.any(random, workplace.regional);
  if (random.chance(national))
    return [...new Set([home, ...Array.from({ length: 7 }, () => places.any(random, workplace.regional))])];
  return [home, ...random.some(places.near(home, 30), random.int(0, 3))];
};

const recruiter = (random: Random, names: Set<string>, places: Places): DemoEmployer => {
  const name = freshName(
    names,
    () => `${random.pick(employerNames.families)} ${random.pick(employerNames.recruiterEndings)}`,
    places.any(random),
  );
  const years = random.int(4, 30);
  return employer(
    name,
    "recruiter",
    `${name} has placed people in permanent, contract and casual work for ${years} years. We meet everyone we put forward, and we ring back.`,
  );
};

const aggregation = (random: Random, names: Set<string>): DemoEmployer => {
  const name = freshName(
    names,
    () => `${random.pick(employerNames.firstNames)} ${random.pick(employerNames.aggregationEndings)}`,
  );
  return employer(
    name,
    "aggregation",
    `${name} gathers jobs from employers in one place and passes every application on the same day.`,
  );
};

const association = (field: Field, names: Set<string>): DemoEmployer => {
  const name = freshName(names, () => field.association);
  return employer(
    name,
    "association",
    `${name} lists jobs for its members, from family businesses to national groups, and helps them to hire fairly.`,
    { field },
  );
};

const employer = (
  name: string,
  type: EmployerType,
  about: string,
  of: Partial<Pick<DemoEmployer, "field" | "company">> = {},
): DemoEmployer => {
  const slug = jobSlug(name);
  return {
    slug,
    name,
    type,
    about: upperFirst(about),
    // A part of a host name has 63 characters at most.
    website: `https://www.${slug.slice(0, 60).replace(/-$/, "")}.example.com`,
    field: null,
    company: null,
    ...of,
  };
};

/** An unused name; with the town or, failing that, a number appended when the plain names are taken. */
const freshName = (names: Set<string>, invent: () => string, home?: Suburb): string => {
  for (let attempt = 0; ; attempt++) {
    const ending = attempt < 20 || !home ? "" : attempt < 100 ? ` ${home.suburb}` : ` ${attempt}`;
    const name = invent() + ending;
    const slug = jobSlug(name);
    if (names.has(slug)) continue;
    names.add(slug);
    return name;
  }
};
