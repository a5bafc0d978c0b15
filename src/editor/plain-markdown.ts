/**
 * Removes the editor's needless escapes, which are meant for MDX, from Markdown: in callouts, task lists, bare URLs,
 * pictures that it could not show and links with several parameters. Fenced code is left unchanged.
 */
export const plainMarkdown = (markdown: string): string =>
  `\n${markdown
    .split(/^(```[^]*?^```$)/m)
    .map((part, index) => (index % 2 ? part : plain(part)))
    .join("")}`;

const plain = (text: string): string =>
  text
    .replace(/^((?:> ?)+)\\\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\\?$/gm, "$1[!$2]")
    .replace(/^(\s*(?:[*-]|\d+\.) )\\\[([ x])\] /gm, "$1[$2] ")
    .replace(/\[(https?:\/\/[^\]\s]+)\]\(\1\)/g, "$1")
    .replace(/https?\\:\/\/\S+/g, (typed) => typed.replace(/\\(?=[^\w\s]|_)/g, ""))
    .replace(/&#x20;$/gm, "")
    .replace(/!\\\[([^\]\n]*)\]\\?\(/g, "![$1](")
    .replace(/\\&(?![a-z\d#]+;)/gi, "&");
