import type { Brand } from "../../contract/brand.ts";
import { lookStyle } from "../../domain/brands/look.ts";

/** The drawings that are part of a brand's look (docs/how-to/add-a-brand.md). */
const drawings = import.meta.glob<string>("/src/brands/*/{pattern,divider}.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** A brand's look for `<html style>`, after which the character set has to be named within 1,024 bytes. */
export const brandLook = ({ id, look }: Brand): string => lookStyle(look, id);

/** A brand's drawings for `<body style>`; an employer's own host has none. */
export const brandDrawings = ({ id, whiteLabel }: Brand): string | undefined =>
  (whiteLabel ? [] : ["pattern", "divider"].map((name) => drawn(id, name))).filter(Boolean).join(";") ||
  undefined;

/** A drawing as a custom property, which style sheets use as a mask: it takes on the colours of the page. */
const drawn = (id: string, name: string): string => {
  const svg = drawings[`/src/brands/${id}/${name}.svg`]?.trim();
  return svg
    ? `--${name}:url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}")`
    : "";
};
