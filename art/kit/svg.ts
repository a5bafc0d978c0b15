/** A point in the units of the picture; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Attributes as they are written; `undefined` ones are left out. */
export type Attributes = Record<string, string | number | undefined>;

/** A number as short as a picture needs it. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** Opacity and scale need a digit more than places do. */
const fine = (value: number) => String(Math.round(value * 1000) / 1000);

/** An element; the building block of everything below. */
export const tag = (name: string, attributes: Attributes, ...children: string[]): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === "number" ? (key.includes("opacity") ? fine(value) : num(value)) : value;
      return ` ${key}="${text}"`;
    })
    .join("");
  const inner = children.join("");
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`;
};

export const group = (attributes: Attributes, ...children: string[]): string =>
  tag("g", attributes, ...children);

/** Children moved, then scaled, then turned (degrees, clockwise) about the new origin. */
export const placed = (
  [x, y]: Point,
  { scale = 1, flip = false, turn = 0 }: { scale?: number; flip?: boolean; turn?: number },
  ...children: string[]
): string => {
  const scaled = flip
    ? ` scale(${fine(-scale)} ${fine(scale)})`
    : scale === 1
      ? ""
      : ` scale(${fine(scale)})`;
  const turned = turn ? ` rotate(${num(turn)})` : "";
  return group({ transform: `translate(${num(x)} ${num(y)})${scaled}${turned}` }, ...children);
};

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  tag("path", { d, fill, ...more });

/** A line along path data or points, with round ends. */
export const stroke = (
  along: string | readonly Point[],
  color: string,
  width: number,
  more: Attributes = {},
): string =>
  tag("path", {
    d: typeof along === "string" ? along : straight(along),
    fill: "none",
    stroke: color,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
): string => tag("rect", { x, y, width, height, rx: radius || undefined, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  tag("circle", { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => tag("ellipse", { cx, cy, rx, ry, fill, ...more });

/** A shape with straight sides. */
export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  path(`${straight(points)}Z`, fill, more);

/** Path data of straight lines through the points. */
export const straight = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${num(x)} ${num(y)}`).join("");

/** Path data of a soft curve through the points; `ease` 0 is straight, 1 round. */
export const curve = (points: readonly Point[], { closed = false, ease = 1 } = {}): string => {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const pull = ease / 6;
  let pen = rounded(at(0));
  let d = `M${pen[0]} ${pen[1]}c`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const start: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
    const end: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
    d += joined(
      [start, end, to].flatMap(([x, y]) => [x - pen[0], y - pen[1]]),
      index > 0,
    );
    pen = rounded([pen[0] + Number(num(to[0] - pen[0])), pen[1] + Number(num(to[1] - pen[1]))]);
  }
  return closed ? `${d}z` : d;
};

const rounded = ([x, y]: Point): Point => [Number(num(x)), Number(num(y))];

/** Numbers with no more between them than is needed. */
const joined = (values: readonly number[], after: boolean): string =>
  values
    .map(num)
    .map((text, index) => (text.startsWith("-") || (index === 0 && !after) ? text : ` ${text}`))
    .join("");

/** A soft closed shape through the points. */
export const blob = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  path(curve(points, { closed: true }), fill, more);
