/**
 * How a body is made, in thousandths of its standing height. Widths of the trunk are half widths,
 * seen from the front; `depth` is what its side shows of chest, belly and seat.
 */
export interface Build {
  head: number;
  neck: number;
  hipHeight: number;
  trunk: number;
  upperArm: number;
  foreArm: number;
  hand: number;
  thigh: number;
  shin: number;
  foot: number;
  shoulders: number;
  chest: number;
  waist: number;
  hips: number;
  depth: { chest: number; belly: number; seat: number };
  arm: number;
  leg: number;
}

const adult = {
  head: 142,
  neck: 30,
  hipHeight: 500,
  trunk: 340,
  upperArm: 172,
  foreArm: 150,
  hand: 74,
  thigh: 242,
  shin: 226,
  foot: 122,
} as const;

export const builds = {
  slim: {
    ...adult,
    neck: 24,
    shoulders: 88,
    chest: 74,
    waist: 60,
    hips: 76,
    depth: { chest: 56, belly: 46, seat: 58 },
    arm: 25,
    leg: 48,
  },
  medium: {
    ...adult,
    shoulders: 102,
    chest: 90,
    waist: 76,
    hips: 84,
    depth: { chest: 66, belly: 60, seat: 66 },
    arm: 30,
    leg: 54,
  },
  curvy: {
    ...adult,
    neck: 25,
    shoulders: 92,
    chest: 88,
    waist: 74,
    hips: 104,
    depth: { chest: 72, belly: 60, seat: 84 },
    arm: 30,
    leg: 62,
  },
  broad: {
    ...adult,
    neck: 36,
    shoulders: 120,
    chest: 108,
    waist: 92,
    hips: 92,
    depth: { chest: 80, belly: 74, seat: 72 },
    arm: 38,
    leg: 60,
  },
  round: {
    ...adult,
    neck: 36,
    shoulders: 110,
    chest: 110,
    waist: 118,
    hips: 110,
    depth: { chest: 86, belly: 112, seat: 82 },
    arm: 37,
    leg: 64,
  },
  /** About six years old. */
  child: {
    head: 212,
    neck: 28,
    hipHeight: 430,
    trunk: 318,
    upperArm: 142,
    foreArm: 122,
    hand: 68,
    thigh: 196,
    shin: 186,
    foot: 128,
    shoulders: 98,
    chest: 90,
    waist: 88,
    hips: 90,
    depth: { chest: 72, belly: 84, seat: 74 },
    arm: 34,
    leg: 56,
  },
  /** About two years old. */
  toddler: {
    head: 262,
    neck: 22,
    hipHeight: 372,
    trunk: 306,
    upperArm: 122,
    foreArm: 108,
    hand: 68,
    thigh: 164,
    shin: 156,
    foot: 132,
    shoulders: 104,
    chest: 102,
    waist: 106,
    hips: 106,
    depth: { chest: 84, belly: 102, seat: 90 },
    arm: 42,
    leg: 66,
  },
} as const satisfies Record<string, Build>;
export type BuildName = keyof typeof builds;
