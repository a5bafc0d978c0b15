import type * as contract from "../../contract/profile/seeker-profile.ts";
import { keyedFields, keyedSections, listedSections } from "../../contract/profile/seeker-fields.ts";
import { segmentOf, type Chosen, type Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { notFound } from "../platform/http-error.ts";
import type { Context, Handler } from "../http/context.ts";
import { keepFiles } from "../profile/keep-files.ts";
import { savePassportCountries } from "../profile/passport-countries.ts";
import { changeProfile, readProfile } from "../profile/queries.ts";
import { readSeekerProfile } from "./read-seeker-profile.ts";
import { replaceList } from "../profile/replace-list.ts";
import { fieldChanges } from "../profile/seeker-changes.ts";
import { saveSingle } from "../profile/single-entry.ts";

export const getSeekerProfile: Handler<typeof contract.getSeekerProfile> = async (_input, context) => ({
  payload: await readSeekerProfile(context),
});

export const updateSeekerProfile: Handler<typeof contract.updateSeekerProfile> = async (input, context) => {
  const body = await withKeptFiles(input.body, context);
  const given: Readonly<Record<string, unknown>> = body;
  const lists = keyedSections.filter(({ seekerKey }) => given[seekerKey] !== undefined);
  const entries = listedSections.filter(({ seekerList }) => given[seekerList] !== undefined);
  await changeProfile(context, async (own) => {
    for (const [section, changes] of await fieldChanges(body, own))
      await saveSingle(section, changes, "keep", own);
    for (const section of lists) {
      const items = (given[section.seekerKey] as Chosen[]).map((value) => ({ [section.uniqueBy]: value }));
      await replaceList(section, items, { at: (index) => `${section.seekerKey}.${index}` }, own);
    }
    for (const section of entries) {
      const items = given[section.seekerList] as Record<string, unknown>[];
      const only = "firstApiOnly" in section ? section.firstApiOnly : undefined;
      const at = (index: number, field: string) => `${section.seekerList}.${index}.${field}`;
      await replaceList(section, items, { only, at }, own);
    }
    if (body.passport_country) await savePassportCountries(body.passport_country, own);
  });
  const [only] = lists;
  const isOneList = only && Object.keys(given).length === 1;
  const what = isOneList ? `${only.title.toLowerCase()} have` : "profile has";
  return { payload: await readSeekerProfile(context), message: `Your ${what} been saved.` };
};

/** The same changes, with the files of fields and of entries kept. */
const withKeptFiles = async <B extends Readonly<Record<string, unknown>>>(
  body: B,
  context: Context<"seeker">,
): Promise<B> => {
  const fields = Object.fromEntries(keyedFields.map(({ key, field }) => [key, field]));
  const kept: Record<string, unknown> = await keepFiles(body, { fields }, context);
  for (const { seekerList, fields } of listedSections) {
    const items = body[seekerList] as Record<string, unknown>[] | undefined;
    if (!items) continue;
    const done: Record<string, unknown>[] = [];
    for (const [index, item] of items.entries())
      done.push(await keepFiles(item, { fields, at: (name) => `${seekerList}.${index}.${name}` }, context));
    kept[seekerList] = done;
  }
  return kept as B;
};

export const getProfileSection: Handler<typeof contract.getProfileSection> = async ({ params }, context) => {
  const own: Section[] = sections.filter((section) => segmentOf(section) === params.segment);
  if (!own.length) throw notFound("section of the profile");
  const { entries } = await readProfile(own, context);
  const collections = own.map((section) => [
    section.collection,
    section.kind === "list" ? entries(section) : entries(section)[0]!,
  ]);
  return { payload: { success: true, ...Object.fromEntries(collections) } };
};
