import type { HastPluginDefinition, HastPluginEntry } from "satteri";

const plugin: HastPluginDefinition = {
  name: "tables",
  element: [
    {
      filter: ["table"],
      visit: (table, context) =>
        context.wrapNode(table, {
          type: "element",
          tagName: "div",
          properties: { className: ["table-box"], role: "group", ariaLabel: "Table", tabIndex: 0 },
          children: [],
        }),
    },
    { filter: ["th"], visit: (cell, context) => context.setProperty(cell, "scope", "col") },
    {
      // The checkboxes of task lists.
      filter: ["input"],
      visit: (box, context) =>
        context.setProperty(box, "ariaLabel", box.properties["checked"] ? "Done" : "To do"),
    },
  ],
};

/** Wide tables get their own horizontal scrolling, which also works with the keyboard. */
export const tablePlugin: HastPluginEntry = ({ source }) => /\||\[[ x]\]/i.test(source) && plugin;
