import type { EmployerProfile } from "../../../src/contract/employer-fields.ts";

/** An employer with every field filled; tests change what they are about. */
export const exampleEmployer = (changes: Partial<EmployerProfile> = {}): EmployerProfile => ({
  id: 7,
  name: "Harbour & Vine",
  slug: "harbour-vine",
  type: "company",
  logo: "/v1/employer-pictures/logo.svg",
  tagline: "A dining room on the water",
  industry: "Hospitality",
  places: ["Newtown NSW 2042", "Perth WA 6000"],
  live_jobs: 3,
  followed: false,
  about: "We cook.\n\nWe also bake.",
  website: "https://harbourvine.example.com",
  size: "51-200",
  founded: 1998,
  social: [{ label: "LinkedIn", href: "https://social.example.com/harbour-vine" }],
  benefits: [],
  cover: null,
  favicon_image: null,
  accent: null,
  recruiter: null,
  members: [],
  members_total: 0,
  timestamp: "2026-11-23T01:00:00.000Z",
  ...changes,
});
