/** A response read from a raw connection. */
export interface Answer {
  /** The status line as received, such as "HTTP/1.1 200 OK". */
  firstLine: string;
  /** NaN when the first line is not HTTP. */
  status: number;
  /** By lower-case name; of several headers with one name, the last. */
  headers: ReadonlyMap<string, string>;
  /** The first part of the body, as text. */
  body: string;
  /** All bytes of the body. */
  length: number;
  /** The server said that it closes the connection. */
  closes: boolean;
}

/** How much of a body is kept to inspect, in bytes. */
const kept = 200_000;

/** Reads HTTP/1 responses from the bytes of one connection; Node's own client hides what is wrong with an invalid one. */
export class AnswerReader {
  readonly #onAnswer: (answer: Answer) => void;
  readonly #methodOf: () => string | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #head: Omit<Answer, "body" | "length"> | null = null;
  #body: Buffer[] = [];
  #length = 0;
  /** Bytes still to come of the body, or of the current chunk when it is chunked. */
  #left = 0;
  #framing: "length" | "chunks" | "close" = "length";

  /** @param methodOf the method of the request whose response comes next: a response to HEAD has no body. */
  constructor(methodOf: () => string | undefined, onAnswer: (answer: Answer) => void) {
    this.#methodOf = methodOf;
    this.#onAnswer = onAnswer;
  }

  feed(chunk: Buffer): void {
    this.#rest = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk;
    while (this.#rest.length && this.#step());
  }

  /** The connection ended: a body without a length ends with it. */
  end(): void {
    if (this.#head && this.#framing === "close") this.#done();
  }

  /** Parses the next part of the buffered bytes; false when it needs more. */
  #step(): boolean {
    if (!this.#head) return this.#readHead();
    if (this.#framing === "close") return this.#take(this.#rest.length);
    if (this.#left) {
      this.#take(Math.min(this.#left, this.#rest.length));
      if (this.#left === 0 && this.#framing === "length") this.#done();
      return true;
    }
    return this.#readChunkSize();
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf("\r\n\r\n");
    if (end < 0) return false;
    const [first = "", ...lines] = this.#rest.toString("latin1", 0, end).split("\r\n");
    this.#rest = this.#rest.subarray(end + 4);
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? NaN);
    // "100 Continue" comes before the response itself.
    if (status >= 100 && status < 200 && status !== 101) return true;
    const headers = new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
    );
    this.#head = {
      firstLine: first,
      status,
      headers,
      closes: headers.get("connection")?.toLowerCase() === "close",
    };
    const bodiless = this.#methodOf() === "HEAD" || status === 204 || status === 304;
    this.#framing =
      headers.get("transfer-encoding") === "chunked"
        ? "chunks"
        : headers.has("content-length")
          ? "length"
          : "close";
    if (bodiless) this.#framing = "length";
    this.#left = bodiless || this.#framing !== "length" ? 0 : Number(headers.get("content-length"));
    if (this.#framing === "length" && !this.#left) this.#done();
    return true;
  }

  #readChunkSize(): boolean {
    // The line break after the previous chunk, if there was one.
    const start = this.#rest[0] === 13 ? 2 : 0;
    const end = this.#rest.indexOf("\r\n", start);
    if (end < 0) return false;
    const size = parseInt(this.#rest.toString("latin1", start, end), 16);
    if (size === 0) {
      if (this.#rest.length < end + 4) return false;
      this.#rest = this.#rest.subarray(end + 4);
      this.#done();
      return true;
    }
    this.#rest = this.#rest.subarray(end + 2);
    this.#left = size;
    return true;
  }

  #take(bytes: number): boolean {
    if (this.#length < kept) this.#body.push(this.#rest.subarray(0, bytes));
    this.#rest = this.#rest.subarray(bytes);
    this.#length += bytes;
    this.#left -= bytes;
    return true;
  }

  #done(): void {
    const answer = { ...this.#head!, body: Buffer.concat(this.#body).toString("utf8"), length: this.#length };
    this.#head = null;
    this.#body = [];
    this.#length = 0;
    this.#left = 0;
    this.#onAnswer(answer);
  }
}
