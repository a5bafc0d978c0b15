import { scatter } from "./geometry.ts";
import { linear, tone } from "./paint.ts";
import { circle, group, path, polygon, rect, stroke, type Point } from "./svg.ts";

/**
 * A row of towers in one tone, for distance: from `x` to `to`, standing on `base`, about `height` high.
 * Far rows are pale, near ones deeper.
 */
export const skyline = (
  x: number,
  to: number,
  base: number,
  height: number,
  fill: string,
  seed: number,
  opacity = 1,
): string => {
  const next = scatter(seed);
  const parts: string[] = [];
  for (let left = x; left < to;) {
    const width = height * (0.16 + next() * 0.2);
    const tall = height * (0.38 + next() * 0.62);
    const top = base - tall;
    const shape = Math.floor(next() * 4);
    const roof =
      shape === 0
        ? `M${left.toFixed(0)} ${base}V${(top + width * 0.35).toFixed(0)}L${(left + width).toFixed(0)} ${top.toFixed(0)}V${base}Z`
        : shape === 1
          ? `M${left.toFixed(0)} ${base}V${top.toFixed(0)}h${(width * 0.3).toFixed(0)}v${(-height * 0.05).toFixed(0)}h${(width * 0.4).toFixed(0)}v${(height * 0.05).toFixed(0)}H${(left + width).toFixed(0)}V${base}Z`
          : shape === 2
            ? `M${left.toFixed(0)} ${base}V${(top + width * 0.4).toFixed(0)}Q${left.toFixed(0)} ${top.toFixed(0)} ${(left + width * 0.5).toFixed(0)} ${top.toFixed(0)}T${(left + width).toFixed(0)} ${(top + width * 0.4).toFixed(0)}V${base}Z`
            : `M${left.toFixed(0)} ${base}V${top.toFixed(0)}H${(left + width).toFixed(0)}V${base}Z`;
    parts.push(path(roof, fill));
    left += width * (0.86 + next() * 0.3);
  }
  return group({ opacity }, ...parts);
};

export interface Tower {
  at: Point;
  width: number;
  height: number;
  front: string;
  side: string;
  glass: string;
  /** Windows across and up. */
  grid: readonly [number, number];
  seed?: number;
}

/** A building seen from a corner: lit front, shaded side at the right, rows of windows. */
export const tower = ({
  at: [x, y],
  width,
  height,
  front,
  side,
  glass,
  grid: [columns, rows],
  seed = 1,
}: Tower): string => {
  const next = scatter(seed);
  const face = width * 0.74;
  const cell = [face / (columns + 0.4), height / (rows + 0.6)] as const;
  let windows = "";
  let dim = "";
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = [x + cell[0] * (0.32 + column), y - height + cell[1] * (0.4 + row)];
      const pane = `M${left.toFixed(0)} ${top.toFixed(0)}h${(cell[0] * 0.72).toFixed(0)}v${(cell[1] * 0.62).toFixed(0)}h${(-cell[0] * 0.72).toFixed(0)}z`;
      if (next() > 0.3) windows += pane;
      else dim += pane;
    }
  const bands = Array.from({ length: rows }, (_, row) => {
    const top = y - height + cell[1] * (0.4 + row);
    return `M${(x + face + width * 0.04).toFixed(0)} ${(top + 4).toFixed(0)}h${(width * 0.18).toFixed(0)}v${(cell[1] * 0.55).toFixed(0)}h${(-width * 0.18).toFixed(0)}z`;
  }).join("");
  return (
    rect(x, y - height, face, height, front) +
    rect(x + face, y - height, width - face, height, side) +
    path(windows, glass) +
    path(dim, glass, { opacity: 0.55 }) +
    path(bands, glass, { opacity: 0.4 }) +
    rect(x - width * 0.02, y - height - width * 0.03, width * 1.04, width * 0.05, side)
  );
};

/** An awning of stripes hung on a shopfront. */
export const awning = (
  [x, y]: Point,
  width: number,
  depth: number,
  color: string,
  other: string = tone.cream,
): string => {
  const count = Math.max(4, Math.round(width / (depth * 0.55)));
  const step = width / count;
  const flare = depth * 0.16;
  const stripes = Array.from({ length: count }, (_, index) => {
    const [top, low] = [x + step * index, x - flare + ((width + flare * 2) / count) * index];
    const wide = (width + flare * 2) / count;
    const fill = index % 2 ? other : color;
    return path(
      `M${top.toFixed(1)} ${y}H${(top + step).toFixed(1)}L${(low + wide).toFixed(1)} ${(y + depth).toFixed(0)}a${(wide / 2).toFixed(1)} ${(depth * 0.2).toFixed(1)} 0 0 1${(-wide).toFixed(1)} 0Z`,
      fill,
    );
  });
  return (
    group({}, ...stripes) +
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + flare, y + depth],
        [x - flare, y + depth],
      ],
      linear(90, `${tone.ink}/0`, `${tone.ink}/0.22`),
    )
  );
};

