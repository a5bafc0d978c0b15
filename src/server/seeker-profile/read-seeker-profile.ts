import { sql } from "drizzle-orm";
import { birthplace } from "../../contract/profile/birthplace.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { passport } from "../../contract/profile/passport.ts";
import { video } from "../../contract/profile/video.ts";
import { preference } from "../../contract/profile/preference.ts";
import type { Chosen, Section } from "../../contract/profile/section.ts";
import {
  keyedFields,
  keyedSections,
  listedSections,
  titledOptions,
} from "../../contract/profile/seeker-fields.ts";
import type { SeekerProfile } from "../../contract/profile/seeker-profile.ts";
import { strengthOf } from "../../domain/profile/strength.ts";
import { applicationTotal } from "../applications/queries.ts";
import type { Context } from "../http/context.ts";
import { savedTotal } from "../saved-jobs/queries.ts";
import { splitPhone } from "../profile/phone.ts";
import { entriesNamed, strengthSections } from "../profile/profile-strength.ts";
import { readProfile } from "../profile/queries.ts";

/** The sections that the seeker's profile shows something of. */
const shown: readonly Section[] = [
  ...new Set<Section>([
    ...keyedFields.map(({ section }) => section),
    ...keyedSections,
    ...listedSections,
    birthplace,
    preference,
    passport,
    ...strengthSections,
    video,
  ]),
];

/** How many jobs the seeker saved, and applied to. */
const jobCounts = (context: Context<"seeker">) => ({
  liked: sql<number>`(${savedTotal(context)})`.mapWith(Number),
  applied: sql<number>`(${applicationTotal(context)})`.mapWith(Number),
});

/** The seeker's profile as the first API gives it (spec §3). One query: each costs the embedded database a millisecond. */
export const readSeekerProfile = async (context: Context<"seeker">): Promise<SeekerProfile> => {
  const { account, entries, counts } = await readProfile(shown, context, jobCounts(context));
  const single = (section: Section): Partial<Entry> => entries(section)[0] ?? {};
  const born = single(birthplace);
  const preferred = single(preference);
  const values = Object.fromEntries(
    keyedFields.map((keyed) => {
      const value = single(keyed.section)[keyed.name] ?? null;
      const option = titledOptions(keyed)?.find((option) => option.value === value);
      return [keyed.key, option ? { id: option.value, title: option.label } : value];
    }),
  );
  const place = preferred["preferred_location"] as { id: number; address: string | null } | null | undefined;
  const countries = entries(passport).map(({ country }) => country as Chosen);
  return {
    ...values,
    ...Object.fromEntries(
      keyedSections.map((section) => [
        section.seekerKey,
        entries(section).map((entry) => entry[section.uniqueBy]),
      ]),
    ),
    ...Object.fromEntries(
      listedSections.map((section) => {
        const only = "firstApiOnly" in section ? Object.entries(section.firstApiOnly) : [];
        const known = entries(section).filter((entry) =>
          only.every(([name, value]) => entry[name] === value),
        );
        return [section.seekerList, known];
      }),
    ),
    id: account.id,
    given_name: account.givenName,
    family_name: account.familyName,
    firstname: account.givenName,
    lastname: account.familyName,
    email: account.email,
    ...splitPhone(values["mobile"] as string | null),
    birth_place: {
      country: born["country"] ?? null,
      state: born["state"] ?? null,
      city: born["city"] ?? null,
    },
    preferred_location: {
      id: place?.id ?? null,
      address: place?.address ?? null,
      country: preferred["preferred_country"] ?? null,
    },
    passport_country: [...new Map(countries.map((country) => [country.id, country])).values()],
    progress_score_count: strengthOf((name) => entriesNamed(name, entries)).score,
    profile_video: entries(video)[0] ?? null,
    video_link: { url: single(video)["url"] ?? null },
    liked_jobs: { count: counts.liked },
    applied_jobs: { count: counts.applied },
  } as SeekerProfile;
};
