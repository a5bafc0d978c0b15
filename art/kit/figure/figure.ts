import { add, along } from "../geometry.ts";
import { clip, skin, tone } from "../paint.ts";
import { limb, outline } from "../ribbon.ts";
import { curve, group, path, placed, type Point, rect, stroke } from "../svg.ts";
import { type Build, type BuildName, builds } from "./build.ts";
import { type Clothes, clothes, looseness } from "./clothes.ts";
import type { HandShape } from "./hand.ts";
import { type Face, head } from "./head.ts";
import { skeleton, type Skeleton, type Stance } from "./skeleton.ts";
import { torso } from "./torso.ts";
import { type Surface, apronSkirt, skirt } from "./skirts.ts";
import { arm, armShadow, leg } from "./limbs.ts";

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
