import { useId } from "react";
import { card, heading } from "../../ui/recipes.ts";
import type { ProfileSection } from "./profile-section.ts";
import { SectionCard } from "./SectionCard.tsx";
import { segmentPath, type Segment } from "./segments.ts";

interface SegmentCardProps {
  segment: Segment;
  storeOf: (section: string) => ProfileSection;
  /** On narrow screens it has a page of its own, and is hidden on the overview unless it is being edited. */
  isOnOverview: boolean;
}

/** The sections of a segment under one heading. */
export const SegmentCard = ({ segment, storeOf, isOnOverview }: SegmentCardProps) => {
  const titleId = useId();
  const { id, title, sections } = segment;
  const cards = (level: 2 | 3) =>
    sections.map((section) => (
      <SectionCard key={section.name} section={section} store={storeOf(section.name)} level={level} />
    ));
  const look = `${card} grid gap-8 ${isOnOverview ? "max-lg:not-has-data-editing:hidden" : ""}`;
  if (sections.length === 1)
    return (
      <div id={id} className={look}>
        {cards(2)}
      </div>
    );
  return (
    <section id={id} aria-labelledby={titleId} className={look}>
      <h2 id={titleId} className={heading.section}>
        {isOnOverview ? (
          <a href={segmentPath(id)} className="text-ink no-underline hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {cards(3)}
    </section>
  );
};
