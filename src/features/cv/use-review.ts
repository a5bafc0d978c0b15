import { useState } from "react";
import type { FormValues } from "../profile/form-values.ts";
import type { Proposal } from "./proposals.ts";
import { firstDraft, isNew, takeAll, type Draft } from "./review-draft.ts";

/** The seeker's choices in the review of a CV. */
export const useReview = (proposals: readonly Proposal[]) => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(
    () => new Map(proposals.map((proposal) => [proposal.id, firstDraft(proposal)])),
  );
  const change = (some: readonly Proposal[], next: (proposal: Proposal, draft: Draft) => Draft) =>
    setDrafts(
      (before) =>
        new Map([...before, ...some.map((one) => [one.id, next(one, before.get(one.id)!)] as const)]),
    );
  return {
    draftOf: ({ id }: Proposal): Draft => drafts.get(id)!,
    /** Keeps what is typed in the form of a proposal; a new entry that is changed is wanted. */
    write: (proposal: Proposal, values: FormValues) =>
      setDrafts((before) => {
        const draft = before.get(proposal.id)!;
        if (JSON.stringify(values) === JSON.stringify(draft.values)) return before;
        const { wanted } = isNew(proposal) ? takeAll(proposal, draft) : draft;
        return new Map([...before, [proposal.id, { values, wanted }]]);
      }),
    /** Wants these values of a proposal, and no others. */
    want: (proposal: Proposal, names: readonly string[]) =>
      change([proposal], (_, draft) => ({ ...draft, wanted: new Set(names) })),
    wantAll: (some: readonly Proposal[]) => change(some, takeAll),
    wantNone: (some: readonly Proposal[]) =>
      change(some, (_, draft) => ({ ...draft, wanted: new Set<string>() })),
  };
};
export type Review = ReturnType<typeof useReview>;
