import type { EmployerType } from "../../contract/job-fields.ts";

/** The first part of the path of an employer's page, by its type (spec §2). */
export const employerAreas = {
  company: "enterprise",
  recruiter: "recruiter",
  association: "association",
  aggregation: "aggregation",
} as const satisfies Record<EmployerType, string>;

/** The canonical path of an employer's page, or of a page or a section below it: "/enterprise/acme/page/our-story". */
export const employerPath = (
  { type, slug }: { type: EmployerType; slug: string },
  below: { page?: string; section?: string } = {},
): string => {
  const own = `/${employerAreas[type]}/${slug}`;
  if (below.page) return `${own}/page/${below.page}`;
  return below.section ? `${own}/${below.section}` : own;
};

/** The path of the directory of employers. */
export const employersPath = "/employers";

/** The path below which the pictures for shared links to employers' pages are drawn. */
export const socialPicturesPath = "/v1/employer-social";

/** The picture for shared links to an employer's pages. */
export const socialPicturePath = (slug: string): string => `${socialPicturesPath}/${slug}.jpg`;
