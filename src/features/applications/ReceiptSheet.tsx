import type { ReactNode } from "react";
import type { ApplicationEvent, Receipt } from "../../contract/application-fields.ts";
import { rightToWorkOptions } from "../../contract/job-options.ts";
import { ownTimeText } from "../../domain/text/time-text.ts";
import { applicationStatusText } from "../../domain/jobs/application-text.ts";
import { latestMessage } from "../../domain/jobs/latest-message.ts";
import { jobPath } from "../../domain/jobs/job-text.ts";
import { phoneText } from "../../domain/profile/phone-text.ts";
import { fileAbout } from "../../domain/text/file-about.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { Timeline } from "./Timeline.tsx";
import { MessageText } from "../../ui/MessageText.tsx";
import { card, heading, link } from "../../ui/recipes.ts";

interface ReceiptSheetProps {
  receipt: Receipt;
  /** Downloads a file that was sent beside the CV. */
  onDownload: (file: string) => Promise<void>;
}

/** When the seeker last changed or withdrew what was sent; null where nothing was changed. */
const ownChange = ({ timeline }: Receipt): string | null => {
  const last = timeline.findLast(({ by }) => by === "seeker");
  return last && last.from !== null && last.from !== "withdrawn" ? last.at : null;
};

/** What was sent, as a printable sheet. */
export const ReceiptSheet = ({ receipt, onDownload }: ReceiptSheetProps) => {
  const { job, status, submitted_at } = receipt;
  const changed = ownChange(receipt);
  const message = latestMessage(receipt.timeline);
  const right = rightToWorkOptions.find(({ id }) => id === receipt.right_to_work);
  return (
    <article className={`${card} grid gap-6 print:border-0 print:p-0 print:shadow-none`}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h2 dir="auto" className={heading.section}>
            {receipt.job_title}
          </h2>
          <p className="text-ink-soft">{receipt.employer_name}</p>
          <p className="print:hidden">
            <a href={jobPath(job)} className={link}>
              See the job
            </a>
          </p>
        </div>
        <div className="grid justify-items-start gap-1">
          <StatusBadge status={status} />
          <p className="text-sm text-ink-soft">{applicationStatusText[status].meaning}</p>
        </div>
      </header>
      {message && <Message from={receipt.employer_name} message={message} />}
      <dl className="grid gap-5">
        <Entry name="Application number">{receipt.id}</Entry>
        <Entry name="Sent on">{ownTimeText(submitted_at)}</Entry>
        {changed && (
          <Entry name={status === "withdrawn" ? "Withdrawn on" : "Last change"}>{ownTimeText(changed)}</Entry>
        )}
        <Entry name="From">
          <bdi>{receipt.name}</bdi>
          <br />
          {receipt.email}
          {receipt.phone && (
            <>
              <br />
              {phoneText(receipt.phone)}
            </>
          )}
        </Entry>
        {receipt.employer_email && (
          <Entry name="To ask about it">
            Write to{" "}
            <a href={`mailto:${receipt.employer_email}`} className={link}>
              {receipt.employer_email}
            </a>
          </Entry>
        )}
        {right && <Entry name="Right to work">{right.title}</Entry>}
        <Entry name="CV">
          {receipt.cv.name} ({fileAbout(receipt.cv)})
        </Entry>
        {receipt.documents.length > 0 && (
          <Entry name="Other files">
            <ul className="grid gap-2">
              {receipt.documents.map((file) => (
                <li key={file.id}>
                  {file.name} ({fileAbout(file)}){" "}
                  <button
                    type="button"
                    onClick={() => void onDownload(file.id)}
                    className={`${link} min-h-6 print:hidden`}
                  >
                    Download<span className="sr-only"> {file.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Entry>
        )}
        {receipt.answers.map(({ question_id, question, answer }) => (
          <Entry key={question_id} name={question}>
            <span dir="auto" className="block whitespace-pre-line">
              {answer}
            </span>
          </Entry>
        ))}
        <Entry name="Note to the employer">
          <span dir="auto" className="block whitespace-pre-line">
            {receipt.note || "No note"}
          </span>
        </Entry>
      </dl>
      <Timeline receipt={receipt} />
    </article>
  );
};

/** What the employer last wrote. On paper the timeline has it. */
const Message = ({ from, message: { note, at } }: { from: string; message: ApplicationEvent }) => {
  const title = `Message from ${from}`;
  return (
    <section aria-label={title} className="grid gap-1 rounded-md bg-sunken px-4 py-3 print:hidden">
      <h3 className={`${heading.part} wrap-anywhere`}>{title}</h3>
      <MessageText text={note} />
      <p className="text-sm text-ink-soft">
        <time dateTime={at}>{ownTimeText(at)}</time>
      </p>
    </section>
  );
};

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-t border-line pt-4 sm:grid-cols-[14rem_1fr]">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
