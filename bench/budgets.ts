/** A kind of page: where one of it is found on any site, and how much JavaScript its first load may take. */
export interface PageKind {
  /** A path on the site, or a link to one on another page. */
  at: string | { page: string; link: string };
  /** What such a page answers; 200 when missing. */
  status?: number;
  /** Kilobytes (1,000 bytes) of JavaScript, compressed with gzip. */
  budget: number;
}

/** Every kind of page with its budget, for the browser tests and for `npm run bench`. */
export const pageKinds = {
  "not found": { at: "/nothing-here", status: 404, budget: 8 },
  landing: { at: "/", budget: 12 },
  article: { at: "/page/visa-and-right-to-work", budget: 8 },
  policy: { at: "/page/privacy-policy", budget: 8 },
  blog: { at: { page: "/page/blogs", link: "main li h2 a" }, budget: 8 },
  "list of blogs": { at: "/page/blogs", budget: 8 },
  "story form": { at: "/page/tell-your-story-to-connect", budget: 8 },
  "search of articles": { at: "/page/search", budget: 8 },
  job: { at: { page: "/job/searched", link: 'a[href^="/job/"]:not([href^="/job/searched"])' }, budget: 90 },
  search: { at: "/job/searched", budget: 110 },
  "readable search": { at: "/jobs/jobs-in-sydney", budget: 110 },
  "sign in": { at: "/sign-in", budget: 120 },
  dashboard: { at: "/user/dashboard", budget: 110 },
  "saved jobs": { at: "/user/saved", budget: 110 },
  applications: { at: "/user/applied", budget: 110 },
  receipt: { at: "/user/applied/1", budget: 110 },
} as const satisfies Readonly<Record<string, PageKind>>;
