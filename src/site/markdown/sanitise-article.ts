import sanitizeHtml from "sanitize-html";

/** Classes that the style sheet knows (src/styles/prose.css). */
const classes = {
  div: ["callout", "callout-*", "table-box"],
  p: ["callout-title", "video"],
  ul: ["contains-task-list"],
};

const rules = {
  allowedTags: [
    ...[
      "h2",
      "h3",
      "h4",
      "p",
      "ul",
      "ol",
      "li",
      "dl",
      "dt",
      "dd",
      "blockquote",
      "pre",
      "hr",
      "div",
      "section",
    ],
    ...["strong", "em", "b", "i", "u", "s", "del", "sub", "sup", "small", "abbr", "code", "br", "a", "time"],
    ...[
      "details",
      "summary",
      "table",
      "caption",
      "thead",
      "tbody",
      "tfoot",
      "tr",
      "th",
      "td",
      "figure",
      "figcaption",
      "img",
    ],
  ],
  allowedAttributes: {
    "*": ["id", "lang", "dir"],
    a: ["href", "rel", "aria-label", "aria-describedby"],
    abbr: ["title"],
    details: ["open"],
    div: ["role", "aria-label", "tabindex"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start"],
    td: ["colspan", "rowspan", "style"],
    th: ["colspan", "rowspan", "scope", "style"],
    time: ["datetime"],
  },
  allowedClasses: classes,
  allowedStyles: { "*": { "text-align": [/^(left|center|right)$/] } },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https", "http"] },
  allowProtocolRelative: false,
  transformTags: { h1: "h2", h5: "h4", h6: "h4" },
  nestingLimit: 30,
} satisfies sanitizeHtml.IOptions;

/** A heading with its anchor link, which is useful only on the page (src/site/markdown/headings.ts). */
const linkedHeading = /<div class="heading">(<h([234])[^>]*>.*?<\/h\2>)<a [^>]*>#<\/a><\/div>/gs;

/** A rendered text without the anchor links of its headings. */
export const withoutAnchors = (html: string): string => html.replace(linkedHeading, "$1");

/**
 * An article as HTML that any page may show, without scripts.
 * @param address Returns the absolute URL of a picture or a link.
 */
export const sanitiseArticle = (html: string, address: (url: string) => string): string => {
  const whole = (name: "href" | "src") => (tagName: string, attribs: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: { ...attribs, ...(attribs[name] && { [name]: address(attribs[name]) }) },
  });
  return sanitizeHtml(withoutAnchors(html), {
    ...rules,
    transformTags: { ...rules.transformTags, a: whole("href"), img: whole("src") },
  }).trim();
};

/**
 * Sanitises a text with raw HTML for our own pages: scripts are removed, and open elements are closed. The output of
 * our own Markdown processor stays unchanged.
 */
export const sanitiseText = (html: string): string =>
  sanitizeHtml(html, {
    ...rules,
    allowedTags: [...rules.allowedTags, "input"],
    allowedAttributes: {
      ...rules.allowedAttributes,
      "*": ["id", "lang", "dir", "class", "role", "tabindex", "aria-*", "data-*"],
      img: [...rules.allowedAttributes.img, "__ASTRO_IMAGE_"],
      input: [{ name: "type", values: ["checkbox"] }, "checked", "disabled"],
    },
    allowedClasses: {},
    // Astro marks its images with an upper-case attribute.
    parser: { lowerCaseAttributeNames: false },
  });

/**
 * Sanitises external HTML for our own pages: without ids, which could clash with the page's, and without pictures
 * from places that pages may not load from.
 * @param assetHosts Origins, or folders of this site, that pictures may be from.
 */
export const sanitiseForeign = (html: string, assetHosts: readonly string[]): string =>
  sanitizeHtml(html, {
    ...rules,
    allowedAttributes: { ...rules.allowedAttributes, "*": ["lang", "dir"], div: [], a: ["href", "rel"] },
    allowedClasses: {},
    exclusiveFilter: ({ tag, attribs }) =>
      tag === "img" && !assetHosts.includes(placeOf(attribs["src"] ?? "")),
    transformTags: {
      ...rules.transformTags,
      a: (tagName, { href }) => ({
        tagName,
        attribs: { ...(href && { href, ...(/^https?:/i.test(href) && { rel: "external noopener" }) }) },
      }),
    },
  }).trim();

/** The origin of a picture's URL, or its folder on this site. */
const placeOf = (src: string): string => URL.parse(src)?.origin ?? src.slice(0, src.lastIndexOf("/"));
