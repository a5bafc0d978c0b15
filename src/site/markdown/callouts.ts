import type { MdastPluginDefinition, MdastPluginEntry } from "satteri";

/** The alerts of GitHub's Markdown, `> [!NOTE]` and its like, with the word that heads each. */
export const callouts = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
} as const;

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][^\S\n]*(?:\n|$)/i;

const plugin: MdastPluginDefinition = {
  name: "callouts",
  blockquote(quote, context) {
    const [first, ...blocks] = quote.children;
    if (first?.type !== "paragraph") return;
    const [words, ...inline] = first.children;
    const found = words?.type === "text" && marker.exec(words.value);
    if (!found) return;
    const kind = found[1]!.toLowerCase() as keyof typeof callouts;
    const rest = words.value.slice(found[0].length);
    const paragraph = [...(rest ? [{ type: "text" as const, value: rest }] : []), ...inline];
    context.replaceNode(quote, {
      type: "callout",
      data: { hName: "div", hProperties: { className: ["callout", `callout-${kind}`], role: "note" } },
      children: [
        {
          type: "calloutTitle",
          data: { hName: "p", hProperties: { className: ["callout-title"] } },
          children: [{ type: "text", value: callouts[kind] }],
        },
        ...(paragraph.length ? [{ type: "paragraph" as const, children: paragraph }] : []),
        ...blocks,
      ],
    });
  },
};

/** `> [!TIP]` becomes a box with its word as a heading; the picture beside it is drawn by the style sheet. */
export const calloutPlugin: MdastPluginEntry = ({ source }) => source.includes("[!") && plugin;
