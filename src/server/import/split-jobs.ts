import { FeedBroken } from "./feed-job.ts";

/** The most characters of one job; a longer one is left out. */
const maxJobLength = 4_000_000;
/** The most characters of a comment between jobs; one that goes on is taken for one that somebody forgot to close. */
const maxCommentLength = 1_000_000;

/** The XML of one job from `<job>` to `</job>`, or what is wrong with it. */
export type JobXml = { line: number } & ({ xml: string } | { problem: string });

/** What is looked for between jobs: comments, CDATA, jobs, and the first element with its end. */
const between = /<!--|<!\[CDATA\[|<(\/?)((?:[\w.-]+:)?[a-z_][\w.-]*)(?=[\s>/])/gi;
/** The end of the text may be the beginning of a mark. */
const longestMark = 100;

/**
 * Finds the jobs of an XML text that comes in chunks, whatever is broken in one of them: comments and CDATA that are not
 * closed end with their job.
 * @param element The name of the element that holds a job.
 */
export const jobSplitter = (element: string) => {
  /** What is looked for in a job. */
  const within = new RegExp(`<!--|<!\\[CDATA\\[|<(/?)(?:[\\w.-]+:)?${element}(?=[\\s>/])`, "gi");
  const jobEnd = new RegExp(`</(?:[\\w.-]+:)?${element}\\s*>`, "gi");
  const isElement = new RegExp(`(?:^|:)${element}$`, "i");
  let rest = "";
  let line = 1;
  /** The text before it is no longer needed. */
  let at = 0;
  /** Where the job that is being read begins, and how far it has been looked at; null between jobs. */
  let job: { line: number; seen: number; tooLong: boolean; isOpen: boolean } | null = null;
  let root: string | null = null;
  let isClosed = false;
  let lastOpen = "";

  const moveTo = (index: number) => {
    for (let end = rest.indexOf("\n", at); end >= 0 && end < index; end = rest.indexOf("\n", end + 1)) line++;
    at = index;
  };
  const drop = () => {
    rest = rest.slice(at);
    if (job) job.seen -= at;
    at = 0;
  };
  const search = (shape: RegExp, from: number) => {
    shape.lastIndex = from;
    return shape.exec(rest);
  };
  const endJob = (end: number, problem?: string): JobXml => {
    const done: JobXml = job!.tooLong
      ? { line: job!.line, problem: `The job is too long. Is its </${element}> missing?` }
      : problem
        ? { line: job!.line, problem: `The XML of this job is broken: ${problem}` }
        : { line: job!.line, xml: rest.slice(at, end) };
    moveTo(end);
    job = null;
    return done;
  };

  /** Steps to the next job; false when more text is needed. */
  const findStart = (isEnd: boolean): boolean => {
    for (;;) {
      const mark = search(between, at);
      if (!mark || (!isEnd && mark.index > rest.length - longestMark)) {
        moveTo(mark && !isEnd ? mark.index : Math.max(at, rest.length - (isEnd ? 0 : longestMark)));
        return false;
      }
      const { index } = mark;
      const after = index + mark[0].length;
      if (mark[2] === undefined) {
        const close = mark[0] === "<!--" ? "-->" : "]]>";
        const end = rest.indexOf(close, after);
        moveTo(index);
        if (end < 0 && !isEnd && rest.length - index < maxCommentLength) return false;
        moveTo(end < 0 || end - index > maxCommentLength ? after : end + close.length);
        continue;
      }
      moveTo(index);
      if (isElement.test(mark[2]) && !mark[1]) {
        root ??= mark[2];
        job = { line, seen: after, tooLong: false, isOpen: false };
        return true;
      }
      if (!mark[1]) {
        root ??= mark[2];
        lastOpen = mark[2];
      } else if (mark[2] === root) isClosed = true;
      moveTo(after);
    }
  };

  /** Waits for more of the job, which is looked at from there on; of one that is too long, what came before is dropped. */
  const waitFrom = (index: number) => {
    job!.seen = Math.max(job!.seen, index);
    if (!job!.tooLong && rest.length - at <= maxJobLength) return;
    job!.tooLong = true;
    job!.seen = Math.max(job!.seen, rest.length - longestMark);
    moveTo(job!.seen);
    drop();
  };

  /** The job as one tag, `<job/>`, which has all that it says in attributes, or nothing; null when more text is needed. */
  const inOneTag = (isEnd: boolean): JobXml | null => {
    const end = rest.indexOf(">", job!.seen);
    job!.isOpen = end >= 0 || isEnd || job!.tooLong;
    if (!job!.isOpen) waitFrom(job!.seen);
    return end >= 0 && rest[end - 1] === "/" ? endJob(end + 1) : null;
  };

  /** Steps to the end of the job; null when more text is needed. */
  const findEnd = (isEnd: boolean): JobXml | null => {
    const whole = job!.isOpen ? null : inOneTag(isEnd);
    if (whole ?? !job!.isOpen) return whole;
    for (;;) {
      const mark = search(within, job!.seen);
      if (!mark || (!isEnd && mark.index > rest.length - longestMark)) {
        waitFrom(rest.length - longestMark);
        return null;
      }
      const { index } = mark;
      const after = index + mark[0].length;
      if (mark[1] === "/") {
        const end = rest.indexOf(">", after);
        if (end < 0 && !isEnd) {
          waitFrom(index);
          return null;
        }
        if (root && isElement.test(root)) isClosed = true;
        return endJob(end < 0 ? rest.length : end + 1);
      }
      if (mark[1] === "") return endJob(index, `it has no </${element}>.`);
      const close = mark[0] === "<!--" ? "-->" : "]]>";
      const closed = rest.indexOf(close, after);
      const end = search(jobEnd, after);
      if (end && (closed < 0 || end.index < closed))
        return endJob(end.index + end[0].length, `"${mark[0]}" has no "${close}".`);
      if (closed < 0) {
        if (!isEnd) waitFrom(index);
        return null;
      }
      job!.seen = closed + close.length;
    }
  };

  function* jobs(isEnd: boolean): Generator<JobXml> {
    while (job || findStart(isEnd)) {
      const done = findEnd(isEnd);
      if (!done) break;
      yield done;
    }
    drop();
  }

  return {
    *write(chunk: string): Generator<JobXml> {
      rest += chunk;
      yield* jobs(false);
    },
    /** @throws FeedBroken where the text ends before its first element does. */
    *end(): Generator<JobXml> {
      yield* jobs(true);
      if (job) throw new FeedBroken(job.line, `The XML is broken: it ends before </${element}>.`);
      if (root && !isClosed) throw new FeedBroken(line, `The XML is broken: it ends before </${root}>.`);
    },
    /** The element that was opened last outside jobs, for a message about a file without jobs. */
    lastElement: () => lastOpen,
  };
};
