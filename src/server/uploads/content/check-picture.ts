import { pictureTypes, wrongPictureType } from "../../../contract/upload-rules.ts";
import { maxUploadBytes, type UploadCategory } from "../../../contract/uploads.ts";
import { keptKey } from "../../platform/files/object-key.ts";
import { openEncoder } from "../../platform/pictures/open-encoder.ts";
import type { PictureFormat } from "../../platform/pictures/picture-task.ts";
import type { ContentCheck } from "./check-content.ts";
import { ContentFault, foundBy } from "./content-fault.ts";

/** The most pixels of a picture: more than the cameras of phones take. A small file may unpack to many more. */
const maxPixels = 64_000_000;
/** The longest side of a picture by its purpose, in pixels; that of others. */
const maxSides: Partial<Record<UploadCategory, number>> = { photo: 512, screenshot: 2560 };
const maxSide = 1280;

const encode = openEncoder(1);

/** A picture, encoded anew: upright, no larger than it is shown, without metadata; a photo is cut to a square. */
export const checkPicture: ContentCheck = async ({ key, ending, category }, { store }) => {
  const type = pictureTypes[ending as keyof typeof pictureTypes];
  const format = type.slice("image/".length) as PictureFormat;
  const given = (await store.read(key, maxUploadBytes)) ?? new Uint8Array();
  const picture = foundBy(
    await encode({
      ...{ given, maxPixels, accepts: [format], output: "same" },
      ...{ side: maxSides[category] ?? maxSide, isSquare: category === "photo" },
    }),
  );
  if (picture.state === "refused") throw new ContentFault(wrongPictureType, { cause: picture.says });
  const { bytes } = picture;
  return { size: bytes.length, keep: () => store.write(keptKey(key), bytes, type) };
};
