/**
 * Renders the films, short silent loops of scenes, as WebM and MP4 beside their scene, with the brand's accent, or
 * without any for those that all brands share: `npm run signboard -- film`, or only some: `npm run signboard -- film hospitality/kitchen-pass`.
 * Needs ffmpeg (Debian: `ffmpeg`).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { fillAccent } from "../src/domain/brands/fill-accent.ts";
import type { Film } from "./films/film.ts";
import { type Orientation, picture } from "./kit/picture.ts";
import { scenesOf } from "./scenes.ts";

/** Pixels of a film, and frames a second. */
const size = { wide: [1280, 720], tall: [720, 900] } as const;
const rate = 24;
/** Bytes that a film may have. */
const limit = 400_000;

const films = join(import.meta.dirname, "films");
const brands = join(import.meta.dirname, "../src/brands");

const accentOf = (brand: string): string =>
  (JSON.parse(readFileSync(join(brands, brand, "brand.json"), "utf8")) as { accent: string }).accent;

/** A frame without tokens: what brands of every accent share must do without any. */
const plain = (svg: string): string => {
  const [token] = /var\(--[\w-]+\)/.exec(svg) ?? [];
  if (token) throw new Error(`A shared film is shown beside every accent: draw its scene without ${token}.`);
  return svg;
};

/** Encodes frames of raw pixels as both files at once. The colours are those that pictures have. */
const encode = (target: string, [width, height]: readonly [number, number]) => {
  const every = ["-an", "-pix_fmt", "yuv420p", "-vf", "scale=out_color_matrix=bt709:out_range=tv"];
  const colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"];
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${width}x${height}`,
    "-r",
    `${rate}`,
    "-i",
    "-",
  ];
  // A key frame at the beginning alone: a loop needs no other.
  const webm = "-c:v libvpx-vp9 -crf 32 -b:v 0 -g 999 -row-mt 1 -deadline good".split(" ");
  const mp4 = "-c:v libx264 -crf 23 -preset slower -tune animation -movflags +faststart".split(" ");
  const outputs = [
    [...every, ...colors, ...webm, `${target}.webm`],
    [...every, ...colors, ...mp4, `${target}.mp4`],
  ];
  return spawn("ffmpeg", ["-y", "-loglevel", "error", ...input, ...outputs.flat()], {
    stdio: ["pipe", "inherit", "inherit"],
  });
};

const render = async (frames: readonly string[], orientation: Orientation, target: string) => {
  const [width, height] = size[orientation];
  const ffmpeg = encode(target, [width, height]);
  for (const svg of frames) {
    const pixels = await sharp(Buffer.from(svg)).resize(width, height).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [status] = (await once(ffmpeg, "exit")) as [number | null];
  if (status !== 0) throw new Error(`ffmpeg could not encode ${target}.`);
};

/** Every frame of a film as a drawing, in an accent or in none. */
const framesOf = ({ seconds, frame }: Film, orientation: Orientation, accent?: string): string[] => {
  const count = seconds * rate;
  return Array.from({ length: count }, (_, index) => {
    const svg = picture(frame(orientation, index / count), orientation);
    return accent ? fillAccent(svg, accent) : plain(svg);
  });
};

for (const file of readdirSync(films, { recursive: true, encoding: "utf8" }).sort()) {
  const [, brand = "", name = ""] = /^([\w-]+)[/\\]([\w-]+)\.ts$/.exec(file) ?? [];
  const asked = process.argv.slice(2);
  if (!brand || (asked.length && !asked.includes(`${brand}/${name}`))) continue;
  const { film } = (await import(join(films, file))) as { film: Film };
  const accent = brand === "shared" ? undefined : accentOf(brand);
  for (const orientation of ["wide", "tall"] as const) {
    const target = join(scenesOf(brand), `${name}-${orientation}`);
    await render(framesOf(film, orientation, accent), orientation, target);
    for (const path of [`${target}.webm`, `${target}.mp4`]) {
      const { size: bytes } = statSync(path);
      console.log(`${path} ${Math.round(bytes / 1000)} KB`);
      if (bytes > limit) throw new Error(`${path} is larger than ${limit / 1000} KB: move less in it.`);
    }
  }
}
