import type { Line } from "../../text/line.ts";

const box = /^[☐☑☒]\s*/u;

/** The lines with boxes as bullets, without what is not ticked where something is. */
export const withoutUnticked = (lines: readonly Line[]): readonly Line[] => {
  const isForm = lines.some(({ parts }) => parts.some((part) => /^[☑☒]/u.test(part)));
  return lines.flatMap((line) => {
    if (!line.parts.some((part) => box.test(part))) return [line];
    const parts = line.parts.filter((part) => !isForm || !part.startsWith("☐"));
    return parts.length ? [{ ...line, bullet: true, parts: parts.map((part) => part.replace(box, "")) }] : [];
  });
};
