import { useStore } from "@nanostores/react";
import { Suspense, useEffect, useRef, useState } from "react";
import { applyToJob, updateApplication } from "../../../contract/applications.ts";
import type { JobDetail } from "../../../contract/job-fields.ts";
import { isStarted } from "../started.ts";
import { createJobApplication } from "../job-application.ts";
import { followTabs } from "../../session/other-tabs.ts";
import { $seeker } from "../../session/seeker.ts";
import { Button } from "../../../ui/Button.tsx";
import { Applied } from "./Applied.tsx";
import type { ApplyFlow } from "./apply-flow.ts";
import { NotHere } from "./NotHere.tsx";
import { leaveOldSteps } from "../../../ui/use-back-steps.ts";
import { lazyComponent } from "../../../ui/lazy-component.ts";

const loadDialog = async () => (await import("./ApplyDialog.tsx")).ApplyDialog;
const ApplyDialog = lazyComponent(loadDialog);

/** The fields of a job that applying needs. */
export type ApplyProps = Pick<
  JobDetail,
  "id" | "title" | "screening" | "apply_url" | "status" | "applied" | "right_to_work" | "sponsorship"
> & {
  /** Whether the seeker has withdrawn an application for it; when missing, the page does not know before it asks. */
  withdrawn?: boolean;
  /** The name of the employer. */
  employer: string;
};

const ApplyHere = (job: ApplyProps) => {
  const [page] = useState(() => createJobApplication(job.id));
  const application = useStore(page.$application);
  const task = useStore(page.$task);
  const seeker = useStore($seeker, { ssr: () => null });
  const applied = application ? application.status !== "withdrawn" : job.applied;
  const underway = useStore(page.$underway);
  const opening = task.kind === "opening";
  const label = application || job.withdrawn ? "Apply again" : "Apply now";

  useEffect(
    () =>
      followTabs((paths) => {
        if (paths.has(applyToJob.path) || paths.has(updateApplication.path)) void page.refresh();
      }),
    [page],
  );
  useEffect(leaveOldSteps, []);
  const owner = useRef<string>(null);
  useEffect(() => {
    if (seeker && owner.current && owner.current !== seeker.id) page.leaveToOther();
    if (seeker) owner.current = seeker.id;
    void page.begin(location.hash);
    // oxlint-disable-next-line react/exhaustive-deps -- the names of the same seeker may change
  }, [page, seeker?.id]);

  return (
    <>
      {underway ? (
        <Underway flow={underway} onOpen={page.show} />
      ) : applied ? (
        <Applied application={application} busy={opening} onChange={page.change} />
      ) : (
        <Button
          size="large"
          busy={opening}
          busyLabel="Opening"
          onClick={() => void page.apply()}
          onPointerEnter={() => void loadDialog()}
          className="needs-script w-full"
        >
          {seeker && isStarted(job.id) ? "Continue applying" : label}
        </Button>
      )}
      <noscript>
        <p>To apply here, please allow JavaScript for this site.</p>
      </noscript>
      {task.kind !== "closed" && !opening && (
        <Suspense>
          <ApplyDialog
            job={job}
            sent={task.kind === "change" ? task.sent : undefined}
            underway={task.kind === "underway" ? task.flow : undefined}
            onSent={page.sent}
            onClose={page.close}
          />
        </Suspense>
      )}
    </>
  );
};

/** In place of the apply button while the application is being sent without its dialog. */
const Underway = ({ flow, onOpen }: { flow: ApplyFlow; onOpen: (flow: ApplyFlow) => void }) => {
  const state = useStore(flow.$state);
  const isWaiting = state.step === "creating" && state.isWaiting;
  return (
    <Button variant="secondary" size="large" onClick={() => onOpen(flow)} className="w-full">
      {isWaiting ? "Waiting to be sent" : "Sending"}
    </Button>
  );
};

/** The apply button of a job. The steps are loaded when they are needed. */
export const Apply = (job: ApplyProps) =>
  job.status !== "live" || job.apply_url ? <NotHere {...job} /> : <ApplyHere {...job} />;
