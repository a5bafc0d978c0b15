import Check from "lucide-react/icons/check";
import { entrySummary } from "../../domain/profile/entry-summary.ts";
import { valueText } from "../../domain/profile/entry-text.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { Proposal } from "./proposals.ts";
import type { Draft } from "./review-draft.ts";
import { ClosedSources } from "./Sources.tsx";
import type { Review } from "./use-review.ts";

interface FoundChipsProps {
  proposals: readonly Proposal[];
  review: Review;
}

const textOf = ({ section }: Proposal, { values }: Draft): string => {
  const [name, field] = Object.entries(section.fields)[0]!;
  const { facts } = entrySummary(section, values);
  return [valueText(field, values[name]), ...facts.map(({ text }) => text)].join(" · ");
};

/** New entries of one value each, such as skills: those that are pressed are saved. */
export const FoundChips = ({ proposals, review }: FoundChipsProps) => (
  <div className="grid gap-2">
    <ul className="flex flex-wrap gap-2">
      {proposals.map((proposal) => {
        const draft = review.draftOf(proposal);
        const isWanted = draft.wanted.size > 0;
        return (
          <li key={proposal.id} className="max-w-full">
            <Chip
              pressed={isWanted}
              onClick={() => (isWanted ? review.wantNone([proposal]) : review.wantAll([proposal]))}
              className="text-start wrap-anywhere"
            >
              {isWanted && <Check aria-hidden="true" className="size-4 shrink-0" />}
              {textOf(proposal, draft)}
            </Chip>
          </li>
        );
      })}
    </ul>
    <ClosedSources fields={proposals.flatMap(({ fields }) => fields)} />
  </div>
);
