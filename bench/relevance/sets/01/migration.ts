import { adelaide, melbourne, perth, sydney } from "../../around.ts";
import type { Judged } from "../../rule.ts";

const chef = { title: /\bchef\b/i, kinds: ["chefs-cooks"] };
const nurse = { title: /nurse|\brn\b|\ben\b/i, kinds: ["nursing"] };
const electrician = { title: /electrician/i, kinds: ["electricians"] };

/** What people type on the site for those who move to Australia; every job there offers sponsorship. */
export const migration: readonly Judged[] = [
  ["visa sponsorship", { sponsorship: true }],
  ["482", { sponsorship: true }],
  ["482 visa jobs", { sponsorship: true }],
  ["sponsorship jobs in australia", { sponsorship: true }],
  ["482 sponsorship melbourne", { sponsorship: true, near: melbourne }],
  ["sponsorship perth", { sponsorship: true, near: perth }],
  ["chef sponsorship", chef],
  ["chef 482 visa sydney", { ...chef, near: sydney }],
  ["registered nurse", { title: /registered nurse|\brn\b/i, kinds: ["nursing"] }],
  ["nurse sponsorship", nurse],
  ["electrician", electrician],
  ["electrician 494", electrician],
  ["welder", { title: /welder|boilermaker/i }],
  ["carpenter", { title: /carpenter|joiner/i, kinds: ["carpentry"] }],
  ["carpenter adelaide", { title: /carpenter|joiner/i, kinds: ["carpentry"], near: adelaide }],
  ["mechanic", { title: /mechanic/i, kinds: ["mechanics-technicians", "heavy-vehicles"] }],
  ["software engineer", { title: /software engineer|developer/i, kinds: ["software"] }],
  ["programmer", { title: /developer|engineer|programmer/i, kinds: ["software"] }],
  ["butcher", { title: /butcher|boner|slicer/i, kinds: ["meat-seafood-processing"] }],
  ["aged care worker", { title: /aged care|personal care/i, kinds: ["aged-care", "personal-care"] }],
  ["early childhood teacher", { title: /teacher/i, kinds: ["early-childhood-teachers"] }],
];