export interface Shop {
  at: Point;
  width: number;
  height: number;
  wall: string;
  trim: string;
  awning: string;
  /** A curved or stepped parapet as on old main streets. */
  parapet?: "curved" | "stepped" | "flat";
}

/** A two-storey shop of a main street; `at` is its lower left corner. */
export const shop = ({
  at: [x, y],
  width,
  height,
  wall,
  trim,
  awning: cloth,
  parapet = "curved",
}: Shop): string => {
  const top = y - height;
  const crown = {
    curved: `M${x} ${top}q${width * 0.2} ${-height * 0.02} ${width * 0.26} ${-height * 0.08}q${width * 0.24} ${-height * 0.1} ${width * 0.48} 0q${width * 0.06} ${height * 0.06} ${width * 0.26} ${height * 0.08}v${height * 0.06}h${-width}z`,
    stepped: `M${x} ${top}h${width * 0.2}v${-height * 0.06}h${width * 0.15}v${-height * 0.05}h${width * 0.3}v${height * 0.05}h${width * 0.15}v${height * 0.06}h${width * 0.2}v${height * 0.06}h${-width}z`,
    flat: `M${x} ${top - height * 0.05}h${width}v${height * 0.1}h${-width}z`,
  }[parapet];
  const upper = [0.16, 0.42, 0.68].map((part) => {
    const left = x + width * part;
    return (
      rect(left - width * 0.015, top + height * 0.13, width * 0.19, height * 0.25, trim, 3) +
      rect(left, top + height * 0.145, width * 0.16, height * 0.22, linear(120, tone.night, tone.slate), 2) +
      polygon(
        [
          [left, top + height * 0.3],
          [left + width * 0.16, top + height * 0.17],
          [left + width * 0.16, top + height * 0.22],
          [left, top + height * 0.355],
        ],
        tone.white,
        { opacity: 0.18 },
      )
    );
  });
  return (
    rect(x, top, width, height, linear(0, wall, wall, `${wall}@70`)) +
    rect(x, top, width, height, linear(0, `${tone.ink}/0@60`, `${tone.ink}/0.16`)) +
    path(crown, trim) +
    upper.join("") +
    rect(
      x + width * 0.06,
      y - height * 0.42,
      width * 0.56,
      height * 0.34,
      linear(120, tone.night, tone.slate),
      4,
    ) +
    rect(x + width * 0.06, y - height * 0.16, width * 0.56, height * 0.08, tone.clay, 0, { opacity: 0.5 }) +
    polygon(
      [
        [x + width * 0.1, y - height * 0.1],
        [x + width * 0.34, y - height * 0.42],
        [x + width * 0.42, y - height * 0.42],
        [x + width * 0.18, y - height * 0.1],
      ],
      tone.white,
      { opacity: 0.16 },
    ) +
    rect(x + width * 0.7, y - height * 0.42, width * 0.22, height * 0.42, trim, 4) +
    rect(
      x + width * 0.73,
      y - height * 0.39,
      width * 0.16,
      height * 0.24,
      linear(120, tone.night, tone.slate),
      3,
    ) +
    circle(x + width * 0.74, y - height * 0.12, width * 0.012, tone.dune) +
    rect(x, y - height * 0.05, width, height * 0.05, tone.ink, 0, { opacity: 0.12 }) +
    awning([x - width * 0.02, y - height * 0.56], width * 1.04, height * 0.13, cloth)
  );
};

/** A street lamp with two arms. */
export const lamp = ([x, y]: Point, height: number, color: string = tone.night): string =>
  stroke(
    [
      [x, y],
      [x, y - height],
    ],
    color,
    height * 0.02,
  ) +
  stroke(
    `M${x} ${y - height}q0 ${-height * 0.05} ${height * 0.12} ${-height * 0.05}`,
    color,
    height * 0.014,
  ) +
  rect(x + height * 0.09, y - height * 1.055, height * 0.12, height * 0.024, color, height * 0.012) +
  rect(x - height * 0.03, y - height * 0.06, height * 0.06, height * 0.06, color, 4);
