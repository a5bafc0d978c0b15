import { Parser } from "htmlparser2";
import { fieldOf, fieldsCalled } from "../fields/field-called.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { namesByValue, type Facts } from "./records/names-by-value.ts";
import { withoutPrefix } from "./xml-document.ts";

const named = feedWords.jobElements.map((name) => name.replace("-", "[-_]?")).join("|");
/** An element with nothing but a text is a fact of a job: `<position>Cook</position>`. */
const noFact = String.raw`(?!\s*>(?:\s*<!\[CDATA\[[^\]]*\]\]>)?[^<]*</)`;
const elementOf = (names: string, isWhole: string) =>
  new RegExp(String.raw`<(?:[\w.-]+:)?(${names})(?=[\s>/])${isWhole}`, "i");
const shapes = [elementOf("job", noFact), elementOf(named, noFact), elementOf(named, "")];
const ofKind: readonly [root: RegExp, element: string][] = [
  [/<(?:\w+:)?(?:rss|rdf)(?=[\s>])/i, "item"],
  [/<(?:\w+:)?feed(?=[\s>])[^>]*atom/i, "entry"],
];

/** What holds each job of a feed, and what the names of its facts stand for that are called as nowhere else. */
export interface JobElement {
  element: string;
  names: ReadonlyMap<string, string>;
}

/** The element that holds each job, by the beginning of a feed: one of a usual name, else one like a job by what is in it; `<job>` where there is none. */
export const jobElementOf = (head: string): JobElement => {
  const [job, usual, any] = shapes.map((shape) => shape.exec(head)?.[1]);
  const ofFeed = ofKind.find(([shape]) => shape.test(head))?.[1];
  if (ofFeed) return { element: ofFeed, names: new Map() };
  const found = [...recordsIn(head.slice(0, longestHead))];
  const element = job ?? usual;
  if (element === undefined) return likeJob(found) ?? { element: any ?? "job", names: new Map() };
  const records = found.find(([name]) => name === element)?.[1] ?? [];
  const saysTitle = records.some((facts) => [...facts.keys()].some(isTitle));
  return { element, names: (saysTitle ? null : namesByValue(records)) ?? new Map<string, string>() };
};
const isTitle = (name: string): boolean => ["title", "name"].includes(fieldsCalled(name)[0]?.field ?? "");

/** An element that is open, and the texts within it by the names of their elements and attributes. */
interface Open {
  name: string;
  /** It has its name by an attribute. */
  isCalled: boolean;
  facts: Map<string, string>;
  text: string;
  hasParts: boolean;
}

/** The elements of one name, with the texts within each. */
type Records = readonly [element: string, records: readonly Facts[]];

/** The elements of a text that have others or several attributes, by their names; those that end first before others. */
const recordsIn = (xml: string): Map<string, Map<string, string>[]> => {
  const found = new Map<string, Map<string, string>[]>();
  const open: Open[] = [];
  const add = (name: string, text: string): void => {
    for (const { facts } of open) if (!facts.has(name)) facts.set(name, text);
  };
  const parser = new Parser(
    {
      onopentag: (given, attributes) => {
        const around = open.at(-1);
        if (around) around.hasParts = true;
        const own = attributes["name"] ?? "";
        // `<field name="Title">Cook</field>`
        open.push({
          name: fieldOf(own) ? own : withoutPrefix(given),
          isCalled: fieldOf(own) !== undefined,
          facts: new Map(),
          text: "",
          hasParts: false,
        });
        for (const [name, text] of Object.entries(attributes)) add(withoutPrefix(name), text);
      },
      ontext: (text) => {
        const last = open.at(-1);
        if (last) last.text += text;
      },
      onclosetag: () => {
        const { name, facts, text, hasParts } = open.pop()!;
        const around = open.at(-1);
        // `<Data name="Role"><value>Cook</value></Data>`
        if (text.trim()) add(around?.isCalled && !hasParts ? around.name : name, text.trim());
        if (!hasParts && facts.size <= mostOfLink) return;
        if (!found.has(name)) found.set(name, []);
        found.get(name)!.push(facts);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
};

/** Whether names are those of a job's fields: there is a title, and more. */
const saysJob = (facts: Iterable<string>): boolean => {
  const fields = new Set([...facts].map(fieldOf));
  fields.delete(undefined);
  return fields.has("title") && fields.size > 2;
};

/** The element of which most have a title and more in them or in their attributes, whatever it is called, by their names or their values. */
const likeJob = (found: readonly Records[]): JobElement | undefined => {
  const likely = found.flatMap(([element, records]) => {
    const names = saysJob(records[0]!.keys()) ? new Map<string, string>() : namesByValue(records);
    return names ? [{ element, names, count: records.length }] : [];
  });
  return likely.toSorted((one, other) => other.count - one.count)[0];
};

/** Attributes that a link may have: `<link title="Jobs" href="/jobs" type="text/html"/>`. */
const mostOfLink = 3;

/** How much of a file shows what its jobs are in. */
const longestHead = 65_536;
