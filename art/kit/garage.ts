import { groundShadow } from "./light.ts";
import { linear, tone } from "./paint.ts";
import { circle, ellipse, group, path, placed, type Point, polygon, rect, stroke } from "./svg.ts";

/** Where a hatchback's wheels turn, in thousandths of its length from the ground at its middle. */
export const axles = { front: [-312, -86], rear: [305, -86] } as const;

/** The outline of the hatchback's body, in thousandths of its length. */
export const bodywork =
  "M-486-96C-500-130-500-176-488-202C-478-226-440-238-400-248C-330-264-272-270-228-278C-182-332-122-384-60-398C20-412 160-412 250-396C302-386 352-344 394-288C432-282 466-270 476-240C486-205 488-160 485-122C484-104 478-97 464-96L403-86A98 98 0 0 0 207-86H-214A98 98 0 0 0-410-86Z";
const frontGlass = "M-184-284C-146-330-104-366-54-377C-24-383 6-386 36-387V-284Z";
const rearGlass = "M58-387C124-389 192-387 240-377C284-366 318-330 344-288L58-284Z";

export interface Hatchback {
  flip?: boolean;
  /** Leaves the front wheel off and shows the brake behind it. */
  brake?: boolean;
  /** What lies on the body, in thousandths of the length: masking, primer. */
  over?: string;
  /** Covers glass, lamps and wheels against paint. */
  masked?: boolean;
  /** The bonnet stands open. */
  open?: boolean;
  lifted?: boolean;
}

/** A hatchback from the side, nose to the left, fit to be seen large; `at` is on the ground at its middle. */
export const hatchback = (
  at: Point,
  length: number,
  color: string,
  { flip = false, brake = false, over = "", masked = false, open = false, lifted = false }: Hatchback = {},
): string =>
  placed(
    at,
    { scale: length / 1000, flip },
    lifted ? path("M-440-110H440L420-58H-400Z", tone.ink) : groundShadow([0, 0], 520, 0.4),
    lifted ? stroke("M-190-66H150Q190-66 210-84M330-70H470", tone.steel, 14) : "",
    ...[axles.front, axles.rear].map(([x, y]) => circle(x, y, 98, tone.ink)),
    path(bodywork, color),
    path(bodywork, linear(90, "#fff/0.28", "#fff/0@45", `${tone.ink}/0@58`, `${tone.ink}/0.32`)),
    path("M-492-186C-300-214 200-222 480-214L486-190C200-200-300-192-496-160Z", tone.white, {
      opacity: 0.16,
    }),
    over,
    glazing(masked),
    stroke(
      "M48-390V-104M-196-276C-206-214-204-160-190-106M236-284C252-232 206-196 200-150M-206-86M-460-226C-380-240-300-250-206-258",
      tone.ink,
      4,
      { opacity: 0.4 },
    ),
    rect(-14, -246, 46, 11, tone.ink, 5, { opacity: 0.45 }),
    rect(158, -246, 46, 11, tone.ink, 5, { opacity: 0.45 }),
    path("M-206-292C-206-310-190-316-166-312L-158-284H-196Z", color),
    path("M-206-292C-206-310-190-316-166-312L-158-284H-196Z", tone.ink, { opacity: 0.22 }),
    path("M-487-206C-470-226-430-238-398-240C-402-214-424-198-490-190Z", "#fff3d6"),
    path("M477-240C452-248 432-262 420-276L404-270C412-236 440-214 482-210Z", "#d6473a"),
    path("M-494-140C-470-146-440-146-424-138L-426-118H-490Z", tone.ink, { opacity: 0.6 }),
    path("M-214-86H207V-106H-206Z", tone.ink, { opacity: 0.45 }),
    open ? bonnet(color) : "",
    masked ? maskedParts : brake ? brakeDisc(axles.front) : wheel(axles.front, 84),
    masked ? "" : wheel(axles.rear, 84),
  );

