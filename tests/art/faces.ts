import { SaxesParser, type SaxesTagPlain } from "saxes";

/** A face in a picture: its middle and how far it reaches from there, in the picture's units. */
export interface Face {
  x: number;
  y: number;
  radius: number;
}

/** a, b, c, d, e, f as in SVG's matrix(). */
type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** How the kit places a head (art/kit/figure/head.ts), which is 122 units high. */
const headTransform = /^rotate\(-?[\d.]+\) scale\(-?[\d.]+ [\d.]+\)$/;
const headRadius = 61;

/** The faces in a drawing of the kit. */
export const facesOf = (svg: string): Face[] => {
  const faces: Face[] = [];
  const matrices: Matrix[] = [identity];
  const parser = new SaxesParser();
  parser.on("opentag", ({ attributes }: SaxesTagPlain) => {
    const transform = attributes["transform"] ?? "";
    const matrix = multiplied(matrices.at(-1) ?? identity, matrixOf(transform));
    matrices.push(matrix);
    const [, , c, d, x, y] = matrix;
    // What is behind a head, such as long hair, is placed as the head is.
    const isNew = !faces.some((face) => Math.hypot(face.x - x, face.y - y) < 1);
    if (headTransform.test(transform) && isNew) faces.push({ x, y, radius: headRadius * Math.hypot(c, d) });
  });
  parser.on("closetag", () => void matrices.pop());
  parser.write(svg).close();
  return faces;
};

const matrixOf = (transform: string): Matrix =>
  [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce((matrix, [, kind, numbers = ""]) => {
    const [x = 0, y] = numbers.split(/[ ,]+/).map(Number);
    if (kind === "translate") return multiplied(matrix, [1, 0, 0, 1, x, y ?? 0]);
    if (kind === "scale") return multiplied(matrix, [x, 0, 0, y ?? x, 0, 0]);
    const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
    return multiplied(matrix, [cos, sin, -sin, cos, 0, 0]);
  }, identity);

const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where a picture's faces are in a frame that it covers (`object-fit: cover`), in pixels of the frame.
 * @param focus `object-position` in percent.
 */
export const facesIn = (
  faces: readonly Face[],
  picture: { width: number; height: number },
  frame: { width: number; height: number },
  focus: { x: number; y: number },
): Box[] => {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const left = ((frame.width - picture.width * scale) * focus.x) / 100;
  const top = ((frame.height - picture.height * scale) * focus.y) / 100;
  return faces.map(({ x, y, radius }) => ({
    left: left + (x - radius) * scale,
    right: left + (x + radius) * scale,
    top: top + (y - radius) * scale,
    bottom: top + (y + radius) * scale,
  }));
};
