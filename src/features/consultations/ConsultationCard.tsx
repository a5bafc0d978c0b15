import type { Consultation } from "../../contract/consultations.ts";
import { isPast } from "../../domain/consultations/is-past.ts";
import { accentBadge, badge, card } from "../../ui/recipes.ts";
import { statusText, whenText } from "./consultation-text.ts";

interface ConsultationCardProps {
  consultation: Consultation;
  /** Heading level of the title. */
  level?: 2 | 3;
}

/** A consultation in a list. The title links to its case. */
export const ConsultationCard = ({ consultation, level = 3 }: ConsultationCardProps) => {
  const { id, topic, status } = consultation;
  const Title: "h2" | "h3" = `h${level}`;
  const shown = status !== "cancelled" && isPast(consultation) ? "past" : status;
  return (
    <article className={`${card} flex flex-wrap items-start justify-between gap-x-4 gap-y-2`}>
      <div className="grid min-w-0 gap-0.5">
        <Title className="text-lg leading-snug font-semibold">
          <a href={`/user/consultations/${id}`} className="text-accent-text no-underline hover:underline">
            {topic}
          </a>
        </Title>
        <p className="text-ink-soft">
          {status === "cancelled" ? "It does not take place" : whenText(consultation)}
        </p>
      </div>
      <span className={shown === "confirmed" ? accentBadge : badge}>{statusText[shown]}</span>
    </article>
  );
};
