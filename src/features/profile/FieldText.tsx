import { useState } from "react";
import { expiryOf, type Expiry } from "../../domain/profile/expiry.ts";
import { maskNumber } from "../../domain/profile/mask-value.ts";
import { badge, link } from "../../ui/recipes.ts";
import type { UploadedFile } from "../../contract/profile/uploaded-file.ts";
import type { FieldOutline } from "../../domain/profile/entry-text.ts";
import { FileText } from "./FileText.tsx";

interface FieldTextProps {
  field: FieldOutline;
  /** The value as it was saved. */
  value: unknown;
  text: string;
}

/** The value of a field in the read view. */
export const FieldText = ({ field, value, text }: FieldTextProps) => {
  if (field.sensitive) return <SensitiveText field={field} text={text} />;
  if (field.widget === "url" && /^https?:\/\//i.test(text))
    return (
      <a href={text} rel="noreferrer" className={link}>
        {text}
      </a>
    );
  if (field.widget === "file")
    return <FileText file={value as UploadedFile} isPhoto={field.category === "photo"} />;
  if (field.widget === "tags") return <TagTexts values={value as string[]} />;
  if ("expires" in field && field.expires) return <ExpiryText day={String(value)} text={text} />;
  return (
    <span dir="auto" className="block whitespace-pre-line">
      {text}
    </span>
  );
};

/** Hidden until the seeker asks for it: others may see the screen. */
const SensitiveText = ({ field, text }: Omit<FieldTextProps, "value">) => {
  const [shown, setShown] = useState(false);
  const hidden = field.widget === "text" ? maskNumber(text) : "••••";
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="tabular-nums">{shown ? text : hidden}</span>
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className={`${link} min-h-6 text-sm max-sm:min-h-11`}
      >
        {shown ? "Hide" : "Show"}
        <span className="sr-only"> {field.label.toLowerCase()}</span>
      </button>
    </span>
  );
};

const TagTexts = ({ values }: { values: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {values.map((value) => (
      <li key={value} dir="auto" className={badge}>
        {value}
      </li>
    ))}
  </ul>
);

const looks: Record<Expiry["state"], string> = {
  expired: "bg-danger-soft text-danger",
  soon: "bg-warning-soft text-warning",
  later: "",
};

const ExpiryText = ({ day, text }: { day: string; text: string }) => {
  const expiry = expiryOf(day);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {text}
      {expiry.text && (
        <span className={`rounded-sm px-2 py-0.5 text-sm font-medium ${looks[expiry.state]}`}>
          {expiry.text}
        </span>
      )}
    </span>
  );
};
