import { jobListIn, type JobList } from "./json-list.ts";

/** A part of a JSON text. */
export interface JsonPart {
  text: string;
  /** A job of the list begins with it. */
  startsJob: boolean;
}

/** The rest of the text may end in the middle of how a job begins. */
const longestStart = 200;

/**
 * Divides a JSON text where the jobs of its list begin, as far as the first object shows what they begin with.
 * @returns how the text begins, the list, and the parts in order; a text without a list has no parts that start a job.
 */
export const openParts = async (
  text: AsyncIterable<string>,
): Promise<{ head: string; list: JobList | null; parts: AsyncIterable<JsonPart> }> => {
  const chunks = text[Symbol.asyncIterator]();
  let head = "";
  let list: JobList | null | undefined;
  let isEnd = false;
  while (list === undefined && !isEnd) {
    const { value, done } = await chunks.next();
    isEnd = done === true;
    head += isEnd ? "" : (value as string);
    list = jobListIn(head, isEnd);
  }
  return { head, list: list ?? null, parts: partsOf(head, chunks, list ?? null) };
};

/** The text of parts as a whole, null where it is longer than `most` or breaks off; and all parts as they were. @param most Characters. */
export const keepParts = async (
  parts: AsyncIterable<JsonPart>,
  most: number,
): Promise<{ whole: string | null; again: AsyncIterable<JsonPart> }> => {
  const rest = parts[Symbol.asyncIterator]();
  const kept: JsonPart[] = [];
  let size = 0;
  let failure: Error | undefined;
  try {
    while (size <= most) {
      const next = await rest.next();
      if (next.done) break;
      kept.push(next.value);
      size += next.value.text.length;
    }
  } catch (error) {
    failure = error as Error;
  }
  const again = async function* () {
    yield* kept;
    if (failure) throw failure;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  const isWhole = size <= most && !failure;
  return { whole: isWhole ? kept.map(({ text }) => text).join("") : null, again: again() };
};

async function* partsOf(
  head: string,
  chunks: AsyncIterator<string>,
  list: JobList | null,
): AsyncGenerator<JsonPart> {
  const begins = list && new RegExp(`^${list.start}`);
  // An object behind a name is a part of a job.
  const between = list && new RegExp(`(?=${list.start})(?<!:\\s*)`);
  /** The last sign before the rest. */
  let before = "";
  let rest = head;
  function* divided(whole: string): Generator<JsonPart> {
    for (const part of between ? whole.split(between) : [whole]) {
      if (!part) continue;
      yield { text: part, startsJob: before !== ":" && (begins?.test(part) ?? false) };
      before = part.trimEnd().at(-1) ?? before;
    }
  }
  for (;;) {
    const last = rest.lastIndexOf("{");
    const cut = begins && last >= 0 && rest.length - last < longestStart ? last : rest.length;
    yield* divided(rest.slice(0, cut));
    rest = rest.slice(cut);
    const { value, done } = await chunks.next();
    if (done) break;
    rest += value;
  }
  yield* divided(rest);
}
