import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { AnswerReader, type Answer } from "./answer-reader.ts";

/** A request as it goes over the wire, well formed or not. */
export interface Case {
  /** Its number in the run: with the seed it makes the same request again. */
  number: number;
  /** What is odd about it, such as "range reversed on a file". */
  kind: string;
  method: string;
  bytes: Buffer;
  /**
   * `whole`: must be answered in time. `cut`: the client goes away right after sending. `broken`: no valid HTTP, may be
   * answered or just closed. `open`: never completed, so that the server has to end it.
   */
  ends: "whole" | "cut" | "broken" | "open";
  /** Says what is wrong with an answer, beyond what is wrong with any. */
  judge?: (answer: Answer) => string | undefined;
}

/** What became of a request. */
export interface Outcome {
  /** From sending to the end of the answer, or to the close. */
  ms: number;
  answer?: Answer;
  /** There was no answer: the server closed the connection, or the time was up. */
  ended?: "closed" | "late";
}

interface Waiting {
  sent: Case;
  start: number;
  resolve: (outcome: Outcome) => void;
}

/** A raw connection that can have several requests on their way. */
export class Connection {
  readonly #socket: Socket;
  readonly #waiting: Waiting[] = [];
  /** Settles when the connection has ended, whoever ended it. */
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
    // A reset is told by "close" too.
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

  /** @param from the address to come from, another one of the loopback network counts as another client. */
  static async open(port: number, from = "127.0.0.1"): Promise<Connection> {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from, noDelay: true });
    const connection = new Connection(socket);
    await Promise.race([once(socket, "connect").catch(() => undefined), connection.closed]);
    return connection;
  }

  get usable(): boolean {
    return this.#socket.writable && this.#socket.readable;
  }

  /** Sends requests in one go and gives their outcomes in order; after `limit` milliseconds the connection is ended. */
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
