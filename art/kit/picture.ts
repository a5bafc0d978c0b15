import { daylight } from "./light.ts";
import { num, tag } from "./svg.ts";

/** What a scene is drawn for; each is a composition of its own. */
export type Orientation = "wide" | "tall";

/** A scene: its whole picture for an orientation, back to front. */
export type Scene = (orientation: Orientation) => string[];

/** A picture of one size, for articles. */
export type Picture = () => string[];

export const size = {
  wide: [2400, 1350],
  tall: [1080, 1350],
  article: [1200, 675],
  cover: [2400, 900],
  spot: [480, 300],
} as const;

/** The finished SVG in its daylight: paints (paint.ts) become definitions, one for each that is used. */
export const picture = (parts: readonly string[], kind: keyof typeof size): string => {
  const [width, height] = size[kind];
  const ids = new Map<string, string>();
  // A spot stands on the page itself, without a wall or a sky.
  const body = [...parts, ...(kind === "spot" ? [] : [daylight(width, height)])]
    .join("")
    .replace(/paint\{([^}]*)\}/g, (_, paint: string) => {
      const id = ids.get(paint) ?? `p${ids.size + 1}`;
      ids.set(paint, id);
      return `url(#${id})`;
    });
  const definitions = [...ids].map(([paint, id]) => definition(paint.split("|"), id));
  return `${tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    `\n${tag("defs", {}, ...definitions)}\n`,
    body.replaceAll("><g", ">\n<g"),
    "\n",
  )}\n`;
};

const definition = ([kind, ...parts]: string[], id: string): string => {
  if (kind === "clip") return tag("clipPath", { id }, tag("path", { d: parts[0] }));
  if (kind === "radial") return tag("radialGradient", { id }, ...stops(parts));
  const [angle, ...colors] = parts;
  const turn = (Number(angle) * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const ends = { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y };
  const written = Object.entries(ends).map(([key, value]) => [key, String(Math.round(value * 100) / 100)]);
  return tag("linearGradient", { id, ...Object.fromEntries(written) }, ...stops(colors));
};

const stops = (colors: readonly string[]) =>
  colors.map((stop, index) => {
    const [, color = stop, opacity, place] = /^([^/@]+)(?:\/([\d.]+))?(?:@([\d.]+))?$/.exec(stop) ?? [];
    const even = colors.length > 1 ? (100 * index) / (colors.length - 1) : 0;
    return tag("stop", {
      offset: `${place ?? num(even)}%`,
      "stop-color": color,
      "stop-opacity": opacity,
    });
  });
