import { useEffect, useRef, useState, type MouseEvent } from "react";
import {
  getPublication,
  publishDraft,
  removeDraft,
  type Draft,
  type DraftFields,
  type PublicationAction,
} from "../../contract/editor-drafts.ts";
import { articlePath } from "../../domain/articles/article-paths.ts";
import { draftPreviewPath, editorPath } from "../../domain/editor-paths.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { badge, card, heading, loneLink } from "../../ui/recipes.ts";
import { callEditor, messageOf } from "./call-editor.ts";
import type { DraftStore } from "./draft-store.ts";
import { changesText, statusText } from "./editor-text.ts";
import { PublicationNote } from "./PublicationNote.tsx";
import { ProblemLinks } from "./ProblemLinks.tsx";
import { TimeField } from "./TimeField.tsx";

/** How often a publication is asked after, in milliseconds. */
const lookMs = 1000;

const notSaved = "The draft is not saved yet. Try again once it is.";

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
  const [publication, setPublication] = useState(draft.publication);
  const [problem, setProblem] = useState<{ says: string; fields: DraftFields } | null>(null);
  const [question, setQuestion] = useState<(Question & { onConfirm: () => void }) | null>(null);
  const [busy, setBusy] = useState(false);
  /** The time that "Publish now" has taken out of the form. */
  const clearedTime = useRef("");
  const isUnderWay = publication !== null && publication.ended_at === null;

  useEffect(() => {
    if (!publication || publication.ended_at !== null) return;
    const follow = async () => {
      const next = await callEditor(getPublication, { params: { id: publication.id } });
      setPublication(next);
      if (next.ended_at === null) return;
      await store.load();
      if (next.state === "failed") putTimeBack(store, clearedTime.current);
    };
    const timer = setTimeout(() => {
      // Asked again; the build goes on without this page.
      follow().catch(() => setPublication({ ...publication }));
    }, lookMs);
    return () => clearTimeout(timer);
  }, [publication, store]);

  /** Says what went wrong, until something is typed. */
  const fail = (says: string) => setProblem({ says, fields: fieldsOf(store) ?? fields });
  const run = async (action: PublicationAction) => {
    setProblem(null);
    setBusy(true);
    if (action !== "take_back") onPublish();
    const time = action === "publish" ? fields.publish_at : "";
    const giveUp = (says: string) => {
      putTimeBack(store, time);
      fail(says);
    };
    try {
      if (time) store.change({ publish_at: "" });
      const version = await store.save();
      if (version === null) return giveUp(notSaved);
      setPublication(await callEditor(publishDraft, { params: { id: draft.id }, body: { version, action } }));
      clearedTime.current = time;
    } catch (error) {
      giveUp(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    callEditor(removeDraft, { params: { id: draft.id } }).then(
      () => location.assign(editorPath),
      (error: unknown) => fail(messageOf(error)),
    );
  };
  const preview = async (event: MouseEvent) => {
    if (isSaved) return;
    event.preventDefault();
    // Opened at once: browsers refuse windows that open some time after a click.
    const opened = open("", "_blank");
    if ((await store.save()) !== null) opened?.location.replace(draftPreviewPath(draft.id));
    else {
      opened?.close();
      fail(notSaved);
    }
  };
  const { status, problems } = draft;
  const isShown = status === "live" || status === "scheduled";
  const isBlocked = busy || isUnderWay;
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
      <LinkButton
        href={draftPreviewPath(draft.id)}
        target="_blank"
        variant="secondary"
        onClick={(event) => void preview(event)}
      >
        Preview
      </LinkButton>
      {isSaved && <ProblemLinks problems={problems} />}
      <TimeField draft={draft} time={fields.publish_at} onChange={store.change} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void run("publish")} disabled={isBlocked}>
          Publish now
        </Button>
        <Button
          variant="secondary"
          onClick={() => void run("schedule")}
          disabled={isBlocked || !fields.publish_at}
        >
          Schedule
        </Button>
        {isShown && (
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
      {problem?.fields === fields && <Alert tone="danger">{problem.says}</Alert>}
      {publication && <PublicationNote publication={publication} draft={draft} isSaved={isSaved} />}
    </section>
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

/** What is in the form at this moment. */
const fieldsOf = (store: DraftStore): DraftFields | undefined => {
  const state = store.$draft.get();
  return state.state === "open" ? state.fields : undefined;
};

/** Puts a time that was taken out into the form again, unless another was typed. */
const putTimeBack = (store: DraftStore, time: string): void => {
  if (time && fieldsOf(store)?.publish_at === "") store.change({ publish_at: time });
};
