import { desk, on, calendar } from "../../kit/desk.ts";
import { accent, tone } from "../../kit/paint.ts";
import { clock } from "../../kit/room.ts";
import { cup } from "../../kit/tableware.ts";
import type { Picture } from "../../kit/picture.ts";

/** A roster: scattered days on one side, the same days every week on the other. */
export const drawing: Picture = () => [
  ...desk(accent.soft, tone.clay),
  calendar([350, 260], [2, 4, 10, 12, 13, 19, 25], { scale: 1.2, turn: -2 }, accent.art),
  calendar([830, 260], [0, 1, 2, 3, 7, 8, 9, 10, 14, 15, 16, 17, 21, 22, 23, 24], { scale: 1.2, turn: 2 }),
  clock([590, 520], 74),
  on([1040, 600], 84, 1.7, (foot, placing) => cup(foot, accent.solid, placing)),
];
