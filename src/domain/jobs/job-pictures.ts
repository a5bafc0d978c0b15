/** Below this path the API serves the pictures of job descriptions. */
export const jobPicturesPath = "/v1/job-pictures";

/** A sanitised description without its pictures, for feeds and structured data. */
export const withoutPictures = (html: string): string => replacePictures(html, () => "");

/** Replaces each picture in a sanitised description with other HTML; paragraphs that become empty are removed. */
export const replacePictures = (html: string, replace: (src: string, alt: string) => string): string =>
  html.includes("<img ")
    ? html
        .replace(/<img ([^>]*)>/g, (_, attributes: string) =>
          replace(attributeOf(attributes, "src"), attributeOf(attributes, "alt")),
        )
        .replace(/<(p|strong|em|li|a)( [^>]*)?>(?:\s|<br \/>)*<\/\1>/g, "")
    : html;

/** An attribute's value, still escaped. */
const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
