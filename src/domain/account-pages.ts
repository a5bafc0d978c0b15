import type { Brand } from "../contract/brand.ts";
import { offersConsultations } from "./consultations/offered.ts";

/** A signed-in seeker's own pages, in the order of the navigation. */
export const accountPages = [
  { href: "/user/dashboard", label: "Dashboard", purpose: "to see your dashboard" },
  { href: "/user/profile", label: "Profile", purpose: "to see your profile" },
  { href: "/user/saved", label: "Saved jobs", purpose: "to see your saved jobs" },
  { href: "/user/applied", label: "Applications", purpose: "to see your applications" },
  { href: "/user/consultations", label: "Consultations", purpose: "to see your consultations" },
  { href: "/user/support", label: "Messages", purpose: "to see your messages" },
] as const satisfies readonly AccountPage[];

/** The path of one of them. */
export type AccountPath = (typeof accountPages)[number]["href"];

interface AccountPage {
  href: string;
  label: string;
  /** What a visitor signs in for: "Sign in to see your saved jobs". */
  purpose: string;
}

/** Those of them that a site has. */
export const accountPagesOf = (brand: Pick<Brand, "consultations">) =>
  accountPages.filter(({ href }) => href !== "/user/consultations" || offersConsultations(brand));

/** The page with this path. */
export const accountPage = (path: AccountPath) => accountPages.find(({ href }) => href === path)!;
