import Bold from "lucide-react/icons/bold";
import Heading from "lucide-react/icons/heading-2";
import Image from "lucide-react/icons/image";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import Quote from "lucide-react/icons/text-quote";
import type { LucideIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import { button } from "../../ui/recipes.ts";
import { toggleLines, toggleMark, type Edit, type Selected } from "./markdown-edits.ts";

/** A button of the toolbar: it changes the text at once, or asks for something first. */
export type Tool = { label: string; icon: LucideIcon; key?: string } & (
  { asks: "link" | "picture" } | { asks: null; edit: (selected: Selected) => Edit }
);

const tools: readonly Tool[] = [
  {
    label: "Bold",
    icon: Bold,
    key: "b",
    asks: null,
    edit: (selected) => toggleMark(selected, "**", "bold words"),
  },
  {
    label: "Italic",
    icon: Italic,
    key: "i",
    asks: null,
    edit: (selected) => toggleMark(selected, "*", "words"),
  },
  { label: "Heading", icon: Heading, asks: null, edit: (selected) => toggleLines(selected, "heading") },
  { label: "List", icon: List, asks: null, edit: (selected) => toggleLines(selected, "list") },
  { label: "Quote", icon: Quote, asks: null, edit: (selected) => toggleLines(selected, "quote") },
  { label: "Link", icon: Link, key: "k", asks: "link" },
  { label: "Picture", icon: Image, asks: "picture" },
];

/** The tool of a key that is pressed with Ctrl, or with Command on a Mac. */
export const toolOfKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Tool | undefined =>
  (ctrlKey || metaKey) && !altKey && !shiftKey
    ? tools.find((tool) => tool.key === key.toLowerCase())
    : undefined;

/** Buttons that change what is selected in a text. */
export const BodyToolbar = ({ onUse }: { onUse: (tool: Tool) => void }) => (
  <div role="group" aria-label="Format" className="flex flex-wrap gap-2 max-sm:gap-1.5">
    {tools.map((tool) => (
      <button
        key={tool.label}
        type="button"
        className={`${button("secondary", "small")} max-sm:min-w-11`}
        {...(tool.key && { "aria-keyshortcuts": `Control+${tool.key.toUpperCase()}` })}
        onClick={() => onUse(tool)}
      >
        <tool.icon aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{tool.label}</span>
      </button>
    ))}
  </div>
);
