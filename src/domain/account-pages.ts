import type { Brand } from "../contract/brand.ts";
import { offersConsultations } from "./consultations/offered.ts";

/** A signed-in seeker's own pages that every site has, in the order of the navigation. */
export const accountPages = [
  { href: "/user/dashboard", label: "Dashboard", purpose: "to see your dashboard" },
  { href: "/user/profile", label: "Profile", purpose: "to see your profile" },
  { href: "/user/applied", label: "Applications", purpose: "to see your applications" },
  { href: "/user/recommended", label: "Jobs for you", purpose: "to see jobs that fit you" },
  { href: "/user/saved", label: "Saved jobs", purpose: "to see your saved jobs" },
  { href: "/user/searches", label: "Searches", purpose: "to see your saved searches" },
  { href: "/user/employers", label: "Employers", purpose: "to see the employers you follow" },
  { href: "/user/support", label: "Messages", purpose: "to see your messages" },
  { href: "/user/account", label: "Account", purpose: "to see your account" },
] as const satisfies readonly AccountPage[];

const consultationsPage = {
  href: "/user/consultations",
  label: "Consultations",
  purpose: "to see your consultations",
} as const satisfies AccountPage;

/** The path of one of them. */
export type AccountPath = (typeof accountPages)[number]["href"] | typeof consultationsPage.href;

interface AccountPage {
  href: string;
  label: string;
  /** What a visitor signs in for: "Sign in to see your saved jobs". */
  purpose: string;
}

/** Those that a site has. */
export const accountPagesOf = (brand: Pick<Brand, "consultations">) =>
  offersConsultations(brand) ? [...accountPages, consultationsPage] : accountPages;

/** The page with this path. */
export const accountPage = (path: AccountPath) =>
  [...accountPages, consultationsPage].find(({ href }) => href === path)!;
