import { Suspense, useState } from "react";
import { cancelConsultation, changeConsultation, getConsultation } from "../../contract/consultations.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { change } from "../session/change.ts";
import { Loaded } from "../session/Loaded.tsx";
import { createResource } from "../session/resource.ts";
import { fetchPayload, send } from "../session/send.ts";
import { CaseNotes } from "./CaseNotes.tsx";
import { CaseSheet } from "./CaseSheet.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

// Loaded when it is opened: the form needs the schemas.
const loadConsultationDialog = async () => (await import("./ConsultationDialog.tsx")).ConsultationDialog;
const ConsultationDialog = lazyComponent(loadConsultationDialog);

interface CaseProps {
  id: number;
  topics: readonly string[];
}

/** One consultation with its notes and files: change or cancel it, add a note, put it into a calendar. */
export const Case = ({ id, topics }: CaseProps) => {
  const params = { id };
  const [page] = useState(() => createResource(() => fetchPayload(getConsultation, { params })));
  const [open, setOpen] = useState<"change" | "cancel" | null>(null);
  const close = () => setOpen(null);
  return (
    <Loaded
      resource={page}
      failed="The consultation could not be loaded."
      missing={
        <EmptyState
          title="We couldn't find this consultation"
          actions={<LinkButton href="/user/consultations">See your consultations</LinkButton>}
        >
          It may be somebody else&apos;s, or belong to another site.
        </EmptyState>
      }
    >
      {(consultation) => (
        <div className="grid gap-8">
          <CaseSheet
            consultation={consultation}
            onChange={() => setOpen("change")}
            onCancel={() => setOpen("cancel")}
          />
          <CaseNotes consultation={consultation} onAdded={page.show} />
          {open === "change" && (
            <Suspense>
              <ConsultationDialog
                topics={topics}
                consultation={consultation}
                onSend={async (body) => {
                  const { payload, message } = await send(changeConsultation, { params, body });
                  page.show(payload);
                  toast.success(message);
                }}
                onClose={close}
              />
            </Suspense>
          )}
          <ConfirmDialog
            open={open === "cancel"}
            onClose={close}
            title="Cancel this consultation?"
            confirm="Cancel it"
            onConfirm={async () => {
              const changed = await change(cancelConsultation, { params }, { repeatable: true });
              if (changed.ok) page.show(changed.payload);
            }}
          >
            We will tell the people who were going to talk to you. You can ask for another one.
          </ConfirmDialog>
        </div>
      )}
    </Loaded>
  );
};
