import X from "lucide-react/icons/x";
import { Button, Label, Tag, TagGroup, TagList } from "react-aria-components/TagGroup";
import type { ReactNode } from "react";
import { listText, say } from "../heard/say.ts";

interface TagsFieldProps {
  /** Name of the list for screen readers. */
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The field that adds values. */
  children: ReactNode;
}

/** Texts as tags: arrows go from tag to tag, Delete and the button of a tag remove it. */
export const TagsField = ({ label, values, onChange, children }: TagsFieldProps) => (
  <div className="grid gap-3">
    {children}
    {values.length > 0 && (
      <TagGroup
        onRemove={(removed) => {
          const left = values.filter((value) => !removed.has(value));
          onChange(left);
          say(listText("Removed", left.length));
        }}
      >
        <Label className="sr-only">{label}</Label>
        <TagList className="flex flex-wrap gap-2">
          {values.map((value) => (
            <Tag
              key={value}
              id={value}
              textValue={value}
              className="inline-flex min-h-8 items-center gap-1 rounded-full border border-accent-line bg-accent-soft pr-1 pl-3 text-sm font-medium text-accent-text data-focus-visible:outline-2"
            >
              {value}
              <Button
                slot="remove"
                className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-surface max-sm:size-11"
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </Tag>
          ))}
        </TagList>
      </TagGroup>
    )}
  </div>
);
