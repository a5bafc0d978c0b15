import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { editorErrors } from "./editor.ts";

const picture = z.object({
  src: described(z.string(), "The path that texts name it by, from the file."),
  url: described(z.string(), "Where the editor shows it."),
  name: described(z.string(), "The name of the file."),
});
export type EditorPicture = z.infer<typeof picture>;

export const listPictures = defineCall({
  method: "GET",
  path: "/v1/editor/pictures",
  summary:
    "The pictures that a draft may show, the newest uploads first: its site's, or those that all sites share for a page that they share.",
  auth: "public",
  cookies: { needs: ["editor_session"] },
  query: z.object({
    draft: described(
      z.uuid({ error: "Must be the id of a draft." }),
      "The id of the draft that the pictures are for.",
    ),
  }),
  payload: z.array(picture),
  errors: editorErrors,
});

/**
 * `PUT /v1/editor/pictures?draft=&name=` takes the bytes of a picture for the site of a draft, or for all sites where
 * they share its page; the answer's payload is one of the list.
 */
export const editorPicturesPath = "/v1/editor/pictures";
/** The most bytes of a picture. */
export const maxPictureBytes = 8 * 1024 * 1024;
