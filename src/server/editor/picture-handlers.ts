import type * as contract from "../../contract/editor-pictures.ts";
import type { Handler } from "../http/context.ts";
import { picturesOf } from "./pictures.ts";
import { findDraft } from "./queries.ts";
import { mustBeEditor } from "./sessions.ts";

export const listPictures: Handler<typeof contract.listPictures> = async ({ query }, context) => {
  const draft = await findDraft(query.draft, await mustBeEditor(context), context);
  return { payload: await picturesOf(draft, context) };
};
