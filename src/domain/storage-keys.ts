/** Keys of browser storage that both islands and static pages read. */
export const storageKeys = {
  /** localStorage: `light` or `dark`, if the visitor chose one. */
  theme: "portal:theme",
  /** localStorage: who is signed in on this browser. */
  seeker: "portal:seeker",
  /** sessionStorage: the action that a visitor was about to take before having to sign in. */
  intent: "portal:intent",
  /** sessionStorage: the path to come back to from an external sign-in. */
  externalReturn: "portal:external-return",
  /** sessionStorage: the session ended; `new`, then the path where it ended, until the visitor has been notified. */
  sessionEnded: "portal:session-ended",
} as const;
