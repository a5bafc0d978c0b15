/** A signed-in seeker's own pages, in the order of the navigation. */
export const accountPages = [
  { href: "/user/dashboard", label: "Dashboard", purpose: "to see your dashboard" },
  { href: "/user/profile", label: "Profile", purpose: "to see your profile" },
  { href: "/user/saved", label: "Saved jobs", purpose: "to see your saved jobs" },
  { href: "/user/applied", label: "Applications", purpose: "to see your applications" },
  { href: "/user/account", label: "Account", purpose: "to see your account" },
] as const satisfies readonly AccountPage[];

/** The path of one of them. */
export type AccountPath = (typeof accountPages)[number]["href"];

interface AccountPage {
  href: string;
  label: string;
  /** What a visitor signs in for: "Sign in to see your saved jobs". */
  purpose: string;
}

/** The page with this path. */
export const accountPage = (path: AccountPath) => accountPages.find(({ href }) => href === path)!;
