import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { htmlOf, unescapeOnce } from "./plain-text-html.ts";

/** Block elements, and `div` until it is converted to paragraphs. */
const blocks = ["p", "ul", "ol", "h2", "h3", "h4", "blockquote"];
/** Every element that job ads are written with; other words in angle brackets are text. */
const tags =
  "a|abbr|address|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|legend|li|link|main|mark|menu|meta|nav|noscript|object|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|video|wbr";
const knownTag = new RegExp(`</?(?:${tags})(?=[\\s/>])`, "i");
const wholeTag = new RegExp(`^(?:${tags})$`, "i");
/** Whether an element is one that job ads are written with. */
export const isHtmlTag = (name: string): boolean => wholeTag.test(name);
const unknownTag = new RegExp(`<(?![!?]|/?(?:${tags})(?=[\\s/>]))/?([^\\s<>/]*)`, "gi");
const closingTag = /<\/([a-z][\w.-]*)\s*>/gi;
/** The other elements of HTML, and those of Word: `<o:p>`. */
const otherTag =
  /^(?:acronym|area|audio|base|bdi|bdo|canvas|data|datalist|dfn|dialog|dir|embed|frame|frameset|hgroup|kbd|map|marquee|meter|nobr|optgroup|output|param|picture|progress|q|rp|rt|ruby|samp|search|slot|source|template|time|track|tt|var|[\w-]+:[\w-]+)$/i;
const escapedTag = new RegExp(`&(?:amp;)*lt;/?(?:${tags})(?:\\s|/|&(?:amp;)*gt;)`, "i");

/** Stands between the cells of a row while a description is sanitised. */
const cellMark = "\uE000";

const controls = /[^\P{Cc}\t\n\r]/gu;

/**
 * Sanitises a job's description: headings, paragraphs, lists, emphasis and safe links, nothing else. Text without
 * tags becomes paragraphs and lists; tags that were escaped twice become tags again.
 * @param withPictures Keeps pictures with their original URLs, for an import that copies them.
 */
export const sanitiseJobHtml = (source: string, { withPictures = false } = {}): string => {
  // PostgreSQL rejects null bytes and unpaired surrogates.
  const given = source.toWellFormed().replace(controls, "").replaceAll(cellMark, "");
  let text = given;
  for (let times = 0; times < 3 && !knownTag.test(text) && escapedTag.test(text); times++)
    text = unescapeOnce(text);
  const html = knownTag.test(text) ? cellsApart(withoutBareSigns(text)) : htmlOf(text);
  const safe = sanitizeHtml(html, withPictures ? rulesWithPictures : rules)
    .replace(/<a>(.*?)<\/a>/gs, "$1")
    // Those that were written as entities: "&#1;".
    .replace(controls, "")
    .replace(/\s+/g, " ");
  return inParagraphs(safe)
    .replace(/\s*\uE000[\s\uE000]*/g, " · ")
    .replace(/ {2,}/g, " ")
    .trim();
};

/**
 * Escapes every "<" that begins no element: "<5 people", "<john@example.com>". A name that is unknown is one of an element
 * where something closes it, as programs have their own.
 */
const withoutBareSigns = (html: string): string => {
  let closed: Set<string> | undefined;
  const isClosed = (name: string): boolean => {
    closed ??= new Set(Array.from(html.matchAll(closingTag), ([, one]) => one!.toLowerCase()));
    return closed.has(name.toLowerCase());
  };
  return html.replace(unknownTag, (sign, name: string) =>
    otherTag.test(name) || isClosed(name) ? sign : sign.replace("<", "&lt;"),
  );
};

/**
 * The cells of a table, which is no table any more, keep apart: "Day" and "Shift" in the head of two columns are no day
 * shift. Their closing tags are often left out.
 */
const cellsApart = (html: string): string => {
  let isFirst = true;
  return html.replace(/<(\/?)(?:table|tr|t[dh])(?=[\s/>])/gi, (tag, closing: string) => {
    const isCell = /[dh]$/i.test(tag);
    const isNext = isCell && !closing && !isFirst;
    isFirst = isCell ? isFirst && closing !== "" : true;
    return `${isNext ? cellMark : " "}${tag}`;
  });
};

/** The start of a description's text: at most `length` characters, cut at the end of a word. */
export const summaryOf = (whole: string, length = 200): string => {
  // Line ends become spaces, and spaces one.
  const text = whole
    .slice(0, length * 10)
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = /\s\S*$/.exec(cut);
  return `${(end && end.index > length / 2 ? cut.slice(0, end.index) : cut).toWellFormed().replace(/[\s,;:.–-]+$/, "")}…`;
};

/** The text of HTML, a line for each block. */
export const plainTextOf = (html: string): string => {
  let text = "";
  let unseen = 0;
  const parser = new Parser({
    ontext: (piece) => {
      if (!unseen) text += piece;
    },
    onclosetag: (name) => {
      if (isUnseen(name)) unseen--;
    },
    onopentagname: (name) => {
      if (isUnseen(name)) unseen++;
      if (["br", "li", "div", "tr", "dt", "dd"].includes(name) || blocks.includes(name)) text += "\n";
      else if (/^t[dh]$/.test(name)) text += " ";
    },
  });
  parser.end(html);
  return text.replace(/\n{2,}/g, "\n").trim();
};

