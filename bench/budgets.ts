import type { EmployerType } from "../src/contract/job-fields.ts";
import { employerAreas } from "../src/domain/employers/employer-path.ts";

/** A kind of page: where to find one on any site, and the budget of its first load on a phone. */
export interface PageKind {
  /** A path on the site, or a link to one on another page. */
  at: string | { page: string; link: string };
  /** The status of such a page; 200 when missing. */
  status?: number;
  /** Kilobytes (1,000 bytes) of JavaScript, compressed with gzip. */
  budget: number;
  /** Kilobytes of all files: text compressed with gzip, fonts and pictures as they are. */
  total: number;
  /** How many files that may be. */
  requests?: number;
  /** A prerendered page: it differs between sites, so that each site's is measured. */
  file?: boolean;
}

const blogLink = { page: "/page/blogs", link: 'main li a[href^="/page/"]:not([href^="/page/blogs"])' };
const jobLink = { page: "/job/searched", link: '[data-job] a[href^="/job/"]' };

const employerLink = (type: EmployerType) => ({
  page: `/employers?type=${type}`,
  link: `main a[href^="/${employerAreas[type]}/"]`,
});

/** Every kind of page with its budgets, for the browser tests and for `npm run bench`. */
export const pageKinds = {
  "not found": { at: "/nothing-here", status: 404, budget: 6, total: 90 },
  landing: { at: "/", budget: 11, total: 250, file: true },
  hero: { at: "/sponsor", budget: 11, total: 250, file: true },
  article: { at: "/page/cv-advice", budget: 6, total: 180, file: true },
  blog: { at: blogLink, budget: 6, total: 180, file: true },
  blogs: { at: "/page/blogs", budget: 6, total: 180 },
  guides: { at: "/page/guides", budget: 6, total: 180 },
  // One of them for the logo at its head.
  job: { at: jobLink, budget: 14, total: 120, requests: 16 },
  employers: { at: "/employers", budget: 6, total: 180 },
  employer: { at: employerLink("company"), budget: 10, total: 250 },
  aggregation: { at: employerLink("aggregation"), budget: 10, total: 250 },
  search: { at: "/job/searched", budget: 13, total: 120, requests: 15 },
  "readable search": { at: "/jobs/jobs-in-sydney", budget: 13, total: 120, requests: 15 },
  "save search": { at: "/job/save-search?q=chef", budget: 8, total: 120, requests: 15 },
  embedding: { at: "/docs/embed", budget: 13, total: 120 },
  "sign in": { at: "/sign-in", budget: 127, total: 220 },
  support: { at: "/support", budget: 124, total: 220 },
  "messages to support": { at: "/user/support", budget: 106, total: 220 },
  dashboard: { at: "/user/dashboard", budget: 111, total: 220 },
  profile: { at: "/user/profile", budget: 119, total: 240 },
  "profile section": { at: "/user/profile/language", budget: 119, total: 240 },
  "saved jobs": { at: "/user/saved", budget: 106, total: 220 },
  "followed employers": { at: "/user/employers", budget: 106, total: 220 },
  applications: { at: "/user/applied", budget: 110, total: 220 },
  account: { at: "/user/account", budget: 112, total: 220 },
  receipt: { at: "/user/applied/1", budget: 105, total: 220 },
} as const satisfies Readonly<Record<string, PageKind>>;
