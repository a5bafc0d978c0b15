import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { AnswerReader, type Answer } from "./answer-reader.ts";

/** A request as sent over the wire, well formed or not. */
export interface Case {
  /** Its number in the run, which with the seed reproduces the request. */
  number: number;
  /** What is odd about it, such as "range reversed on a file". */
  kind: string;
  method: string;
  bytes: Buffer;
  /**
   * `whole`: must get a response in time. `cut`: the client disconnects right after sending. `broken`: invalid HTTP,
   * may get a response or just be closed. `open`: never completed, so that the server has to end it.
   */
  ends: "whole" | "cut" | "broken" | "open";
  /** Returns what is wrong with a response, beyond the checks that apply to every response. */
  judge?: (answer: Answer) => string | undefined;
}

/** The outcome of a request. */
export interface Outcome {
  /** From sending to the end of the response, or to the close. */
  ms: number;
  answer?: Answer;
  /** There was no response: the server closed the connection, or the time limit passed. */
  ended?: "closed" | "late";
}

interface Waiting {
  sent: Case;
  start: number;
  resolve: (outcome: Outcome) => void;
}

/** A raw connection that can have several requests in flight. */
export class Connection {
  readonly #socket: Socket;
  readonly #waiting: Waiting[] = [];
  /** Settles when either side has ended the connection. */
  readonly closed: Promise<void>;

  private constructor(socket: Socket) {
    this.#socket = socket;
    const reader = new AnswerReader(
      () => this.#waiting[0]?.sent.method,
      (answer) => {
        this.#settle({ answer });
        if (answer.closes) socket.end();
      },
    );
    socket.on("data", (chunk) => reader.feed(chunk));
    // A reset emits "close" too.
    socket.on("error", () => undefined);
    socket.on("end", () => socket.end());
    this.closed = new Promise((resolve) =>
      socket.on("close", () => {
        reader.end();
        while (this.#waiting.length) this.#settle({ ended: "closed" });
        resolve();
      }),
    );
  }

  /** @param from the loopback address to send from; each counts as a separate client. */
  static async open(port: number, from = "127.0.0.1"): Promise<Connection> {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from, noDelay: true });
    const connection = new Connection(socket);
    await Promise.race([once(socket, "connect").catch(() => undefined), connection.closed]);
    return connection;
  }

  get usable(): boolean {
    return this.#socket.writable && this.#socket.readable;
  }

  /** Sends requests in one write and returns their outcomes in order; after `limit` milliseconds the connection is ended. */
  async send(cases: readonly Case[], limit: number): Promise<Outcome[]> {
    const start = performance.now();
    const outcomes = cases.map(
      (sent) => new Promise<Outcome>((resolve) => this.#waiting.push({ sent, start, resolve })),
    );
    if (this.usable) this.#socket.write(Buffer.concat(cases.map(({ bytes }) => bytes)));
    else while (this.#waiting.length) this.#settle({ ended: "closed" });
    const late = setTimeout(() => {
      while (this.#waiting.length) this.#settle({ ended: "late" });
      this.end();
    }, limit);
    const settled = await Promise.all(outcomes);
    clearTimeout(late);
    return settled;
  }

  write(bytes: Buffer | string): void {
    if (this.usable) this.#socket.write(bytes);
  }

  end(): void {
    this.#socket.destroy();
  }

  #settle(outcome: Omit<Outcome, "ms">): void {
    const { start, resolve } = this.#waiting.shift() ?? {};
    resolve?.({ ...outcome, ms: performance.now() - start! });
  }
}
