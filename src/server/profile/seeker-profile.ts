import type * as contract from "../../contract/profile/seeker-profile.ts";
import { byKey, keyedSections, type SeekerProfile } from "../../contract/profile/seeker-profile.ts";
import { segmentOf, type Chosen, type Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { notFound } from "../http-error.ts";
import type { Handler } from "../http/context.ts";
import { currentSeeker } from "./current-seeker.ts";
import { changeProfile, listEntries, type Own } from "./queries.ts";
import { replaceEntries } from "./replace-entries.ts";

export const getSeekerProfile: Handler<typeof contract.getSeekerProfile> = async (_input, context) => ({
  payload: await readProfile(context),
});

export const updateSeekerProfile: Handler<typeof contract.updateSeekerProfile> = async (
  { body },
  context,
) => {
  const named = keyedSections.filter(({ seekerKey }) => body[seekerKey] !== undefined);
  await changeProfile(context, async (own) => {
    for (const section of named) await replaceEntries(section, body[section.seekerKey]!, own);
  });
  const [only, ...others] = named;
  const what = only && !others.length ? `${only.title.toLowerCase()} have` : "profile has";
  return { payload: await readProfile(context), message: `Your ${what} been saved.` };
};

const readProfile = async (own: Own): Promise<SeekerProfile> => {
  const { id, email, givenName, familyName } = await currentSeeker(own);
  const entries = await listEntries(keyedSections, own);
  return {
    id,
    given_name: givenName,
    family_name: familyName,
    firstname: givenName,
    lastname: familyName,
    email,
    ...byKey((section) => entries(section).map((entry) => entry[section.uniqueBy] as Chosen)),
  };
};

export const getProfileSection: Handler<typeof contract.getProfileSection> = async ({ params }, context) => {
  const own: Section[] = sections.filter((section) => segmentOf(section) === params.segment);
  if (!own.length) throw notFound("section of the profile");
  const entries = await listEntries(own, context);
  const collections = own.map((section) => [
    section.collection,
    section.kind === "list" ? entries(section) : (entries(section)[0] ?? null),
  ]);
  return { payload: { success: true, ...Object.fromEntries(collections) } };
};
