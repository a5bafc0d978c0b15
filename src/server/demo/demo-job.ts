import { states } from "../../contract/job-options.ts";
import { stateByCode, type StateCode } from "../../domain/places/states.ts";
import { yearly } from "../../domain/jobs/work.ts";
import type { JobExtraColumn } from "../catalogue/jobs/job-extras.ts";
import type { jobs } from "../catalogue/jobs/tables.ts";
import { plainTextOf } from "../../site/sanitise.ts";
import { readBenefits, readRefusedShift, readShift } from "../../lexicon/conditions/read-conditions.ts";
import { describeJob } from "./describe.ts";
import type { DemoEmployer } from "./employers.ts";
import { payFor } from "./pay.ts";
import type { Places, Suburb } from "./places.ts";
import { randomOf, type Random } from "./random.ts";
import { acceptedRights } from "./rights.ts";
import { screeningFor } from "./screening.ts";
import { datesFor } from "./dates.ts";
import { allFields } from "./work/all-fields.ts";
import { demoWorkTypes, type DemoWorkType, type Field, type Kind, type Title } from "./work/field.ts";

/** A job before it is in the database: its employer by slug. */
export type DemoJob = Omit<
  typeof jobs.$inferSelect,
  "id" | "employerId" | "createdAt" | "updatedAt" | "hiddenBy" | JobExtraColumn
> & {
  employer: string;
};

/** What all jobs of one run share. */
export interface World {
  seed: number;
  now: Date;
  places: Places;
  /** Employers by "field/kind": companies, those who advertise for them, and both where they have a folder. */
  hiring: ReadonlyMap<string, Record<"companies" | "others" | "featured", readonly DemoEmployer[]>>;
}

/** Share of jobs that recruiters, associations and aggregations advertise. */
const forOthers = 0.18;
/** Their employer types, and how often each is chosen. */
const advertisers = [
  ["recruiter", 60],
  ["association", 22],
  ["aggregation", 18],
] as const;

/** Share of the jobs of a field that employers with a folder have, and how often each type is chosen. */
const byFeatured = 0.18;
const featuredOften = { company: 8, recruiter: 3, association: 1, aggregation: 1 } as const;

/** Job number `index` of a world: always the same one for the same seed and time. */
export const inventJob = (world: World, index: number): DemoJob => {
  const random = randomOf(world.seed, 2, index);
  const field = random.weighted(allFields, ({ share }) => share);
  const kind = random.weighted(field.kinds, ({ share }) => share);
  const title = random.pick(kind.titles);
  const { employer, workplace, strengths } = employerFor(random, world, { field, kind, index });
  const workType = workTypeFor(random, kind.types ?? field.types, title);
  const remote = random.chance(kind.remote ?? 0);
  const { suburbs, wholeState } = placesFor(random, world, {
    employer,
    remote,
    regional: workplace.regional,
  });
  const sponsorship = title[3] !== "entry" && random.chance(kind.sponsored ?? field.sponsored);
  const screening = screeningFor(random, field);
  const months = random.pick([3, 6, 6, 9, 12, 12, 18, 24]);
  const external = random.chance(0.03);
  const reference = `D-${String(index + 1).padStart(6, "0")}`;
  const pay = payFor(random, title, workType);
  const headlined = headline(random, { title: title[0], workType, months, suburbs, sponsorship });
  const text = describeJob(random, {
    field,
    kind,
    title,
    employer,
    workplace,
    strengths,
    suburbs,
    wholeState: wholeState?.title ?? null,
    remote,
    workType,
    months,
    sponsorship,
    screening: screening.length > 0,
    external,
  });
  return {
    employer: employer.slug,
    source: "demo",
    reference,
    title: headlined,
    ...text,
    category: field.id,
    subCategory: kind.id,
    writtenPlaces: null,
    workType,
    moreWorkTypes: [],
    ...pay,
    yearlyMin: pay.payType && pay.payMin !== null ? yearly(pay.payType, pay.payMin) : null,
    yearlyMax: pay.payType && pay.payMax !== null ? yearly(pay.payType, pay.payMax) : null,
    remote,
    sponsorship,
    rightToWork: acceptedRights(random, sponsorship),
    ...conditionsOf(text.descriptionHtml),
    locationIds: wholeState ? [wholeState.id] : suburbs.map(({ id }) => id),
    stateIds: wholeState ? [wholeState.id] : stateIdsOf(suburbs),
    featured: random.chance(0.02),
    screening,
    applyUrl: external ? `${employer.website}/careers/${reference.toLowerCase()}` : null,
    ...datesFor(random, world.now),
  };
};

