import { useEffect } from "react";
import type { JobCard } from "../../contract/job-fields.ts";
import { documentTitle } from "../../domain/documents/document-title.ts";
import { jobMeta, jobPath } from "../../domain/jobs/job-text.ts";

/** Keeps the document's title, and for a job beside the list its description and canonical address. */
export const usePageMeta = (title: string, job: JobCard | null, site: string): void => {
  useEffect(() => {
    const { title: whole, shorter } = job ? jobMeta(job) : { title, shorter: [] };
    document.title = documentTitle([whole, ...shorter], site);
  }, [title, job, site]);

  useEffect(() => {
    if (!job) return;
    const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    const before = { content: description?.content ?? "", href: canonical?.href ?? "" };
    if (description) description.content = jobMeta(job).description;
    if (canonical) canonical.href = new URL(jobPath(job), canonical.href).href;
    return () => {
      if (description) description.content = before.content;
      if (canonical) canonical.href = before.href;
    };
  }, [job]);
};
