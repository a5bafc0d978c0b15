import { editorSignInBody, signInEditor, type Editor } from "../../contract/editor.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { useCallForm } from "../session/use-call-form.ts";
import { callEditor } from "./call-editor.ts";

/** Signing in to the editor: password and second factor at once. */
export const SignInForm = ({ onDone }: { onDone: (editor: Editor) => void }) => {
  const { form, problem, busy, onSubmit } = useCallForm(
    editorSignInBody,
    { email: "", password: "", code: "" },
    async (body) => onDone(await callEditor(signInEditor, { body })),
  );
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form onSubmit={onSubmit} noValidate aria-label="Sign in to the editor" className="grid max-w-md gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
      <TextField
        {...register("email")}
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <TextField
        {...register("password")}
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <TextField
        {...register("code")}
        label="Code"
        hint="The 6 digits that your authenticator app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={errors.code?.message}
      />
      <Button type="submit" size="large" busy={busy} busyLabel="Signing in">
        Sign in
      </Button>
    </form>
  );
};
