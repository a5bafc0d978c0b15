import { useState } from "react";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { continueHash } from "../../domain/jobs/application-text.ts";
import { jobPath } from "../../domain/jobs/job-text.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { card } from "../../ui/recipes.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { ownApplications, startedApplications, type Started } from "./started.ts";

const pathOf = ({ jobId, title }: Started): string =>
  jobPath({ id: jobId, slug: jobSlug(title) }) + continueHash;

/** The applications that the seeker has started in this browser and not sent; nothing where there is none. */
export const StartedApplications = () => {
  const [started, setStarted] = useState(startedApplications);
  const [asked, setAsked] = useState<Started | null>(null);
  if (!started.length) return null;
  return (
    <section aria-labelledby="started" className="grid gap-3">
      <h2 id="started" className="text-lg font-semibold">
        Not sent yet
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {started.map((draft) => (
          <li key={draft.jobId} className={`${card} grid content-start gap-3`}>
            <div className="grid gap-0.5">
              <h3 dir="auto" className="leading-snug font-semibold">
                {draft.title}
              </h3>
              <p className="text-ink-soft">{draft.employer}</p>
              <p className="text-sm text-ink-soft">
                Saved in this browser <RelativeTime moment={draft.keptAt} />
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <LinkButton
                size="small"
                href={pathOf(draft)}
                aria-label={`Continue: ${draft.title}, ${draft.employer}`}
              >
                Continue
              </LinkButton>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Delete draft: ${draft.title}, ${draft.employer}`}
                onClick={() => setAsked(draft)}
              >
                Delete draft
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Delete this draft?"
        confirm="Delete draft"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          ownApplications.forget(asked!.jobId);
          setStarted(startedApplications());
        }}
      >
        What you filled in for “{asked?.title}” is removed from this browser.
      </ConfirmDialog>
    </section>
  );
};
