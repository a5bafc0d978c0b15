import { useState } from "react";
import type { Proposal } from "./proposals.ts";

/** Which values the seeker takes over: the names of the fields, by proposal. */
export type Accepted = ReadonlyMap<string, ReadonlySet<string>>;

/** At first, what the profile has nothing for is ticked; what would change it is not. */
const firstChoice = (proposals: readonly Proposal[]): Accepted =>
  new Map(
    proposals.map(({ id, fields }) => [
      id,
      new Set(
        fields.filter(({ current, value }) => current === null && value !== null).map(({ name }) => name),
      ),
    ]),
  );

/** Checks the form of a proposal; null when it has errors, which it then shows. */
export type Check = () => Promise<Record<string, unknown> | null>;

/** The seeker's choices in the review, and the checks of the entries' forms. */
export const useReview = (proposals: readonly Proposal[]) => {
  const [accepted, setAccepted] = useState(() => firstChoice(proposals));
  const [checks] = useState(() => new Map<string, Check>());

  const set = (changes: readonly (readonly [Proposal, readonly string[]])[]) =>
    setAccepted(
      (before) => new Map([...before, ...changes.map(([{ id }, names]) => [id, new Set(names)] as const)]),
    );

  return {
    accepted,
    /** Takes over these fields of a proposal, and no others. */
    accept: (proposal: Proposal, names: readonly string[]) => set([[proposal, names]]),
    /** Takes over everything of some proposals; a part of a date stays as it is, ticked or not. */
    acceptAll: (some: readonly Proposal[]) =>
      set(
        some.map((proposal) => {
          const ticked = accepted.get(proposal.id);
          const names = proposal.fields.filter(({ name, value }) => value !== null || ticked?.has(name));
          return [proposal, names.map(({ name }) => name)];
        }),
      ),
    leaveAll: (some: readonly Proposal[]) => set(some.map((proposal) => [proposal, []])),
    checks,
  };
};
export type Review = ReturnType<typeof useReview>;
