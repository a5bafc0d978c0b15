import { useStore } from "@nanostores/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useEffect, useState } from "react";
import type { SectionJobs } from "../../contract/employer-fields.ts";
import { listSectionJobs } from "../../contract/employers.ts";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { Alert } from "../../ui/Alert.tsx";
import { heading, link, loneLink } from "../../ui/recipes.ts";
import { finishLike } from "../saved-jobs/saved-jobs.ts";
import { SavableJobs } from "../saved-jobs/SavableJobs.tsx";
import { isSignedIn } from "../session/seeker.ts";
import { fetchPayload } from "../session/send.ts";
import { createAppendingList } from "./appending-list.ts";
import { MoreButton } from "./MoreButton.tsx";
import type { SectionJobsPage } from "./section-jobs-cache.ts";
import { sectionJobsOf, type FetchPage } from "./section-jobs.ts";
import { useChanged } from "./use-changed.ts";

interface SectionListsProps {
  /** The slug of the aggregation, and the id of the site's brand. */
  slug: string;
  site: string;
  /** The page of sections that the server has rendered. */
  first: SectionJobsPage;
}

const asSeeker: FetchPage = (slug, page) =>
  fetchPayload(listSectionJobs, { params: { slug }, query: { page } }, { quiet: true });

/** The sections of an aggregation, each with its first jobs; more are appended (spec §4). */
export const SectionLists = ({ slug, site, first }: SectionListsProps) => {
  const [list] = useState(() =>
    createAppendingList<SectionJobs>(first, async (number) => {
      const store = sectionJobsOf(slug, { site, build: import.meta.env.BUILD_VERSION });
      const { page, keptAt } = await store.load(number, isSignedIn() ? asSeeker : undefined);
      return { ...page, keptAt };
    }),
  );
  const { items } = useStore(list.$list);
  const isChanged = useChanged({ slug, site, shown: first.timestamp }, list.confirm);
  useEffect(() => void finishLike(), []);

  return (
    <div className="grid gap-14">
      {isChanged && (
        <Alert>
          These jobs have changed since you opened this page.{" "}
          <a href={employerPath({ type: "aggregation", slug })} className={link}>
            Show the newest
          </a>
        </Alert>
      )}
      {items.map((section) => (
        <Section
          key={section.id}
          section={section}
          href={employerPath({ type: "aggregation", slug }, { section: section.slug })}
        />
      ))}
      <MoreButton list={list} what="sections" />
    </div>
  );
};

const Section = ({ section: { id, title, total, jobs }, href }: { section: SectionJobs; href: string }) => (
  <section aria-labelledby={`section-${id}`} className="grid gap-5">
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <h2 id={`section-${id}`} className={heading.section}>
        <a href={href} className="text-ink no-underline hover:text-accent-text hover:underline">
          {title}
        </a>
      </h2>
      <a href={href} className={`${loneLink} font-medium`}>
        See all {jobCount(total)}
        <span className="sr-only"> of {title}</span>
        <ArrowRight aria-hidden="true" className="size-4" />
      </a>
    </div>
    <SavableJobs jobs={jobs} wide />
  </section>
);
