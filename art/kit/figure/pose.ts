/** A limb's angles in degrees: the upper bone from straight down, positive forwards, and the bend after it. */
export type Limb = readonly [swing: number, bend: number];

/**
 * How a body is held, facing right; `facing: -1` of the figure mirrors it. "Near" is the side towards
 * the viewer. `turn` runs from 0, seen from the front, to 1, seen from the side.
 */
export interface Pose {
  turn: number;
  /** Degrees the trunk leans forwards. */
  lean?: number;
  /** Rounding of the back, about -1 (arched) to 1 (bent). */
  slouch?: number;
  /** Degrees the shoulders tilt; positive lifts the near one. */
  shrug?: number;
  head?: { turn?: number; tilt?: number };
  /** Bend is of the elbow, forwards. */
  arms: { near: Limb; far: Limb };
  /** Bend is of the knee, backwards. */
  legs: { near: Limb; far: Limb };
  /** Degrees each foot is turned down at the toes. */
  feet?: { near?: number; far?: number };
  /** What rests at the figure's `at`: the feet (or knees) on the ground, or the seat. */
  rests?: "ground" | "seat";
}

/** Poses to start from; spread one and change what differs. */
export const poses = {
  standing: {
    turn: 0.35,
    shrug: 1.5,
    arms: { near: [-9, 14], far: [9, 10] },
    legs: { near: [-4, 1], far: [5, 3] },
  },
  relaxed: {
    turn: 0.4,
    lean: -1.5,
    shrug: -3,
    head: { tilt: 3 },
    arms: { near: [-14, 30], far: [4, 16] },
    legs: { near: [-3, 0], far: [13, 12] },
  },
  walking: {
    turn: 0.75,
    lean: 4,
    arms: { near: [-24, 16], far: [26, 28] },
    legs: { near: [25, 8], far: [-16, 22] },
    feet: { near: -12, far: 34 },
  },
  striding: {
    turn: 0.8,
    lean: 6,
    arms: { near: [24, 34], far: [-30, 20] },
    legs: { near: [-20, 26], far: [29, 6] },
    feet: { near: 40, far: -16 },
  },
  /** Hands in front at the height of a bench. */
  working: {
    turn: 0.65,
    lean: 8,
    slouch: 0.3,
    head: { tilt: 12 },
    arms: { near: [14, 70], far: [30, 62] },
    legs: { near: [-5, 2], far: [8, 4] },
  },
  /** Something held before the body with both hands. */
  carrying: {
    turn: 0.55,
    lean: -4,
    arms: { near: [6, 84], far: [16, 84] },
    legs: { near: [-5, 2], far: [8, 4] },
  },
  reaching: {
    turn: 0.65,
    lean: 6,
    head: { tilt: -6 },
    arms: { near: [62, 30], far: [104, 20] },
    legs: { near: [-8, 2], far: [10, 6] },
  },
  waving: {
    turn: 0.3,
    lean: -2,
    shrug: -3,
    head: { tilt: -4 },
    arms: { near: [-8, 16], far: [118, 48] },
    legs: { near: [-4, 1], far: [7, 4] },
  },
  pointing: {
    turn: 0.45,
    lean: 1,
    arms: { near: [-10, 26], far: [78, 12] },
    legs: { near: [-4, 1], far: [7, 4] },
  },
  /** A phone or a cup held up in the far hand. */
  reading: {
    turn: 0.5,
    lean: -1,
    head: { tilt: 12 },
    arms: { near: [-8, 22], far: [24, 102] },
    legs: { near: [-4, 1], far: [9, 6] },
  },
  /** The near hand on the hip. */
  proud: {
    turn: 0.3,
    lean: -2,
    shrug: 2,
    head: { tilt: -3 },
    arms: { near: [-50, 100], far: [10, 14] },
    legs: { near: [-6, 0], far: [9, 3] },
  },
  kneeling: {
    turn: 0.8,
    lean: 12,
    slouch: 0.3,
    head: { tilt: 12 },
    arms: { near: [34, 40], far: [48, 34] },
    legs: { near: [4, 96], far: [86, 88] },
    feet: { near: 72 },
  },
  crouching: {
    turn: 0.8,
    lean: 24,
    slouch: 0.5,
    head: { tilt: -8 },
    arms: { near: [30, 46], far: [42, 44] },
    legs: { near: [82, 126], far: [98, 118] },
    feet: { near: 18, far: 0 },
  },
  sitting: {
    turn: 0.7,
    lean: 3,
    arms: { near: [22, 54], far: [34, 50] },
    legs: { near: [82, 80], far: [90, 92] },
    rests: "seat",
  },
  /** On the floor with the legs drawn up. */
  floor: {
    turn: 0.7,
    lean: -2,
    slouch: 0.4,
    arms: { near: [30, 40], far: [44, 40] },
    legs: { near: [134, 104], far: [131, 94] },
    rests: "seat",
  },
} as const satisfies Record<string, Pose>;
