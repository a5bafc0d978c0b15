import { add, hang, scatter } from "./geometry.ts";
import { groundShadow } from "./light.ts";
import { tone } from "./paint.ts";
import { curve, ellipse, num, path, placed, stroke, type Point } from "./svg.ts";
import { type Greens, blade, greens, leaf } from "./leaves.ts";

/** Blades of grass in a tuft. */
export const tuft = (at: Point, height: number, colors: Greens = greens, seed = 1): string => {
  const next = scatter(seed);
  return Array.from({ length: 9 }, (_, index) =>
    leaf(
      at,
      (index - 4) * 13 + (next() - 0.5) * 12,
      height * (0.6 + next() * 0.4),
      [colors.deep, colors.base, colors.light][index % 3] ?? colors.base,
    ),
  ).join("");
};

/** A plant in a pot, with large leaves; `at` is the foot of the pot. */
export const potPlant = (at: Point, height: number, pot: string, colors: Greens = greens): string => {
  const [x, y] = at;
  const size = height * 0.3;
  const rim: Point = [x, y - size];
  const broad = (angle: number, length: number, color: string) =>
    placed(
      rim,
      { turn: angle },
      path(
        `M0 0C${(length * 0.3).toFixed(0)} ${(-length * 0.35).toFixed(0)} ${(length * 0.24).toFixed(0)} ${(-length * 0.8).toFixed(0)} 0 ${(-length).toFixed(0)}C${(-length * 0.24).toFixed(0)} ${(-length * 0.8).toFixed(0)} ${(-length * 0.3).toFixed(0)} ${(-length * 0.35).toFixed(0)} 0 0Z`,
        color,
      ),
      stroke(`M0 0V${(-length * 0.88).toFixed(0)}`, "#ffffff", height * 0.006, { opacity: 0.25 }),
    );
  return (
    groundShadow(at, size * 0.9, 0.25) +
    [-64, 62].map((angle) => broad(angle, height * 0.52, colors.deep)).join("") +
    [-38, 42, 0].map((angle) => broad(angle, height * 0.64, colors.base)).join("") +
    [-16, 18].map((angle) => broad(angle, height * 0.5, colors.light)).join("") +
    pottery(at, size, pot)
  );
};

/** A pot, `size` high, standing on the point. */
const pottery = ([x, y]: Point, size: number, color: string): string => {
  const px = (part: number) => num(x + size * part);
  const top = num(y - size);
  return (
    path(`M${px(-0.46)} ${top}H${px(0.46)}L${px(0.34)} ${num(y)}H${px(-0.34)}Z`, color) +
    path(`M${px(0.1)} ${top}H${px(0.46)}L${px(0.34)} ${num(y)}H${px(0.06)}Z`, tone.ink, { opacity: 0.14 }) +
    ellipse(x, y - size, size * 0.46, size * 0.07, tone.ink, { opacity: 0.25 })
  );
};

/** A tall indoor fig: thin stems and round leaves in pairs. `at` is the foot of the pot. */
export const figPlant = (
  at: Point,
  height: number,
  pot: string,
  seed = 1,
  colors: Greens = greens,
): string => {
  const next = scatter(seed);
  const size = height * 0.22;
  const root: Point = [at[0], at[1] - size];
  const round = (from: Point, angle: number, length: number, color: string) => {
    const d = curve(
      [
        from,
        hang(from, 180 - angle + 34, length * 0.5),
        hang(from, 180 - angle + 22, length * 0.9),
        hang(from, 180 - angle, length),
        hang(from, 180 - angle - 22, length * 0.9),
        hang(from, 180 - angle - 34, length * 0.5),
      ],
      { closed: true },
    );
    return (
      path(d, color) +
      stroke([from, hang(from, 180 - angle, length * 0.8)], "#ffffff", height * 0.005, { opacity: 0.28 })
    );
  };
  const stems = [-9, 5].map((lean) =>
    Array.from({ length: 6 }, (_, index) =>
      hang(root, 180 - lean * (1 + index * 0.12), height * (0.2 + index * 0.115)),
    ),
  );
  const leaves = stems.flatMap((stem, side) =>
    stem.flatMap((point, index) => {
      const length = height * (0.2 - index * 0.012) * (0.92 + next() * 0.16);
      const tones = [colors.deep, colors.base, colors.light];
      return [-1, 1].map((way, pair) =>
        round(
          point,
          way * (66 - index * 6) + next() * 14,
          length,
          tones[(index + pair + side) % 3] ?? colors.base,
        ),
      );
    }),
  );
  return (
    groundShadow(at, size * 0.9, 0.25) +
    stems.map((stem) => stroke([root, ...stem], tone.bark, height * 0.014)).join("") +
    leaves.join("") +
    pottery(at, size, pot)
  );
};

/** A fern whose fronds hang over the rim. `at` is the foot of the pot. */
export const fernPot = (at: Point, height: number, pot: string, colors: Greens = greens): string => {
  const size = height * 0.42;
  const rim: Point = [at[0], at[1] - size];
  const frond = (angle: number, length: number, color: string) => {
    const side = Math.sign(angle) || 1;
    const middle = hang(rim, 180 - angle * 0.6, length * 0.62);
    const tip = add(hang(rim, 180 - angle, length * 0.9), [0, (Math.abs(angle) / 90) * length * 0.34]);
    const leaflets = Array.from({ length: 9 }, (_, index) => {
      const part = 0.16 + index * 0.1;
      const a: Point = [rim[0] + (middle[0] - rim[0]) * part, rim[1] + (middle[1] - rim[1]) * part];
      const b: Point = [middle[0] + (tip[0] - middle[0]) * part, middle[1] + (tip[1] - middle[1]) * part];
      const point: Point = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
      const reach = length * 0.22 * Math.sin(Math.min(1, part + 0.12) * Math.PI * 0.82);
      const heading = angle * (0.5 + part * 0.9);
      return blade(point, heading - 58, reach) + blade(point, heading + 58, reach);
    });
    const [mx, my] = middle.map(num);
    return (
      path(leaflets.join(""), color) +
      stroke(
        `M${num(rim[0])} ${num(rim[1])}Q${mx} ${my} ${num(tip[0])} ${num(tip[1])}`,
        color,
        height * 0.012 * Math.abs(side),
      )
    );
  };
  return (
    groundShadow(at, size * 0.7, 0.25) +
    [-96, 92, -30, 34].map((angle) => frond(angle, height * 0.66, colors.deep)).join("") +
    pottery(at, size, pot) +
    [-72, 70, 4, -46, 50]
      .map((angle, index) =>
        frond(angle, height * (0.62 - (index % 2) * 0.06), index % 2 ? colors.base : colors.light),
      )
      .join("")
  );
};
