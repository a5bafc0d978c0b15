import Flag from "lucide-react/icons/flag";
import { Suspense, useState } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Button } from "../../ui/Button.tsx";

const loadDialog = async () => (await import("./ReportDialog.tsx")).ReportDialog;
const ReportDialog = lazyComponent(loadDialog);

interface ReportJobProps {
  job: { id: number; title: string };
}

/** Reports a job to the people who run the site. The form is loaded when it is needed. */
export const ReportJob = ({ job }: ReportJobProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
        className="needs-script"
      >
        <Flag aria-hidden="true" className="size-4" />
        Report this job
      </Button>
      {open && (
        <Suspense>
          <ReportDialog job={job} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
