/** A kind of page: where one of it is found on any site, and what its first load on a phone may take. */
export interface PageKind {
  /** A path on the site, or a link to one on another page. */
  at: string | { page: string; link: string };
  /** What such a page answers; 200 when missing. */
  status?: number;
  /** Kilobytes (1,000 bytes) of JavaScript, compressed with gzip. */
  budget: number;
  /** Kilobytes of everything: texts compressed with gzip, fonts and pictures as they are. */
  total: number;
  /** A page that is a file: every site's is its own, and each is measured. */
  file?: boolean;
}

const blogLink = { page: "/page/blogs", link: 'main li a[href^="/page/"]:not([href^="/page/blogs"])' };
const jobLink = { page: "/job/searched", link: 'a[href^="/job/"]:not([href^="/job/searched"])' };

/** Every kind of page with its budgets, for the browser tests and for `npm run bench`. */
export const pageKinds = {
  "not found": { at: "/nothing-here", status: 404, budget: 8, total: 90 },
  landing: { at: "/", budget: 12, total: 250, file: true },
  hero: { at: "/sponsor", budget: 12, total: 250, file: true },
  article: { at: "/page/cv-advice", budget: 8, total: 180, file: true },
  blog: { at: blogLink, budget: 8, total: 180, file: true },
  blogs: { at: "/page/blogs", budget: 8, total: 180 },
  guides: { at: "/page/guides", budget: 8, total: 180 },
  job: { at: jobLink, budget: 90, total: 200 },
  search: { at: "/job/searched", budget: 110, total: 220 },
  "readable search": { at: "/jobs/jobs-in-sydney", budget: 110, total: 220 },
  "sign in": { at: "/sign-in", budget: 120, total: 220 },
  dashboard: { at: "/user/dashboard", budget: 110, total: 220 },
  profile: { at: "/user/profile", budget: 110, total: 220 },
  "saved jobs": { at: "/user/saved", budget: 110, total: 220 },
  applications: { at: "/user/applied", budget: 110, total: 220 },
  receipt: { at: "/user/applied/1", budget: 110, total: 220 },
} as const satisfies Readonly<Record<string, PageKind>>;
