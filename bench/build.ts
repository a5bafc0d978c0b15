import { build, countFiles, root } from "./build-copy.ts";
import type { Row } from "./report.ts";

export const title = "Build: all sites, from nothing to compressed files";

export const run = async (): Promise<Row[]> => {
  const { seconds, pages, memory } = build(root, ["npm", "run", "--silent", "build"]);
  return [
    {
      seconds: round(seconds),
      pages,
      "pages per second": round(pages / seconds),
      "peak memory (MB)": Math.round(memory),
      "files of JavaScript": countFiles(root, ".js"),
    },
  ];
};

const round = (value: number) => Math.round(value * 10) / 10;
