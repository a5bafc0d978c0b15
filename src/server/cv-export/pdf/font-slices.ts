import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { posix } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { decompress } from "wawoff2";
import { memoize } from "../../../domain/memoize.ts";
import { families, fileEndOf } from "./font-families.ts";
import { smallDigitCodes, smallDigitFeatures, withPlainDigits } from "./small-digits.ts";

const { resolve } = createRequire(import.meta.url);

/** The font of a slice as WOFF2, variable in weight where its family is. */
export const readSlice = (slice: string): Promise<Uint8Array> => readFile(resolve(slice));

/** The slices of all families in their order, each with the ranges of characters that its package names. */
const listSlices = memoize(async (_key: string) => {
  const lists = families.map(async (family) => {
    const listed = await readFile(resolve(`${family}/unicode.json`), "utf8");
    return Object.entries(JSON.parse(listed) as Record<string, string>).map(([name, ranges]) => ({
      slice: `${family}/files/${posix.basename(family)}-${name.replace(/[[\]]/g, "")}-${fileEndOf(family)}`,
      ranges: rangesOf(ranges),
    }));
  });
  return (await Promise.all(lists)).flat();
});

/** Ranges as style sheets write them, `U+0000-00FF,U+0131`. */
const rangesOf = (listed: string) =>
  listed.split(",").map((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((code) => parseInt(code, 16));
    return { first, last };
  });

/** The characters that a slice has, which may be fewer than its package names. */
const coverageOf = memoize(async (slice: string): Promise<ReadonlySet<number>> => {
  const face = new Face(new Blob(await decompress(await readSlice(slice))));
  const codes = new Set(face.collectUnicodes());
  const features = face.getTableFeatureTags("GSUB");
  const hasSmallDigits = codes.has(0x30) && smallDigitFeatures.every((feature) => features.includes(feature));
  return hasSmallDigits ? new Set([...codes, ...smallDigitCodes]) : codes;
});

/** The first slice that has a character; null when none has it. */
const sliceWith = memoize(async (character: string): Promise<string | null> => {
  const code = withPlainDigits(character).codePointAt(0)!;
  for (const { slice, ranges } of await listSlices("all")) {
    const isNamed = ranges.some(({ first, last }) => first <= code && code <= last);
    if (isNamed && (await coverageOf(slice)).has(code)) return slice;
  }
  return null;
});

/** The slices that texts need, in the order they are searched, each with all characters that it has. */
export const slicesFor = async (texts: string): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const needed = new Set(await Promise.all([...new Set(texts)].map((character) => sliceWith(character))));
  const inOrder = (await listSlices("all")).filter(({ slice }) => needed.has(slice));
  return new Map(
    await Promise.all(inOrder.map(async ({ slice }) => [slice, await coverageOf(slice)] as const)),
  );
};
