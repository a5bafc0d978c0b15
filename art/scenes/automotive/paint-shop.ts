import { type Figure, figure } from "../../kit/figure/figure.ts";
import { builds } from "../../kit/figure/build.ts";
import { poses } from "../../kit/figure/pose.ts";
import { skeleton } from "../../kit/figure/skeleton.ts";
import { bodywork, hatchback } from "../../kit/garage.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { floorLines } from "../../kit/room.ts";
import { circle, ellipse, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";

/** A painter lays colour on a masked car in a spray booth; behind the glass a colleague mixes the next tin. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  ...booth(2400, 1350, 930),
  ...[90, 330, 570].map((x) => lightPanel([x, 250], 190, 470)),
  mixingRoom([1700, 210], 620, 420),
  lightPanel([1180, 250], 190, 400),
  lightPanel([1430, 250], 190, 400),
  hoseReel([960, 420], 1),
  groundShadow([330, 1270], 230, 0.3),
  panelStand([330, 1270], 1),
  job([1640, 1250], 1, [-680, -760]),
];

const tall = (): string[] => [
  ...booth(1080, 1350, 640),
  ...[30, 200].map((x) => lightPanel([x, 170], 140, 330)),
  hoseReel([410, 290], 0.7),
  mixingRoom([540, 130], 480, 330),
  job([640, 900], 0.72, [-319, -780]),
  groundShadow([220, 1320], 180, 0.3),
  panelStand([200, 1340], 0.66),
];

/** White walls, a lit ceiling and a floor of gratings. */
const booth = (width: number, height: number, line: number): string[] => [
  rect(0, 0, width, line, linear(90, tone.white, tone.haze)),
  ...Array.from({ length: Math.ceil(width / 240) }, (_, index) =>
    rect(index * 240 + 20, 0, 5, line, tone.ink, 0, { opacity: 0.07 }),
  ),
  rect(0, line - 190, width, 190, accent.line),
  rect(0, line - 190, width, 190, linear(90, "#fff/0.12", `${tone.ink}/0.16`)),
  rect(0, line - 204, width, 16, accent.art),
  rect(0, 0, width, 150, linear(90, tone.white, "#fff6df")),
  ...Array.from({ length: Math.ceil(width / 170) }, (_, index) =>
    polygon(
      [
        [index * 170 + 14, 0],
        [index * 170 + 156, 0],
        [index * 170 + 146, 104],
        [index * 170 + 24, 104],
      ],
      linear(90, "#ffe9b8", tone.white),
    ),
  ),
  rect(0, 126, width, 18, tone.steel),
  rect(0, 140, width, 8, tone.ink, 0, { opacity: 0.12 }),
  glow([width * 0.5, 140], width * 0.6, line * 0.5, "#fff3d6", 0.7),
  rect(0, line, width, height - line, linear(90, tone.mist, tone.steel)),
  rect(0, line, width, 12, tone.ink, 0, { opacity: 0.18 }),
  floorLines(width, line, height, width * 0.45, tone.ink, 0.16),
  polygon(
    [
      [width * 0.34, line + 40],
      [width * 0.98, line + 40],
      [width * 1.06, height],
      [width * 0.2, height],
    ],
    tone.slate,
    { opacity: 0.3 },
  ),
];

/** A bank of tubes in the wall. */
const lightPanel = ([x, y]: Point, width: number, height: number): string =>
  glow([x + width / 2, y + height / 2], width * 1.1, height * 0.7, "#fff3d6", 0.8) +
  rect(x, y, width, height, tone.mist, 10) +
  rect(x + 12, y + 12, width - 24, height - 24, linear(90, tone.white, "#fff3d6"), 6) +
  [0.25, 0.5, 0.75]
    .map((part) =>
      rect(x + width * part - 9, y + 26, 18, height - 52, tone.white, 9, {
        stroke: "#f3dfae",
        "stroke-width": 3,
      }),
    )
    .join("");

/** A window to the room where the colours are mixed, and who works there. */
const mixingRoom = ([x, y]: Point, width: number, height: number): string => {
  const scale = width / 620;
  const frame = `M${x} ${y}h${width}v${height}h${-width}z`;
  const inside = (across: number, down: number): Point => [x + across * scale, y + down * scale];
  const tins = [accent.art, tone.signal, tone.clay, accent.shade, tone.mist, accent.solid];
  return (
    rect(x - 20, y - 20, width + 40, height + 40, tone.slate, 12) +
    group(
      { "clip-path": clip(frame) },
      rect(x, y, width, height, linear(90, accent.line, tone.sand)),
      ...[80, 200].map((down) => {
        const [left, top] = inside(20, down);
        return (
          rect(left, top, 300 * scale, 10 * scale, tone.wood) +
          tins
            .slice(down > 100 ? 2 : 0)
            .slice(0, 4)
            .map((color, index) => tin([left + (40 + index * 70) * scale, top], color, scale * 0.8))
            .join("")
        );
      }),
      mixer(inside(400, 740), 640 * scale),
      rect(x, y + 340 * scale, width, 90 * scale, tone.bark),
      rect(x, y + 330 * scale, width, 18 * scale, tone.wood),
      tin(inside(470, 332), accent.solid, scale * 1.05),
      tin(inside(100, 332), tone.clay, scale),
      tin(inside(190, 332), accent.art, scale),
      polygon(
        [
          [x + width * 0.1, y + height],
          [x + width * 0.34, y],
          [x + width * 0.46, y],
          [x + width * 0.22, y + height],
        ],
        tone.white,
        { opacity: 0.22 },
      ),
    )
  );
};

const tin = (at: Point, color: string, scale: number): string =>
  placed(
    at,
    { scale },
    path("M-28-72H28V-4C14 2-14 2-28-4Z", linear(0, tone.white, tone.mist, tone.steel)),
    rect(-28, -54, 56, 36, color),
    ellipse(0, -72, 28, 6, tone.steel),
  );

const mixer = ([x, y]: Point, size: number): string =>
  figure({
    at: [x, y],
    size,
    build: "curvy",
    pose: { ...poses.working, turn: 0.5, lean: 6, head: { tilt: 12 } },
    face: {
      skin: "sand",
      hair: "bob",
      hairColor: "brown",
      hat: "cap",
      hatColor: accent.solid,
      hatShade: accent.shade,
      mood: "calm",
    },
    wear: {
      top: "polo",
      topColor: tone.night,
      sleeve: "short",
      over: "apron",
      overColor: tone.slate,
      bottomColor: tone.night,
    },
    reach: { far: [x + size * 0.13, y - size * 0.76], near: [x + size * 0.06, y - size * 0.68] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([gripX, gripY], by) =>
        stroke(
          [
            [gripX - 6 * by, gripY - 40 * by],
            [gripX + 12 * by, gripY + 70 * by],
          ],
          tone.wood,
          9 * by,
        ),
    },
  });

const hoseReel = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    rect(-20, -110, 40, 70, tone.slate, 6),
    circle(0, 0, 84, tone.night),
    circle(0, 0, 66, "none", { stroke: accent.solid, "stroke-width": 16 }),
    circle(0, 0, 42, "none", { stroke: accent.shade, "stroke-width": 14 }),
    circle(0, 0, 16, tone.steel),
  );

