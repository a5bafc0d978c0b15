import { add, along, between, distance, heading, times } from "./geometry.ts";
import { curve, type Point } from "./svg.ts";

/** A limb's middle line with its half width at every sample. */
export interface Ribbon {
  spine: Point[];
  half: number[];
}

const samples = 8;

/**
 * A limb over three joints, rounded at the middle one; `widths` are half widths spread evenly
 * from the first joint to the last.
 */
export const limb = (a: Point, b: Point, c: Point, widths: readonly number[]): Ribbon => {
  const round = Math.min(distance(a, b), distance(b, c)) * 0.3;
  const enter = add(b, times(heading(b, a), round));
  const leave = add(b, times(heading(b, c), round));
  const spine = Array.from({ length: samples + 1 }, (_, index) => {
    const part = index / samples;
    if (part < 0.375) return along(a, enter, part / 0.375);
    if (part > 0.625) return along(leave, c, (part - 0.625) / 0.375);
    const turn = (part - 0.375) / 0.25;
    return along(along(enter, b, turn), along(b, leave, turn), turn);
  });
  return { spine, half: spine.map((_, index) => widthAt(widths, index / samples)) };
};

/** The part of a ribbon between two places (0–1), `wider` by so much on each side. */
export const portion = ({ spine, half }: Ribbon, from: number, to: number, wider = 0): Ribbon => {
  const last = spine.length - 1;
  const places = [from * last];
  for (let index = Math.floor(from * last) + 1; index < to * last; index += 1) places.push(index);
  places.push(to * last);
  const kept = places.map((place) => {
    const low = Math.min(last - 1, Math.floor(place));
    const [here, next]: [Point, Point] = [spine[low] ?? [0, 0], spine[low + 1] ?? [0, 0]];
    return { point: along(here, next, place - low), width: widthAt(half, place / last) + wider };
  });
  return { spine: kept.map(({ point }) => point), half: kept.map(({ width }) => width) };
};

/** The outline; ends are round or cut straight. */
export const outline = (ribbon: Ribbon, ends: { start?: boolean; end?: boolean } = {}): string => {
  const { spine, half } = ribbon;
  const left = side(ribbon, () => 1);
  const right = side(ribbon, () => -1).reverse();
  const last = spine.length - 1;
  const cap = (index: number, inner: number, round: boolean | undefined): Point[] => {
    const tip = spine[index] ?? [0, 0];
    const out = times(
      heading(spine[inner] ?? tip, tip),
      (half[index] ?? 0) * (round === false ? 0.12 : 0.92),
    );
    return [add(tip, out)];
  };
  return curve([...left, ...cap(last, last - 1, ends.end), ...right, ...cap(0, 1, ends.start)], {
    closed: true,
  });
};

/** The side in shadow, at the right: from a share of the width to its edge, growing from the first joint on. */
export const shadowSide = (ribbon: Ribbon, from = 0.25): string => {
  const { spine } = ribbon;
  const [x, y] = heading(spine[0] ?? [0, 0], spine.at(-1) ?? [0, 1]);
  const which = y * 0.9 - x * 0.5 > 0 ? -1 : 1;
  const inner = (index: number) => which * between(1, from, from < 0 ? 1 : Math.min(1, (index + 0.6) / 3));
  return curve([...side(ribbon, () => which), ...side(ribbon, inner).reverse()], { closed: true, ease: 0.9 });
};

/** The edge at a share of the half width; 1 is the left edge seen along the limb, -1 the right one. */
const side = ({ spine, half }: Ribbon, share: (index: number) => number): Point[] =>
  spine.map((point, index) => {
    const before = spine[Math.max(0, index - 1)] ?? point;
    const after = spine[Math.min(spine.length - 1, index + 1)] ?? point;
    const [x, y] = heading(before, after);
    const width = (half[index] ?? 0) * share(index);
    return [point[0] - y * width, point[1] + x * width];
  });

const widthAt = (widths: readonly number[], part: number): number => {
  const place = Math.min(0.9999, Math.max(0, part)) * (widths.length - 1);
  const low = Math.floor(place);
  return between(widths[low] ?? 0, widths[low + 1] ?? 0, place - low);
};
