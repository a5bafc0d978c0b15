import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { declared, described } from "../described.ts";
import { plainText, text } from "../primitives.ts";
import { entrySchema, type Entry } from "./entry-schemas.ts";
import { birthplace } from "./birthplace.ts";
import { passport } from "./passport.ts";
import { preference } from "./preference.ts";
import { chosen, segmentOf, type Section } from "./section.ts";
import { chosenList, declaredChangeShape, declaredShape, type DeclaredProfile } from "./seeker-fields.ts";
import { sections } from "./sections.ts";
import { video } from "./video.ts";

const country = z.nullable(
  z.object({
    id: described(z.int(), "The id of the option."),
    title: described(z.nullable(z.string()), "The words of the option; null when the list no longer has it."),
  }),
);
const count = z.object({ count: described(z.int(), "How many there are.") });
const { country: bornIn, state, city } = birthplace.fields;

/** What the seeker's profile has beside what sections declare with their keys (spec §3). */
const ownShape = {
  id: described(z.string(), "The seeker's id, a UUID."),
  given_name: described(z.string(), "The given name that the account has."),
  family_name: described(z.string(), "The family name that the account has."),
  firstname: described(z.string(), "Given name, under its older name."),
  lastname: described(z.string(), "Family name, under its older name."),
  email: described(z.string(), "The seeker's email address."),
  country_code: described(
    z.nullable(z.string()),
    "The dial code of `mobile`, such as +61; null without one.",
  ),
  phone_number: described(
    z.nullable(z.string()),
    "The number of `mobile` without its dial code; null without one.",
  ),
  birth_place: described(
    z.object({
      country: described(country, "An option of `listCountries`; null when it is not given."),
      state: described(z.nullable(z.string()), "The state; null when it is not given."),
      city: described(z.nullable(z.string()), "The city; null when it is not given."),
    }),
    "Where the seeker was born.",
  ),
  preferred_location: described(
    z.object({
      id: described(z.nullable(z.int()), "The id of the place; null when it is not given."),
      address: described(z.nullable(z.string()), "The name of the place; null when it is not given."),
      country: described(country, "An option of `listCountries`; null when it is not given."),
    }),
    "Where the seeker wants to work.",
  ),
  passport_country: described(
    z.array(
      z.object({
        id: described(z.int(), "The id of the entry."),
        title: described(
          z.nullable(z.string()),
          "The words of the option; null when the list no longer has it.",
        ),
      }),
    ),
    "The countries of the passports, each once.",
  ),
  progress_score_count: described(z.int(), "The strength of the profile, from 0 to 100."),
  profile_video: described(
    z.nullable(entrySchema(video)),
    "The introduction video as `/v4/videos` has it; null without one. Saved there.",
  ),
  video_link: described(
    z.object({ url: described(z.nullable(z.string()), "The stored location; null without a video.") }),
    "The introduction video. Its location opens nothing.",
  ),
  liked_jobs: described(count, "Saved jobs that this site shows."),
  applied_jobs: described(count, "Jobs applied to that this site shows."),
};

/** The seeker's profile (spec §3). */
export type SeekerProfile = z.output<z.ZodMiniObject<typeof ownShape>> & DeclaredProfile;
export const seekerProfile = z.object({
  ...declaredShape,
  ...ownShape,
}) as unknown as z.ZodMiniType<SeekerProfile>;

export const getSeekerProfile = defineCall({
  method: "GET",
  path: "/v1/profile/seeker",
  summary: "The seeker's profile.",
  auth: "seeker",
  payload: seekerProfile,
});

const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));
const name = (error: string) => z.optional(plainText(100, error));

/** The parts of a change that no section declares. */
const ownChanges = z.object(
  {
    given_name: described(name("Enter your given name."), "The given name that the account has."),
    family_name: described(name("Enter your family name."), "The family name that the account has."),
    firstname: described(name("Enter your given name."), "Given name, under its older name."),
    lastname: described(name("Enter your family name."), "Family name, under its older name."),
    country_code: described(
      optional(text(6).check(z.regex(/^\+?\d{1,4}$/, { error: "Enter a dial code such as +61." }))),
      "The dial code, +61 when it is missing; with `phone_number` it is `mobile`.",
    ),
    phone_number: described(optional(text(30)), "The phone number without its dial code."),
    birth_place: described(
      optional(
        z.object({
          country: described(optional(bornIn.schema), "An option of `listCountries`, by its id."),
          state: described(optional(state.schema), "Any text; `listStates` suggests some."),
          city: described(optional(city.schema), "Any text; `listCities` suggests some."),
        }),
      ),
      "Where the seeker was born.",
    ),
    preferred_location: described(
      optional(
        z.object({
          id: described(
            optional(preference.fields.preferred_location.schema.shape.id),
            "The id of a place; null for none.",
          ),
          country: described(
            optional(chosen("Choose a country from the list.")),
            "An option of `listCountries`, by its id.",
          ),
        }),
      ),
      "Where the seeker wants to work.",
    ),
    passport_country: described(
      z.optional(chosenList({ noun: "country", title: "countries", limit: passport.limit })),
      "Adds a passport for each country that has none, and removes those of which only another country is known.",
    ),
  },
  { error: "Must be a JSON object." },
);

type ProfileChanges = z.input<typeof ownChanges> & { [K in keyof DeclaredProfile]?: unknown };

export const updateSeekerProfile = defineCall({
  method: "POST",
  path: "/v1/profile/update",
  summary:
    "Save parts of the profile, in the form in which it is read; what is missing stays. Each list that is given replaces the stored one: an entry with its id is changed, one without is added. Either all is saved or nothing.",
  auth: "seeker",
  cost: "slow",
  body: z.extend(ownChanges, declaredChangeShape) as unknown as z.ZodMiniType<
    z.output<typeof ownChanges> & { [K in keyof DeclaredProfile]?: unknown },
    ProfileChanges
  >,
  payload: seekerProfile,
  errors: {
    409: "An entry was changed elsewhere after the version in the request: read it again.",
    422: "A value is invalid, an id is unknown, or an entry occurs twice.",
  },
});

/** The response of a section read: each collection of the section by its name. */
export type SectionRead = { success: boolean } & Record<string, Entry[] | Entry | boolean>;

const collectionSchema = (section: Section) => {
  const entry = entrySchema(section);
  return section.kind === "list" ? z.array(entry) : entry;
};

/** Several sections may have a collection of the same name. */
const collections = Object.fromEntries(
  [...Map.groupBy(sections as readonly Section[], ({ collection }) => collection)].map(
    ([collection, [first, ...others]]) => {
      const schemas = others.map(collectionSchema);
      const schema = collectionSchema(first!);
      return [
        collection,
        described(z.optional(schemas.length ? z.union([schema, ...schemas]) : schema), first!.about),
      ];
    },
  ),
);

export const getProfileSection = defineCall({
  method: "GET",
  path: "/v1/seeker/profile/{segment}",
  summary:
    "The entries of a section of the seeker's profile, read-only, by the section's name, such as language. An empty list is `[]`; a section that is filled in once is an object, whose id and version are 0 before anything is stored.",
  auth: "seeker",
  params: z.object({
    segment: described(
      declared(z.string(), { enum: [...new Set((sections as readonly Section[]).map(segmentOf))] }),
      "The name of the section.",
    ),
  }),
  payload: z.object({
    success: described(z.boolean(), "Always true."),
    ...collections,
  }) as unknown as z.ZodMiniType<SectionRead>,
  errors: { 404: "The profile has no section with this name." },
});
