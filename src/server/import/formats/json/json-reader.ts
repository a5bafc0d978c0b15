import { JSONParser, TokenType, type ParsedElementInfo } from "@streamparser/json";
import { FeedBroken } from "../../feed-job.ts";

/** The most of a JSON text that is kept, and what is said of one that goes beyond it. */
interface Limits {
  /** Characters of an item, and of what is between two: the parser keeps them. */
  longest: number;
  tooLong: string;
  /** Brackets within one another: each of them takes memory until it is closed. */
  deepest: number;
  tooDeep: string;
}

const opening = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const closing = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** Reads JSON in pieces, knows the line of what it reads, and emits the items that are put into `ready`. */
export class JsonReader<Item> {
  readonly ready: Item[] = [];
  /** The brackets and braces that are open. */
  readonly open: { isObject: boolean; line: number }[] = [];
  /** Whether the whole text is a list; undefined before its first sign. */
  isList: boolean | undefined;
  line: number;
  /** Where the value that ended last began. */
  startLine: number;
  /** Characters since the last item. */
  size = 0;
  readonly #parser = new JSONParser({ separator: "" });
  readonly #limits: Limits;

  /** @param onValue Called for each value within the text, the innermost first. */
  constructor(firstLine: number, limits: Limits, onValue: (info: ParsedElementInfo) => void) {
    this.line = this.startLine = firstLine;
    this.#limits = limits;
    this.#parser.onToken = ({ token }) => this.#count(token);
    this.#parser.onValue = onValue;
    this.#parser.onError = (error) => {
      throw error instanceof FeedBroken ? error : this.broken(reasonOf(error));
    };
  }

  broken(reason: string): FeedBroken {
    return new FeedBroken(this.line, `The JSON is broken: ${reason}`);
  }

  /** Goes on as if a text had come before. */
  startBehind(text: string): void {
    this.#parser.write(text);
  }

  /** Goes line by line, so that the line is right whenever a value ends. @param escaped Changes a line before it is read. */
  *write(text: string, escaped = (part: string) => part): Generator<Item> {
    for (const part of text.split(/(?<=\n)/)) {
      this.size += part.length;
      if (this.size > this.#limits.longest) throw new FeedBroken(this.line, this.#limits.tooLong);
      const written = escaped(part);
      yield* this.#drain(() => this.#parser.write(written));
      if (part.endsWith("\n")) this.line++;
    }
  }

  *end(): Generator<Item> {
    yield* this.#drain(() => {
      if (this.open.length) throw this.broken(cutOff);
      if (!this.#parser.isEnded) this.#parser.end();
    });
  }

  #count(token: TokenType): void {
    this.startLine = this.line;
    this.isList ??= token === TokenType.LEFT_BRACKET;
    if (opening.has(token)) this.open.push({ isObject: token === TokenType.LEFT_BRACE, line: this.line });
    if (closing.has(token)) this.startLine = this.open.pop()?.line ?? this.line;
    if (this.open.length > this.#limits.deepest) throw new FeedBroken(this.line, this.#limits.tooDeep);
  }

  /** What a step puts into `ready`; also what it put there before it failed. */
  *#drain(step: () => void): Generator<Item> {
    let failure: Error | undefined;
    try {
      step();
    } catch (error) {
      failure = error as Error;
    }
    yield* this.ready.splice(0);
    if (failure) throw failure;
  }
}

const cutOff = "it ends in the middle of a value.";

/** The parser's message, without positions, which refer to its own chunks of the text. */
const reasonOf = (error: Error): string =>
  /mid-parsing/.test(error.message)
    ? cutOff
    : `${error.message.replace(/ at chunk position.*$/, "").replace(/ in state \w+$/, "")}.`;
