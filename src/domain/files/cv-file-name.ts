import { plainFileName } from "./file-name.ts";

/** The name of a CV's file, such as "Sam Nguyen CV.pdf". @param ending The extension, without its dot. */
export const cvFileName = (name: string, ending: string): string =>
  plainFileName(`${name.replace(/[/\\:*?"<>|]/g, " ")} CV.${ending}`);
