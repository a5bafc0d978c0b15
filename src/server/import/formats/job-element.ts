import { Parser } from "htmlparser2";
import { fieldOf } from "../fields/field-called.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";

const names = feedWords.jobElements.map((name) => name.replace("-", "[-_]?")).join("|");
const anyOf = new RegExp(`<(?:[\\w.-]+:)?(${names})(?=[\\s>/])`, "i");
const ofKind: readonly [root: RegExp, element: string][] = [
  [/<(?:\w+:)?(?:rss|rdf)(?=[\s>])/i, "item"],
  [/<(?:\w+:)?feed(?=[\s>])[^>]*atom/i, "entry"],
  [/<(?:[\w.-]+:)?job(?=[\s>/])/i, "job"],
];

/** The name of the element that holds each job, by the beginning of a feed: `<job>` where there is one. */
export const jobElementOf = (head: string): string =>
  ofKind.find(([shape]) => shape.test(head))?.[1] ?? anyOf.exec(head)?.[1] ?? likeJob(head) ?? "job";

/** The first element with a title and more in it or in its attributes, whatever it is called. */
const likeJob = (head: string): string | undefined => {
  const open: { name: string; fields: Set<string> }[] = [];
  let found: string | undefined;
  const parser = new Parser(
    {
      onopentag: (given, attributes) => {
        const name = given.replace(/^.*:/, "");
        const field = fieldOf(name);
        if (field) open.at(-1)?.fields.add(field);
        const own = new Set(Object.keys(attributes).flatMap((each) => fieldOf(each) ?? []));
        open.push({ name, fields: own.size > mostOfLink ? own : new Set() });
      },
      onclosetag: () => {
        const { name, fields } = open.pop() ?? {};
        if (!found && fields?.has("title") && fields.size > 2) found = name;
      },
    },
    { xmlMode: true },
  );
  parser.end(head.slice(0, longestHead));
  return found;
};

/** Fields that the attributes of a link are called like: `<link title="Jobs" href="/jobs" type="text/html"/>`. */
const mostOfLink = 3;

/** How much of a file shows what its jobs are in. */
const longestHead = 65_536;
