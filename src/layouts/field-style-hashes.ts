import { createHash } from "node:crypto";

/** The style elements that react-aria-components writes, letter for letter: its usePress and usePreventScroll. */
const styles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

/** Their hashes for the Content-Security-Policy of pages that load its fields. */
export const fieldStyleHashes = styles.map(
  (style) => `sha256-${createHash("sha256").update(style).digest("base64")}` as const,
);
