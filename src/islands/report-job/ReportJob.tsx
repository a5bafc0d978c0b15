import { ReportJob as View } from "../../features/job-reports/ReportJob.tsx";
import { island } from "../../ui/island.tsx";

export const ReportJob = island(View);
