import Paperclip from "lucide-react/icons/paperclip";
import type { SupportMessage } from "../../contract/support.ts";
import { Button } from "../../ui/Button.tsx";
import { MessageText } from "../../ui/MessageText.tsx";
import { accentBadge, badge, card, heading } from "../../ui/recipes.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";

interface MessageCardProps {
  message: SupportMessage;
  onDelete: () => void;
}

/** A message to the site with its answers. */
export const MessageCard = ({ message, onDelete }: MessageCardProps) => {
  const { subject, message: text, file_name, sent_at, answers } = message;
  return (
    <article className={`${card} grid gap-4`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className={`${heading.part} min-w-0 wrap-anywhere`}>{subject}</h2>
        <span className={answers.length ? accentBadge : badge}>
          {answers.length ? "Answered" : "Waiting for an answer"}
        </span>
      </div>
      <div className="grid gap-2">
        <MessageText text={text} />
        {file_name && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{file_name}</span>
          </p>
        )}
        <p className="text-sm text-ink-soft">
          You wrote this <RelativeTime moment={sent_at} />.
        </p>
      </div>
      {answers.map(({ id, text, answered_at }) => (
        <div key={id} className="grid gap-2 rounded-md bg-accent-soft p-4">
          <MessageText text={text} />
          <p className="text-sm text-ink-soft">
            We answered <RelativeTime moment={answered_at} />.
          </p>
        </div>
      ))}
      <div>
        <Button size="small" variant="secondary" onClick={onDelete}>
          Delete<span className="sr-only"> “{subject}”</span>
        </Button>
      </div>
    </article>
  );
};
