/** The areas of a site that switch behaviour (spec §2). */
const areas = ["enterprise", "association", "recruiter", "mobile", "competition", "aggregation"] as const;
/** Areas that only the first part of a path names: "/ag" is the short form of an aggregation's path. */
const firstParts = { ag: "aggregation", user: "user" } as const;

export type PathArea = (typeof areas)[number] | "user";

/** Below these, the parts of a path are titles and slugs that people write: "/job/12/mobile-crane-operator". */
const written = ["job", "jobs", "page"];

/**
 * The areas that a path is in, in the order of its parts (spec §2): a path that contains the name of an area as a
 * whole part, or begins with "/ag" or "/user". "/mobile/enterprise/acme" is in two.
 */
export const pathAreas = (path: string): PathArea[] => {
  const parts = path.split(/[?#]/, 1)[0]!.split("/").slice(1);
  const end = parts.findIndex((part) => written.includes(part));
  const named = (end < 0 ? parts : parts.slice(0, end)).flatMap((part, index): PathArea[] => {
    if (index === 0 && Object.hasOwn(firstParts, part)) return [firstParts[part as keyof typeof firstParts]];
    return areas.filter((area) => area === part);
  });
  return [...new Set(named)];
};
