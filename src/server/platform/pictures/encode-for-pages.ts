import { FetchFault } from "../network/fetch-fault.ts";
import { openEncoder } from "./open-encoder.ts";
import type { EncodedPicture, PictureTask } from "./picture-task.ts";

/** The most pixels of a picture for pages, and the shortest side: smaller ones are tracking pixels. */
const maxPixels = 40_000_000;
const minSide = 8;

/** An import brings hundreds: starting a process takes as long as encoding a picture. */
const encode = openEncoder(50);

const ended = {
  time: "takes too long to be read as a picture",
  memory: "needs too much memory to be read as a picture",
  damage: "cannot be read as a picture",
};

/**
 * Encodes a picture that pages will show, in a sandboxed process.
 * @throws FetchFault saying what is wrong with it.
 */
export const encodeForPages = async (
  task: Omit<PictureTask, "maxPixels">,
): Promise<EncodedPicture & { state: "encoded" }> => {
  const outcome = await encode({ ...task, maxPixels });
  if (outcome.state === "ended") throw new FetchFault(ended[outcome.by]);
  const picture = outcome.result;
  if (picture.state === "refused") throw new FetchFault(picture.says);
  const isSmall = picture.width < minSide || picture.height < minSide;
  if (isSmall && picture.format !== "svg") throw new FetchFault("is too small to be seen");
  return picture;
};
