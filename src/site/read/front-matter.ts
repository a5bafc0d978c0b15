/** Matches the front matter of a Markdown file: the whole head, and its text. Reports why it cannot be found. */
export const frontMatterOf = (
  text: string,
  report: (line: number, says: string) => void,
): RegExpExecArray | null => {
  const unknown = text.indexOf("\uFFFD");
  if (unknown >= 0)
    report(lineAt(text, unknown), "has letters that are not UTF-8; save the file in that encoding");
  const parts = /^\uFEFF?---[^\S\n]*\n([\s\S]*?\n)?---[^\S\n]*(?:\n|$)/.exec(text);
  if (!parts && unknown < 0)
    report(
      1,
      /^\uFEFF?---\s/.test(text)
        ? 'its head has no end; write a line of "---" after its last field'
        : 'begins without a head; write its title, description and the rest between two lines of "---"',
    );
  return parts;
};

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
