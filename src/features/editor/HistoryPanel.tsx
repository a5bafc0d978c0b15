import { useState } from "react";
import type { Payload } from "../../contract/call.ts";
import { getDraftHistory, type Draft } from "../../contract/editor-drafts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { card, heading, hint } from "../../ui/recipes.ts";
import { callEditor, messageOf } from "./call-editor.ts";
import type { DraftStore } from "./draft-store.ts";
import type { EditorSite } from "./Editor.tsx";
import { localTime } from "./editor-text.ts";

type Version = Payload<typeof getDraftHistory>[number];

interface HistoryPanelProps {
  store: DraftStore;
  draft: Draft;
  site: EditorSite;
}

/** Who changed a draft, and what it was before; any version can be put back. */
export const HistoryPanel = ({ store, draft, site }: HistoryPanelProps) => {
  const [versions, setVersions] = useState<Version[] | null>(null);
  const [problem, setProblem] = useState("");
  const open = () => {
    callEditor(getDraftHistory, { params: { id: draft.id } }).then(setVersions, (error: unknown) =>
      setProblem(messageOf(error)),
    );
  };
  const putBack = ({ fields, version }: Version) => {
    setVersions(null);
    store.change({ ...fields, ...(!draft.has_own_address && { slug: draft.fields.slug }) });
    void store.save(version);
  };
  return (
    <section aria-label="History" className={`${card} grid grid-cols-1 gap-3`}>
      <h2 className={heading.part}>History</h2>
      <p className={hint}>
        Last changed by {draft.changed_by}, {localTime(draft.changed_at, site.timezone)}.
      </p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button variant="secondary" size="small" onClick={open}>
        Earlier versions
      </Button>
      {versions && (
        <Dialog open title="Earlier versions" onClose={() => setVersions(null)} wide>
          <ul className="grid grid-cols-1 gap-3">
            {versions.map((one) => (
              <li key={`${one.version} ${one.action}`} className="grid gap-2 border-b border-line pb-3">
                <p>
                  <span className="font-semibold">{one.action}</span> by {one.by},{" "}
                  {localTime(one.at, site.timezone)} (version {one.version})
                </p>
                <details>
                  <summary className="min-h-6">What it said</summary>
                  <p className="font-semibold wrap-anywhere">{one.fields.title || "Without a title"}</p>
                  <p className="wrap-anywhere">{one.fields.description}</p>
                  <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{one.fields.body}</pre>
                </details>
                <div>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Put back version ${one.version}`}
                    onClick={() => putBack(one)}
                  >
                    Put back
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
};
