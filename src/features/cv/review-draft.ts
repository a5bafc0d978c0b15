import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { formSchema, formValues, type FormValues } from "../profile/form-values.ts";
import type { Proposal } from "./proposals.ts";

/** What the seeker makes of a proposal. */
export interface Draft {
  /** The values of the entry's form. */
  values: FormValues;
  /** The names of the values that are wanted; all or none of a new entry's. */
  wanted: ReadonlySet<string>;
}

/** Whether a draft can be saved: its data, or what is missing or wrong, by field. */
export type Checked =
  { isComplete: true; data: EntryData } | { isComplete: false; problems: Readonly<Record<string, string>> };

/** Whether a proposal is a new entry of a list, which is taken as a whole; of others each value is. */
export const isNew = ({ section, entry }: Proposal): boolean => section.kind === "list" && entry === null;

const allNames = ({ fields }: Proposal): Set<string> => new Set(fields.map(({ name }) => name));

/** At first what the profile has nothing for is wanted; what would change it is not. */
export const firstDraft = (proposal: Proposal): Draft => {
  const { section, entry, fields } = proposal;
  const isWhole = isNew(proposal);
  const found = fields.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]));
  const guesses = Object.entries(section.fields).flatMap(([name, { guess }]) =>
    isWhole && guess !== undefined ? [[name, guess] as const] : [],
  );
  const isFree = ({ current, value }: Proposal["fields"][number]) => current === null && value !== null;
  return {
    values: { ...formValues(section, entry), ...Object.fromEntries([...guesses, ...found]) },
    wanted: isWhole ? allNames(proposal) : new Set(fields.filter(isFree).map(({ name }) => name)),
  };
};

/** A draft with everything wanted; a part of a date only where it was wanted before. */
export const takeAll = (proposal: Proposal, draft: Draft): Draft => ({
  ...draft,
  wanted: isNew(proposal)
    ? allNames(proposal)
    : new Set(
        proposal.fields.flatMap(({ name, value }) => (value !== null || draft.wanted.has(name) ? name : [])),
      ),
});

const known = new WeakMap<Draft, Checked>();

/** Checks what would be saved: a new entry as it is in its form, else the profile's entry with what is wanted. */
export const checkDraft = (proposal: Proposal, draft: Draft): Checked => {
  const checked = known.get(draft) ?? check(proposal, draft);
  known.set(draft, checked);
  return checked;
};

const check = (proposal: Proposal, { values, wanted }: Draft): Checked => {
  const { section, entry, fields } = proposal;
  const stored = formValues(section, entry);
  const chosen = isNew(proposal)
    ? values
    : { ...stored, ...Object.fromEntries([...wanted].map((name) => [name, values[name]])) };
  const parsed = formSchema(section).safeParse(chosen);
  const problems = Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
  // What is wanted is never left out unseen.
  if (!isNew(proposal))
    for (const { name, field, value } of fields)
      if (value === null && wanted.has(name) && !values[name])
        problems[name] ??= `Enter the ${field.label.toLowerCase()}, or untick it.`;
  return parsed.success && !Object.keys(problems).length
    ? { isComplete: true, data: parsed.data }
    : { isComplete: false, problems };
};

/** The data to save; null for what is not wanted or not complete. */
export const dataOf = (proposal: Proposal, draft: Draft): EntryData | null => {
  if (!draft.wanted.size) return null;
  const checked = checkDraft(proposal, draft);
  return checked.isComplete ? checked.data : null;
};
