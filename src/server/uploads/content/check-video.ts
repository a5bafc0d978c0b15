import { maxVideoSeconds, videoTooLong, videoTypes, wrongVideoType } from "../../../contract/upload-rules.ts";
import { keptKey } from "../../platform/files/object-key.ts";
import type { ContentCheck } from "./check-content.ts";
import { ContentFault, foundBy } from "./content-fault.ts";
import { readVideo } from "./read-video.ts";

/** Recorders stop a little after the time that they are given, in seconds. */
const tolerance = 1;

/**
 * A video: its container, its picture track and its length. It is too large to be held in memory, so it is copied
 * before the check and the copy is checked: exactly that is kept. Housekeeping removes the copy of a refused one.
 */
export const checkVideo: ContentCheck = async ({ key, ending, size }, { store }) => {
  const kept = keptKey(key);
  const type = videoTypes[ending as keyof typeof videoTypes];
  const found =
    (await store.copy(key, kept, type)) &&
    foundBy(await readVideo(size, (part) => store.readPart(kept, part)));
  if (!found || (ending === "webm") !== (found.container === "webm")) throw new ContentFault(wrongVideoType);
  if (found.seconds > maxVideoSeconds + tolerance) throw new ContentFault(videoTooLong);
  return { size, keep: async () => undefined };
};
