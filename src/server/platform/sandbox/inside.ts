import type { ByteRange } from "../files/object-store.ts";
import type { Order, Program, Report } from "./program.ts";
import { restrict } from "./restrict.ts";

// The first module of every sandboxed process: gives up what no file needs, loads the program, and hands it tasks.
const say = process.send!.bind(process) as (report: Report) => void;
let takePart = (_bytes: Uint8Array): void => undefined;

/** One part at a time, so that answers need no number. */
let reading: Promise<unknown> = Promise.resolve();
const readInTurn = (part: ByteRange): Promise<Uint8Array> => {
  const ask = () =>
    new Promise<Uint8Array>((resolve) => {
      takePart = resolve;
      say({ kind: "asked", part });
    });
  const next = reading.then(ask);
  reading = next;
  return next;
};

const handle = async (order: Order): Promise<void> => {
  if (order.kind === "part") return takePart(order.bytes);
  const program = await loaded;
  // What cannot be loaded ahead is missing to the file that needs it, which says so.
  if (order.kind === "prepare") await program.prepare?.().catch(() => undefined);
  else say({ kind: "done", result: await program.run(order.task, readInTurn) });
};

// Ctrl+C stops the server, which ends this process when the file in hand is read.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("message", (order: Order) => void handle(order));
restrict();
const loaded = import(process.argv[2]!) as Promise<Program<unknown, unknown>>;
void loaded.then(() => say({ kind: "ready" }));
