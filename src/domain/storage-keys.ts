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
  /** localStorage: jobs that were hidden from lists in this browser, until sign-out. */
  hiddenJobs: "portal:hidden-jobs",
  /** sessionStorage: the action that a visitor was about to take before having to sign in. */
  intent: "portal:intent",
  /** sessionStorage: the path to come back to from an external sign-in. */
  externalReturn: "portal:external-return",
  /** sessionStorage: the session ended; `new`, then the path where it ended, until the visitor has been notified. */
  sessionEnded: "portal:session-ended",
  /** Prefix: copies of what the server has, until the next build (src/layouts/clean-after-build.ts) or sign-out. */
  cache: "portal:cache:",
  /** Prefix, of those too: what is sensitive, in sessionStorage. */
  privateCache: "portal:cache:private:",
  /** Prefix, before the seeker's id: what they have typed and not saved or sent. Removed when they sign out. */
  draft: "portal:draft:",
  /** In the key of such a draft, after the seeker's id and before the job's: an application. */
  application: ":apply-",
  /** Prefix, in localStorage: drafts of applications until November 2026, which did not say whose they are. */
  formerDraft: "portal:apply-draft-",
  /** sessionStorage: a message to support that is not sent yet, and whose it is. */
  supportDraft: "portal:support-draft",
  /** Prefix, in localStorage: what an editor has typed and the server does not have yet, by draft and page. */
  editor: "portal:editor:",
  /** Prefix, in localStorage: an editor's own text of a draft, where another was chosen in its place. */
  editorAside: "portal:editor-aside:",
  /** sessionStorage: the key of what this tab has kept of a draft. */
  editorTab: "portal:editor-tab",
  /** localStorage: the seeker that the Chatwoot inbox was last told of. */
  chatUser: "portal:chat-user",
} as const;
