import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Orientation, type Picture, picture, type Scene, type size } from "./kit/picture.ts";

export interface Drawn {
  /** The folder in `art/scenes`: a brand, `shared` or `pictures`. */
  brand: string;
  name: string;
  kind: keyof typeof size;
  svg: string;
  /** Where the build finds it. */
  file: string;
}

const folder = join(import.meta.dirname, "scenes");
const source = join(import.meta.dirname, "..", "src");

/**
 * A brand's scenes lie in `src/brands/<brand>/scenes/`, shared ones in `src/content/scenes/`, pictures for articles
 * in `src/content/blogs/images/`; a brand's spot is `spot.svg` in its folder, the shared one in `src/content/`.
 */
const place = (brand: string, name: string, kind: keyof typeof size): string => {
  if (brand === "pictures") return join(source, "content", "blogs", "images", `${name}.svg`);
  return kind === "spot"
    ? join(scenesOf(brand), "..", "spot.svg")
    : join(scenesOf(brand), `${name}-${kind}.svg`);
};

/** Where the scenes and films of a brand lie, or those that all brands share. */
export const scenesOf = (brand: string): string =>
  brand === "shared" ? join(source, "content", "scenes") : join(source, "brands", brand, "scenes");

/**
 * Draws the scenes whose `brand/name` starts with one of the prefixes; all of them without any.
 * A scene's file exports `scene`, one in `pictures` exports `drawing`, `spot.ts` of a brand exports `spot`.
 */
export async function* scenes(prefixes: readonly string[] = []): AsyncGenerator<Drawn> {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const [brand = "", name = ""] = file.replace(/\.ts$/, "").split("/");
    if (!file.endsWith(".ts") || name.startsWith("_")) continue;
    if (prefixes.length && !prefixes.some((prefix) => `${brand}/${name}`.startsWith(prefix))) continue;
    const module = (await import(join(folder, file))) as { scene?: Scene; drawing?: Picture; spot?: Picture };
    const drawn = (kind: keyof typeof size, parts: string[]): Drawn => ({
      brand,
      name,
      kind,
      svg: picture(parts, kind),
      file: place(brand, name, kind),
    });
    if (module.drawing) yield drawn("article", module.drawing());
    if (module.spot) yield drawn("spot", module.spot());
    if (!module.scene) continue;
    for (const kind of ["wide", "tall"] as const satisfies Orientation[])
      yield drawn(kind, module.scene(kind));
  }
}
