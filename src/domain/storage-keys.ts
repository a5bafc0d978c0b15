/** Keys of browser storage that both islands and static pages read. */
export const storageKeys = {
  /** localStorage: `light` or `dark` where the visitor chose one. */
  theme: "portal:theme",
  /** localStorage: who is signed in on this browser. */
  seeker: "portal:seeker",
  /** sessionStorage: what a visitor was about to do when signing in came first. */
  intent: "portal:intent",
  /** sessionStorage: the session was cleared; `new` and the path where, until the visitor has been told. */
  sessionEnded: "portal:session-ended",
} as const;
