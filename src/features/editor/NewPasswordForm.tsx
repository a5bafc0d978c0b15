import type { Editor } from "../../contract/editor.ts";
import { editorPasswordBody, setEditorPassword } from "../../contract/editor-password.ts";
import { heading } from "../../ui/recipes.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { callEditor } from "./call-editor.ts";
import { CodeField, EditorForm, NewPasswordField } from "./EditorForm.tsx";

/** What a mailed link opens: a new password, with a code of the second factor. */
export const NewPasswordForm = ({ token, onDone }: { token: string; onDone: (editor: Editor) => void }) => {
  const { form, problem, busy, onSubmit } = useCallForm(
    editorPasswordBody,
    { password: "", code: "" },
    async (body) => onDone(await callEditor(setEditorPassword, { body: { ...body, token } })),
  );
  return (
    <EditorForm
      title="Set a new password"
      heading={<h2 className={heading.section}>Set a new password</h2>}
      problem={problem}
      busy={busy}
      submit="Set and sign in"
      busyLabel="Setting"
      onSubmit={onSubmit}
      className="max-w-md gap-5"
    >
      <NewPasswordField {...inputOf(form, "password")} />
      <CodeField {...inputOf(form, "code")} hint="The 6 digits that your authenticator app shows now." />
    </EditorForm>
  );
};
