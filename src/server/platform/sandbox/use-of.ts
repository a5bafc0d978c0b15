import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";

/** The memory of a process in bytes and the processor's time in milliseconds; 0 where the system does not say. */
export const useOf = async ({ pid }: ChildProcess): Promise<{ memory: number; processor: number }> => {
  const [status, stat] = await Promise.all(
    ["status", "stat"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")),
  );
  const memory = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status!)?.[1] ?? 0) * 1024;
  // Fields 14 and 15, in hundredths of a second; the name in brackets before them may have spaces.
  const [user = 0, system = 0] = (stat!.split(") ")[1] ?? "").split(" ").slice(11, 13).map(Number);
  return { memory, processor: (user + system) * 10 };
};
