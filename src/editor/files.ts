import type { Brand } from "../contract/brand.ts";
import { usualZone } from "../contract/time-zone.ts";
import type { Choice } from "./simple-fields.ts";

const brands = import.meta.glob<Brand>("/src/brands/*/brand.json", { eager: true, import: "default" });
const scenes = Object.keys(import.meta.glob(["/src/brands/*/scenes/*.svg", "/src/content/scenes/*.svg"]));

const employers = import.meta.glob<{ name: string }>("/src/content/employers/*/employer.json", {
  eager: true,
  import: "default",
});

/** Every employer's folder, by its slug. */
export const employerChoices: Choice[] = Object.entries(employers).map(([path, { name }]) => ({
  label: name,
  value: path.split("/")[4] ?? path,
}));

/** Every brand folder, by its id. */
export const brandChoices: Choice[] = Object.entries(brands).map(([path, { name }]) => ({
  label: name,
  value: path.split("/")[3] ?? path,
}));

/** The time zone of a brand; without an id that of the default brand, which shared pages use. */
export const zoneOf = (id?: string): string => {
  const found = Object.entries(brands).find(([path, brand]) =>
    id ? path.split("/")[3] === id : brand.default,
  );
  return found?.[1].timezone ?? usualZone;
};

/**
 * The pictures that a landing page may show: shared ones, and those of its own brand.
 * @param folder The landing's own, from the project's root; the choices are paths from there.
 */
export const scenesFrom = (folder: string): Choice[] => {
  const up = "../".repeat(folder.split("/").length);
  const own = folder.replace(/landings$/, "scenes");
  return scenes.map((scene) => {
    const [, place = "", name = ""] = /^\/(.+)\/([^/]+)$/.exec(scene) ?? [];
    return {
      label: place === own ? name : `${name} (${place})`,
      value: place === own ? `../scenes/${name}` : `${up}${scene.slice(1)}`,
    };
  });
};
