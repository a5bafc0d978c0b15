import sharp, { type FormatEnum } from "sharp";
import { pictureTypes, wrongPictureType } from "../../../contract/upload-rules.ts";
import { maxUploadBytes } from "../../../contract/uploads.ts";
import { concurrency } from "../../http/concurrency-limits.ts";
import { keptKey } from "../../platform/files/object-key.ts";
import type { ContentCheck } from "./check-content.ts";
import { ContentFault } from "./content-fault.ts";

/** The most pixels of a picture: more than the cameras of phones take. A small file may unpack to many more. */
const maxPixels = 64_000_000;
/** The sides of a photo, and the longest side of other pictures, in pixels. */
const photoSide = 512;
const maxSide = 1280;

/** A picture, encoded anew: upright, no larger than it is shown, without metadata; a photo is cut to a square. */
export const checkPicture: ContentCheck = async ({ key, ending, category }, context) => {
  const { store } = context;
  const type = pictureTypes[ending as keyof typeof pictureTypes];
  const format = type.slice("image/".length) as keyof FormatEnum;
  const given = (await store.read(key, maxUploadBytes)) ?? new Uint8Array();
  const bytes = await concurrency.pictures(context, () => encode(given, format, category === "photo"));
  return { size: bytes.length, keep: () => store.write(keptKey(key), bytes, type) };
};

const encode = async (given: Uint8Array, format: keyof FormatEnum, isPhoto: boolean): Promise<Uint8Array> => {
  const picture = sharp(given, { limitInputPixels: maxPixels });
  const fault = (cause: unknown) => new ContentFault(wrongPictureType, { cause });
  const found = await picture.metadata().catch((cause: unknown) => {
    throw fault(cause);
  });
  if (found.format !== format) throw fault(`is ${found.format}`);
  const resized = picture
    .rotate()
    .resize(
      isPhoto
        ? { width: photoSide, height: photoSide, fit: "cover" }
        : { width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true },
    );
  return resized
    .toFormat(format)
    .toBuffer()
    .catch((cause: unknown) => {
      throw fault(cause);
    });
};
