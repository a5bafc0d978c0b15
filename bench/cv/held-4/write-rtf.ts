/** Letters beyond ASCII as RTF writes them: their number, and a mark for programs that do not know it. */
const escaped = (text: string) =>
  text
    .replace(/[\\{}]/g, String.raw`\$&`)
    .replace(/\t/g, String.raw`\tab `)
    .replace(/[^\p{ASCII}]/gu, (letter) => String.raw`\u${letter.codePointAt(0)}?`);

/** An RTF file of one paragraph a line, in a font of the program that wrote it; **bold** and tabs are as written. */
export const rtf = (font: string, lines: readonly string[]) => async (): Promise<Uint8Array> => {
  const paragraphs = lines.map((line) => {
    const runs = line
      .split("**")
      .map((run, at) => (at % 2 ? String.raw`{\b ` + escaped(run) + "}" : escaped(run)));
    return runs.join("") + String.raw`\par`;
  });
  const head = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 ${font};}}\paperw11906\paperh16838\f0\fs22\tx2800`;
  return new TextEncoder().encode([head, ...paragraphs, "}"].join("\r\n"));
};
