import { Parser } from "htmlparser2";
import { isApiPath } from "../domain/api-path.ts";
import { withMobile, withoutMobile } from "../domain/mobile-path.ts";

/** Links and forms to pages of the same site. */
const targets: Readonly<Record<string, string>> = { a: "href", form: "action" };

/**
 * A page for the web view of an app (spec §2): the same HTML without its header, its footer and the link that skips
 * the header, out of search engines, and with links and forms that stay inside.
 */
export const mobilePage = (html: string): string => {
  let result = "";
  let written = 0;
  const replace = (start: number, end: number, text: string) => {
    result += html.slice(written, start) + text;
    written = end;
  };
  /** Open elements below <body>, and where a removed one begins. */
  let depth = -1;
  let removed: { depth: number; start: number } | null = null;
  let robots = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { startIndex: start, endIndex } = parser;
      if (name === "body") depth = 0;
      else if (depth >= 0 && !voids.has(name)) depth++;
      if (name === "meta" && attributes["name"] === "robots") robots = true;
      if (removed) return;
      if (depth === 1 && (name === "header" || name === "footer" || attributes["href"] === "#main")) {
        removed = { depth, start };
        return;
      }
      const attribute = targets[name];
      const target = attribute && attributes[attribute];
      if (!target || !staysInside(target)) return;
      // Only the start of the value: the rest stays escaped as it is. "/" itself becomes "/mobile".
      const value = new RegExp(`(\\s${attribute}=["']?)(/(?=["'\\s>]))?`);
      replace(start, endIndex + 1, html.slice(start, endIndex + 1).replace(value, `$1${withMobile("/")}`));
    },
    onclosetag: (name) => {
      if (name === "head" && !robots)
        replace(parser.startIndex, parser.startIndex, '<meta name="robots" content="noindex">');
      if (depth < 0 || voids.has(name)) return;
      if (removed?.depth === depth) {
        replace(removed.start, parser.endIndex + 1, "");
        removed = null;
      }
      depth--;
    },
  });
  parser.end(html);
  return result + html.slice(written);
};

const voids = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/** Paths of pages: not other sites, jumps within the page, files of the API, nor what is inside already. */
const staysInside = (target: string): boolean =>
  /^\/(?!\/)/.test(target) && !isApiPath(target) && withoutMobile(target.split(/[?#]/, 1)[0]!) === null;
