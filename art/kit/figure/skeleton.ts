import { add, between, degrees, hang, heading, joint, minus, times, within } from "../geometry.ts";
import type { Point } from "../svg.ts";
import type { Build } from "./build.ts";
import type { Limb, Pose } from "./pose.ts";

/** Two bones: shoulder, elbow, wrist or hip, knee, ankle. */
export type Bones = readonly [Point, Point, Point];

export interface Skeleton {
  /** Pixels for a thousandth of the body's height. */
  unit: number;
  facing: 1 | -1;
  turn: number;
  hip: Point;
  neck: Point;
  head: Point;
  headTilt: number;
  arms: { near: Bones; far: Bones };
  legs: { near: Bones; far: Bones };
  feet: { near: number; far: number };
}

export interface Stance {
  at: Point;
  /** The standing height in pixels; a seated figure of the same size is the same person. */
  size: number;
  facing?: 1 | -1;
  pose: Pose;
  /** Points of the picture that the wrists go to, instead of the pose's arm angles. */
  reach?: { near?: Point; far?: Point };
  /** Points of the picture that the ankles go to, instead of the pose's leg angles. */
  step?: { near?: Point; far?: Point };
}

/** Every joint of the figure in the picture. */
export const skeleton = (stance: Stance, build: Build): Skeleton => {
  const { at, size, facing = 1, pose, reach = {}, step = {} } = stance;
  const unit = size / 1000;
  const { turn } = pose;
  const lean = (pose.lean ?? 0) * facing;
  const hips = (side: 1 | -1): Point => [side * facing * build.hips * between(0.52, 0.1, turn) * unit, 0];
  const leg = ([swing, bend]: Limb, side: 1 | -1): Bones => {
    const knee = hang(hips(side), swing * facing, build.thigh * unit);
    return [hips(side), knee, hang(knee, (swing - bend) * facing, build.shin * unit)];
  };
  const angled = { near: leg(pose.legs.near, -1), far: leg(pose.legs.far, 1) };
  const hip =
    pose.rests === "seat" ? add(at, [0, -build.leg * 1.15 * unit]) : add(at, standing(angled, build, unit));
  const moved = (bones: Bones, target: Point | undefined): Bones => {
    const root = add(hip, bones[0]);
    if (!target) return [root, add(hip, bones[1]), add(hip, bones[2])];
    const ankle = within(root, target, (build.thigh + build.shin) * unit);
    return [root, joint(root, ankle, build.thigh * unit, build.shin * unit, -facing), ankle];
  };
  const neck = hang(hip, 180 - lean, build.trunk * unit);
  const across = times([facing * Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)], unit);
  const spine = heading(hip, neck);
  const shoulder = (side: 1 | -1): Point => {
    const out = side * build.shoulders * (side < 0 ? between(0.8, 0.14, turn) : between(0.8, 0.02, turn));
    const lift = side * (pose.shrug ?? 0) * build.shoulders * 0.017 * unit;
    return add(add(neck, times(across, out)), times(spine, -0.142 * build.trunk * unit - lift));
  };
  const arm = ([swing, bend]: Limb, side: 1 | -1, target: Point | undefined): Bones => {
    const root = shoulder(side);
    const lengths = [build.upperArm * unit, build.foreArm * unit] as const;
    if (target) {
      const wrist = within(root, target, lengths[0] + lengths[1]);
      return [root, joint(root, wrist, ...lengths, facing), wrist];
    }
    const elbow = hang(root, swing * facing, lengths[0]);
    return [root, elbow, hang(elbow, (swing + bend) * facing, lengths[1])];
  };
  const headTilt = (pose.head?.tilt ?? 0) * facing + lean * 0.35;
  const slouch = (pose.slouch ?? 0) * 14 * facing * unit;
  const head = add(hang(neck, 180 - lean * 0.6 - headTilt * 0.3, build.head * 0.58 * unit), [
    facing * turn * build.head * 0.09 * unit + slouch,
    0,
  ]);
  return {
    unit,
    facing,
    turn,
    hip,
    neck,
    head,
    headTilt,
    arms: { near: arm(pose.arms.near, -1, reach.near), far: arm(pose.arms.far, 1, reach.far) },
    legs: { near: moved(angled.near, step.near), far: moved(angled.far, step.far) },
    feet: { near: (pose.feet?.near ?? 0) * facing, far: (pose.feet?.far ?? 0) * facing },
  };
};

/** Degrees a bone points, as drawn. */
export const pointing = (from: Point, to: Point): number => degrees(minus(to, from));

/** Where the hips are above the ground when the lowest of feet and knees stand on it. */
const standing = (legs: Skeleton["legs"], build: Build, unit: number): Point => {
  const lowest = [legs.near, legs.far].flatMap(([, knee, ankle]) => [
    knee[1] + build.leg * 0.75 * unit,
    ankle[1] + soleBelowAnkle * unit,
  ]);
  return [0, -Math.max(...lowest)];
};

/** From the ankle down to the ground, in thousandths of the height. */
export const soleBelowAnkle = 30;
