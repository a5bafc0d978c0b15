import { useState, type ReactNode } from "react";
import type { Payload } from "../../contract/call.ts";
import { getDashboard } from "../../contract/dashboard.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import { SavableJobs } from "../saved-jobs/SavableJobs.tsx";
import { Loaded } from "../session/Loaded.tsx";
import { createResource } from "../session/resource.ts";
import { fetchPayload } from "../session/send.ts";
import { ApplicationCard } from "../applications/ApplicationCard.tsx";
import { StartedApplications } from "../applications/StartedApplications.tsx";
import { ConsultationCard } from "../consultations/ConsultationCard.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Meter } from "../../ui/Meter.tsx";
import { NothingFits } from "../recommended-jobs/NothingFits.tsx";
import { Expiring } from "./Expiring.tsx";
import { recommendedId, WhatIsNew } from "./WhatIsNew.tsx";
import { card, heading, loneLink } from "../../ui/recipes.ts";

/** The dashboard of a site: what expires, what is new, counts, consultations, latest applications, saved and recommended jobs. */
export const Dashboard = ({ site }: { site: string }) => {
  const [page] = useState(() => createResource(() => fetchPayload(getDashboard, {})));
  return (
    <Loaded resource={page} failed="Your dashboard could not be loaded.">
      {(dashboard) => <Overview {...dashboard} site={site} />}
    </Loaded>
  );
};

/** Two columns on wide screens. */
const twoWide = "grid grid-cols-1 gap-4 lg:grid-cols-2";

const Overview = (dashboard: Payload<typeof getDashboard> & { site: string }) => {
  const {
    site,
    seeker,
    applied_jobs,
    liked_jobs,
    recent_applications,
    recent_saved,
    recommended,
    work_known,
    strength,
    expiring,
    news,
    upcoming_consultations,
  } = dashboard;
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <p className="text-lg wrap-anywhere">
          Hello <bdi>{seeker.given_name}</bdi>.
        </p>
        <Expiring entries={expiring} />
        <div className={twoWide}>
          <StrengthLink score={strength.score} />
          <ul className="grid grid-cols-2 gap-4">
            <Count href="/user/applied" count={applied_jobs.count} one="application" many="applications" />
            <Count href="/user/saved" count={liked_jobs.count} one="saved job" many="saved jobs" />
          </ul>
        </div>
      </div>
      <StartedApplications />
      <WhatIsNew {...news} />
      {upcoming_consultations.length > 0 && (
        <Section title="Upcoming consultations" all="/user/consultations" more>
          <ul className={twoWide}>
            {upcoming_consultations.map((consultation) => (
              <li key={consultation.id}>
                <ConsultationCard consultation={consultation} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Latest applications" all="/user/applied" more={applied_jobs.count > 0}>
        {recent_applications.length > 0 ? (
          <ul className={twoWide}>
            {recent_applications.map((application) => (
              <li key={application.id}>
                <ApplicationCard application={application} level={3} />
              </li>
            ))}
          </ul>
        ) : (
          <Nothing>{`No applications on ${site} yet.`}</Nothing>
        )}
      </Section>
      <Section title="Saved jobs" all="/user/saved" more={liked_jobs.count > 0}>
        <Jobs jobs={recent_saved} nothing={`No saved jobs on ${site} yet.`} />
      </Section>
      <Section id={recommendedId} title="Jobs for you" all="/user/recommended" more={recommended.length > 0}>
        {recommended.length > 0 ? (
          <Jobs jobs={recommended} nothing="" />
        ) : (
          <NothingFits workKnown={work_known} />
        )}
      </Section>
    </div>
  );
};

const StrengthLink = ({ score }: { score: number }) => (
  <a href="/user/profile" className={`${card} grid gap-2 text-ink no-underline hover:border-accent-line`}>
    <span>
      Profile strength <span className="font-bold text-accent-text tabular-nums">{score} of 100</span>
    </span>
    <Meter label="Profile strength" value={score} />
    {score < 100 && <span className="text-sm text-ink-soft">See what is missing, and what it is worth</span>}
  </a>
);

const Count = ({ href, count, one, many }: { href: string; count: number; one: string; many: string }) => (
  <li className="grid">
    <a href={href} className={`${card} grid gap-1 text-ink no-underline hover:border-accent-line`}>
      <span className="text-3xl font-bold text-accent-text tabular-nums">
        {count.toLocaleString("en-AU")}
      </span>
      <span>{count === 1 ? one : many}</span>
    </a>
  </li>
);

interface SectionProps {
  id?: string;
  title: string;
  /** Path of the complete list. */
  all: string;
  /** Whether to show the link to the complete list. */
  more: boolean;
  children: ReactNode;
}

const Section = ({ id, title, all, more, children }: SectionProps) => (
  <section id={id} className="grid scroll-mt-2 gap-4">
    <div className="flex flex-wrap items-baseline justify-between gap-3">
      <h2 className={heading.section}>{title}</h2>
      {more && (
        <a href={all} className={loneLink}>
          See all<span className="sr-only"> {title.toLowerCase()}</span>
        </a>
      )}
    </div>
    {children}
  </section>
);

const Jobs = ({ jobs, nothing }: { jobs: JobCard[]; nothing: string }) =>
  jobs.length > 0 ? <SavableJobs jobs={jobs} wide /> : <Nothing>{nothing}</Nothing>;

const Nothing = ({ children }: { children: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line-strong p-5">
    <p className="text-ink-soft">{children}</p>
    <LinkButton size="small" variant="secondary" href="/job/searched">
      Find jobs
    </LinkButton>
  </div>
);
