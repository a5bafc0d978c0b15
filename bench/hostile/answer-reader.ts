/** What came back over a raw connection. */
export interface Answer {
  /** As it came, such as "HTTP/1.1 200 OK". */
  firstLine: string;
  /** NaN where the first line is no HTTP. */
  status: number;
  /** By lower-case name; of several lines with one name, the last. */
  headers: ReadonlyMap<string, string>;
  /** The first part of the body, as text. */
  body: string;
  /** All bytes of the body. */
  length: number;
  /** The server said that it closes the connection. */
  closes: boolean;
}

/** How much of a body is kept to look into, in bytes. */
const kept = 200_000;

/** Reads HTTP/1 answers from the bytes of one connection; Node's own client would not say what a broken one is. */
export class AnswerReader {
  readonly #onAnswer: (answer: Answer) => void;
  readonly #methodOf: () => string | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #head: Omit<Answer, "body" | "length"> | null = null;
  #body: Buffer[] = [];
  #length = 0;
  /** Bytes that the body still has; of a chunk where it comes in chunks. */
  #left = 0;
  #framing: "length" | "chunks" | "close" = "length";

  /** @param methodOf the method of the request whose answer comes next: HEAD has no body. */
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

  /** Takes one piece off what is there; false when it needs more bytes. */
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
    // "100 Continue" comes before the answer itself.
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
    // The end of the chunk before, where there is one.
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
