import { useState } from "react";
import { editorForgotPasswordBody, mailEditorPasswordLink } from "../../contract/editor-password.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { heading } from "../../ui/recipes.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { callEditor } from "./call-editor.ts";
import { EditorForm } from "./EditorForm.tsx";

/** Asks for the mailed link that sets a new password. */
export const ForgottenPassword = ({ onBack }: { onBack: () => void }) => {
  const [isMailed, setIsMailed] = useState(false);
  const { form, problem, busy, onSubmit } = useCallForm(
    editorForgotPasswordBody,
    { email: "" },
    async (body) => {
      await callEditor(mailEditorPasswordLink, { body });
      setIsMailed(true);
    },
  );
  return (
    <div className="grid max-w-md gap-5">
      {isMailed ? (
        <Alert tone="success">
          If there is an account with this address, we have sent it a link. It opens once, within half an
          hour.
        </Alert>
      ) : (
        <EditorForm
          title="Forgotten password"
          heading={<h2 className={heading.section}>Set a new password</h2>}
          problem={problem}
          busy={busy}
          submit="Send me a link"
          busyLabel="Sending"
          onSubmit={onSubmit}
          className="gap-5"
        >
          <TextField
            {...inputOf(form, "email")}
            label="Email"
            type="email"
            autoComplete="username"
            hint="You need your authenticator app too. Without it, ask your operator to reset your account."
          />
        </EditorForm>
      )}
      <Button variant="secondary" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
};
