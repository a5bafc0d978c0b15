import type { Program } from "../../../src/server/platform/sandbox/program.ts";

const busy = (): never => {
  for (;;) Math.random();
};

const allMemory = async (): Promise<never> => {
  const taken: Buffer[] = [];
  for (;;) {
    taken.push(Buffer.alloc(10_000_000, 1));
    await new Promise(setImmediate);
  }
};

/** What a file makes the process do, by its name; a plain one says which process reads it. */
export const run: Program<string, number>["run"] = async (file) => {
  if (file === "never answers") await new Promise(() => undefined);
  if (file === "keeps a processor busy") busy();
  if (file === "takes all memory") await allMemory();
  if (file === "ends the process") process.exit(3);
  return process.pid;
};
