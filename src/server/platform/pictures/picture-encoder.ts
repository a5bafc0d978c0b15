import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { Program } from "../sandbox/program.ts";
import { cleanDrawing } from "./clean-drawing.ts";
import type { EncodedPicture, PictureFormat, PictureTask } from "./picture-task.ts";

// The program of the sandboxed process of `openEncoder`: decodes a picture from anybody, and encodes it anew.
const quality = 80;
const maxDrawingBytes = 500 * 1024;

// One picture at a time, on one thread: the server has the processors too.
sharp.concurrency(1);
sharp.cache(false);

const refused = (says: string): EncodedPicture => ({ state: "refused", says });

const names: Readonly<Record<PictureFormat, string>> = {
  png: "PNG",
  jpeg: "JPEG",
  webp: "WebP",
  gif: "GIF",
  avif: "AVIF",
  svg: "SVG",
};
const listed = new Intl.ListFormat("en-AU", { type: "disjunction" });

export const run: Program<PictureTask, EncodedPicture>["run"] = async (task) => {
  const format = await formatOf(task.given);
  if (!format || !task.accepts.includes(format))
    return refused(`is no ${listed.format(task.accepts.map((one) => names[one]))}`);
  return format === "svg" ? encodeDrawing(task) : encodeRaster(task, format);
};

/** The names that the detection has for some formats. */
const sameFormat: Readonly<Record<string, PictureFormat>> = { jpg: "jpeg", apng: "png" };

const formatOf = async (given: Uint8Array): Promise<PictureFormat | undefined> => {
  const ext = (await fileTypeFromBuffer(given).catch(() => undefined))?.ext ?? "";
  const format = sameFormat[ext] ?? ext;
  if (format !== "svg" && Object.hasOwn(names, format)) return format as PictureFormat;
  return /<svg[\s>]/.test(new TextDecoder().decode(given)) ? "svg" : undefined;
};

const encodeRaster = async (
  { given, maxPixels, side, isSquare, output }: PictureTask,
  format: Exclude<PictureFormat, "svg">,
): Promise<EncodedPicture> => {
  const picture = sharp(given, { limitInputPixels: maxPixels })
    .rotate()
    .resize(
      isSquare
        ? { width: side, height: side, fit: "cover" }
        : { width: side, height: side, fit: "inside", withoutEnlargement: true },
    );
  const to = output === "same" ? format : output;
  const encoded = to === "webp" ? picture.webp({ quality }) : picture.toFormat(to);
  return encoded.toBuffer({ resolveWithObject: true }).then(
    ({ data, info: { width, height } }) => ({
      ...{ state: "encoded", format: to, width, height },
      bytes: new Uint8Array(data),
    }),
    () => refused("cannot be read as a picture"),
  );
};

const encodeDrawing = async ({ given, maxPixels }: PictureTask): Promise<EncodedPicture> => {
  if (given.length > maxDrawingBytes)
    return refused(`is a drawing of more than ${maxDrawingBytes / 1024} KB`);
  const cleaned = cleanDrawing(new TextDecoder().decode(given));
  if (cleaned.state === "refused") return cleaned;
  const bytes = new TextEncoder().encode(cleaned.svg);
  return sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .then(
      ({ width, height }) => ({ state: "encoded", format: "svg", bytes, width, height }),
      () => refused("cannot be read as a picture"),
    );
};
