import { add, along, times } from "../geometry.ts";
import { clip, linear, tone } from "../paint.ts";
import { curve, group, path, type Point } from "../svg.ts";
import type { Build } from "./build.ts";
import { type Bones, type Skeleton } from "./skeleton.ts";
import type { Figure } from "./figure.ts";

export type Surface = (across: number, up: number) => Point;

/** The legs by where they are: the one behind and the one in front. */
const ordered = ({ legs, facing }: Skeleton) =>
  (legs.near[1][0] - legs.far[1][0]) * facing > 0
    ? { back: legs.far, fore: legs.near }
    : { back: legs.near, fore: legs.far };

/** A skirt from the hips over both knees. */
export const skirt = ({ wear }: Figure, bones: Skeleton, build: Build, at: Surface): string => {
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
export const apronSkirt = ({ wear, pose }: Figure, bones: Skeleton, build: Build, at: Surface): string => {
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
