import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FieldFrame } from "../../ui/FieldFrame.tsx";
import { dragged, maxZoom, squareOf, wholeCrop, type Crop } from "./crop.ts";

interface CropDialogProps {
  picture: ImageBitmap;
  /** Called with the square that was chosen, as a JPEG file. */
  onCrop: (file: File) => void;
  onClose: () => void;
}

/** The sides of the square, shown and uploaded, in pixels. */
const shownSide = 640;
const sentSide = 1024;

const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext("2d");
  // A transparent picture gets a white ground: JPEG would make it black.
  if (context) context.fillStyle = "white";
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

const squareFile = async (picture: ImageBitmap, crop: Crop): Promise<File | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = sentSide;
  draw(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.9));
  return blob && new File([blob], "photo.jpg", { type: "image/jpeg" });
};

/** Cuts a square out of a picture: by dragging it, or with sliders that the keyboard moves too. */
export const CropDialog = ({ picture, onCrop, onClose }: CropDialogProps) => {
  const [crop, setCrop] = useState(wholeCrop);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragFrom = useRef<{ x: number; y: number }>(null);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const slider = (label: string, name: keyof Crop, min: number, max: number) => (
    <FieldFrame label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={0.01}
          value={crop[name]}
          onChange={({ target }) => setCrop({ ...crop, [name]: Number(target.value) })}
          className="w-full accent-(--accent-solid)"
        />
      )}
    </FieldFrame>
  );
  const use = async () => {
    const file = await squareFile(picture, crop);
    if (file) onCrop(file);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose the part to show"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void use()}>Use photo</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p id={hint} className="text-ink-soft">
          Drag the picture, or move the sliders.
        </p>
        <div role="img" aria-label="The part of your photo that is shown" aria-describedby={hint}>
          <canvas
            ref={canvas}
            width={shownSide}
            height={shownSide}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              dragFrom.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerMove={({ clientX, clientY, currentTarget }) => {
              const from = dragFrom.current;
              if (!from) return;
              const { width } = currentTarget.getBoundingClientRect();
              const by = { x: (clientX - from.x) / width, y: (clientY - from.y) / width };
              dragFrom.current = { x: clientX, y: clientY };
              setCrop((before) => dragged(picture, before, by));
            }}
            onPointerUp={() => (dragFrom.current = null)}
            onPointerCancel={() => (dragFrom.current = null)}
            className="mx-auto aspect-square w-full max-w-80 cursor-move touch-none rounded-full border border-line"
          />
        </div>
        {slider("Zoom", "zoom", 1, maxZoom)}
        {slider("Left or right", "x", 0, 1)}
        {slider("Up or down", "y", 0, 1)}
      </div>
    </Dialog>
  );
};
