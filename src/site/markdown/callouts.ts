import type { MdastPluginDefinition, MdastPluginEntry } from "satteri";

/** The alerts of GitHub's Markdown, such as `> [!NOTE]`, with the heading of each. */
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

/** `> [!TIP]` becomes a box with its heading; the style sheet adds the icon. */
export const calloutPlugin: MdastPluginEntry = ({ source }) => source.includes("[!") && plugin;
