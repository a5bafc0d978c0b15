import { useState, type MouseEvent } from "react";
import type { Draft, DraftFields } from "../../contract/editor-drafts.ts";
import { articlePath } from "../../domain/articles/article-paths.ts";
import { draftPreviewPath } from "../../domain/editor-paths.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { badge, card, heading, loneLink } from "../../ui/recipes.ts";
import type { DraftStore } from "./draft-store.ts";
import { changesText, statusText } from "./editor-text.ts";
import { PublicationNote } from "./PublicationNote.tsx";
import { ProblemLinks } from "./ProblemLinks.tsx";
import { TimeField } from "./TimeField.tsx";
import { notSaved, usePublication } from "./use-publication.ts";

interface PublishPanelProps {
  store: DraftStore;
  draft: Draft;
  fields: DraftFields;
  isSaved: boolean;
  /** Called when somebody wants to publish or schedule it. */
  onPublish: () => void;
}

/** What can be done with a draft: preview, publish, schedule, take back; and how far that is. */
export const PublishPanel = ({ store, draft, fields, isSaved, onPublish }: PublishPanelProps) => {
  const { publication, problem, isBlocked, run, remove, fail } = usePublication(store, draft, fields);
  const [question, setQuestion] = useState<(Question & { onConfirm: () => void }) | null>(null);
  const { status, problems } = draft;
  const publish = (action: "publish" | "schedule") => {
    onPublish();
    void run(action);
  };
  return (
    <section aria-label="Publish" className={`${card} grid grid-cols-1 gap-4`}>
      <h2 className={heading.part}>Publish</h2>
      <p>
        <span className={badge}>{statusText[status]}</span>
        {status !== "new" && draft.has_changes && (
          <span className="text-sm text-ink-soft"> {changesText[status]}</span>
        )}
      </p>
      {status === "live" && (
        <a href={articlePath(fields.slug)} className={loneLink}>
          See the page
        </a>
      )}
      <PreviewLink store={store} id={draft.id} isSaved={isSaved} onFail={() => fail(notSaved)} />
      {isSaved && <ProblemLinks problems={problems} />}
      <TimeField draft={draft} time={fields.publish_at} onChange={store.change} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => publish("publish")} disabled={isBlocked}>
          Publish now
        </Button>
        <Button
          variant="secondary"
          onClick={() => publish("schedule")}
          disabled={isBlocked || !fields.publish_at}
        >
          Schedule
        </Button>
        {(status === "live" || status === "scheduled") && (
          <Button
            variant="danger"
            onClick={() => setQuestion({ ...takeBackQuestion, onConfirm: () => void run("take_back") })}
            disabled={isBlocked}
          >
            Take back
          </Button>
        )}
        {draft.has_own_address && (
          <Button
            variant="danger"
            onClick={() => setQuestion({ ...removeQuestion, onConfirm: remove })}
            disabled={isBlocked}
          >
            Throw away
          </Button>
        )}
      </div>
      {question && (
        <ConfirmDialog open {...question} onClose={() => setQuestion(null)}>
          {question.text}
        </ConfirmDialog>
      )}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {publication && <PublicationNote publication={publication} draft={draft} isSaved={isSaved} />}
    </section>
  );
};

interface PreviewLinkProps extends Pick<PublishPanelProps, "store" | "isSaved"> {
  id: string;
  onFail: () => void;
}

/** A link to what readers would see; what was typed is saved first. */
const PreviewLink = ({ store, id, isSaved, onFail }: PreviewLinkProps) => {
  const preview = async (event: MouseEvent) => {
    if (isSaved) return;
    event.preventDefault();
    // Opened at once: browsers refuse windows that open some time after a click.
    const opened = open("", "_blank");
    if ((await store.save()) !== null) return opened?.location.replace(draftPreviewPath(id));
    opened?.close();
    onFail();
  };
  return (
    <LinkButton
      href={draftPreviewPath(id)}
      target="_blank"
      variant="secondary"
      onClick={(event) => void preview(event)}
    >
      Preview
    </LinkButton>
  );
};

interface Question {
  title: string;
  text: string;
  confirm: string;
}
const takeBackQuestion: Question = {
  title: "Take this page back?",
  text: "Readers will not see it any more. Its text and its history stay here, also changes that are not published, and you can publish it again.",
  confirm: "Take back",
};
const removeQuestion: Question = {
  title: "Throw this draft away?",
  text: "Its text and its history are deleted for good.",
  confirm: "Throw away",
};
