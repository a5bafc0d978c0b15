import { useEffect, useState } from "react";
import type { Payload } from "../../contract/call.ts";
import { editorSetupBody, finishEditorSetup, openEditorSetup, type Editor } from "../../contract/editor.ts";
import { Alert } from "../../ui/Alert.tsx";
import { TextField } from "../../ui/Field.tsx";
import { card, heading } from "../../ui/recipes.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { callEditor, messageOf } from "./call-editor.ts";
import { CodeField, EditorForm, NewPasswordField } from "./EditorForm.tsx";
import { Spoken } from "../../ui/heard/Spoken.tsx";

type Invitation = Payload<typeof openEditorSetup>;

/** What a set-up link opens: a name, a password and the second factor of a new account. */
export const SetUp = ({ token, onDone }: { token: string; onDone: (editor: Editor) => void }) => {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    callEditor(openEditorSetup, { body: { token } }).then(setInvitation, (error: unknown) =>
      setProblem(messageOf(error)),
    );
  }, [token]);
  if (problem) return <Alert tone="danger">{problem}</Alert>;
  return invitation ? (
    <SetUpForm token={token} invitation={invitation} onDone={onDone} />
  ) : (
    <Spoken>Opening your link …</Spoken>
  );
};

interface SetUpFormProps {
  token: string;
  invitation: Invitation;
  onDone: (editor: Editor) => void;
}

const SetUpForm = ({ token, invitation, onDone }: SetUpFormProps) => {
  const { form, problem, busy, onSubmit } = useCallForm(
    editorSetupBody,
    { name: invitation.name, password: "", code: "" },
    async (body) => onDone(await callEditor(finishEditorSetup, { body: { ...body, token } })),
  );
  return (
    <EditorForm
      title="Set up your account"
      heading={<h2 className={heading.section}>Set up your account</h2>}
      problem={problem}
      busy={busy}
      submit="Set up and sign in"
      busyLabel="Setting up"
      onSubmit={onSubmit}
      className="max-w-xl gap-6"
    >
      <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
      <TextField
        {...inputOf(form, "name")}
        label="Your name"
        hint="Others see it beside what you change."
        autoComplete="name"
      />
      <NewPasswordField {...inputOf(form, "password")} />
      <div className={`${card} grid gap-4`}>
        <h3 className={heading.part}>Second factor</h3>
        <p>
          Scan this with an authenticator app, or type the key into it. The app then shows a code of 6 digits.
        </p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(invitation.qr)}`}
          alt="The key below, to scan"
          className="size-48 bg-white p-2"
        />
        <p>
          Key: <code className="font-mono wrap-anywhere select-all">{invitation.secret}</code>
        </p>
        <CodeField {...inputOf(form, "code")} hint="The 6 digits that the app shows now." />
      </div>
    </EditorForm>
  );
};
