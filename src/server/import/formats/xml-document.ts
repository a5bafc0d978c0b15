import { DomHandler, type Element } from "domhandler";
import { Parser } from "htmlparser2";

/** The most elements within one another: the parser's time grows with the square of them. */
const maxDepth = 500;

/** CDATA, comments, and every "<" that begins no tag: no name follows it, or no ">" before the next "<". */
const bareSign = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<(?!\/?[a-z_][\w.:-]*(?=[\s/>])[^<>]*>|[!?])/gi;
/** `currency="AUD>`: a quote that nothing closes before the next tag. */
const openQuote = /(<[a-z_][^<>]*=\s*)(["'])((?:(?!\2)[^<>])*)>(?!(?:(?!\2)[^<])*\2)/gi;
const withoutBareSigns = (xml: string): string =>
  xml.replace(bareSign, (match) => (match === "<" ? "&lt;" : match)).replace(openQuote, "$1$2$3$2>");

/** Elements that something else closed, which in a text are none: "Ask <Jane Doe> for more". */
export const implied = new WeakSet<Element>();

/** Keeps the tree of a job, and what is wrong with it. */
class JobHandler extends DomHandler {
  problem: string | undefined;
  #depth = 0;
  #job: Parser | undefined;
  /** Where the last element was opened: one that closes there closes itself. */
  #openedAt = 0;

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.#job = parser;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    this.#openedAt = this.#job!.startIndex;
    if (++this.#depth <= maxDepth) return;
    this.problem = `The XML of this job is broken: more than ${maxDepth} elements are open within one another. Are their closing tags missing?`;
    this.#job!.pause();
  }

  override onclosetag(...[name, isNotWritten]: [name?: string, isNotWritten?: boolean]): void {
    const element = this.tagStack.at(-1) as Element;
    super.onclosetag();
    this.#depth--;
    if (!isNotWritten || this.#job!.startIndex === this.#openedAt) return;
    implied.add(element);
    if (this.#depth === 1) this.problem ??= `The XML of this job is broken: <${name}> is not closed.`;
  }
}

/** The tree of the XML of one job, and what is wrong with it. */
export const parseDocumentOf = (xml: string): JobHandler => {
  const handler = new JobHandler();
  new Parser(handler, { xmlMode: true, decodeEntities: false }).end(withoutBareSigns(xml));
  return handler;
};

/** A name without the prefix of its namespace. */
export const withoutPrefix = (name: string): string => name.replace(/^.*:/, "");
