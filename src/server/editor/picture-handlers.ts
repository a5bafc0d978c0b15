import type * as contract from "../../contract/editor-pictures.ts";
import type { Handler } from "../http/context.ts";
import { picturesOf } from "./pictures.ts";
import { mustBeEditor } from "./sessions.ts";

export const listPictures: Handler<typeof contract.listPictures> = async (_input, context) => {
  await mustBeEditor(context);
  return { payload: await picturesOf(context.brand.id, "blogs", context) };
};
