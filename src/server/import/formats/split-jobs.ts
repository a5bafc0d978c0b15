import { FeedBroken } from "../feed-job.ts";

/** The most characters of one job; a longer one is left out. */
const maxJobLength = 4_000_000;
/** The most characters of a comment between jobs; one that goes on is taken for one that somebody forgot to close. */
const maxCommentLength = 1_000_000;

/** The XML of one job from `<job>` to `</job>`, or what is wrong with it. */
export type JobXml = { line: number } & (
  { xml: string; around: readonly ElementAround[] } | { problem: string }
);

/** An element that is open around a job. */
export interface ElementAround {
  name: string;
  /** Its tag as it is written. */
  tag: string;
  /** The texts of the elements within it that came before the job and have no others in them. */
  texts: { name: string; text: string }[];
}

/** What is looked for between jobs: comments, CDATA, jobs, and the first element with its end. */
const between = /<!--|<!\[CDATA\[|<(\/?)((?:[\w.-]+:)?[a-z_][\w.-]*)(?=[\s>/])/gi;
/** The most elements around a job, and characters of a tag or a text there, that are kept. */
const mostAround = 20;
const longestAround = 2_000;
/** The end of the text may be the beginning of a mark. */
const longestMark = 100;

/**
 * Finds the jobs of an XML text that comes in chunks, whatever is broken in one of them: comments and CDATA that are not
 * closed end with their job.
 */
export class JobSplitter {
  readonly #element: string;
  /** What is looked for in a job. */
  readonly #within: RegExp;
  readonly #jobEnd: RegExp;
  readonly #isElement: RegExp;
  #rest = "";
  #line = 1;
  /** The text before it is no longer needed. */
  #at = 0;
  /** Where the job that is being read begins, and how far it has been looked at; null between jobs. */
  #job: { line: number; seen: number; tooLong: boolean; isOpen: boolean } | null = null;
  #root: string | null = null;
  #isClosed = false;
  /** The elements that are open between jobs, the outermost first, and the text since the last tag. */
  #around: ElementAround[] = [];
  #text = "";
  /** What stands behind the last job, as far as it is kept. */
  foot = "";
  /** The element that was opened last outside jobs, for a message about a file without jobs. */
  lastElement = "";

  /** @param element The name of the element that holds a job. */
  constructor(element: string) {
    this.#element = element;
    this.#within = new RegExp(`<!--|<!\\[CDATA\\[|<(/?)(?:[\\w.-]+:)?${element}(?=[\\s>/])`, "gi");
    this.#jobEnd = new RegExp(`</(?:[\\w.-]+:)?${element}\\s*>`, "gi");
    this.#isElement = new RegExp(`(?:^|:)${element}$`, "i");
  }

  *write(chunk: string): Generator<JobXml> {
    this.#rest += chunk;
    yield* this.#jobs(false);
  }

  /** @throws FeedBroken where the text ends before its first element does. */
  *end(): Generator<JobXml> {
    yield* this.#jobs(true);
    if (this.#job) throw endsBefore(this.#element, this.#job.line);
    if (this.#root && !this.#isClosed) throw endsBefore(this.#root, this.#line);
  }

  *#jobs(isEnd: boolean): Generator<JobXml> {
    while (this.#job || this.#findStart(isEnd)) {
      const done = this.#findEnd(isEnd);
      if (!done) break;
      yield done;
    }
    this.#drop();
  }

  #moveTo(index: number): void {
    const rest = this.#rest;
    if (!this.#job && this.foot.length < longestAround) this.foot += rest.slice(this.#at, index);
    for (let end = rest.indexOf("\n", this.#at); end >= 0 && end < index; end = rest.indexOf("\n", end + 1))
      this.#line++;
    this.#at = index;
  }

  #drop(): void {
    this.#rest = this.#rest.slice(this.#at);
    if (this.#job) this.#job.seen -= this.#at;
    this.#at = 0;
  }

  /** Steps to the next job; false when more text is needed. */
  #findStart(isEnd: boolean): boolean {
    for (;;) {
      const mark = search(between, this.#rest, this.#at);
      if (!mark || (!isEnd && mark.index > this.#rest.length - longestMark)) {
        const shared = this.#rest.length - (isEnd ? 0 : longestMark);
        const next = mark && !isEnd ? mark.index : Math.max(this.#at, shared);
        this.#text = `${this.#text}${this.#rest.slice(this.#at, next)}`.slice(0, longestAround);
        this.#moveTo(next);
        return false;
      }
      const [{ length }, slash, name] = mark;
      this.#text = `${this.#text}${this.#rest.slice(this.#at, mark.index)}`.slice(0, longestAround);
      this.#moveTo(mark.index);
      if (name === undefined) {
        if (!this.#passSection(mark, isEnd)) return false;
        continue;
      }
      if (!slash) this.#root ??= name;
      if (!slash && this.#isElement.test(name)) {
        this.#job = { line: this.#line, seen: this.#at + length, tooLong: false, isOpen: false };
        return true;
      }
      const end = this.#rest.indexOf(">", mark.index) + 1;
      if (!end && !isEnd && this.#rest.length - mark.index < longestAround) return false;
      if (!slash) this.lastElement = name;
      else if (name === this.#root) this.#isClosed = true;
      this.#pass(name, slash === "/", this.#rest.slice(mark.index, end || mark.index + length));
      this.#moveTo(end || this.#at + length);
      this.#text = "";
    }
  }

  /** Keeps what is open, and the text of an element that ends. */
  #pass(name: string, isEnd: boolean, tag: string): void {
    if (!isEnd) {
      if (!tag.endsWith("/>") && this.#around.length < mostAround && tag.length < longestAround)
        this.#around.push({ name, tag, texts: [] });
      return;
    }
    const at = this.#around.findLastIndex((one) => one.name === name);
    if (at < 0) return;
    const isLeaf = at === this.#around.length - 1 && !this.#around[at]!.texts.length;
    this.#around = this.#around.slice(0, at);
    const parent = this.#around.at(-1);
    if (isLeaf && parent && this.#text.trim() && parent.texts.length < mostAround)
      parent.texts.push({ name, text: this.#text.trim() });
  }

  /** Steps behind a comment or CDATA between jobs, or into one that has no end; false when more text is needed. */
  #passSection({ 0: sign, index }: RegExpExecArray, isEnd: boolean): boolean {
    const close = closeOf(sign);
    const after = index + sign.length;
    const end = this.#rest.indexOf(close, after);
    if (end < 0 && !isEnd && this.#rest.length - index < maxCommentLength) return false;
    this.#moveTo(end < 0 || end - index > maxCommentLength ? after : end + close.length);
    return true;
  }

  /** Steps to the end of the job; null when more text is needed. */
  #findEnd(isEnd: boolean): JobXml | null {
    const whole = this.#job!.isOpen ? null : this.#inOneTag(isEnd);
    if (whole ?? !this.#job!.isOpen) return whole;
    for (;;) {
      const mark = search(this.#within, this.#rest, this.#job!.seen);
      if (!mark || (!isEnd && mark.index > this.#rest.length - longestMark))
        return this.#waitFrom(this.#rest.length - longestMark);
      const { 0: sign, 1: slash, index } = mark;
      const after = index + sign.length;
      if (slash === "/") {
        const end = this.#rest.indexOf(">", after);
        if (end < 0 && !isEnd) return this.#waitFrom(index);
        if (this.#root && this.#isElement.test(this.#root)) this.#isClosed = true;
        return this.#endJob(end < 0 ? this.#rest.length : end + 1);
      }
      if (slash === "") return this.#endJob(index, `it has no </${this.#element}>.`);
      const close = closeOf(sign);
      const closed = this.#rest.indexOf(close, after);
      const end = search(this.#jobEnd, this.#rest, after);
      if (end && (closed < 0 || end.index < closed))
        return this.#endJob(end.index + end[0].length, `"${sign}" has no "${close}".`);
      if (closed < 0) return isEnd ? null : this.#waitFrom(index);
      this.#job!.seen = closed + close.length;
    }
  }

  /** The job as one tag, `<job/>`, which has all that it says in attributes, or nothing; null when more text is needed. */
  #inOneTag(isEnd: boolean): JobXml | null {
    const job = this.#job!;
    const end = this.#rest.indexOf(">", job.seen);
    job.isOpen = end >= 0 || isEnd || job.tooLong;
    if (!job.isOpen) return this.#waitFrom(job.seen);
    return end >= 0 && this.#rest[end - 1] === "/" ? this.#endJob(end + 1) : null;
  }

  /** Waits for more of the job, which is looked at from there on; of one that is too long, what came before is dropped. */
  #waitFrom(index: number): null {
    const job = this.#job!;
    job.seen = Math.max(job.seen, index);
    if (!job.tooLong && this.#rest.length - this.#at <= maxJobLength) return null;
    job.tooLong = true;
    job.seen = Math.max(job.seen, this.#rest.length - longestMark);
    this.#moveTo(job.seen);
    this.#drop();
    return null;
  }

  #endJob(end: number, problem?: string): JobXml {
    const { line, tooLong } = this.#job!;
    const done: JobXml = tooLong
      ? { line, problem: `The job is too long. Is its </${this.#element}> missing?` }
      : problem
        ? { line, problem: `The XML of this job is broken: ${problem}` }
        : { line, xml: this.#rest.slice(this.#at, end), around: this.#around.slice() };
    this.#moveTo(end);
    this.#text = this.foot = "";
    this.#job = null;
    return done;
  }
}

const search = (shape: RegExp, text: string, from: number): RegExpExecArray | null => {
  shape.lastIndex = from;
  return shape.exec(text);
};

const closeOf = (sign: string) => (sign === "<!--" ? "-->" : "]]>");

const endsBefore = (element: string, line: number) =>
  new FeedBroken(line, `The XML is broken: it ends before </${element}>.`);
