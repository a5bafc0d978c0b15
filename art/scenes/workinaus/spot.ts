import { accent, tone } from "../../kit/paint.ts";
import { tuft } from "../../kit/plants.ts";
import { ground } from "../../kit/spot.ts";
import { path, rect, stroke } from "../../kit/svg.ts";
import type { Picture } from "../../kit/picture.ts";

/** A signpost whose arms point both ways. */
export const spot: Picture = () => [
  ground(),
  rect(232, 76, 16, 174, tone.bark, 4),
  path("M180 92H318L344 116L318 140H180Z", accent.solid),
  path("M300 152H164L138 176L164 200H300Z", accent.art),
  stroke("M204 116H288M190 176H276", tone.white, 8, { opacity: 0.8 }),
  tuft([180, 254], 60, undefined, 3),
  tuft([316, 254], 74, undefined, 5),
];
