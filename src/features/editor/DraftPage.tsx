import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useState } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { BodyField } from "./BodyField.tsx";
import { CoverField } from "./CoverField.tsx";
import { DraftFieldset } from "./DraftFieldset.tsx";
import type { OpenDraft } from "./draft-state.ts";
import { openDraft, type DraftStore } from "./draft-store.ts";
import type { EditorSite } from "./Editor.tsx";
import { isMissing } from "./editor-text.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { PublishPanel } from "./PublishPanel.tsx";
import { SavingBar, SavingNote } from "./SavingNote.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { Spoken } from "../../ui/heard/Spoken.tsx";

/** One draft: its form, what readers will see, and what can be done with it. */
export const DraftPage = ({ id, site }: { id: string; site: EditorSite }) => {
  const store = useMemo(() => openDraft(id), [id]);
  const state = useStore(store.$draft, { ssr: "initial" });
  useEffect(() => {
    void store.load();
    return store.close;
  }, [store]);

  if (state.state === "loading") return <Spoken>Loading …</Spoken>;
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
  const [isWanted, setWanted] = useState(!draft.has_own_address);
  const errorOf = (name: string) =>
    draft.problems
      .filter((problem) => problem.field === name && (isWanted || !isMissing(problem)))
      .map(({ says }) => says);
  return (
    <div>
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
            draft={draft}
            fields={fields}
            folder={`content/${draft.collection}${draft.is_shared ? "" : `/${site.id}`}`}
            errorOf={errorOf}
            onChange={store.change}
          />
          <BodyField draft={draft} fields={fields} errorOf={errorOf} onChange={store.change} />
        </form>
        <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-20">
          <SavingNote saving={saving} store={store} />
          <PublishPanel
            store={store}
            draft={draft}
            fields={fields}
            isSaved={saving.state === "saved"}
            onPublish={() => setWanted(true)}
          />
          <HistoryPanel store={store} draft={draft} site={site} />
        </div>
      </div>
      <SavingBar saving={saving} />
    </div>
  );
};
