import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { npmTool } from "./npm-tool.ts";
import { runProgram } from "./programs.ts";

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/**
 * It does not know the origin of a page, which `'self'` of the policy means, and notes as information that React writes
 * `<img/>`.
 */
const isNoMistake = /Content Security Policy|Trailing slash on void elements/;

/**
 * What the Nu Html Checker says against pages.
 * @param pages HTML by the path of the page.
 */
export const nuMistakes = async (pages: ReadonlyMap<string, string>): Promise<string[]> => {
  const jar = join(await npmTool("vnu-jar", "26.9.27"), "vnu-jar/build/dist/vnu.jar");
  const folder = await mkdtemp(join(tmpdir(), "signboard-html-"));
  try {
    const paths = [...pages.keys()];
    const files = paths.map((_, at) => join(folder, `${at}.html`));
    for (const [at, file] of files.entries()) await writeFile(file, pages.get(paths[at]!)!);
    const args = ["-Xss2m", "-jar", jar, "--format", "json", ...files];
    const { stderr } = await runProgram("java", args);
    return report
      .parse(JSON.parse(stderr))
      .messages.filter(({ message }) => !isNoMistake.test(message))
      .map(({ url, message, extract = "" }) => {
        const path = paths[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
        return `${path}: ${message} (${extract.replace(/\s+/g, " ")})`;
      });
  } finally {
    await rm(folder, { recursive: true });
  }
};
