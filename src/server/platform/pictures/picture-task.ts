/** The formats of pictures that are read. Drawings are SVG. */
export type PictureFormat = "png" | "jpeg" | "webp" | "gif" | "avif" | "svg";
export const rasterFormats = ["png", "jpeg", "webp", "gif", "avif"] as const satisfies PictureFormat[];

/** A picture to be encoded anew. */
export interface PictureTask {
  given: Uint8Array;
  accepts: readonly PictureFormat[];
  /** The most pixels: a small file may unpack to many more. */
  maxPixels: number;
  /** The longer side in pixels that it is made smaller to. */
  side: number;
  /** Whether it is cut to a square of exactly `side`. */
  isSquare?: boolean;
  /** The format of the result; "same" is that of the picture. Drawings stay drawings. */
  output: "same" | "webp" | "png";
}

/** The picture without metadata, or what is wrong with it, in words that fit after "The picture …". */
export type EncodedPicture =
  | { state: "encoded"; format: PictureFormat; bytes: Uint8Array; width: number; height: number }
  | { state: "refused"; says: string };
