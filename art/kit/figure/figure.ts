import { add, along, hang, times } from "../geometry.ts";
import { clip, linear, skin, tone } from "../paint.ts";
import { limb, outline, portion, type Ribbon, shadowSide } from "../ribbon.ts";
import { curve, group, path, placed, type Point, rect, stroke } from "../svg.ts";
import { type Build, type BuildName, builds } from "./build.ts";
import { type Clothes, clothes, looseness, sleeveLength } from "./clothes.ts";
import { foot } from "./foot.ts";
import { hand, type HandShape } from "./hand.ts";
import { type Face, head } from "./head.ts";
import { type Bones, pointing, skeleton, type Skeleton, type Stance } from "./skeleton.ts";
import { torso } from "./torso.ts";

/** Something drawn at a point of the picture; `scale` is 1 for a person 800 high. */
export type Drawn = (at: Point, scale: number) => string;

/** A person: who they are (`face`, `build`), what they wear, how they stand (`Stance`). */
export interface Figure extends Stance {
  build?: BuildName;
  face: Face;
  wear: Clothes;
  hands?: { near?: HandShape; far?: HandShape };
  /** Degrees the hands are turned at the wrist, as drawn. */
  wrists?: { near?: number; far?: number };
  /** Draws the far arm before the trunk, for hands that meet in front. */
  farArmInFront?: boolean;
  /** Things in the hands, drawn at the grip (a point of the picture) under the fingers. */
  held?: { near?: Drawn; far?: Drawn };
  /** What is worn on the back; drawn at the middle of the upper back, behind the trunk. */
  onBack?: Drawn;
  /** The colour of a bag at the near hip, with its strap across the body. */
  bag?: string;
  /** Other things, in the picture's own places: behind the trunk, before it, before the near hand. */
  behind?: string;
  holds?: string;
  front?: string;
}

/** Draws the figure. */
export const figure = (person: Figure): string => {
  const build: Build = builds[person.build ?? "medium"];
  const bones = skeleton(person, build);
  const { wear, face, pose } = person;
  const trunk = torso(bones, build, {
    loose: looseness[wear.top],
    slouch: pose.slouch ?? 0,
  });
  const drawnHead = head(face, {
    at: bones.head,
    height: build.head * bones.unit,
    facing: bones.facing,
    turn: pose.head?.turn ?? Math.min(1, 0.35 + pose.turn * 0.75),
    tilt: bones.headTilt,
  });
  const far = arm(person, bones, build, "far");
  const near = arm(person, bones, build, "near");
  return group(
    {},
    drawnHead.behind,
    person.farArmInFront ? "" : far,
    person.behind ?? "",
    person.onBack?.(trunk.at(-0.6, 0.62), bones.unit / 0.8) ?? "",
    leg(person, bones, build, "far"),
    leg(person, bones, build, "near"),
    skirt(person, bones, build, trunk.at),
    neck(person, bones, build),
    clothes(trunk, wear, bones.unit),
    apronSkirt(person, bones, build, trunk.at),
    armShadow(bones, build, trunk.outline),
    face.away ? drawnHead.front : "",
    wear.scarf ? scarf(wear.scarf, trunk.at, trunk.middle) : "",
    face.away ? "" : drawnHead.front,
    person.farArmInFront ? far : "",
    person.bag ? bag(person.bag, trunk.at, bones) : "",
    person.holds ?? "",
    near,
    person.front ?? "",
  );
};

/** The near limbs' shadow lies along one side; the far ones are in shadow as a whole. */
const shade = (ribbon: Ribbon, side: "near" | "far", color: string, opacity: number) =>
  path(shadowSide(ribbon, side === "near" ? 0.25 : -1), color, {
    opacity: side === "near" ? opacity : opacity * 0.9,
  });

const neck = ({ face }: Figure, { neck: base, head: top, unit, facing }: Skeleton, build: Build): string => {
  const width = build.neck * unit;
  const column = limb(add(base, [0, width * 0.9]), along(base, top, 0.3), along(base, top, 0.75), [
    width * 1.25,
    width,
    width,
  ]);
  const { base: color, shade: dark } = skin[face.skin];
  const under = limb(along(base, top, 0.16), along(base, top, 0.4), along(base, top, 0.75), [
    width * 0.5,
    width * 1.02,
    width * 1.02,
  ]);
  return (
    path(outline(column), color) +
    group(
      { "clip-path": clip(outline(column)) },
      path(
        outline({ ...under, spine: under.spine.map((point) => add(point, [facing * width * 0.3, 0])) }),
        dark,
        { opacity: 0.75 },
      ),
    )
  );
};

