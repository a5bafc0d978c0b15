import type { MdastPluginDefinition, MdastPluginEntry } from "satteri";

const plugin: MdastPluginDefinition = {
  name: "figures",
  image(image, context) {
    const around = context.parent(image);
    if (!image.title || around.type !== "paragraph" || around.children.length > 1) return;
    context.setProperty(image, "title", null);
    context.setProperty(around, "data", { hName: "figure" });
    context.appendChild(around, {
      type: "caption",
      data: { hName: "figcaption" },
      children: [{ type: "text", value: image.title }],
    });
  },
};

/** An image with a title, alone in a paragraph, becomes a figure with the title as its caption. */
export const figurePlugin: MdastPluginEntry = ({ source }) => source.includes("![") && plugin;
