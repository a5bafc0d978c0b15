import type { SectionOutline } from "../../contract/profile/sections.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { entrySummary, type Fact } from "../../domain/profile/entry-summary.ts";
import { FieldText } from "./FieldText.tsx";

/** What an entry of a list says beside its title: short facts in one line, and its texts. */
export const EntryFacts = ({ section, entry }: { section: SectionOutline; entry: Entry }) => {
  const { facts, texts } = entrySummary(section, entry);
  if (!facts.length && !texts.length) return null;
  return (
    <div className="grid gap-1 wrap-anywhere text-ink-soft">
      {facts.length > 0 && (
        <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          {facts.map((fact) => (
            <div key={fact.name} className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
              <dt className={fact.isPlain ? "sr-only" : ""}>{fact.field.label}:</dt>
              <dd className="min-w-0">
                <Value fact={fact} value={entry[fact.name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {texts.length > 0 && (
        <dl className="grid gap-1">
          {texts.map((fact) => (
            <div key={fact.name}>
              <dt className="sr-only">{fact.field.label}:</dt>
              <dd className="max-w-prose text-ink">
                <Value fact={fact} value={entry[fact.name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};

const Value = ({ fact: { field, text }, value }: { fact: Fact; value: unknown }) => (
  <FieldText field={field} value={value} text={text} />
);