/** A door on a trestle, painted and left to dry. */
const panelStand = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    stroke("M-170 0L-80-480M170 0L80-480M-140-130H140", tone.slate, 14),
    path(
      "M-190-196C-206-300-200-380-186-400C-120-520-60-576 20-586L176-590C184-500 190-420 186-392C200-330 196-250 180-196C174-180 164-176 150-176H-160C-178-176-186-180-190-196ZM-136-404H150L144-556L28-552C-30-544-86-490-136-404Z",
      accent.solid,
      { "fill-rule": "evenodd" },
    ),
    path("M-196-330C-60-350 80-350 194-330L190-300C80-320-60-320-198-296Z", tone.white, { opacity: 0.24 }),
    path(
      "M-198-250C-60-234 80-234 192-250L180-196C174-180 164-176 150-176H-160C-178-176-186-180-190-196Z",
      tone.ink,
      {
        opacity: 0.2,
      },
    ),
    rect(96, -368, 62, 16, tone.ink, 8, { opacity: 0.45 }),
    rect(-186, -404, 372, 10, tone.ink, 4, { opacity: 0.3 }),
  );

/** The car and its painter, about the car's place on the floor; the painter is 780 high. */
const job = (at: Point, scale: number, reel: Point): string => placed(at, { scale }, ...spraying(reel));

