import { useStore } from "@nanostores/react";
import { Suspense, useEffect, useState } from "react";
import type { JobDetail } from "../../../contract/job-fields.ts";
import { changeHash } from "../../../domain/jobs/application-text.ts";
import { createJobApplication } from "../job-application.ts";
import { $seeker } from "../../session/seeker.ts";
import { Button } from "../../../ui/Button.tsx";
import { Applied } from "./Applied.tsx";
import { NotHere } from "./NotHere.tsx";
import { lazyComponent } from "../../../ui/lazy-component.ts";

const loadDialog = async () => ({ default: (await import("./ApplyDialog.tsx")).ApplyDialog });
const ApplyDialog = lazyComponent(loadDialog);

/** The fields of a job that applying needs. */
export type ApplyProps = Pick<
  JobDetail,
  "id" | "title" | "screening" | "apply_url" | "status" | "applied" | "right_to_work" | "sponsorship"
>;

const ApplyHere = (job: ApplyProps) => {
  const [page] = useState(() => createJobApplication(job.id));
  const application = useStore(page.$application);
  const task = useStore(page.$task);
  const seeker = useStore($seeker, { ssr: "initial" });
  const applied = application ? application.status !== "withdrawn" : job.applied;
  const opening = task.kind === "opening";

  useEffect(() => void page.begin(location.hash === changeHash), [page, seeker?.id]);

  return (
    <>
      {applied ? (
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
          {application ? "Apply again" : "Apply now"}
        </Button>
      )}
      <noscript>
        <p>To apply here, please allow JavaScript for this site.</p>
      </noscript>
      {(task.kind === "new" || task.kind === "change") && (
        <Suspense>
          <ApplyDialog
            job={job}
            sent={task.kind === "change" ? task.sent : undefined}
            onSent={page.sent}
            onClose={page.close}
          />
        </Suspense>
      )}
    </>
  );
};

/** The apply button of a job. The steps are loaded when they are needed. */
export const Apply = (job: ApplyProps) =>
  job.status !== "live" || job.apply_url ? <NotHere {...job} /> : <ApplyHere {...job} />;
