import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Section } from "../../contract/profile/section.ts";
import { isOneValue } from "../../domain/profile/entry-summary.ts";
import { Button } from "../../ui/Button.tsx";
import { heading } from "../../ui/recipes.ts";
import { FoundChips } from "./FoundChips.tsx";
import { FoundValues } from "./FoundValues.tsx";
import { NewEntry } from "./NewEntry.tsx";
import type { Proposal } from "./proposals.ts";
import { checkDraft, firstDraft, isNew } from "./review-draft.ts";
import type { Review } from "./use-review.ts";

interface ReviewListProps {
  proposals: readonly Proposal[];
  review: Review;
  /** Why entries were not saved, by the proposal's id. */
  problems: ReadonlyMap<string, string>;
}

/** Everything that the CV proposes, section by section. */
export const ReviewList = ({ proposals, review, problems }: ReviewListProps) => {
  const bySection = [...Map.groupBy(proposals, ({ section }) => section)];
  return (
    <I18nProvider locale="en-AU">
      <div className="grid gap-6">
        {bySection.map(([section, own]) => (
          <ReviewSection
            key={section.name}
            section={section}
            proposals={own}
            review={review}
            problems={problems}
          />
        ))}
      </div>
    </I18nProvider>
  );
};

/** Whether a proposal is a chip: one that needs an answer, or was refused, is a card. */
const isChip = (proposal: Proposal, problems: ReviewListProps["problems"]): boolean =>
  isNew(proposal) &&
  isOneValue(proposal.section) &&
  checkDraft(proposal, firstDraft(proposal)).isComplete &&
  !problems.has(proposal.id);

const ReviewSection = ({ section, proposals, review, problems }: ReviewListProps & { section: Section }) => {
  const chips = proposals.filter((proposal) => isChip(proposal, problems));
  const others = proposals.filter((proposal) => !chips.includes(proposal));
  return (
    <section aria-label={section.title} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pb-1">
        <h3 className={heading.part}>{section.title}</h3>
        {(proposals.length > 1 || proposals[0]!.fields.length > 1) && (
          <div className="flex flex-wrap gap-1">
            <Button
              size="small"
              variant="quiet"
              aria-label={`Use all: ${section.title}`}
              onClick={() => review.wantAll(proposals)}
            >
              Use all
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Use none: ${section.title}`}
              onClick={() => review.wantNone(proposals)}
            >
              Use none
            </Button>
          </div>
        )}
      </div>
      {chips.length > 0 && <FoundChips proposals={chips} review={review} />}
      {others.length > 0 && (
        <ul className="grid divide-y divide-line">
          {others.map((proposal) => {
            const Shown = isNew(proposal) ? NewEntry : FoundValues;
            return (
              <li key={proposal.id} className="py-2 first:pt-0 last:pb-0">
                <Shown proposal={proposal} review={review} problem={problems.get(proposal.id)} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
