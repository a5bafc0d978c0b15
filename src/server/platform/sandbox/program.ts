import type { ByteRange } from "../files/object-store.ts";

/** Reads a part of the file that a task is about; the server sends it. */
export type ReadPart = (part: ByteRange) => Promise<Uint8Array>;

/** What the module of a sandboxed process exports. Tasks and results are copied between the processes. */
export interface Program<Task, Result> {
  /** Handles one file. What it throws counts as a damaged file. */
  run: (task: Task, read: ReadPart) => Promise<Result>;
  /** Loads what most files need, while there is none yet. */
  prepare?: () => Promise<unknown>;
}

/** What the server says to a process. */
export type Order =
  { kind: "prepare" } | { kind: "task"; task: unknown } | { kind: "part"; bytes: Uint8Array };

/** What a process says to the server: its program is loaded, it needs a part of the file, or what it has found. */
export type Report =
  { kind: "ready" } | { kind: "asked"; part: ByteRange } | { kind: "done"; result: unknown };
