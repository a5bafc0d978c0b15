/** A signed-in seeker's own pages. */
export const accountLinks = [
  { label: "Dashboard", href: "/user/dashboard" },
  { label: "Saved jobs", href: "/user/saved" },
  { label: "Applications", href: "/user/applied" },
] as const;
