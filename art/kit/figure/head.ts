import { between } from "../geometry.ts";
import { clip, type HairColor, hairColor, type Skin, skin, tone } from "../paint.ts";
import { curve, ellipse, group, path, placed, stroke, type Point } from "../svg.ts";
import { beard, type Beard } from "./beard.ts";
import { type Hair, type HairStyle, hairStyles } from "./hair.ts";
import { type Hat, type HatDrawing, hats } from "./hats.ts";

export type Mood = "smile" | "laugh" | "calm" | "focus";

/** What a head looks like. */
export interface Face {
  skin: Skin;
  hair: HairStyle;
  hairColor?: HairColor;
  /** Head coverings and hats; they take `hatColor`. */
  hat?: Hat;
  hatColor?: string;
  hatShade?: string;
  beard?: Beard;
  glasses?: boolean;
  mood?: Mood;
  /** Lines of age beside eyes and mouth. */
  aged?: boolean;
  /** A child's face: lower, larger eyes and round cheeks. */
  young?: boolean;
  /** Seen from behind. */
  away?: boolean;
}

export interface HeadPlace {
  at: Point;
  /** Pixels from crown to chin. */
  height: number;
  facing: 1 | -1;
  /** 0 looks at the viewer, 1 to the side. */
  turn: number;
  /** Degrees, clockwise. */
  tilt: number;
}

/** The parts of a head in the order of the figure: `behind` lies behind the trunk, `front` before it. */
export const head = (face: Face, place: HeadPlace): { behind: string; front: string } => {
  const strands = hairColor[face.hairColor ?? "brown"];
  const colors = { base: strands, hat: face.hatColor ?? tone.night, shade: face.hatShade ?? tone.ink };
  const style: Hair = hairStyles[face.hair];
  const hat: HatDrawing | undefined = face.hat && hats[face.hat];
  const local = (...children: string[]) =>
    placed(
      place.at,
      {},
      group(
        {
          transform: `rotate(${place.tilt.toFixed(1)}) scale(${((place.height / 122) * place.facing).toFixed(3)} ${(place.height / 122).toFixed(3)})`,
        },
        ...children,
      ),
    );
  const lit = place.facing === 1;
  const behind = [
    hat?.hidesHair ? "" : (style.behind?.(colors.base) ?? ""),
    hat?.behind?.(colors) ?? "",
  ].join("");
  const covers = face.away ? (style.away ?? style.over)(colors.base) : style.over(colors.base);
  const front = [
    face.away ? path(skull(1), skin[face.skin].base) : features(face, place.turn, lit),
    face.beard && !face.away ? beard[face.beard](colors.base) : "",
    hat?.hidesHair ? "" : hat?.flattens ? (style.under ?? style.over)(colors.base) : covers,
    face.away || hat?.hidesEar ? "" : ear(face.skin, place.turn),
    hat?.over(colors) ?? "",
  ];
  return { behind: behind && local(behind), front: local(...front) };
};

/** The outline of skull and jaw, looking right. */
const skull = (turn: number, young = false): string => {
  const full = young ? 4 : 0;
  const front: readonly Point[] = [
    [0, -62],
    [30, -55],
    [47, -28],
    [47 + full * 0.5, 0],
    [44 + full, 18],
    [36 + full, 40],
    [18, 56],
    [0, 60 - full],
    [-18, 56],
    [-36 - full, 40],
    [-44 - full, 18],
    [-47, 0],
    [-47, -28],
    [-30, -55],
  ];
  const side: readonly Point[] = [
    [-4, -62],
    [26, -56],
    [43, -32],
    [45, -8],
    [46 + full, 14],
    [44 + full, 36],
    [33, 56],
    [17, 60 - full],
    [-4, 54],
    [-25 - full * 0.5, 40],
    [-38, 20],
    [-50, 0],
    [-54, -26],
    [-38, -54],
  ];
  return curve(
    front.map(([x, y], index): Point => {
      const [sideX = x, sideY = y] = side[index] ?? [];
      return [between(x, sideX, turn), between(y, sideY, turn)];
    }),
    { closed: true },
  );
};

const features = (face: Face, turn: number, lit: boolean): string => {
  const { base, shade, lip } = skin[face.skin];
  const low = face.young ? 8 : 0;
  const shift = turn * 17;
  const [near, far]: [Point, Point] = [
    [shift - 18, -3 + low],
    [shift + 17 - turn * 3, -3 + low],
  ];
  const outline = skull(turn, face.young);
  const shadow = lit
    ? "M60-80L60 80L-10 80C26 52 34 20 26-20C22-50 10-64-4-80Z"
    : "M-80-80L-80 80L14 80C-14 60-30 30-32 0C-34-34-28-60-20-80Z";
  const noseX = shift * 1.25 + 4 + turn * 5;
  return [
    path(outline, base),
    group(
      { "clip-path": clip(outline) },
      path(shadow, shade, { opacity: 0.34 }),
      ellipse(near[0] - 5, 20 + low, 14, 10, lip, { opacity: 0.2 }),
      ellipse(far[0] + 5, 20 + low, 11, 10, lip, { opacity: 0.2 }),
    ),
    stroke(
      `M${noseX - 3} ${-2 + low}C${noseX + 3} ${6 + low} ${noseX + 8} ${12 + low} ${noseX + 5} ${15 + low}C${noseX + 1} ${18 + low} ${noseX - 4} ${17 + low} ${noseX - 6} ${15 + low}`,
      shade,
      face.young ? 2.6 : 3.2,
      { opacity: 0.95 },
    ),
    eyes(face, near, far),
    mouth(face.mood ?? "smile", [shift * 1.15, 33 + low * 0.7], turn, lip),
    face.aged ? age(near, far, shift, shade) : "",
    face.glasses ? glasses(near, far) : "",
  ].join("");
};

