import { editorSignInBody, signInEditor, type Editor } from "../../contract/editor.ts";
import { TextField } from "../../ui/Field.tsx";
import { useCallForm } from "../session/use-call-form.ts";
import { callEditor } from "./call-editor.ts";
import { CodeField, EditorForm } from "./EditorForm.tsx";

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
    <EditorForm
      title="Sign in to the editor"
      problem={problem}
      busy={busy}
      submit="Sign in"
      busyLabel="Signing in"
      onSubmit={onSubmit}
      className="max-w-md gap-5"
    >
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
      <CodeField
        {...register("code")}
        hint="The 6 digits that your authenticator app shows now."
        error={errors.code?.message}
      />
    </EditorForm>
  );
};
