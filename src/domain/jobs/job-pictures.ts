/** Below this path the API serves the pictures of job descriptions. */
export const jobPicturesPath = "/v1/job-pictures";

/** A sanitised description without its pictures, for readers elsewhere. */
export const withoutPictures = (html: string): string => replacePictures(html, () => "");

/** A sanitised description with other HTML in place of each picture; a paragraph that this leaves empty goes. */
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
