import { anyOf, escapePattern } from "../text/wording.ts";
import { compile, isStated, spansOf, type Compiled, type Span } from "./matches.ts";
import { refused, usualRefusals } from "./refusals.ts";
import { readTopic, type TopicData, type Where } from "./topic-data.ts";

/** What a search says of a topic. */
export interface TopicMatch<Id> {
  /** The search without the words that were read. */
  rest: string;
  means: Id[];
  /** What is refused: "no sponsorship". */
  refused: Id[];
}

/** A topic of the conditions of work, and what its words mean. */
export interface Topic<Id extends string> {
  /**
   * Reads a search, where every word counts.
   * @param only The meanings to read, all when missing; what is refused is read of all.
   */
  inQuery: (query: string, only?: readonly Id[]) => TopicMatch<Id>;
  /**
   * The meanings that the sentences of an ad's text, or the parts of its title, state, in the order of the file. One that
   * refuses something states nothing.
   */
  inText: (text: string, where?: "text" | "title") => Id[];
  /** The meanings that an ad's text refuses and states nowhere else: nights and weekends of "no nights or weekends". */
  refusedInText: (text: string) => Id[];
  /** The meanings of an item of a feed's field: of each entry that has such words, in the order of the file. */
  inField: (item: string) => Id[][];
  /** Whether a feed's field is empty, or has what feeds write where they say nothing. */
  saysNothing: (field: string) => boolean;
}

interface Option<Id> {
  id: Id;
  title: string;
}

interface Entry<Id> {
  means: readonly Id[];
  said: readonly Compiled[];
}

