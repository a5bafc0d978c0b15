import { Suspense, useState } from "react";
import type { Application } from "../../contract/application-fields.ts";
import { archive, withdraw } from "./applications.ts";
import { createReceipt } from "./receipt.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { loneLink } from "../../ui/recipes.ts";
import { searchLink } from "../jobs/last-search.ts";
import { Loaded } from "../session/Loaded.tsx";
import { NextJobs } from "./NextJobs.tsx";
import { ReceiptActions } from "./ReceiptActions.tsx";
import { ReceiptSheet } from "./ReceiptSheet.tsx";

const SharedProfileCard = lazyComponent(
  async () => (await import("./SharedProfileCard.tsx")).SharedProfileCard,
);

/** Exactly what was sent with one application, and the actions that are still possible. */
export const Receipt = ({ id }: { id: number }) => {
  const [page] = useState(() => createReceipt(id));
  const [asked, setAsked] = useState<Application | null>(null);
  const [toSearch] = useState(searchLink);
  return (
    <Loaded
      resource={page}
      failed="The receipt could not be loaded."
      missing={
        <EmptyState
          title="We couldn't find this application"
          actions={<LinkButton href="/user/applied">See your applications</LinkButton>}
        >
          It may be somebody else&apos;s, or belong to another site.
        </EmptyState>
      }
    >
      {(receipt) => (
        <div className="grid gap-6">
          <ReceiptSheet receipt={receipt} onDownload={page.download} />
          <ReceiptActions
            receipt={receipt}
            onDownload={() => page.download()}
            onWithdraw={() => setAsked(receipt)}
            onArchive={async () => {
              const archived = !receipt.archived;
              if (await archive(receipt, archived)) page.show({ ...receipt, archived });
            }}
          />
          <p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
            <a href="/user/applied" className={loneLink}>
              Your applications
            </a>
            <a href={toSearch.href} className={loneLink}>
              {toSearch.text}
            </a>
          </p>
          {receipt.status !== "withdrawn" && (
            <Suspense>
              <SharedProfileCard id={id} employer={receipt.employer_name} />
            </Suspense>
          )}
          <NextJobs jobId={receipt.job.id} level={2} className="print:hidden" />
          <WithdrawDialog
            application={asked}
            onClose={() => setAsked(null)}
            onConfirm={async (application) => {
              const withdrawn = await withdraw(application);
              if (withdrawn) page.show(withdrawn);
            }}
          />
        </div>
      )}
    </Loaded>
  );
};