/** What the ad states, read as an import reads it. */
const conditionsOf = (html: string) => {
  const text = plainTextOf(html);
  return {
    shift: readShift("", text),
    refusedShift: readRefusedShift(text),
    benefits: readBenefits("", text),
  };
};

const employerFor = (
  random: Random,
  { seed, hiring }: World,
  { field, kind, index }: { field: Field; kind: Kind; index: number },
) => {
  const { companies, others, featured } = hiring.get(`${field.id}/${kind.id}`)!;
  const client = random.pick(companies).company!;
  // Numbers of their own, so that the other jobs are the same without these employers.
  const own = randomOf(seed, 3, index);
  if (featured.length && own.chance(byFeatured)) {
    const employer = own.weighted(featured, ({ type }) => featuredOften[type]);
    return { employer, ...(employer.company ?? client) };
  }
  if (random.chance(forOthers)) {
    const [type] = random.weighted(advertisers, ([, often]) => often);
    return { employer: random.pick(others.filter((other) => other.type === type)), ...client };
  }
  const employer = random.pick(companies);
  return { employer, ...employer.company! };
};

const workTypeFor = (random: Random, mix: Field["types"], title: Title): DemoWorkType => {
  if (title[0].includes("Apprentice")) return "Full time";
  if (title[0].includes("Casual")) return "Casual";
  return random.weighted(demoWorkTypes, (type) => mix[demoWorkTypes.indexOf(type)]!);
};

/** Where a job is: at its company's sites, or anywhere when the employer advertises for others. */
const placesFor = (
  random: Random,
  { places }: World,
  { employer, remote, regional }: { employer: DemoEmployer; remote: boolean; regional: boolean | undefined },
): { suburbs: Suburb[]; wholeState: (typeof states)[number] | null } => {
  const sites = employer.company?.sites ?? [places.any(random, regional)];
  if (remote && random.chance(0.4))
    return { suburbs: [], wholeState: random.chance(0.5) ? stateByCode(sites[0]!.state)! : null };
  return { suburbs: random.some(sites, random.chance(0.12) ? random.int(2, 4) : 1), wholeState: null };
};

const stateIdsOf = (suburbs: readonly Suburb[]): number[] =>
  [...new Set(suburbs.map(({ state }) => states.find(({ code }) => code === (state as StateCode))!.id))].sort(
    (a, b) => a - b,
  );

/** The title as it is advertised: mostly plain, sometimes with an addition that employers like. */
const headline = (
  random: Random,
  job: { title: string; workType: string; months: number; suburbs: readonly Suburb[]; sponsorship: boolean },
): string => {
  const { title, workType, months, suburbs, sponsorship } = job;
  if (suburbs.length > 2 && random.chance(0.6)) return `${title} – Various Locations`;
  if (workType === "Contract" && random.chance(0.4)) return `${title} – ${months}-Month Contract`;
  if (sponsorship && random.chance(0.15)) return `${title} – Sponsorship Available`;
  const said = title.includes(workType.split(" ")[0]!);
  if (workType === "Casual" && !said && random.chance(0.25)) return `Casual ${title}`;
  if (workType === "Part time" && random.chance(0.2)) return `${title} – Part Time`;
  if (suburbs.length === 1 && random.chance(0.08)) return `${title} – ${suburbs[0]!.suburb}`;
  return random.chance(0.04) ? `${title} – Immediate Start` : title;
};
