import type { ByteRange } from "../platform/files/object-store.ts";

/**
 * The part of a file that a Range header asks for (RFC 9110, section 14.2): `whole` without one, for several ranges
 * and for a header that cannot be read; `none` for a part beyond the end.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | "whole" | "none" => {
  const [, from, to] = /^ *bytes *= *(\d*) *- *(\d*) *$/i.exec(header ?? "") ?? [];
  if (!from && !to) return "whole";
  if (!from) return Number(to) && size ? { start: Math.max(0, size - Number(to)), end: size - 1 } : "none";
  const start = Number(from);
  if (to && Number(to) < start) return "whole";
  if (start >= size) return "none";
  return { start, end: Math.min(to ? Number(to) : Infinity, size - 1) };
};