const glazing = (masked: boolean): string =>
  masked
    ? [frontGlass, rearGlass]
        .map(
          (d) =>
            path(d, linear(110, tone.white, tone.sand)) +
            path(d, "none", { stroke: tone.signal, "stroke-width": 9, "stroke-linejoin": "round" }),
        )
        .join("") +
      stroke(
        "M-80-370L-60-290M120-382L132-290M250-370L236-290M-150-310L20-330M70-336L300-340",
        tone.clay,
        3,
        {
          opacity: 0.5,
        },
      )
    : [frontGlass, rearGlass].map((d) => path(d, linear(110, "#dfe8ef", "#8fa6bb"))).join("") +
      group(
        { opacity: 0.35 },
        path("M-120-284L-40-380L10-386L-66-284Z", tone.white),
        path("M120-286L196-388L222-384L150-286Z", tone.white),
      ) +
      path("M-60-284V-318C-58-340-24-340-22-318V-284ZM150-284V-312C152-332 186-332 188-312V-284Z", tone.ink, {
        opacity: 0.4,
      });

/** Paper over the lamps and covers over the wheels. */
const maskedParts =
  path("M-492-210C-470-232-430-242-394-244C-398-212-424-194-494-186Z", tone.sand, {
    stroke: tone.signal,
    "stroke-width": 7,
  }) +
  path("M478-246C452-254 432-266 418-282L400-272C410-234 440-210 484-206Z", tone.sand, {
    stroke: tone.signal,
    "stroke-width": 7,
  }) +
  [axles.front, axles.rear]
    .map(([x, y]) =>
      placed(
        [x, y],
        {},
        circle(0, 0, 92, tone.clay),
        circle(0, 0, 88, linear(30, tone.white, tone.cream, tone.dune)),
        circle(0, 0, 72, "none", { stroke: tone.clay, "stroke-width": 5, opacity: 0.7 }),
        stroke(
          "M-60-36L-20-12M-10-68L-4-24M48-48L18-16M66 18L26 8M30 60L12 24M-34 58L-12 22M-66 20L-26 8",
          tone.bark,
          4,
          { opacity: 0.3 },
        ),
      ),
    )
    .join("");

/** The engine bay, and the bonnet up on its stay. */
const bonnet = (color: string): string =>
  path("M-488-206C-470-232-430-242-394-252L-232-284L-236-262L-470-190Z", tone.ink) +
  rect(-400, -282, 66, 40, tone.night, 5) +
  rect(-390, -290, 12, 10, "#d6473a", 3) +
  rect(-358, -290, 12, 10, tone.steel, 3) +
  path("M-326-276h60l8 20l-70 14z", tone.steel) +
  stroke("M-300-262C-280-290-260-286-250-272", tone.slate, 8) +
  stroke("M-420-246L-352-430", tone.steel, 6) +
  path("M-226-286L-372-498L-398-486C-392-440-320-340-250-280Z", color) +
  path("M-226-286L-372-498L-380-494L-250-280Z", tone.white, { opacity: 0.35 }) +
  path("M-398-486C-392-440-320-340-250-280L-262-284C-330-350-384-420-390-470Z", tone.ink, { opacity: 0.35 });

/** A wheel with a rim of five spokes, seen from the side. */
export const wheel = ([x, y]: Point, radius: number): string =>
  placed(
    [x, y],
    { scale: radius / 100 },
    circle(0, 0, 100, tone.ink),
    circle(0, 0, 92, "none", { stroke: tone.slate, "stroke-width": 3, opacity: 0.6 }),
    circle(0, 0, 68, tone.night),
    ...[0, 72, 144, 216, 288].map((turn) =>
      placed([0, 0], { turn }, path("M-9-8L-17-64H17L9-8Z", linear(60, tone.white, tone.mist, tone.steel))),
    ),
    circle(0, 0, 66, "none", { stroke: tone.mist, "stroke-width": 7 }),
    circle(0, 0, 18, tone.steel),
    circle(0, 0, 9, tone.slate),
  );

/** What shows when a wheel is off: the disc, its studs, and the caliper. */
const brakeDisc = ([x, y]: Point): string =>
  placed(
    [x, y],
    {},
    circle(0, 0, 62, linear(40, tone.white, tone.mist, tone.steel)),
    circle(0, 0, 50, "none", { stroke: tone.steel, "stroke-width": 3 }),
    circle(0, 0, 27, tone.slate),
    ...[0, 72, 144, 216, 288].map((turn) => placed([0, 0], { turn }, rect(-4, -22, 8, 10, tone.silver, 3))),
    circle(0, 0, 8, tone.ink),
    path("M30-62C62-50 76-20 68 18C64 32 44 34 38 22C44 0 36-22 16-34C8-46 16-66 30-62Z", "#d6473a"),
    path("M52-40C66-22 68-2 62 20C56 30 46 28 42 22C50 0 48-20 38-34Z", tone.ink, { opacity: 0.2 }),
  );

