import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { editorErrors } from "./editor.ts";

const picture = z.object({
  /** The path that texts name it by, from the file. */
  src: z.string(),
  /** Where the editor shows it. */
  url: z.string(),
  name: z.string(),
});
export type EditorPicture = z.infer<typeof picture>;

export const listPictures = defineCall({
  method: "GET",
  path: "/v1/editor/pictures",
  summary: "The site's own pictures, the newest uploads first.",
  auth: "public",
  payload: z.array(picture),
  errors: editorErrors,
});

/** The body of `PUT /v1/editor/pictures?name=`: the bytes of a picture; the answer's payload is one of the list. */
export const editorPicturesPath = "/v1/editor/pictures";
/** The most bytes of a picture. */
export const maxPictureBytes = 8 * 1024 * 1024;
