import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Orientation, type Picture, picture, type Scene, type size } from "./kit/picture.ts";

export interface Drawn {
  /** The folder in `art/scenes`: a brand, `shared` or `pictures`. */
  brand: string;
  name: string;
  kind: keyof typeof size;
  svg: string;
}

const folder = join(import.meta.dirname, "scenes");

/**
 * Draws the scenes whose `brand/name` starts with one of the prefixes; all of them without any.
 * A scene's file exports `scene`, one in `pictures` exports `drawing`.
 */
export async function* scenes(prefixes: readonly string[] = []): AsyncGenerator<Drawn> {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const [brand = "", name = ""] = file.replace(/\.ts$/, "").split("/");
    if (!file.endsWith(".ts") || name.startsWith("_")) continue;
    if (prefixes.length && !prefixes.some((prefix) => `${brand}/${name}`.startsWith(prefix))) continue;
    const module = (await import(join(folder, file))) as { scene?: Scene; drawing?: Picture };
    if (module.drawing) yield { brand, name, kind: "article", svg: picture(module.drawing(), "article") };
    if (!module.scene) continue;
    for (const kind of ["wide", "tall"] as const satisfies Orientation[])
      yield { brand, name, kind, svg: picture(module.scene(kind), kind) };
  }
}
