import { linear, tone } from "./paint.ts";
import { circle, group, path, placed, rect, stroke, type Point } from "./svg.ts";

/** How high its seat is, as a share of the size of the person in it. */
export const wheelchairSeat = 0.29;

/**
 * A manual wheelchair from the side for somebody of a size: `behind` and `front` of the person, who sits
 * (`rests: "seat"`) `wheelchairSeat` × size above the point, which is on the ground under the seat.
 */
export const wheelchair = (
  at: Point,
  size: number,
  color: string,
  facing: 1 | -1 = 1,
): { behind: string; front: string } => {
  const put = (...children: string[]) => placed(at, { scale: size / 1000, flip: facing < 0 }, ...children);
  return {
    behind: put(
      group({ opacity: 0.55 }, circle(-10, -176, 160, "none", { stroke: tone.ink, "stroke-width": 16 })),
      path("M-118-600C-132-590-140-480-118-300L-92-300C-104-420-100-520-92-590Z", tone.night),
      stroke("M-160-560H-112C-96-480-104-380-100-276", tone.slate, 16),
      rect(-176, -572, 44, 24, tone.ink, 12),
      rect(-110, -290, 290, 34, tone.night, 14),
      stroke("M176-270L232-90H300", color, 16),
      rect(224, -84, 110, 16, tone.ink, 8),
    ),
    front: put(
      stroke("M-100-272H170M-60-272L150-110M150-250V-70", color, 16),
      circle(150, -44, 44, tone.ink),
      circle(150, -44, 28, tone.mist),
      circle(150, -44, 9, tone.slate),
      path("M-120-300C-116-400-90-420-20-414L30-406V-386C-40-396-84-390-88-300Z", color),
      circle(-30, -170, 161, "none", { stroke: tone.ink, "stroke-width": 18 }),
      circle(-30, -170, 142, "none", { stroke: linear(40, tone.white, tone.steel), "stroke-width": 8 }),
      stroke(spokes, tone.mist, 4),
      circle(-30, -170, 20, tone.slate),
    ),
  };
};

const spokes = Array.from({ length: 6 }, (_, index) => {
  const turn = (index * Math.PI) / 6;
  const [x, y] = [Math.cos(turn) * 140, Math.sin(turn) * 140];
  return `M${(-30 - x).toFixed(0)} ${(-170 - y).toFixed(0)}L${(-30 + x).toFixed(0)} ${(-170 + y).toFixed(0)}`;
}).join("");
