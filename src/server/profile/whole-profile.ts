import type * as contract from "../../contract/profile/whole-profile.ts";
import type { WholeProfile } from "../../contract/profile/whole-profile.ts";
import { basic } from "../../contract/profile/basic.ts";
import { birthplace } from "../../contract/profile/birthplace.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { personalSummary } from "../../contract/profile/personal-summary.ts";
import type { ParsedInput } from "../../contract/call.ts";
import type { SingleSection } from "../../contract/profile/section.ts";
import type { Context, Handler } from "../http/context.ts";
import { refuseOldVersion } from "./entry-data.ts";
import { keepFiles } from "./keep-files.ts";
import type { Own } from "./own.ts";
import { changeProfile, readProfile, removeAllEntries } from "./queries.ts";
import { saveSingle } from "./single-entry.ts";

const parts: readonly SingleSection[] = [basic, birthplace, personalSummary];

type Body = ParsedInput<typeof contract.updateProfile>["body"];

/** The changes of each part that the body names. */
const changesOf = ({ version: _, birth_place, personal_summary, ...ofBasic }: Body) =>
  [
    [basic, ofBasic],
    [birthplace, birth_place === null ? { country: null, state: null, city: null } : (birth_place ?? {})],
    [personalSummary, personal_summary === undefined ? {} : { personal_summary }],
  ] as const;

const read = async (own: Own): Promise<WholeProfile> => {
  const { entries } = await readProfile(parts, own);
  const [{ id: _, ...ofBasic }, born, summary] = parts.map((part) => entries(part)[0]) as [
    Entry<typeof basic>,
    Entry<typeof birthplace> | undefined,
    Entry<typeof personalSummary> | undefined,
  ];
  return {
    ...ofBasic,
    version: ofBasic.version + (born?.version ?? 0) + (summary?.version ?? 0),
    birth_place: {
      country: born?.country ?? null,
      state: born?.state ?? null,
      city: born?.city ?? null,
    },
    personal_summary: summary?.personal_summary ?? null,
  };
};

const save = async (input: { body: Body }, context: Context<"seeker">) => {
  const body = await keepFiles(input.body, basic, context);
  const payload = await changeProfile(context, async (own) => {
    refuseOldVersion({ noun: "profile" }, await read(own), body);
    for (const [part, changes] of changesOf(body))
      if (Object.keys(changes).length) await saveSingle(part, changes, "keep", own);
    return read(own);
  });
  return { payload, message: "Your profile has been saved." };
};

export const createProfile: Handler<typeof contract.createProfile> = save;
export const updateProfile: Handler<typeof contract.updateProfile> = save;

export const getProfile: Handler<typeof contract.getProfile> = async (_input, context) => ({
  payload: await read(context),
});

export const deleteProfile: Handler<typeof contract.deleteProfile> = async (_input, context) => {
  await changeProfile(context, removeAllEntries);
  return { payload: null, message: "Your profile has been emptied." };
};