/** The text of a sanitised description, a line for each block; ten times as fast as `plainTextOf`. */
export const textOfDescription = (safe: string): string => {
  const text = safe.replace(/<(\/?)(\w+)[^>]*>/g, (_, closing: string, name: string) =>
    !closing && (name === "br" || name === "li" || blocks.includes(name)) ? "\n" : "",
  );
  return (text.includes("&") ? decodeHTML(text) : text).replace(/\n{2,}/g, "\n").trim();
};

const isUnseen = (name: string) => name === "script" || name === "style";

/** Which way the lines of a block run. */
const direction = { name: "dir", values: ["ltr", "rtl", "auto"] };

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, "li", "strong", "em", "br", "a", "div"],
  allowedAttributes: {
    a: ["href", "rel"],
    ...Object.fromEntries([...blocks, "li", "div"].map((name) => [name, [direction]])),
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    b: "strong",
    i: "em",
    ...Object.fromEntries(
      [
        ...["section", "article", "tr", "table", "caption", "header", "footer", "main", "aside", "nav"],
        ...["address", "center", "details", "dl", "fieldset", "figure", "figcaption", "form", "hr", "legend"],
        ...["menu", "pre", "summary"],
      ].map((name) => [name, "div"]),
    ),
    dt: "p",
    dd: "p",
    a: (_name, { href = "" }) =>
      /^(?:https?|mailto|tel):/i.test(href.trim())
        ? { tagName: "a", attribs: { href: href.trim(), rel: "nofollow noopener" } }
        : { tagName: "a", attribs: {} },
  },
  exclusiveFilter: ({ tag, text }) => tag !== "br" && tag !== "div" && !text.trim(),
  textFilter: (text) => text.replace(/(?:\s|&nbsp;)+/g, " "),
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "object", "iframe", "svg"],
  nestingLimit: 20,
};

const rulesWithPictures: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: [...(rules.allowedTags as string[]), "img"],
  allowedAttributes: { ...rules.allowedAttributes, img: ["src", "alt"] },
  allowedSchemesByTag: { img: ["https", "http"] },
  exclusiveFilter: ({ tag, text, attribs, mediaChildren }) =>
    tag === "img"
      ? !/^https?:/i.test(attribs["src"] ?? "")
      : tag !== "br" && tag !== "div" && !text.trim() && !mediaChildren.length,
};

/** Puts loose text and the content of `div` into paragraphs, and unwraps blocks where they are not allowed. */
const inParagraphs = (html: string): string => {
  let out = "";
  let loose = "";
  let afterBreak = false;
  const open: { name: string; kept: boolean; dir: string }[] = [];
  /** Open tags such as `strong` around the loose text: they are repeated in each paragraph. */
  const inline: { name: string; piece: string }[] = [];
  const dirOf = () => open.findLast(({ dir }) => dir)?.dir ?? "";
  const flush = () => {
    const ends = inline.map(({ name }) => `</${name}>`).reverse();
    const inner = withoutEmpty(loose.replace(/(?:[\s\uE000]|<br \/>)+$/, "") + ends.join("")).replace(
      /^(?:[\s\uE000]|<br \/>)+/,
      "",
    );
    if (inner.replace(/<(?!img )[^>]+>/g, "").trim()) out += `<p${dirOf()}>${inner}</p>`;
    afterBreak = false;
    loose = inline.map(({ piece }) => piece).join("");
  };
  for (const [piece, closing, name = ""] of html.matchAll(/<(\/?)(\w+)[^>]*>|[^<]+/g)) {
    const around = open.findLast(({ kept }) => kept)?.name;
    if (isBlock(name)) {
      if (!around) flush();
      const dir = / dir="\w+"/.exec(piece)?.[0] ?? "";
      const inherited = dir || around ? "" : dirOf();
      const kept = closing ? open.pop()?.kept === true : mayStandIn(name, around);
      if (!closing) open.push({ name, kept, dir });
      if (kept) out += closing ? piece : piece.replace(/>$/, `${inherited}>`);
      else if (around) out += " ";
    } else if (around) out += piece;
    else if (name === "br" && afterBreak) flush();
    else {
      if (closing) inline.pop();
      else if (name && name !== "br" && name !== "img") inline.push({ name, piece });
      loose += piece;
      if (piece.trim()) afterBreak = name === "br";
    }
  }
  flush();
  return out;
};

/** Removes empty inline elements such as `strong`. */
const withoutEmpty = (html: string): string => {
  const fuller = html.replace(/<(strong|em|a)\b[^>]*>\s*<\/\1>/g, "");
  return fuller === html ? html : withoutEmpty(fuller);
};

const isBlock = (name: string) => name === "li" || name === "div" || blocks.includes(name);

const mayStandIn = (name: string, around: string | undefined): boolean => {
  if (name === "div") return false;
  if (name === "li") return around === "ul" || around === "ol";
  return around === undefined || around === "li" || around === "blockquote";
};