const eyes = (face: Face, near: Point, far: Point): string => {
  const brows = face.hairColor === "white" || face.hairColor === "grey" ? "#7f8089" : "#33242a";
  const brow = ([x, y]: Point, tilt: number) =>
    stroke(
      `M${x - 9} ${y - 14 + tilt}C${x - 4} ${y - 19} ${x + 4} ${y - 19} ${x + 9} ${y - 15 - tilt}`,
      brows,
      3.8,
    );
  const ink = "#221b25";
  const laughing = face.mood === "laugh";
  const focus = face.mood === "focus";
  const size = face.young ? 1.2 : 1;
  const eye = ([x, y]: Point) =>
    laughing
      ? stroke(`M${x - 7} ${y + 2}C${x - 3} ${y - 5} ${x + 3} ${y - 5} ${x + 7} ${y + 2}`, ink, 3.6)
      : ellipse(x, y, 4.1 * size, (focus ? 3.8 : 5.2) * size, ink) +
        (focus ? "" : ellipse(x + 1.4, y - 2, 1.4 * size, 1.4 * size, tone.white, { opacity: 0.85 }));
  const tilt = focus ? -1 : 0.5;
  return brow(near, tilt) + brow(far, -tilt) + eye(near) + eye(far);
};

const mouth = (mood: Mood, [x, y]: Point, turn: number, lip: string): string => {
  const half = 12 - turn * 2;
  const place = (open: string) => placed([x, y], {}, open);
  if (mood === "laugh")
    return place(
      path(
        `M${-half - 2}-5C${-half / 2}-2 ${half / 2}-2 ${half + 2}-6C${half} 8 ${half / 2} 12 0 12C${-half / 2} 12 ${-half} 7 ${-half - 2}-5Z`,
        "#6d2730",
      ) +
        path(
          `M${-half + 1}-3.6C${-half / 2}-1 ${half / 2}-1 ${half - 1}-4L${half - 3} 1C${half / 2} 3 ${-half / 2} 3 ${-half + 3} 1Z`,
          tone.white,
        ),
    );
  if (mood === "smile")
    return place(
      path(
        `M${-half}-3C${-half / 2} 0 ${half / 2} 0 ${half}-4C${half - 3} 6 ${half / 3} 8 0 8C${-half / 2} 8 ${-half + 2} 4 ${-half}-3Z`,
        tone.white,
      ) +
        stroke(`M${-half - 1}-3.6C${-half / 2} 0 ${half / 2} 0 ${half + 1}-4.6`, lip, 2.2) +
        stroke(`M${-half + 2} 1C${-half / 2} 8.6 ${half / 2} 8.6 ${half - 2} 0`, lip, 3),
    );
  return place(stroke(`M${-half + 2} 0C${-half / 2} 4 ${half / 2} 4 ${half - 2}-1`, lip, 3.4));
};

const age = (near: Point, far: Point, shift: number, shade: string): string =>
  [
    `M${near[0] - 13} ${near[1] + 2}L${near[0] - 19} ${near[1]}M${near[0] - 13} ${near[1] + 6}L${near[0] - 19} ${near[1] + 8}`,
    `M${shift - 16} 17C${shift - 20} 22 ${shift - 21} 28 ${shift - 19} 32`,
    `M${far[0] - 6} ${far[1] + 10}C${far[0] - 2} ${far[1] + 12} ${far[0] + 3} ${far[1] + 12} ${far[0] + 6} ${far[1] + 9}`,
  ]
    .map((line) => stroke(line, shade, 2.2, { opacity: 0.7 }))
    .join("");

const glasses = (near: Point, far: Point): string => {
  const lens = ([x, y]: Point, rx: number) =>
    ellipse(x, y + 1, rx, 12.5, "#ffffff", { "fill-opacity": 0.22, stroke: "#2b2b3a", "stroke-width": 3 });
  return (
    lens(near, 14) +
    lens(far, 12.5) +
    stroke(
      `M${near[0] + 14} ${near[1] - 1}C${near[0] + 17} ${near[1] - 4} ${far[0] - 15} ${far[1] - 4} ${far[0] - 12.5} ${far[1] - 1}`,
      "#2b2b3a",
      3,
    ) +
    stroke(`M${near[0] - 14} ${near[1] - 1}L-38 -6`, "#2b2b3a", 3)
  );
};

const ear = (color: Skin, turn: number): string => {
  const { base, shade } = skin[color];
  const x = between(-47, -31, turn);
  return (
    path(
      `M${x + 4}-9C${x - 8}-16 ${x - 15}-5 ${x - 10} 5C${x - 7} 13 ${x} 18 ${x + 5} 13C${x + 9} 6 ${x + 9}-4 ${x + 4}-9Z`,
      base,
    ) + stroke(`M${x}-4C${x - 6}-6 ${x - 7} 2 ${x - 3} 6`, shade, 2.6)
  );
};
