import { useState } from "react";
import { editorSignInBody, signInEditor, type Editor } from "../../contract/editor.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { callEditor } from "./call-editor.ts";
import { CodeField, EditorForm } from "./EditorForm.tsx";
import { ForgottenPassword } from "./ForgottenPassword.tsx";

interface SignInFormProps {
  onDone: (editor: Editor) => void;
}

/** Signing in to the editor, or the way back in for whoever has forgotten the password. */
export const SignInForm = ({ onDone }: SignInFormProps) => {
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten) return <ForgottenPassword onBack={() => setIsForgotten(false)} />;
  return (
    <div className="grid max-w-md gap-5">
      <PasswordForm onDone={onDone} />
      <Button variant="secondary" onClick={() => setIsForgotten(true)}>
        Forgot your password?
      </Button>
    </div>
  );
};

/** Password and second factor at once. */
const PasswordForm = ({ onDone }: SignInFormProps) => {
  const { form, problem, busy, onSubmit } = useCallForm(
    editorSignInBody,
    { email: "", password: "", code: "" },
    async (body) => onDone(await callEditor(signInEditor, { body })),
  );
  return (
    <EditorForm
      title="Sign in to the editor"
      problem={problem}
      busy={busy}
      submit="Sign in"
      busyLabel="Signing in"
      onSubmit={onSubmit}
      className="gap-5"
    >
      <TextField {...inputOf(form, "email")} label="Email" type="email" autoComplete="username" />
      <TextField
        {...inputOf(form, "password")}
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <CodeField {...inputOf(form, "code")} hint="The 6 digits that your authenticator app shows now." />
    </EditorForm>
  );
};