const arm = (person: Figure, bones: Skeleton, build: Build, side: "near" | "far"): string => {
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

const turned = ([x]: Point, angle: number): Point => hang([0, 0], 90 - angle, x);

const bag = (color: string, at: Surface, { unit, facing }: Skeleton): string => {
  const [x, y] = at(-0.75, 0.02);
  return (
    stroke([at(0.62, 0.97), at(-0.1, 0.5), [x, y]], tone.bark, 13 * unit) +
    placed(
      [x, y],
      { scale: unit, flip: facing < 0 },
      rect(-92, -14, 150, 118, color, 18),
      path("M-92 4C-92-8-84-14-74-14H40C50-14 58-8 58 4V30C20 54-44 54-92 30Z", tone.ink, { opacity: 0.2 }),
      rect(-26, 30, 22, 22, tone.dune, 4),
    )
  );
};

const cuff = (sleeve: Ribbon, color: string, unit: number): string => {
  const end = { ...portion(sleeve, 0.86, 1, 2 * unit) };
  const d = outline(end, { start: false, end: false });
  return path(d, color) + path(d, tone.ink, { opacity: 0.13 });
};

/** The near arm's soft shadow on the trunk, which parts the two. */
const armShadow = ({ arms: { near }, unit }: Skeleton, build: Build, trunk: string): string => {
  const [a, b, c] = near.map((point) => add(point, [13 * unit, 12 * unit])) as unknown as Bones;
  const width = build.arm * unit;
  return group(
    { "clip-path": clip(trunk) },
    path(outline(limb(a, b, c, [width * 0.9, width * 1.15, width, width * 0.9])), tone.ink, { opacity: 0.2 }),
  );
};

const leg = (person: Figure, bones: Skeleton, build: Build, side: "near" | "far"): string => {
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

type Surface = (across: number, up: number) => Point;

/** The legs by where they are: the one behind and the one in front. */
const ordered = ({ legs, facing }: Skeleton) =>
  (legs.near[1][0] - legs.far[1][0]) * facing > 0
    ? { back: legs.far, fore: legs.near }
    : { back: legs.near, fore: legs.far };

/** A skirt from the hips over both knees. */
const skirt = ({ wear }: Figure, bones: Skeleton, build: Build, at: Surface): string => {
  if (wear.bottom !== "skirt" && wear.bottom !== "dress") return "";
  const { back, fore } = ordered(bones);
  const color = wear.bottom === "dress" ? wear.topColor : (wear.bottomColor ?? tone.night);
  const out = times([bones.facing, 0], build.leg * 1.12 * bones.unit);
  const hem = ([, knee, ankle]: Bones, share: number) => add(along(knee, ankle, 0.22), times(out, share));
  const middle = ([hip, knee]: Bones, share: number) => add(along(hip, knee, 0.55), times(out, share));
  const d = curve(
    [
      at(-0.98, 0.34),
      at(-1.02, 0.14),
      middle(back, -0.98),
      hem(back, -1.15),
      add(along(hem(back, 0), hem(fore, 0), 0.5), [0, 12 * bones.unit]),
      hem(fore, 1.15),
      middle(fore, 0.98),
      at(1.02, 0.14),
      at(0.98, 0.34),
    ],
    { closed: true, ease: 0.8 },
  );
  const folds = curve([at(0.4, 0.2), middle(fore, 0), hem(fore, 0), hem(fore, 1.4), at(1.3, 0.2)], {
    closed: true,
    ease: 0.6,
  });
  return path(d, color) + group({ "clip-path": clip(d) }, path(folds, tone.ink, { opacity: 0.14 }));
};

/** What an apron has below the waist. */
const apronSkirt = ({ wear, pose }: Figure, bones: Skeleton, build: Build, at: Surface): string => {
  if (wear.over !== "apron" || pose.rests === "seat") return "";
  const { back, fore } = ordered(bones);
  const out = times([bones.facing, 0], build.leg * bones.unit);
  const low = ([hip, knee]: Bones, share: number) => add(along(hip, knee, 0.82), times(out, share));
  const d = curve(
    [
      at(-0.76, 0.36),
      at(-0.78, 0.1),
      low(back, -0.82),
      add(along(low(back, 0), low(fore, 0), 0.5), [0, 8 * bones.unit]),
      low(fore, 1),
      at(1.02, 0.1),
      at(1.0, 0.36),
    ],
    { closed: true, ease: 0.55 },
  );
  return path(d, wear.overColor ?? tone.night) + path(d, linear(0, `${tone.ink}/0@45`, `${tone.ink}/0.2`));
};

const scarf = (color: string, at: Surface, middle: number): string => {
  const wrap = curve(
    [
      at(middle - 0.5, 0.98),
      at(middle, 0.9),
      at(middle + 0.5, 0.98),
      at(middle + 0.36, 1.05),
      at(middle - 0.36, 1.05),
    ],
    { closed: true },
  );
  const tail = curve(
    [at(middle - 0.1, 0.94), at(middle + 0.12, 0.94), at(middle + 0.1, 0.6), at(middle - 0.16, 0.6)],
    { closed: true, ease: 0.5 },
  );
  return path(tail, color) + path(tail, tone.ink, { opacity: 0.12 }) + path(wrap, color);
};
