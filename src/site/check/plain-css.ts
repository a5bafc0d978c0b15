/** CSS without comments and escapes, as a browser understands it. */
export const plainCss = (css: string): string =>
  withoutComments(
    css
      .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
        String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
      )
      .replace(/\\/g, ""),
  );

/** A pattern with `.*?` would look for the end of each "/*" anew: seconds for a file of nothing else. */
const withoutComments = (css: string): string => {
  let plain = "";
  for (let at = 0; ;) {
    const start = css.indexOf("/*", at);
    const end = start < 0 ? -1 : css.indexOf("*/", start + 2);
    plain += css.slice(at, end < 0 ? undefined : start);
    if (end < 0) return plain;
    at = end + 2;
  }
};
