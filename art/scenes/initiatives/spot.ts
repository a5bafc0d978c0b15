import { accent } from "../../kit/paint.ts";
import { potPlant } from "../../kit/plants.ts";
import { ground } from "../../kit/spot.ts";
import { path, stroke } from "../../kit/svg.ts";
import type { Picture } from "../../kit/picture.ts";

/** A young plant and a watering can. */
export const spot: Picture = () => [
  ground(),
  potPlant([206, 252], 190, accent.solid),
  path("M284 176H372L362 248H294Z", accent.art),
  stroke("M372 188C412 176 414 232 366 226", accent.shade, 10),
  stroke("M288 206L250 168", accent.art, 14),
  stroke("M240 176L258 158", accent.shade, 12),
];
