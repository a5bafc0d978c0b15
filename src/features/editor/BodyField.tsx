import { useRef, useState, type KeyboardEvent } from "react";
import { createPortal, flushSync } from "react-dom";
import { fieldLabels } from "../../domain/articles/draft-fields.ts";
import { FieldFrame } from "../../ui/FieldFrame.tsx";
import { control, heading } from "../../ui/recipes.ts";
import { BodyToolbar, toolOfKey, type Tool } from "./BodyToolbar.tsx";
import { messageFor, type DraftFieldProps } from "./DraftFieldset.tsx";
import { fieldId } from "./editor-text.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { continueLine, insertPicture, type Edit, type Selected } from "./markdown-edits.ts";
import { linkAt, writeLink, type TextLink } from "./markdown-links.ts";
import { PictureDialog } from "./PictureDialog.tsx";

/** What a button has asked for: a link in its place, or a picture. */
type Question = { about: "link"; link: TextLink } | { about: "picture" };

/** The text of a draft as Markdown, with buttons for what people do not know by heart, and as readers will see it. */
export const BodyField = ({ draft, fields, errorOf, onChange }: DraftFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const selected = (): Selected => {
    const { value, selectionStart, selectionEnd } = area.current!;
    return { value, start: selectionStart, end: selectionEnd };
  };
  const apply = (edit: Edit) => {
    // Nothing behind an open dialog can be typed into.
    flushSync(() => setQuestion(null));
    if (!replaceTyped(area.current!, edit)) onChange({ body: area.current!.value });
    area.current!.setSelectionRange(edit.start, edit.end);
  };
  const press = (tool: Tool) => {
    if (tool.asks === null) apply(tool.edit(selected()));
    else
      setQuestion(tool.asks === "link" ? { about: "link", link: linkAt(selected()) } : { about: "picture" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const tool = toolOfKey(event);
    const edit = event.key === "Enter" && !hasModifier(event) ? continueLine(selected()) : null;
    if (!tool && !edit) return;
    event.preventDefault();
    if (tool) press(tool);
    else if (edit) apply(edit);
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      <FieldFrame
        id={fieldId("body")}
        label={fieldLabels.body}
        hint="In Markdown: an empty line begins a paragraph. %brand.name% stands for the name of the site."
        error={messageFor("body", errorOf("body"))}
      >
        {(ties) => (
          <>
            <BodyToolbar onUse={press} />
            <textarea
              {...ties}
              ref={area}
              rows={20}
              value={fields.body}
              onChange={({ target: { value } }) => onChange({ body: value })}
              onKeyDown={onKeyDown}
              className={`${control} font-mono`}
            />
          </>
        )}
      </FieldFrame>
      {question &&
        // Outside of the draft's form: a form cannot be in another.
        createPortal(
          question.about === "link" ? (
            <LinkDialog
              link={question.link}
              isShared={draft.is_shared}
              onWrite={(link) => apply(writeLink(link))}
              onClose={() => setQuestion(null)}
            />
          ) : (
            <PictureDialog
              draft={draft}
              onInsert={(picture) => apply(insertPicture(selected(), picture))}
              onClose={() => setQuestion(null)}
            />
          ),
          document.body,
        )}
      <section aria-label="As readers see it" className="grid grid-cols-1 gap-3">
        <h2 className={heading.part}>As readers see it</h2>
        <div
          className="prose min-h-24 rounded-lg border border-line p-4 wrap-anywhere sm:p-6"
          dangerouslySetInnerHTML={{ __html: draft.html }}
        />
      </section>
    </div>
  );
};

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** Replaces as if it were typed, so that Undo takes it back; where a browser cannot, without that, and returns false. */
const replaceTyped = (area: HTMLTextAreaElement, { from, to, text }: Edit): boolean => {
  area.focus();
  area.setSelectionRange(from, to);
  if (from === to && !text) return true;
  const isTyped =
    "execCommand" in document && document.execCommand(text ? "insertText" : "delete", false, text);
  if (!isTyped) area.setRangeText(text, from, to);
  return isTyped;
};