/** Sentences, also quoted ones, lines, items of lists and cells of tables. */
const sentenceEnd = /[.!?;\n•]["'”’)]?(?=\s|$)|\n|•|\s·\s/;
/** A title's parts as well: "No weekends - remote". */
const titleEnd = /[.!?\n•]+(?=\s|$)|\n|•|\s[-–—|·]\s|[;,()]/;

/**
 * Opens the topic whose words are in `<name>.yaml`; an option without words of its own is meant by its title.
 * @param options.leavesRefusals Searches keep the words that refuse something: "no nights" asks for days.
 * @throws Error with the file and the line of what is wrong.
 */
export const openTopic = <const Id extends string>(
  name: string,
  options: readonly Option<Id>[],
  { leavesRefusals = false } = {},
): Topic<Id> => {
  const data = readTopic(
    name,
    options.map(({ id }) => id),
  );
  const refusal = new RegExp(anyOf(data.refusals ?? usualRefusals), "i");
  const nothing = new RegExp(`^(?:${anyOf(data.nothing ?? [])}|)$`);
  const inQuery = queryReader(data, leavesRefusals);
  const entries = {
    query: entriesIn("query", data, options),
    text: entriesIn("text", data, options),
    title: entriesIn("title", data, options),
    field: entriesIn("field", data, options),
    refusal: entriesIn("refusal", data, options),
  };
  const inQueries = new RegExp(
    entries.query.flatMap(({ said }) => said.map(({ any }) => any.source)).join("|"),
    "i",
  );
  const inText: Topic<Id>["inText"] = (text, where = "text") => {
    // Most ads state few of them: the sentences are looked at only for those.
    const likely = entries[where].filter(({ said }) => said.some(({ any }) => any.test(text)));
    if (!likely.length) return [];
    const sentences = text
      .split(where === "title" ? titleEnd : sentenceEnd)
      .filter((sentence) => sentence.trim() && !refusal.test(sentence));
    const isStatedIn = ({ said }: Entry<Id>) =>
      sentences.some((sentence) => said.some((group) => isStated(sentence, group)));
    return [...new Set(likely.filter(isStatedIn).flatMap(({ means }) => means))];
  };
  return {
    // Most searches say nothing of it: the entries are looked at only for the others.
    inQuery: (query, only) =>
      inQueries.test(query) ? inQuery(query, entries.query, only) : { rest: query, means: [], refused: [] },
    inText,
    refusedInText: (text) => {
      const found = text
        .split(sentenceEnd)
        .filter((sentence) => refusal.test(sentence))
        .flatMap((sentence) => refusedIn(sentence, entries.refusal));
      if (!found.length) return [];
      const stated = inText(text);
      return [...new Set(found)].filter((id) => !stated.includes(id));
    },
    inField: (item) =>
      entries.field
        .filter(({ said }) => said.some((group) => isStated(item, group)))
        .map(({ means }) => [...means]),
    saysNothing: (field) =>
      nothing.test(
        field
          .toLowerCase()
          .replace(/[^a-z]+/g, " ")
          .trim(),
      ),
  };
};

/** Between what is refused and what is refused with it: "no nights or weekends"; where a comma is, the "or" follows. */
const orElse = /^,?\s*(?:or|nor)\s+$/i;
const isListed = (between: string, after: string): boolean =>
  orElse.test(between) || (/^,\s+$/.test(between) && /\b(?:or|nor)\b/i.test(after));

/** What a sentence refuses. */
const refusedIn = <Id extends string>(sentence: string, entries: readonly Entry<Id>[]): Id[] => {
  const spans = entries
    .flatMap(({ means, said }) =>
      said.flatMap((group) => spansOf(sentence, group).map(([from, to]) => ({ from, to, means }))),
    )
    .toSorted((a, b) => a.from - b.from);
  let end = Infinity;
  return spans.flatMap(({ from, to, means }) => {
    const isRefused =
      refused.test(sentence.slice(0, from)) || isListed(sentence.slice(end, from), sentence.slice(to));
    if (isRefused) end = to;
    return isRefused ? means : [];
  });
};

/** The entries with the groups of words that count somewhere; every option by its title in a feed's field. */
const entriesIn = <Id extends string>(
  where: Where,
  { entries }: TopicData,
  options: readonly Option<Id>[],
): Entry<Id>[] => {
  const own = new Set(entries.flatMap(({ means }) => means));
  const titled = options
    .filter(({ id }) => where === "field" || !own.has(id))
    .map((option) => ({
      means: [option.id],
      said: [titleWords(option, where)],
    }));
  const listed = entries.map(({ means, said }) => ({
    means: means as Id[],
    said: said
      .filter(({ in: place }) => !place || [place].flat().includes(where))
      .map((group) => compile(group)),
  }));
  return where === "field" ? [...titled, ...listed] : [...listed, ...titled];
};

/** The words of an option's title; in a field its id as well, as the whole of it. */
const titleWords = ({ id, title }: Option<string>, where: Where): Compiled =>
  compile(where === "field" ? { words: [id, title], at: "whole" } : { words: [title] }, (words) =>
    escapePattern(words).replaceAll("-", "[ _-]"),
  );

const needed = /^\s+(?:needed|required|necessary)(?!\w)/i;

/** Reads searches by the entries of a topic. */
const queryReader = ({ leading, trailing }: TopicData, leavesRefusals: boolean) => {
  const before = leading && new RegExp(String.raw`(?:${anyOf(leading)}\s+)+$`, "i");
  const after = trailing && new RegExp(String.raw`^\s+${anyOf(trailing.words)}`, "i");
  const notBefore = trailing?.notBefore && new RegExp(String.raw`^\s+${anyOf(trailing.notBefore)}`, "i");
  const endOf = (query: string, to: number): number => {
    const more = after?.exec(query.slice(to))?.[0].length ?? 0;
    return !more || notBefore?.test(query.slice(to + more)) ? to : endOf(query, to + more);
  };
  const beginningOf = (query: string, from: number) =>
    from - (before?.exec(query.slice(0, from))?.[0].length ?? 0);

  return <Id extends string>(
    query: string,
    entries: readonly Entry<Id>[],
    only?: readonly Id[],
  ): TopicMatch<Id> => {
    const taken: Span[] = [];
    const ids = new Set<Id>();
    const refusals = new Set<Id>();
    for (const { means, said } of entries) {
      for (const [from, to] of said.flatMap((group) => spansOf(query, group))) {
        const [start, end] = [beginningOf(query, from), endOf(query, to)];
        const refusal = refused.exec(query.slice(0, start));
        if (refusal && leavesRefusals) continue;
        if (refusal) {
          for (const id of means) refusals.add(id);
          taken.push([refusal.index, end + (needed.exec(query.slice(end))?.[0].length ?? 0)]);
        } else if (means.every((id) => only?.includes(id) ?? true)) {
          taken.push([start, end]);
          for (const id of means) ids.add(id);
        }
      }
    }
    return { rest: without(query, taken), means: [...ids], refused: [...refusals] };
  };
};

/** A text with a space for each of some parts, which may overlap. */
const without = (text: string, spans: readonly Span[]): string => {
  let rest = "";
  let end = 0;
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    if (from > end) rest += text.slice(end, from);
    if (to > end) rest += " ";
    end = Math.max(end, to);
  }
  return rest + text.slice(end);
};
