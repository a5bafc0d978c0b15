import { accent } from "./paint.ts";
import { ellipse, path } from "./svg.ts";

/** What a spot's things stand on, about its middle. */
export const ground = (): string =>
  path(
    "M70 214C40 130 130 40 236 58C330 20 446 92 424 196C420 232 380 250 240 250C130 250 84 244 70 214Z",
    accent.soft,
  ) + ellipse(240, 250, 190, 16, accent.line);
