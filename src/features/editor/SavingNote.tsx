import { useState } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { loneLink } from "../../ui/recipes.ts";
import type { Saving } from "./draft-state.ts";
import type { DraftStore } from "./draft-store.ts";
import { SignInForm } from "./SignInForm.tsx";
import { Spoken } from "../../ui/heard/Spoken.tsx";

/** The id of what says whether the draft is saved. */
const savingId = "saving";

/** Whether what was typed is on the server, and what to do when it is not. */
export const SavingNote = ({ saving, store }: { saving: Saving; store: DraftStore }) => {
  const [isSigningIn, setSigningIn] = useState(false);
  return (
    <div id={savingId} className="scroll-mt-2">
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

const barText: Record<Saving["state"], string> = {
  saved: "Saved",
  saving: "Saving …",
  offline: "Not saved: no connection",
  refused: "Not saved",
  signed_out: "Not saved: your session has ended",
  conflict: "Not saved: somebody else has saved",
};

/** The same in short at the bottom of the window, where the note is not beside the form. Screen readers hear the note. */
export const SavingBar = ({ saving: { state } }: { saving: Saving }) => (
  <div className="saving-bar sticky bottom-0 z-30 mt-6 flex flex-wrap items-center gap-x-4 border-t border-line bg-page pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
    <p className="font-semibold">{barText[state]}</p>
    {state !== "saved" && state !== "saving" && (
      <a href={`#${savingId}`} className={loneLink}>
        What to do
      </a>
    )}
  </div>
);

interface SavingTextProps {
  saving: Saving;
  store: DraftStore;
  onSignIn: () => void;
}

const SavingText = ({ saving, store, onSignIn }: SavingTextProps) => {
  switch (saving.state) {
    case "saved":
      return <Spoken>All changes are saved.</Spoken>;
    case "saving":
      return <Spoken>Saving …</Spoken>;
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
