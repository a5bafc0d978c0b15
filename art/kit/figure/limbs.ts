import { add, hang } from "../geometry.ts";
import { clip, skin, tone } from "../paint.ts";
import { limb, outline, portion, type Ribbon, shadowSide } from "../ribbon.ts";
import { group, path, type Point } from "../svg.ts";
import type { Build } from "./build.ts";
import { looseness, sleeveLength } from "./clothes.ts";
import { foot } from "./foot.ts";
import { hand } from "./hand.ts";
import { type Bones, pointing, type Skeleton } from "./skeleton.ts";
import type { Figure } from "./figure.ts";

/** The near limbs' shadow lies along one side; the far ones are in shadow as a whole. */
export const shade = (ribbon: Ribbon, side: "near" | "far", color: string, opacity: number) =>
  path(shadowSide(ribbon, side === "near" ? 0.25 : -1), color, {
    opacity: side === "near" ? opacity : opacity * 0.9,
  });

export const arm = (person: Figure, bones: Skeleton, build: Build, side: "near" | "far"): string => {
  const { unit, facing } = bones;
  const [shoulder, elbow, wrist] = bones.arms[side];
  const { wear, face } = person;
  const half = (share: number) => build.arm * share * unit;
  const bare = limb(shoulder, elbow, wrist, [half(0.92), half(1.04), half(0.88), half(0.8), half(0.58)]);
  const sleeve = wear.sleeve ?? "long";
  const colors = skin[face.skin];
  const bulk = (4 + looseness[wear.top] * 0.7) * unit;
  const cloth = sleeve === "none" ? undefined : portion(bare, 0, sleeveLength[sleeve], bulk);
  const flared = cloth && {
    ...cloth,
    half: cloth.half.map((width, index) => width + (index / cloth.half.length) * bulk * 0.7),
  };
  const angle = pointing(elbow, wrist) + (person.wrists?.[side] ?? 0);
  const cover = flared
    ? path(outline(flared, { end: false }), wear.topColor) +
      shade(flared, side, tone.ink, 0.18) +
      (sleeve === "long" ? "" : cuff(flared, wear.topColor, unit))
    : "";
  const glove = wear.gloves ? path(outline(portion(bare, 0.9, 1, 5 * unit)), wear.gloves) : "";
  return (
    (sleeve === "long" ? "" : path(outline(bare), colors.base) + shade(bare, side, colors.shade, 0.5)) +
    (person.held?.[side]?.(add(wrist, turned([build.hand * 0.42 * unit, 0], angle)), unit / 0.8) ?? "") +
    hand(wrist, angle, {
      shape: person.hands?.[side] ?? "relaxed",
      thumb: facing,
      scale: (unit * build.hand) / 78,
      color: face.skin,
    }) +
    glove +
    cover
  );
};

export const turned = ([x]: Point, angle: number): Point => hang([0, 0], 90 - angle, x);

const cuff = (sleeve: Ribbon, color: string, unit: number): string => {
  const end = { ...portion(sleeve, 0.86, 1, 2 * unit) };
  const d = outline(end, { start: false, end: false });
  return path(d, color) + path(d, tone.ink, { opacity: 0.13 });
};

/** The near arm's soft shadow on the trunk, which parts the two. */
export const armShadow = ({ arms: { near }, unit }: Skeleton, build: Build, trunk: string): string => {
  const [a, b, c] = near.map((point) => add(point, [13 * unit, 12 * unit])) as unknown as Bones;
  const width = build.arm * unit;
  return group(
    { "clip-path": clip(trunk) },
    path(outline(limb(a, b, c, [width * 0.9, width * 1.15, width, width * 0.9])), tone.ink, { opacity: 0.2 }),
  );
};

export const leg = (person: Figure, bones: Skeleton, build: Build, side: "near" | "far"): string => {
  const { unit, facing, turn } = bones;
  const [hip, knee, ankle] = bones.legs[side];
  const { wear, face } = person;
  const half = (share: number) => build.leg * share * unit;
  const colors = skin[face.skin];
  const bottom = wear.bottom ?? "trousers";
  const covered = { trousers: 0.97, cropped: 0.86, shorts: 0.5, skirt: 0, dress: 0 }[bottom];
  const bare = limb(hip, knee, ankle, [half(0.86), half(0.86), half(0.62), half(0.6), half(0.36)]);
  const loose = bottom === "shorts" ? 8 : 4;
  const cloth = covered
    ? portion(
        {
          ...bare,
          half: limb(hip, knee, ankle, [half(0.9), half(0.9), half(0.7), half(0.6), half(0.5)]).half,
        },
        0,
        covered,
        loose * unit,
      )
    : undefined;
  const color = wear.bottomColor ?? tone.night;
  const d = cloth && outline(cloth, { end: false });
  const front = turn < 0.45 && side === "near" ? -1 : 1;
  const shoe = foot(ankle, {
    shoes: wear.shoes ?? "trainers",
    color: wear.shoeColor ?? tone.ink,
    scale: (unit * build.foot) / 126,
    facing: facing * front,
    turn: bones.feet[side],
    short: turn < 0.45 ? 0.78 : 1,
    bare: face.skin,
  });
  return (
    (bottom === "trousers" ? "" : path(outline(bare), colors.base) + shade(bare, side, colors.shade, 0.45)) +
    shoe +
    (d ? path(d, color) + shade(cloth, side, tone.ink, 0.22) : "")
  );
};
