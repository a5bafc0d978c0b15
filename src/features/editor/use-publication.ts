import { useEffect, useRef, useState } from "react";
import {
  getPublication,
  publishDraft,
  removeDraft,
  type Draft,
  type DraftFields,
  type PublicationAction,
} from "../../contract/editor-drafts.ts";
import { editorPath } from "../../domain/editor-paths.ts";
import { callEditor, messageOf } from "./call-editor.ts";
import type { DraftStore } from "./draft-store.ts";

/** How often a publication is asked after, in milliseconds. */
const lookMs = 1000;

export const notSaved = "The draft is not saved yet. Try again once it is.";

/** Publishes, schedules, takes back or removes a draft, and follows how far that is. */
export const usePublication = (store: DraftStore, draft: Draft, fields: DraftFields) => {
  const [publication, setPublication] = useState(draft.publication);
  const [problem, setProblem] = useState<{ says: string; fields: DraftFields } | null>(null);
  const [busy, setBusy] = useState(false);
  /** The time that "Publish now" has taken out of the form. */
  const clearedTime = useRef("");

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

  const fail = (says: string) => setProblem({ says, fields: fieldsOf(store) ?? fields });
  const run = async (action: PublicationAction) => {
    setProblem(null);
    setBusy(true);
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

  return {
    publication,
    /** What went wrong, until something is typed. */
    problem: problem?.fields === fields ? problem.says : null,
    isBlocked: busy || (publication !== null && publication.ended_at === null),
    run,
    remove,
    fail,
  };
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
