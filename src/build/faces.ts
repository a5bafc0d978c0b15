import { fontProviders } from "astro/config";
import type { Brand } from "../contract/brand.ts";
import type { Face } from "../contract/look.ts";
import { faceVariable } from "../domain/brands/look.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { faceFont, hasSerifs, weights } from "./site-font.ts";

/**
 * The typefaces of the brands' headings, for Astro: each page names its brand's in its head (src/layouts/Base.astro).
 * @throws UserFacingError naming the brand whose typeface is not installed.
 */
export const faces = (brands: readonly Brand[]) =>
  Promise.all(
    brands
      .flatMap(({ id, look: { face } }) => (face ? [{ id, face }] : []))
      .map(({ id, face }) => fontOf(id, face)),
  );

const fontOf = async (id: string, face: Face) => ({
  provider: fontProviders.local(),
  name: `Headings of ${id}`,
  cssVariable: faceVariable(id),
  // Shown as soon as it is there; until then a font with its measures, made by Astro, takes the same room.
  display: "swap" as const,
  fallbacks: [hasSerifs(face) ? "serif" : "sans-serif"],
  options: {
    variants: [
      {
        weight: `${weights.min} ${weights.max}`,
        style: "normal" as const,
        src: [await fileOf(id, face)] as [string],
      },
    ],
  },
});

const fileOf = async (id: string, face: Face): Promise<string> => {
  try {
    return await faceFont(face);
  } catch (cause) {
    const axis = Object.keys(face.axis ?? {}).join();
    throw new UserFacingError(
      `src/brands/${id}/brand.json: look.face: ${face.package}${axis && ` with the axis ${axis}`} cannot be used: npm install --save-exact ${face.package}, or choose another`,
      { cause },
    );
  }
};