/** A tyre without its rim lying flat in a pile, `width` wide; `at` is the middle of its foot. */
export const tyre = ([x, y]: Point, width: number): string =>
  rect(x - width / 2, y - width * 0.3, width, width * 0.3, linear(0, tone.slate, tone.night, tone.ink), 26) +
  stroke(
    Array.from(
      { length: 7 },
      (_, index) => `M${x - width * 0.38 + index * width * 0.12} ${y - width * 0.24}l8 ${width * 0.18}`,
    ).join(""),
    tone.ink,
    5,
    { opacity: 0.55 },
  ) +
  ellipse(x, y - width * 0.285, width * 0.4, width * 0.03, tone.ink, { opacity: 0.5 });

/** A tool cabinet on castors, its upper left corner at the point. */
export const toolCabinet = ([x, y]: Point, width: number, height: number, color: string): string => {
  const rows = [0.06, 0.2, 0.34, 0.5, 0.7];
  return (
    groundShadow([x + width / 2, y + height + 36], width * 0.62, 0.36) +
    [0.14, 0.86]
      .map(
        (part) =>
          rect(x + width * part - 14, y + height - 4, 28, 16, tone.slate, 3) +
          circle(x + width * part, y + height + 18, 20, tone.ink) +
          circle(x + width * part, y + height + 18, 8, tone.steel),
      )
      .join("") +
    rect(x, y, width, height, color, 10) +
    rect(
      x,
      y,
      width,
      height,
      linear(0, "#fff/0.16", "#fff/0@35", `${tone.ink}/0@55`, `${tone.ink}/0.3`),
      10,
    ) +
    rows
      .map((part, index) => {
        const high = height * ((rows[index + 1] ?? 0.95) - part) - 10;
        return (
          rect(x + 18, y + height * part, width - 36, high, tone.ink, 5, { opacity: 0.16 }) +
          rect(x + width * 0.2, y + height * part + 7, width * 0.6, 9, tone.silver, 4, { opacity: 0.9 })
        );
      })
      .join("") +
    rect(x - 10, y - 14, width + 20, 22, tone.night, 8) +
    rect(x, y - 12, width * 0.6, 5, tone.white, 2, { opacity: 0.3 })
  );
};

/** A two-post hoist's near post with its carriage and arms; `at` is on the floor, `lift` is where the arms are. */
export const hoistPost = (
  [x, y]: Point,
  height: number,
  lift: number,
  reach: readonly [left: number, right: number],
  color: string,
): string =>
  groundShadow([x, y], 130, 0.4) +
  path(`M${x - 120} ${y}l34-30h172l34 30z`, tone.slate) +
  rect(x - 52, y - height, 104, height - 20, color, 6) +
  rect(x - 52, y - height, 104, height - 20, linear(0, "#fff/0.22", "#fff/0@40", `${tone.ink}/0.34`), 6) +
  rect(x - 16, y - height + 26, 32, height - 70, tone.ink, 4, { opacity: 0.35 }) +
  rect(x - 64, y - height - 10, 128, 30, tone.night, 6) +
  [-reach[0], reach[1]]
    .map(
      (out) =>
        polygon(
          [
            [x, lift + 14],
            [x + out, lift + 4],
            [x + out, lift + 34],
            [x, lift + 62],
          ],
          tone.night,
        ) +
        rect(x + out - 24, lift - 16, 48, 26, tone.ink, 5) +
        rect(x + out - 12, lift - 4, 24, 40, tone.slate, 3),
    )
    .join("") +
  rect(x - 66, lift - 60, 132, 150, tone.night, 8) +
  rect(x - 66, lift - 60, 132, 150, linear(0, "#fff/0.14", "#fff/0@50"), 8) +
  Array.from({ length: 3 }, (_, index) =>
    path(`M${x - 50 + index * 36} ${lift + 78}l22-34h18l-22 34z`, tone.signal),
  ).join("") +
  circle(x, lift - 30, 12, tone.steel);
