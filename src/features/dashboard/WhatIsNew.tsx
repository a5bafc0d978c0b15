import type { Payload } from "../../contract/call.ts";
import type { getDashboard, News } from "../../contract/dashboard.ts";
import { applicationStatusText } from "../../domain/jobs/application-text.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { card, heading, link } from "../../ui/recipes.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";

/** The id of the recommended jobs on the dashboard. */
export const recommendedId = "recommended";

/** What has happened since the seeker's last visit. */
export const WhatIsNew = ({ recommended, items }: Payload<typeof getDashboard>["news"]) => (
  <section aria-labelledby="news-title" className={`${card} grid gap-3`}>
    <h2 id="news-title" className={heading.section}>
      What is new
    </h2>
    {items.length + recommended === 0 ? (
      <p className="text-ink-soft">
        Nothing new. Answers to your applications and messages, visits to your links, and new jobs of
        employers that you follow show here.
      </p>
    ) : (
      <ul className="divide-y divide-line wrap-anywhere">
        {items.map((item) => {
          const { href, name, text } = textOf(item);
          return (
            <li key={`${item.kind} ${item.id} ${item.at}`} className="py-2">
              <a href={href} className={link}>
                {name}
              </a>
              {text}{" "}
              <span className="text-sm text-ink-soft">
                <RelativeTime moment={item.at} />
              </span>
            </li>
          );
        })}
        {recommended > 0 && (
          <li className="py-2">
            <a href={`#${recommendedId}`} className={link}>
              {recommended.toLocaleString("en-AU")} new {recommended === 1 ? "job" : "jobs"} for you
            </a>
          </li>
        )}
      </ul>
    )}
  </section>
);

/** What happened: to what, which is a link, and the words after it. */
const textOf = (item: News): { href: string; name: string; text: string } => {
  switch (item.kind) {
    case "application":
      return { href: `/user/applied/${item.id}`, ...movedOn(item) };
    case "support_answer":
      return { href: "/user/support", name: item.subject, text: ": support has answered" };
    case "link_opened":
      return {
        href: "/user/profile/document",
        name: item.recipient ? `Your link for ${item.recipient}` : "Your link to documents",
        text: ` was opened ${item.looks === 1 ? "once" : `${item.looks} times`}`,
      };
    case "followed_jobs":
      return {
        href: item.employer.path,
        name: item.employer.name,
        text: `, which you follow, has posted ${jobCount(item.jobs)}`,
      };
    case "consultation_confirmed":
      return { href: `/user/consultations/${item.id}`, name: item.topic, text: ": your time is confirmed" };
    case "consultation_note":
      return { href: `/user/consultations/${item.id}`, name: item.topic, text: ": a new note on your case" };
  }
};

/** What an employer has done about an application: what it wrote comes before where the application stands. */
const movedOn = ({ title, employer, status, wrote }: Extract<News, { kind: "application" }>) => {
  const text = `: ${applicationStatusText[status].title}`;
  if (!wrote) return { name: `${title}, ${employer}`, text };
  const isDecided = !["submitted", "viewed"].includes(status);
  return { name: `${employer} wrote to you about ${title}`, text: isDecided ? text : "" };
};
