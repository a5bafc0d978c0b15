import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Section } from "../../contract/profile/section.ts";
import { Button } from "../../ui/Button.tsx";
import { heading } from "../../ui/recipes.ts";
import type { Proposal } from "./proposals.ts";
import { ReviewEntry } from "./ReviewEntry.tsx";
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
      <div className="grid gap-8">
        <p className="max-w-prose">
          Nothing is saved yet. Tick what you want in your profile, change what is not right, and leave the
          rest. What your profile has already is not listed.
        </p>
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

const ReviewSection = ({ section, proposals, review, problems }: ReviewListProps & { section: Section }) => (
  <section aria-label={section.title} className="grid gap-4">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h3 className={heading.part}>{section.title}</h3>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-label={`Use all: ${section.title}`}
          onClick={() => review.acceptAll(proposals)}
        >
          Use all
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Use none: ${section.title}`}
          onClick={() => review.leaveAll(proposals)}
        >
          Use none
        </Button>
      </div>
    </div>
    <ul className="grid gap-4">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="rounded-md border border-line p-4">
          {section.kind === "list" && (
            <p className="mb-2 text-sm font-semibold">
              {proposal.entry ? `Changes a ${section.noun} in your profile` : `New ${section.noun}`}
            </p>
          )}
          <ReviewEntry proposal={proposal} review={review} problem={problems.get(proposal.id)} />
        </li>
      ))}
    </ul>
  </section>
);
