import { useEffect, useState } from "react";
import {
  getPublication,
  publishDraft,
  removeDraft,
  type Draft,
  type DraftFields,
  type Publication,
  type PublicationAction,
} from "../../contract/editor-drafts.ts";
import { articlePath } from "../../domain/articles/article-paths.ts";
import { draftPreviewPath, editorPath } from "../../domain/editor-paths.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { badge, card, heading, loneLink } from "../../ui/recipes.ts";
import { callEditor, messageOf } from "./call-editor.ts";
import { messageFor } from "./DraftFieldset.tsx";
import type { DraftStore } from "./draft-store.ts";
import { labelOf, statusText } from "./editor-text.ts";

/** How often a publication is asked after, in milliseconds. */
const lookMs = 1000;

interface PublishPanelProps {
  store: DraftStore;
  draft: Draft;
  fields: DraftFields;
  isSaved: boolean;
}

/** What can be done with a draft: preview, publish, schedule, take back; and how far that is. */
export const PublishPanel = ({ store, draft, fields, isSaved }: PublishPanelProps) => {
  const [publication, setPublication] = useState(draft.publication);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const isUnderWay = publication !== null && publication.ended_at === null;

  useEffect(() => {
    if (!publication || publication.ended_at !== null) return;
    const timer = setTimeout(() => {
      callEditor(getPublication, { params: { id: publication.id } }).then(
        (next) => {
          if (next.ended_at !== null) void store.load();
          setPublication(next);
        },
        // Asked again; the build goes on without this page.
        () => setPublication({ ...publication }),
      );
    }, lookMs);
    return () => clearTimeout(timer);
  }, [publication, store]);

  const run = async (action: PublicationAction) => {
    setProblem("");
    setBusy(true);
    try {
      if (action === "publish") store.change({ publish_at: "" });
      const version = await store.save();
      if (version === null) return setProblem("The draft is not saved yet. Try again once it is.");
      setPublication(await callEditor(publishDraft, { params: { id: draft.id }, body: { version, action } }));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    callEditor(removeDraft, { params: { id: draft.id } }).then(
      () => location.assign(editorPath),
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  const { status, problems } = draft;
  const isShown = status === "live" || status === "scheduled";
  const isBlocked = busy || isUnderWay;
  return (
    <section aria-label="Publish" className={`${card} grid grid-cols-1 gap-4`}>
      <h2 className={heading.part}>Publish</h2>
      <p>
        <span className={badge}>{statusText[status]}</span>
        {isShown && draft.has_changes && (
          <span className="text-sm text-ink-soft"> with changes that readers do not see</span>
        )}
      </p>
      {status === "live" && (
        <a href={articlePath(fields.slug)} className={loneLink}>
          See the page
        </a>
      )}
      <LinkButton href={draftPreviewPath(draft.id)} target="_blank" variant="secondary">
        Preview
      </LinkButton>
      {problems.length > 0 && isSaved && (
        <p className="text-sm text-ink-soft">
          To mend before it can be published:{" "}
          {[...new Set(problems.map(({ field }) => labelOf(field)))].join(", ")}.
        </p>
      )}
      <TextField
        label="Publish at"
        type="datetime-local"
        optional
        value={fields.publish_at.replace(" ", "T")}
        hint={`On the clocks of ${draft.timezone}.`}
        error={messageFor(
          "publish_at",
          problems.filter(({ field }) => field === "publish_at").map(({ says }) => says),
        )}
        onChange={({ target: { value } }) => store.change({ publish_at: value.replace("T", " ") })}
      />
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
          <Button variant="danger" onClick={() => void run("take_back")} disabled={isBlocked}>
            Take back
          </Button>
        )}
        {draft.has_own_address && (
          <Button variant="danger" onClick={remove} disabled={isBlocked}>
            Throw away
          </Button>
        )}
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {publication && <PublicationNote publication={publication} />}
    </section>
  );
};

const doneText: Record<PublicationAction, string> = {
  publish: "Published. Readers see the page now.",
  schedule: "Scheduled. The page appears by itself at its time.",
  take_back: "Taken back. Readers do not see the page any more.",
};

/** How far a publication is. */
const PublicationNote = ({ publication: { action, state, says } }: { publication: Publication }) => {
  if (state === "failed")
    return (
      <Alert tone="danger" title="That did not work">
        {says}
      </Alert>
    );
  if (state === "done") return <Alert tone="success">{doneText[action]}</Alert>;
  return (
    <div role="status" className="grid gap-2">
      <p>{state === "waiting" ? "Waiting for its turn" : says} …</p>
      <progress aria-label="The sites are being built" className="w-full" />
    </div>
  );
};
