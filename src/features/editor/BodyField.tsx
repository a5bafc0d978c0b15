import { useRef, useState } from "react";
import { FieldFrame } from "../../ui/FieldFrame.tsx";
import { button, control, heading } from "../../ui/recipes.ts";
import { messageFor, type DraftFieldProps } from "./DraftFieldset.tsx";
import { fieldLabels } from "./editor-text.ts";
import { PicturePicker } from "./PicturePicker.tsx";

/** What a button of the toolbar puts around or before what is selected. */
interface Tool {
  label: string;
  before: string;
  after?: string;
  /** What stands there when nothing is selected. */
  words: string;
  /** Whether it begins a line. */
  ofLine?: boolean;
}

const tools: readonly Tool[] = [
  { label: "Bold", before: "**", after: "**", words: "bold words" },
  { label: "Italic", before: "*", after: "*", words: "words" },
  { label: "Heading", before: "## ", words: "Heading", ofLine: true },
  { label: "List", before: "- ", words: "one thing", ofLine: true },
  { label: "Quote", before: "> ", words: "what somebody said", ofLine: true },
  { label: "Link", before: "[", after: "](/page/about-us)", words: "words of the link" },
];

/** The text of a draft as Markdown, with buttons for what people do not know by heart, and as readers will see it. */
export const BodyField = ({ fields, html, errorOf, onChange }: DraftFieldProps & { html: string }) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setPicking] = useState(false);

  const insert = ({ before, after = "", words, ofLine = false }: Tool) => {
    const text = area.current!;
    const { selectionStart: start, selectionEnd: end, value } = text;
    const isLineStart = start === 0 || value[start - 1] === "\n";
    const head = ofLine && !isLineStart ? `\n\n${before}` : before;
    const selected = value.slice(start, end) || words;
    text.focus();
    // The browser's own way of typing keeps what was typed before within reach of Undo.
    if (!document.execCommand("insertText", false, head + selected + after)) {
      text.setRangeText(head + selected + after, start, end);
      onChange({ body: text.value });
    }
    text.setSelectionRange(start + head.length, start + head.length + selected.length);
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      <FieldFrame
        label={fieldLabels.body}
        hint="In Markdown: an empty line begins a paragraph. %brand.name% stands for the name of the site."
        error={messageFor("body", errorOf("body"))}
      >
        {(ties) => (
          <>
            <div role="group" aria-label="Format" className="flex flex-wrap gap-2">
              {tools.map((tool) => (
                <button
                  key={tool.label}
                  type="button"
                  className={button("secondary", "small")}
                  onClick={() => insert(tool)}
                >
                  {tool.label}
                </button>
              ))}
              <button type="button" className={button("secondary", "small")} onClick={() => setPicking(true)}>
                Picture
              </button>
            </div>
            <textarea
              {...ties}
              ref={area}
              rows={20}
              value={fields.body}
              onChange={({ target: { value } }) => onChange({ body: value })}
              className={`${control} font-mono`}
            />
          </>
        )}
      </FieldFrame>
      {isPicking && (
        <PicturePicker
          onClose={() => setPicking(false)}
          onPick={({ src }) => {
            setPicking(false);
            insert({ label: "", before: "![", after: `](${src})`, words: "what the picture shows" });
          }}
        />
      )}
      <section aria-label="As readers see it" className="grid grid-cols-1 gap-3">
        <h2 className={heading.part}>As readers see it</h2>
        <div
          className="prose min-h-24 rounded-lg border border-line p-4 wrap-anywhere sm:p-6"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </section>
    </div>
  );
};
