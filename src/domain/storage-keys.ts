/** Keys of browser storage that both islands and static pages read. */
export const storageKeys = {
  /** localStorage: `light` or `dark`, if the visitor chose one. */
  theme: "portal:theme",
  /** localStorage: the home suburb that distances of jobs are measured from, where the visitor gave one. */
  home: "portal:home",
  /** localStorage: who is signed in on this browser. */
  seeker: "portal:seeker",
  /** localStorage: when a seeker last changed something, in milliseconds since 1970. */
  changed: "portal:changed",
  /** localStorage: when searches were made here, for those that are new since the last visit. */
  visits: "portal:visits",
  /** localStorage: the latest searches made in this browser, with their addresses, until sign-out. */
  recentSearches: "portal:recent-searches",
  /** localStorage: jobs that were opened in this browser, the latest first, until sign-out. */
  viewedJobs: "portal:viewed-jobs",
  /** localStorage: jobs that were hidden from lists in this browser, until sign-out. */
  hiddenJobs: "portal:hidden-jobs",
  /** sessionStorage: the action that a visitor was about to take before having to sign in. */
  intent: "portal:intent",
  /** sessionStorage: the path to come back to from an external sign-in. */
  externalReturn: "portal:external-return",
  /** sessionStorage: the session ended; `new`, then the path where it ended, until the visitor has been notified. */
  sessionEnded: "portal:session-ended",
  /** Prefix, before the path of a received application, in sessionStorage: the note that an employer has typed and not sent. */
  note: "portal:note:",
  /** Prefix: copies of what the server has, until the next build (src/layouts/clean-after-build.ts) or sign-out. */
  cache: "portal:cache:",
  /** Prefix, of those too: what is sensitive, in sessionStorage. */
  privateCache: "portal:cache:private:",
  /** Prefix, before the seeker's id: what they have typed and not saved or sent. Removed when they sign out. */
  draft: "portal:draft:",
  /** In the key of such a draft, after the seeker's id and before the job's: an application. */
  application: ":apply-",
} as const;

/** Beginnings of the keys that are the seeker's own, which sign-out removes: the next person may be another. */
export const ownKeys: readonly string[] = [
  storageKeys.seeker,
  storageKeys.cache,
  storageKeys.draft,
  storageKeys.recentSearches,
  storageKeys.viewedJobs,
  storageKeys.hiddenJobs,
];
