import { useState } from "react";
import { signOutEditor, type Editor as Account } from "../../contract/editor.ts";
import { editorPath } from "../../domain/editor-paths.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { loneLink } from "../../ui/recipes.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { callEditor, messageOf } from "./call-editor.ts";
import { DraftPage } from "./DraftPage.tsx";
import { EntryList } from "./EntryList.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { SetUp } from "./SetUp.tsx";
import { SignInForm } from "./SignInForm.tsx";

/** The fewest and the most characters of texts, as the schema of files has them. */
export type EditorLimits = Record<"title" | "description", { min: number; max: number }>;

/** The site that is written for. */
export interface EditorSite {
  limits: EditorLimits;
  id: string;
  name: string;
  /** Its time zone. */
  timezone: string;
}

interface EditorProps {
  site: EditorSite;
  /** Who is signed in, as the server knows. */
  editor: Account | null;
  /** The draft of the page; the list of entries without one. */
  draft?: string;
}

/** The editor on a running site: signing in, the list of entries, or one draft. */
export const Editor = ({ site, editor, draft }: EditorProps) => {
  const [account, setAccount] = useState(editor);
  const [isLinkUsed, setIsLinkUsed] = useState(false);
  const [problem, setProblem] = useState("");
  const isHydrated = useHydrated();
  const [, link, token] =
    (isHydrated && !isLinkUsed && /^#(setup|password)=([\w.-]+)$/.exec(location.hash)) || [];

  const enter = (known: Account) => {
    setAccount(known);
    setIsLinkUsed(true);
    // A link opens once: it need not stay in the address bar.
    if (token) history.replaceState(null, "", editorPath);
  };
  const signOut = () => {
    callEditor(signOutEditor, {}).then(
      () => setAccount(null),
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  if (token && link === "setup") return <SetUp token={token} onDone={enter} />;
  if (token) return <NewPasswordForm token={token} onDone={enter} />;
  if (!account) return <SignInForm onDone={enter} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {site.name} · {account.name}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          {draft && (
            <a href={editorPath} className={loneLink}>
              All entries
            </a>
          )}
          <Button variant="secondary" size="small" onClick={signOut}>
            Sign out
          </Button>
        </div>
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {draft ? <DraftPage id={draft} site={site} /> : <EntryList site={site} />}
    </div>
  );
};
