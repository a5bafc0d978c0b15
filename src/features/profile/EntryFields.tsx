import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { givenFields } from "../../domain/profile/entry-text.ts";
import { FieldText } from "./FieldText.tsx";

interface EntryFieldsProps {
  section: SectionOutline;
  entry: Entry;
}

/** The values of an entry, read-only; fields without a value are left out. */
export const EntryFields = ({ section, entry }: EntryFieldsProps) => {
  const given = givenFields(section, entry);
  if (!given.length) return null;
  return (
    <dl className="grid gap-x-6 gap-y-1.5 wrap-anywhere sm:grid-cols-[minmax(8rem,12rem)_1fr]">
      {given.map(({ name, field, text }) => (
        <div key={name} className="grid gap-x-6 max-sm:pb-1.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{field.label}</dt>
          <dd className="min-w-0">
            <FieldText field={field} value={entry[name]} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
