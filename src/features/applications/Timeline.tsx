import type { Receipt } from "../../contract/application-fields.ts";
import { ownTimeText } from "../../domain/text/time-text.ts";
import { eventText } from "../../domain/jobs/application-text.ts";
import { MessageText } from "../../ui/MessageText.tsx";
import { heading } from "../../ui/recipes.ts";

interface TimelineProps {
  receipt: Pick<Receipt, "timeline" | "employer_name">;
}

/** What has happened to an application, oldest first, with the employer's notes. */
export const Timeline = ({ receipt: { timeline, employer_name } }: TimelineProps) => (
  <section className="grid gap-3 border-t border-line pt-4">
    <h3 className={heading.part}>What has happened</h3>
    <ol className="grid gap-4 border-s-2 border-line ps-4">
      {timeline.map((event, index) => (
        <li key={index} className="grid gap-1">
          <p className="wrap-anywhere">{eventText(event, { seeker: "You", employer: employer_name })}</p>
          <p className="text-sm text-ink-soft">
            <time dateTime={event.at}>{ownTimeText(event.at)}</time>
          </p>
          {event.note && <MessageText text={event.note} className="rounded-md bg-sunken px-3 py-2" />}
        </li>
      ))}
    </ol>
  </section>
);
