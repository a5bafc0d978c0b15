import * as z from "zod/mini";
import { described } from "../described.ts";
import { text } from "../primitives.ts";
import { defineSection } from "./section.ts";
import type { FileDetail } from "./uploaded-file.ts";
import { uploadedFile } from "./uploaded-file.ts";

const detail = (detail: FileDetail, label: string, schema: z.ZodMiniType) =>
  ({ schema, label, optional: true, widget: "file_detail", of: "file", detail }) as const;

/** The introduction video: `profile_video` of spec §3. */
export const video = defineSection({
  name: "video",
  segment: "basic",
  collection: "profile_video",
  path: "/v4/videos",
  title: "Introduction video",
  noun: "video",
  about: "Introduce yourself in up to two minutes: who you are, what you do well and what you look for.",
  strength: ["intro_video"],
  kind: "list",
  limit: 1,
  fields: {
    title: {
      schema: described(text(100), "What the seeker calls the video."),
      label: "Title",
      optional: true,
      widget: "text",
    },
    file: {
      schema: uploadedFile("Record or upload a video."),
      label: "Video",
      help: "MP4, WebM or MOV, at most 100 MB and two minutes.",
      widget: "file",
      category: "video",
    },
    poster: {
      schema: uploadedFile("Upload the picture again."),
      label: "Picture before it plays",
      optional: true,
      widget: "file",
      category: "poster",
    },
    extension: detail("extension", "File extension", z.string()),
    url: detail("url", "Location", z.string()),
    size: detail("size", "Size", z.int()),
    mime_type: detail("mime_type", "Content type", z.string()),
  },
});
