import type { Program } from "../platform/sandbox/program.ts";
import type { Reading, Task } from "./read-apart.ts";
import { readers } from "./read-document.ts";
import { typeOf } from "./text/file-type.ts";
import { Unreadable } from "./text/unreadable.ts";

// The program of the sandboxed process of `readApart`: reads one file and says what is in it.
export const run: Program<Task, Reading>["run"] = async ({ type, bytes }) => {
  try {
    const entries = await readers[typeOf(type, bytes)](bytes);
    if (entries.length) return { state: "read", entries };
    return {
      state: "failed",
      reason: "Nothing of a CV was found in this file. You can fill in your profile yourself.",
    };
  } catch (error) {
    if (error instanceof Unreadable) return { state: "failed", reason: error.message };
    return { state: "broken", trace: error instanceof Error ? error.stack! : String(error) };
  }
};

/** Loads what most files need. */
export const prepare = async (): Promise<void> => {
  const [{ getResolvedPDFJS }] = await Promise.all([
    import("unpdf"),
    import("./text/pdf-lines.ts"),
    import("./find/entries.ts"),
  ]);
  await getResolvedPDFJS();
};
