import { SaxesParser, type SaxesTagPlain } from "saxes";
import { escapeText } from "../../domain/text/escape-text.ts";
import { drain } from "./drain.ts";
import { FeedBroken, type FeedItem } from "./feed-job.ts";
import { fieldOf, jobOfFields, type Fields } from "./feed-fields.ts";
import { maxFieldLength } from "./limits.ts";

/** HTML entities, which feeds use although XML does not define them. */
const htmlEntities = {
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  hellip: "…",
  middot: "·",
  eacute: "é",
  pound: "£",
  euro: "€",
  copy: "©",
  reg: "®",
  trade: "™",
};

/** Jobs of an XML feed: every `<job>`, its fields by the names of its elements. */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const { parser, ready } = openFeed();
  for await (const chunk of text) yield* drain(ready, () => parser.write(chunk));
  yield* drain(ready, () => parser.close());
}

const openFeed = () => {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, htmlEntities);
  const ready: FeedItem[] = [];
  let job: { line: number; fields: Fields } | null = null;
  let field: { name: string; text: string; depth: number } | null = null;

  const append = (text: string) => {
    if (field && field.text.length < maxFieldLength) field.text += text;
  };
  parser.on("opentag", (tag) => {
    if (field) {
      // HTML outside CDATA: written out again, for the sanitiser.
      field.depth++;
      append(openingOf(tag));
    } else if (job) field = { name: tag.name, text: "", depth: 0 };
    else if (tag.name.toLowerCase() === "job") job = { line: parser.line, fields: {} };
  });
  parser.on("closetag", (tag) => {
    if (field?.depth) {
      field.depth--;
      if (!tag.isSelfClosing) append(`</${tag.name}>`);
    } else if (field && job) {
      const name = fieldOf(field.name);
      if (name) job.fields[name] ||= field.text.slice(0, maxFieldLength);
      field = null;
    } else if (job) {
      ready.push({ at: `line ${job.line}`, job: jobOfFields(job.fields) });
      job = null;
    }
  });
  parser.on("text", (text) => append(field?.depth ? escapeText(text) : text));
  parser.on("cdata", append);
  parser.on("error", (error) => {
    throw new FeedBroken(parser.line, `The XML is broken: ${error.message.replace(/^\d+:\d+: /, "")}`);
  });

  return { parser, ready };
};

const openingOf = (tag: SaxesTagPlain) => {
  const attributes = Object.entries(tag.attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  return `<${tag.name}${attributes.join("")}${tag.isSelfClosing ? " /" : ""}>`;
};
