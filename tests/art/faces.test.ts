import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { cover } from "../../art/employers/cover.ts";
import { employers } from "../../art/employers/drawings.ts";
import { picture, size } from "../../art/kit/picture.ts";
import { scenes } from "../../art/scenes.ts";
import type { Landing } from "../../src/site/landings/landing-schema.ts";
import { type Box, type Face, facesIn, facesOf } from "./faces.ts";

const root = join(import.meta.dirname, "../..");
const rem = 16;
const clamp = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));
const widths = [390, 768, 1024, 1440, 1920];
/** The first screen's height, which phones and tablets give to a hero. */
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024 };

/** A picture's frame, and what lies over it. */
interface Frame {
  width: number;
  height: number;
  /** What covers the whole width at the lower end. */
  covered: number;
  /** Where the words lie, from the left. */
  words: { left: number; right: number } | null;
}

/** Words over a picture, in the page's column (`wrap`). */
const wordsAt = (width: number, most: number, share: number) => {
  const column = Math.min(width, (width >= 1700 ? 88 : 76) * rem);
  const left = (width - column) / 2 + 1.5 * rem;
  return { left, right: left + Math.min(most * rem, (column - 3 * rem) * share) };
};

/** src/components/landing/Hero.astro; the search lies 3.5 rem over the picture, whose lower edge is the brand's. */
const heroAt = (width: number, hasSearch: boolean): Frame => {
  if (width < 992) {
    const [least, rest] = hasSearch ? [12, 31] : [13, 24];
    const height = clamp(least * rem, heights[width]! - rest * rem, 1.1 * width);
    return { width, height, covered: 1.5 * rem, words: null };
  }
  const height = clamp(30 * rem, 0.39 * width, 47 * rem);
  const words = width >= 1700 ? wordsAt(width, 33, 1) : wordsAt(width, 30, 0.42);
  return { width, height, covered: (hasSearch ? 3.5 : 1.125) * rem, words };
};

/** src/components/employers/BannerSlider.astro and BannerWords.astro. */
const bannerAt = (width: number): Frame => {
  if (width < 992) return { width, height: (width < 560 ? 11 : 16) * rem, covered: 0, words: null };
  const height = clamp(24 * rem, 0.3 * width, 36 * rem);
  return { width, height, covered: 0, words: wordsAt(width, 26, 0.36) };
};

/** A face may be behind the words as a whole; none is cut by them or by the frame. */
const isWhole = ({ left, right, top, bottom }: Box, { width, height, covered, words }: Frame) =>
  left >= 0 &&
  right <= width &&
  top >= 0 &&
  bottom <= height - covered &&
  !(words && left < words.right && right > words.right);

const middle = { x: 50, y: 50 };

describe("every face in the picture of a slide is whole", () => {
  const files = globSync("src/{brands/*,content}/landings/*.json", { cwd: root });
  const cases = files.flatMap((file) => {
    const landing = JSON.parse(readFileSync(join(root, file), "utf8")) as Landing;
    return landing.slides.map(
      ({ heading, picture: shown }) => [relative("src", file), heading, file, landing, shown] as const,
    );
  });

  it.each(cases)(
    "%s: %s",
    (_name, _heading, file, { search = true }, { wide, tall, wideFocus, tallFocus, free = "left" }) => {
      for (const width of widths) {
        const [source, focus] = width < 992 ? [tall, tallFocus] : [wide, wideFocus];
        const faces = facesOf(readFileSync(join(root, dirname(file), source), "utf8"));
        const [pictureWidth, pictureHeight] = size[width < 992 ? "tall" : "wide"];
        const frame = heroAt(width, search);
        const mirrored =
          free === "right" ? faces.map((face) => ({ ...face, x: pictureWidth - face.x })) : faces;
        const shown = facesIn(
          mirrored,
          { width: pictureWidth, height: pictureHeight },
          frame,
          focus ?? middle,
        );
        expect(
          shown.filter((face) => !isWhole(face, frame)),
          `cut at ${width} px`,
        ).toEqual([]);
      }
    },
  );
});

describe("every face in an employer's banner is whole", async () => {
  const drawn = new Map<string, string>();
  for await (const { brand, name, kind, svg } of scenes())
    if (kind === "wide") drawn.set(`${brand}/${name}`, svg);
  /** The faces in a picture of an employer's folder, as `art-employers` makes it: a cover, or a strip of a scene. */
  const facesOfFile = (
    { place, banners = {} }: (typeof employers)[keyof typeof employers],
    name: string,
  ): Face[] => {
    const scene = banners[name];
    if (!scene)
      return facesOf(
        picture(
          cover(place, () => ""),
          "cover",
        ),
      );
    return facesOf(drawn.get(scene)!).map((face) => ({ ...face, y: face.y - 330 }));
  };

  it.each(Object.entries(employers))("%s", (slug, employer) => {
    const file = join(root, "src/content/employers", slug, "employer.json");
    const { banners = [] } = JSON.parse(readFileSync(file, "utf8")) as {
      banners?: { url?: string; focus?: { x: number; y: number } }[];
    };
    for (const { url = "cover.webp", focus } of [...banners, {}])
      for (const width of widths) {
        const frame = bannerAt(width);
        const faces = facesOfFile(employer, url.replace(".webp", ""));
        const shown = facesIn(faces, { width: size.cover[0], height: size.cover[1] }, frame, focus ?? middle);
        expect(
          shown.filter((face) => !isWhole(face, frame)),
          `${url} is cut at ${width} px`,
        ).toEqual([]);
      }
  });
});
