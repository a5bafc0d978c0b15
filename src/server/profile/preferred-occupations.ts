import type * as contract from "../../contract/profile/preferred-occupations.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { occupation } from "../../contract/profile/occupation.ts";
import { invalid } from "../platform/http-error.ts";
import type { Handler } from "../http/context.ts";
import { changeProfile, listEntries } from "./queries.ts";
import { replaceList } from "./replace-list.ts";
import { occupationList } from "../../lexicon/work/suggestion-lists.ts";

export const savePreferredOccupations: Handler<typeof contract.savePreferredOccupations> = async (
  { body },
  context,
) => {
  const at = (index: number) => `occupations.${index}`;
  const items = body.occupations.map(({ id, title }, index) => {
    const value = title ?? occupationList.find((occupation) => occupation.id === id)?.title;
    if (value === undefined)
      throw invalid(
        at(index),
        "Give the title of the occupation, or an id of /v4/preferences/simple-occupations.",
      );
    return { occupation: value };
  });
  const payload = await changeProfile(context, async (own) => {
    await replaceList(occupation, items, { at }, own);
    return (await listEntries(occupation, own)) as Entry<typeof occupation>[];
  });
  return { payload, message: "Your occupations have been saved." };
};