const spraying = ([x, y]: Point): string[] => {
  const gun: Point = [-240, -385];
  return [
    hatchback([0, 0], 1400, accent.solid, {
      masked: true,
      over: path(bodywork, linear(8, `${tone.haze}/0@44`, `${tone.haze}/0.92@62`, tone.haze)),
    }),
    groundShadow([-470, 60], 140, 0.4),
    path("M-130-399L70-505C120-435 120-315 70-255Z", linear(0, `${accent.art}/0.8`, `${accent.art}/0`)),
    path("M-130-399L20-445C40-415 40-365 20-335Z", linear(0, "#fff/0.6", "#fff/0")),
    stroke(`M${x} ${y}V-300C${x}-60 ${x - 60} 40-560 30C-400 40-226 30-226-330`, tone.night, 11),
    painter([-470, 60], 800, gun),
  ];
};

const painter = (at: Point, size: number, gun: Point): string => {
  const person: Figure = {
    at,
    size,
    pose: {
      ...poses.working,
      turn: 0.7,
      lean: 6,
      head: { tilt: 6 },
      legs: { near: [-14, 3], far: [16, 12] },
    },
    face: {
      skin: "umber",
      hair: "buzz",
      hairColor: "black",
      hat: "beanie",
      hatColor: tone.white,
      hatShade: tone.haze,
      mood: "focus",
    },
    wear: {
      top: "jacket",
      topColor: tone.white,
      underColor: tone.haze,
      bottomColor: tone.haze,
      shoes: "boots",
      shoeColor: tone.slate,
    },
    reach: { far: gun, near: [gun[0] - 60, gun[1] + 96] },
    hands: { far: "fist", near: "fist" },
    held: { far: ([x, y], by) => sprayGun([x, y], by) },
  };
  return figure(person) + respirator(person);
};

/** A half mask with two filters, on the face of a figure of medium build. */
const respirator = (person: Figure): string => {
  const { head, headTilt, unit } = skeleton(person, builds.medium);
  return placed(
    head,
    { scale: (builds.medium.head * unit) / 122, turn: headTilt },
    stroke("M-46 4C-20 0 0 4 14 10M-44 34C-20 40-4 40 8 38", tone.slate, 7),
    path("M2 12C8-4 40-6 48 8C54 24 50 50 34 60C18 62 4 54 0 40Z", tone.slate),
    path("M30-2C42-2 48 4 50 14C52 32 46 52 34 60C40 40 40 16 30-2Z", tone.ink, { opacity: 0.25 }),
    circle(10, 38, 17, accent.solid),
    circle(10, 38, 11, tone.haze),
    circle(48, 34, 10, accent.shade),
  );
};

const sprayGun = (at: Point, scale: number): string =>
  placed(
    at,
    { scale, turn: -6 },
    path("M-16-18H60L78-26V2L60 6H20L8 56C4 68-20 66-18 54Z", linear(90, tone.white, tone.steel)),
    rect(72, -32, 18, 38, tone.slate, 5),
    path("M8-22L0-92H58L44-22Z", accent.solid),
    path("M30-92H58L44-22H30Z", tone.ink, { opacity: 0.16 }),
    rect(-4, -102, 66, 14, tone.night, 5),
    stroke("M30 4C34 20 28 30 20 36", tone.slate, 7),
  );
