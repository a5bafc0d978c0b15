import { SingleBar } from "cli-progress";
import type { BuildStep } from "./build-step.ts";

/** Shows a build under way. */
export interface BuildDisplay {
  step: (step: BuildStep) => void;
  /** Prints a line, above the bar. */
  say: (line: string) => void;
  stop: () => void;
}

/** Shows how far a build is: a progress bar on a terminal, otherwise a line for each step. */
export const showBuild = (): BuildDisplay => {
  if (!process.stderr.isTTY) return inLines();
  const bar = new SingleBar({
    format: "{bar} {percentage}%  {does}  {duration_formatted}",
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
    // A printed line replaces the bar, and the time goes on during long steps.
    forceRedraw: true,
  });
  return {
    step: ({ does, part }) => {
      const percent = Math.round(part * 100);
      if (bar.isActive) bar.update(percent, { does });
      else bar.start(100, percent, { does });
    },
    say: (line) => {
      if (bar.isActive) process.stderr.write("\r\u001b[K");
      console.log(line);
    },
    stop: () => bar.stop(),
  };
};

const inLines = (): BuildDisplay => {
  let last = "";
  return {
    step: ({ does }) => {
      if (does !== last) console.log(`${does} …`);
      last = does;
    },
    say: (line) => console.log(line),
    stop: () => undefined,
  };
};
