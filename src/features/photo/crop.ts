/** The part of a picture to keep: zoom from 1 to `maxZoom`, and where the square is, from 0 (left, top) to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const maxZoom = 4;

/** The largest square in the middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  width: number;
  height: number;
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The square of a crop, in pixels of the picture. */
export const squareOf = ({ width, height }: Size, { zoom, x, y }: Crop) => {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
};

/** A crop after its picture was dragged by parts of the shown square: to the right by 0.1 shows more of the left. */
export const dragged = (size: Size, crop: Crop, by: { x: number; y: number }): Crop => {
  const { left, top, side } = squareOf(size, crop);
  const at = (start: number, room: number) => (room > 0 ? within(start / room, 0, 1) : 0.5);
  return {
    ...crop,
    x: at(left - by.x * side, size.width - side),
    y: at(top - by.y * side, size.height - side),
  };
};
