import { Suspense, useState } from "react";
import type { Application } from "../../contract/application-fields.ts";
import { archive, withdraw } from "./applications.ts";
import { hasStarted } from "./started.ts";
import { createAppliedList } from "./applied-list.ts";
import { ApplicationCard } from "./ApplicationCard.tsx";
import { WithdrawDialog } from "./WithdrawDialog.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListFrame } from "../../ui/ListFrame.tsx";
import { ApplicationActions } from "./ApplicationActions.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { hasNone, usePagedList } from "../session/paged-list.ts";

const StartedApplications = lazyComponent(
  async () => (await import("./StartedApplications.tsx")).StartedApplications,
);

/** The seeker's applications on a site, with the actions for each. */
export const AppliedJobs = ({ site }: { site: string }) => {
  const { list: applied, view, frame } = usePagedList(createAppliedList);
  const [asked, setAsked] = useState<Application | null>(null);

  const toggleArchived = async (application: Application) => {
    if (await archive(application, !application.archived)) await applied.reload();
  };

  return (
    <div className="grid gap-6">
      {hasStarted() && (
        <Suspense>
          <StartedApplications />
        </Suspense>
      )}
      <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
        <Chip pressed={view.archived} onClick={() => void applied.change({ archived: !view.archived })}>
          Archived
        </Chip>
        <Chip
          pressed={view.hideExpired}
          onClick={() => void applied.change({ hideExpired: !view.hideExpired })}
          className={hasNone(frame.shown) && !view.hideExpired ? "invisible" : ""}
        >
          Hide closed jobs
        </Chip>
      </div>
      <ListFrame label="Applications" {...frame} empty={<NoApplications {...view} site={site} />}>
        {(applications) => (
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {applications.map((application) => (
              <li key={application.id}>
                <ApplicationCard
                  application={application}
                  actions={
                    <ApplicationActions
                      application={application}
                      onWithdraw={() => setAsked(application)}
                      onArchive={() => void toggleArchived(application)}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      <WithdrawDialog
        application={asked}
        onClose={() => setAsked(null)}
        onConfirm={async (application) => {
          if (await withdraw(application)) await applied.reload();
        }}
      />
    </div>
  );
};

interface NoApplicationsProps {
  hideExpired: boolean;
  archived: boolean;
  site: string;
}

const NoApplications = ({ hideExpired, archived, site }: NoApplicationsProps) => (
  <EmptyState
    title={
      archived
        ? `No archived applications on ${site}`
        : hideExpired
          ? `No open applications on ${site}`
          : `No applications on ${site} yet`
    }
    actions={<LinkButton href="/job/searched">Find jobs</LinkButton>}
  >
    {archived
      ? "Applications on this site that you archive are kept here."
      : "Your applications on this site and their status are listed here."}
  </EmptyState>
);
