import type { Brand } from "../contract/brand.ts";
import { usualZone } from "../contract/time-zone.ts";
import { usualAccent } from "../contract/brand.ts";
import { fillAccent } from "../domain/brands/fill-accent.ts";
import { brandOfHost } from "../domain/brands/host-rule.ts";
import type { PictureChoice } from "./picture-choice.tsx";
import type { Choice } from "./simple-fields.ts";

const brands = import.meta.glob<Brand>("/src/brands/*/brand.json", { eager: true, import: "default" });
const scenes = import.meta.glob<string>(["/src/brands/*/scenes/*.svg", "/src/content/scenes/*.svg"], {
  query: "?raw",
  import: "default",
});

const employers = import.meta.glob<{ name: string }>("/src/content/employers/*/employer.json", {
  eager: true,
  import: "default",
});

/** Every employer's folder, by its slug. */
export const employerChoices: Choice[] = Object.entries(employers).map(([path, { name }]) => ({
  label: name,
  value: path.split("/")[4] ?? path,
}));

/** Every brand by its id, which is the name of its folder. */
export const brandsById: ReadonlyMap<string, Brand> = new Map(
  Object.entries(brands).map(([path, brand]) => {
    const id = path.split("/")[3] ?? path;
    return [id, { ...brand, id }];
  }),
);
export const brandChoices: Choice[] = [...brandsById].map(([value, { name }]) => ({ label: name, value }));

/** The id of the brand on whose host the editor is open; the default brand's elsewhere, and on the server. */
export const siteHere = (): string | null =>
  brandOfHost(typeof location === "undefined" ? null : location.host, [...brandsById.values()], {
    unknownHost: "default",
  });

/** The time zone of a brand; without an id that of the default brand, which shared pages use. */
export const zoneOf = (id?: string): string => {
  const found = [...brandsById.values()].find((brand) => (id ? brand.id === id : brand.default));
  return found?.timezone ?? usualZone;
};

/**
 * The pictures that a landing page may show: shared ones, and those of its own brand.
 * @param folder The landing's own, from the project's root; the choices are paths from there.
 */
export const scenesFrom = (folder: string): PictureChoice[] => {
  const up = "../".repeat(folder.split("/").length);
  const own = folder.replace(/landings$/, "scenes");
  const accent = brandsById.get(folder.split("/")[2] ?? "")?.accent ?? usualAccent;
  return Object.entries(scenes).flatMap(([scene, load]) => {
    const [, place = "", name = ""] = /^\/(.+)\/([^/]+)$/.exec(scene) ?? [];
    if (place !== own && place !== "src/content/scenes") return [];
    const isOwn = place === own;
    return {
      label: isOwn ? name : `${name} (every site's)`,
      value: isOwn ? `../scenes/${name}` : `${up}${scene.slice(1)}`,
      load: async () => `data:image/svg+xml,${encodeURIComponent(fillAccent(await load(), accent))}`,
    };
  });
};
