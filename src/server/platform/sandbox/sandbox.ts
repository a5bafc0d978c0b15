import type { ChildProcess } from "node:child_process";
import { HttpError } from "../http-error.ts";
import { launch, type LaunchRules } from "./launch.ts";
import type { Order, ReadPart, Report } from "./program.ts";
import { useOf } from "./use-of.ts";

/** What the processes of one program may use, and how long they live. */
export interface SandboxRules extends LaunchRules {
  /** The most memory, in bytes, which is looked at now and then. */
  maxMemory: number;
  /** The longest that one file may take, in milliseconds of a processor, and of the clock where the machine is busy. */
  processorMs: number;
  deadlineMs: number;
  /** How many files a process reads, one after the other; 1 unless said. After a failure it reads no other. */
  filesEach?: number;
  /** Whether the next process starts while one reads, so that its libraries are loaded when a file comes. */
  startsAhead?: boolean;
}

/** What a process found in a file, or why it was ended: the file is to be refused. */
export type Outcome<Result> =
  { state: "done"; result: Result } | { state: "ended"; by: "time" | "memory" | "damage" };

/** What a task may need beside what it is given. */
interface TaskOptions {
  read?: ReadPart;
  /** Replaces `deadlineMs`. */
  deadline?: number;
}

/** Hands a file to a process of its own. @throws HttpError 503 when no process can be started; what `read` throws. */
export type Sandbox<Task, Result> = (task: Task, options?: TaskOptions) => Promise<Outcome<Result>>;

/** How often the use of memory and processor is looked at, in milliseconds. */
const lookEveryMs = 100;
/** How long a process that waits for a file is kept, in milliseconds: then its memory is free again. */
const idleMs = 30_000;

const notStarted = (cause?: unknown) =>
  new HttpError(503, "The server cannot read or make files at the moment. Please try again in a moment.", {
    headers: { "retry-after": "5" },
    cause,
  });

interface Process {
  child: ChildProcess;
  /** How many files it has been given. */
  files: number;
  isReady: boolean;
  /** Ends it when it has waited for too long. */
  idle?: NodeJS.Timeout;
}

/** Opens a sandbox for files from strangers: a hostile one ends a process, and not the server. */
export const openSandbox = <Task, Result>(rules: SandboxRules): Sandbox<Task, Result> => {
  const waiting = new Set<Process>();

  const start = async (): Promise<Process> => {
    const child = await launch(rules).catch((cause: unknown) => {
      throw notStarted(cause);
    });
    const one: Process = { child, files: 0, isReady: false };
    const forget = () => waiting.delete(one);
    child
      .on("message", ({ kind }: Report) => (one.isReady ||= kind === "ready"))
      .on("exit", forget)
      .on("error", forget);
    return one;
  };
  /** Keeps a process for the next file, for a while. */
  const keep = (one: Process): void => {
    waiting.add(one);
    const end = () => waiting.delete(one) && one.child.kill("SIGKILL");
    one.idle = setTimeout(end, idleMs).unref();
    // It must not keep this process alive.
    one.child.unref();
    one.child.channel?.unref();
  };
  const startAhead = async (): Promise<void> => {
    if (waiting.size) return;
    const one = await start();
    send(one.child, { kind: "prepare" });
    keep(one);
  };
  const take = async (): Promise<Process> => {
    const [kept] = waiting;
    if (kept) waiting.delete(kept);
    const one = kept?.child.connected ? kept : await start();
    clearTimeout(one.idle);
    one.files++;
    one.child.ref();
    one.child.channel?.ref();
    if (rules.startsAhead) startAhead().catch(() => undefined);
    return one;
  };

  /** Not once its files have taken the time that one may: the system ends it after two minutes. */
  const mayReadMore = async ({ child, files }: Process): Promise<boolean> =>
    files < (rules.filesEach ?? 1) && (await useOf(child)).processor < rules.processorMs;

  return async (task, options) => {
    const one = await take();
    const outcome = await handOver<Result>(one, task, rules, options).catch((error: unknown) => {
      one.child.kill("SIGKILL");
      throw error;
    });
    if (outcome.state === "done" && (await mayReadMore(one))) keep(one);
    else one.child.kill("SIGKILL");
    return outcome;
  };
};

const send = (child: ChildProcess, order: Order): void => void child.send(order, () => undefined);

/** Gives a process its task, and watches what it uses until it has answered. */
const handOver = <Result>(
  one: Process,
  task: unknown,
  { maxMemory, processorMs, deadlineMs }: SandboxRules,
  { read, deadline = deadlineMs }: TaskOptions = {},
): Promise<Outcome<Result>> => {
  const { child } = one;
  const watched = new AbortController();
  return new Promise<Outcome<Result>>((resolve, reject) => {
    const end = (by: "time" | "memory" | "damage") => resolve({ state: "ended", by });
    const onMessage = (report: Report) => {
      if (report.kind === "done") resolve({ state: "done", result: report.result as Result });
      if (report.kind === "asked")
        read?.(report.part).then((bytes) => child.connected && send(child, { kind: "part", bytes }), reject);
    };
    const onError = (cause: Error) => reject(notStarted(cause));
    // The file is not to blame for a process that was never ready.
    const blame = (by: "time" | "damage") => (one.isReady ? end(by) : reject(notStarted()));
    const onExit = () => blame("damage");
    const late = setTimeout(() => blame("time"), deadline);
    let before: number | undefined;
    const look = setInterval(() => {
      void useOf(child).then(({ memory, processor }) => {
        if (!one.isReady) return;
        before ??= processor;
        if (memory > maxMemory) end("memory");
        else if (processor - before > processorMs) end("time");
      });
    }, lookEveryMs);
    child.on("message", onMessage).on("error", onError).on("exit", onExit);
    watched.signal.onabort = () => {
      clearTimeout(late);
      clearInterval(look);
      child.off("message", onMessage).off("error", onError).off("exit", onExit);
    };
    send(child, { kind: "task", task });
  }).finally(() => watched.abort());
};
