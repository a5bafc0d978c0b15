import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useState } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { BodyField } from "./BodyField.tsx";
import { CoverField } from "./CoverField.tsx";
import { DraftFieldset } from "./DraftFieldset.tsx";
import { openDraft, type DraftStore, type OpenDraft, type Saving } from "./draft-store.ts";
import type { EditorSite } from "./Editor.tsx";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { PublishPanel } from "./PublishPanel.tsx";
import { SignInForm } from "./SignInForm.tsx";

/** One draft: its form, what readers will see, and what can be done with it. */
export const DraftPage = ({ id, site }: { id: string; site: EditorSite }) => {
  const store = useMemo(() => openDraft(id), [id]);
  const state = useStore(store.$draft, { ssr: "initial" });
  useEffect(() => {
    void store.load();
    return store.close;
  }, [store]);

  if (state.state === "loading") return <p role="status">Loading …</p>;
  if (state.state === "failed")
    return state.status === 401 ? (
      <SignInForm onDone={() => void store.load()} />
    ) : (
      <Alert tone="danger">{state.message}</Alert>
    );
  return <DraftForm store={store} state={state} site={site} />;
};

interface DraftFormProps {
  store: DraftStore;
  state: Extract<OpenDraft, { state: "open" }>;
  site: EditorSite;
}

const DraftForm = ({ store, state, site }: DraftFormProps) => {
  const { draft, fields, saving, isRestored, aside } = state;
  const errorOf = (name: string) =>
    draft.problems.filter(({ field }) => field === name).map(({ says }) => says);
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form
        aria-label="Draft"
        onSubmit={(event) => {
          event.preventDefault();
          void store.save();
        }}
        className="grid grid-cols-1 gap-6"
      >
        {isRestored && (
          <Alert>This browser had kept words that were not saved yet. They are back in the form.</Alert>
        )}
        {aside && (
          <Alert title="Your own text is kept in this browser">
            <p className="mb-2">It is not in the form: you took somebody else’s instead.</p>
            <div className="flex flex-wrap gap-3">
              <Button size="small" onClick={() => void store.putBack()}>
                Put it back
              </Button>
              <Button size="small" variant="quiet" onClick={store.dropAside}>
                No longer needed
              </Button>
            </div>
          </Alert>
        )}
        {draft.is_shared && (
          <Alert tone="warning">All sites share this page: a change shows on every one of them.</Alert>
        )}
        <DraftFieldset
          draft={draft}
          fields={fields}
          limits={site.limits}
          errorOf={errorOf}
          onChange={store.change}
        />
        <CoverField
          fields={fields}
          folder={`content/${draft.collection}${draft.is_shared ? "" : `/${site.id}`}`}
          errorOf={errorOf}
          onChange={store.change}
        />
        <BodyField fields={fields} html={draft.html} errorOf={errorOf} onChange={store.change} />
      </form>
      <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-20">
        <SavingNote saving={saving} store={store} />
        <PublishPanel store={store} draft={draft} fields={fields} isSaved={saving.state === "saved"} />
        <HistoryPanel store={store} draft={draft} site={site} />
      </div>
    </div>
  );
};

/** The id of what says whether the draft is saved. */
const savingId = "saving";

/** Whether what was typed is on the server, and what to do when it is not. */
const SavingNote = ({ saving, store }: { saving: Saving; store: DraftStore }) => {
  const [isSigningIn, setSigningIn] = useState(false);
  return (
    <div id={savingId}>
      <SavingText saving={saving} store={store} onSignIn={() => setSigningIn(true)} />
      {isSigningIn && (
        <Dialog open title="Sign in again" onClose={() => setSigningIn(false)}>
          <p className="mb-4">What you have typed is kept, and is saved once you are in.</p>
          <SignInForm
            onDone={() => {
              setSigningIn(false);
              void store.save();
            }}
          />
        </Dialog>
      )}
    </div>
  );
};

interface SavingTextProps {
  saving: Saving;
  store: DraftStore;
  onSignIn: () => void;
}

const SavingText = ({ saving, store, onSignIn }: SavingTextProps) => {
  switch (saving.state) {
    case "saved":
      return <p role="status">All changes are saved.</p>;
    case "saving":
      return <p role="status">Saving …</p>;
    case "offline":
      return (
        <Alert tone="warning">
          Not saved: the site cannot be reached. Your words are kept in this browser, and are saved as soon as
          it is back.
        </Alert>
      );
    case "refused":
      return <Alert tone="danger">Not saved; your words are kept in this browser. {saving.message}</Alert>;
    case "signed_out":
      return (
        <Alert tone="warning" title="Your session has ended">
          <p className="mb-2">
            Not saved. What you type is kept in this browser, and is saved once you have signed in again.
          </p>
          <Button size="small" onClick={onSignIn}>
            Sign in again
          </Button>
        </Alert>
      );
    case "conflict":
      return (
        <Alert tone="danger" title={saving.message}>
          <details className="my-2">
            <summary className="min-h-6">What they have saved</summary>
            <p className="font-semibold wrap-anywhere">{saving.theirs.fields.title}</p>
            <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{saving.theirs.fields.body}</pre>
          </details>
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => void store.settle("mine")}>
              Keep mine
            </Button>
            <Button size="small" variant="secondary" onClick={() => void store.settle("theirs")}>
              Take theirs
            </Button>
          </div>
        </Alert>
      );
  }
};
