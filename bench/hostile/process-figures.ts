import { readdirSync, readFileSync } from "node:fs";

/** Ticks of the kernel's clock for processes: 100 a second on every Linux. */
const ticksPerSecond = 100;

/** What the kernel says of a process, from the third field on: the process name before may contain spaces. */
const statOf = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
};

const secondsOf = (stat: readonly string[]): number =>
  // utime, stime, cutime, cstime are fields 14 to 17.
  stat.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0) / ticksPerSecond;

/** CPU seconds that a process has used, with all its threads and the children that it has waited for. */
export const processorSeconds = (pid: number): number => secondsOf(statOf(pid));

/** The same with the children that are running. */
export const familySeconds = (pid: number): number => {
  const children = readdirSync("/proc").flatMap((name) => {
    try {
      const stat = /^\d+$/.test(name) ? statOf(Number(name)) : [];
      return parentOf(stat) === pid ? [secondsOf(stat)] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  return children.reduce((all, seconds) => all + seconds, processorSeconds(pid));
};

const parentOf = (stat: readonly string[]): number => Number(stat[1]);

/** The process that started another; undefined where there is none on this machine. */
export const parentPid = (pid: number): number | undefined => {
  try {
    return parentOf(statOf(pid));
  } catch {
    return undefined;
  }
};

/** The resident memory of a process, in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
