import { readFileSync } from "node:fs";

/** Ticks of the kernel's clock for processes: 100 a second on every Linux. */
const ticksPerSecond = 100;

/** CPU seconds that a process has used, with all its threads and the children that it has waited for. */
export const processorSeconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The process name before them may contain spaces; utime, stime, cutime, cstime are fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0) / ticksPerSecond;
};

/** The resident memory of a process, in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
