/** Whether an If-None-Match header names the version with this tag. */
export const isKnown = (condition: string | undefined, etag: string): boolean =>
  condition?.split(",").some((one) => one.trim() === etag || one.trim() === "*") ?? false;
