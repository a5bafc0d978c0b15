import type { Brand } from "../../contract/brand.ts";
import { href } from "../../contract/link.ts";
import { isKnownCategory } from "../../domain/jobs/categories.ts";
import { hostsOf } from "../../domain/brands/host-rule.ts";
import type { EmployerData, ImportedEmployer, JobsFrom } from "./employer-schema.ts";

/** What is wrong in the data of an employer, where, and how to fix it. */
export interface EmployerFault {
  path: PropertyKey[];
  /** A lower-case clause: "is no brand; choose from …". */
  says: string;
}

type Checked = EmployerData & { slug: string; pages?: ImportedEmployer["pages"] };

/** Everything that the fields of an employer say wrong together, beyond what the schema checks for each. */
export const employerFaults = (data: Checked, brands: readonly Brand[]): EmployerFault[] => {
  const { type, slug } = data;
  const members = data.members.map((one, at) => ({ slug: one, path: ["members", at] }));
  const clients = data.clients.map(({ employer }, at) => ({
    slug: employer,
    path: ["clients", at, "employer"],
  }));
  return [
    ...brandFaults(data, brands),
    ...hostFaults(data, brands),
    ...[
      ["members", "association"] as const,
      ["clients", "recruiter"] as const,
      ["consultants", "recruiter"] as const,
      ["fields", "recruiter"] as const,
    ].flatMap(([field, of]) =>
      data[field].length && type !== of
        ? [{ path: [field], says: `belongs to an employer of type "${of}"; change the type, or remove it` }]
        : [],
    ),
    ...[...members, ...clients].flatMap((one) =>
      one.slug === slug ? [{ path: one.path, says: "is the employer itself; remove it" }] : [],
    ),
    ...twice(members),
    ...twice(clients),
    ...twice(data.sections.map((one, at) => ({ slug: one.slug, path: ["sections", at, "slug"] }))),
    ...twice((data.pages ?? []).map((one, at) => ({ slug: one.slug, path: ["pages", at, "slug"] }))),
    // A section is at "/enterprise/acme/benefits", and pages are below "/enterprise/acme/page".
    ...data.sections.flatMap((one, at) =>
      one.slug === "page"
        ? [{ path: ["sections", at, "slug"], says: 'is where its pages are; choose another than "page"' }]
        : [],
    ),
    ...data.banners.flatMap(({ link }, at) =>
      link !== undefined && !href.safeParse(link).success
        ? [{ path: ["banners", at, "link"], says: 'must begin with "/", "https://" or "mailto:"' }]
        : [],
    ),
    ...data.sections.flatMap((one, at) =>
      one.kind === "jobs" && one.from ? searchFaults(one.from, ["sections", at, "from"]) : [],
    ),
    ...unstorable(data, []),
  ];
};

const brandFaults = (
  { type, brands: named, homeBrand }: Checked,
  brands: readonly Brand[],
): EmployerFault[] => {
  const known = brands.map(({ id }) => id);
  const choose = `choose from ${known.join(", ")}`;
  return [
    ...(named ?? []).flatMap((id, at) =>
      known.includes(id) ? [] : [{ path: ["brands", at], says: `is no brand; ${choose}` }],
    ),
    ...(type === "aggregation" && !named?.length
      ? [{ path: ["brands"], says: `an aggregation has no jobs of its own; say who shows it: ${choose}` }]
      : []),
    ...(homeBrand !== undefined && !known.includes(homeBrand)
      ? [{ path: ["homeBrand"], says: `is no brand; ${choose}` }]
      : []),
  ];
};

const hostFaults = ({ type, hosts, homeBrand }: Checked, brands: readonly Brand[]): EmployerFault[] => [
  ...(hosts.length && type === "aggregation"
    ? [{ path: ["hosts"], says: "lead to an employer's own jobs, and an aggregation has none; remove them" }]
    : []),
  ...(hosts.length && homeBrand === undefined
    ? [{ path: ["hosts"], says: "need a homeBrand, whose articles and policies they show; add it" }]
    : []),
  ...hosts.flatMap((host, at) => {
    const owner = brands.find((brand) => hostsOf(brand).includes(host));
    return owner
      ? [{ path: ["hosts", at], says: `is a host of ${owner.id}; remove it from one of them` }]
      : [];
  }),
];

/** Entries that are there before. */
const twice = (entries: readonly { slug: string; path: PropertyKey[] }[]): EmployerFault[] => {
  const seen = new Set<string>();
  return entries.flatMap(({ slug, path }) => {
    const isNew = !seen.has(slug);
    seen.add(slug);
    return isNew ? [] : [{ path, says: "is there twice; remove or rename one" }];
  });
};

const searchFaults = (from: JobsFrom, path: PropertyKey[]): EmployerFault[] => {
  if (!("search" in from)) return [];
  return (["category", "sub_category"] as const).flatMap((field) =>
    (from.search[field] ?? []).flatMap((id) =>
      isKnownCategory(field, id)
        ? []
        : [{ path: [...path, "search", field], says: `"${id}" is no ${field}; see /v1/profile/config` }],
    ),
  );
};

/** Texts that the database cannot store, or that were damaged before. */
const unstorable = (value: unknown, path: PropertyKey[]): EmployerFault[] => {
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed())
      return [{ path, says: "has a character that cannot be stored; remove control characters" }];
    return value.includes("\uFFFD")
      ? [{ path, says: "has a character that was lost; write it again, and save the file as UTF-8" }]
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unstorable(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};
