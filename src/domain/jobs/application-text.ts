import type { Application, ApplicationEvent, ApplicationStatus } from "../../contract/application-fields.ts";
import { jobPath } from "./job-text.ts";

/** An application's status as seekers read it, and what it means for them. */
export const applicationStatusText: Record<ApplicationStatus, { title: string; meaning: string }> = {
  submitted: { title: "Sent", meaning: "The employer has your application." },
  viewed: { title: "Viewed", meaning: "The employer has looked at your application." },
  shortlisted: { title: "Shortlisted", meaning: "The employer is considering you further." },
  interview: { title: "Interview", meaning: "The employer would like to meet you." },
  offered: { title: "Offered", meaning: "The employer offers you the job." },
  unsuccessful: { title: "Unsuccessful", meaning: "The employer has chosen somebody else." },
  withdrawn: { title: "Withdrawn", meaning: "You have withdrawn this application." },
};

/**
 * One thing that happened to an application, as a sentence without its full stop.
 * @param names how the reader knows the two sides: "You" and the employer's name, or the seeker's name and "You".
 */
export const eventText = (
  { by, from, to }: ApplicationEvent,
  names: Record<ApplicationEvent["by"], string>,
): string => `${names[by]} ${by === "seeker" ? seekersDeed(from, to) : employersDeed(from, to)}`;

type Deed = (from: ApplicationStatus | null, to: ApplicationStatus) => string;

const seekersDeed: Deed = (from, to) => {
  if (from === null) return "sent the application";
  if (from === "withdrawn") return "sent the application again";
  return to === "withdrawn" ? "withdrew the application" : "changed the application";
};

const employersDeed: Deed = (from, to) => {
  if (from === to) return "wrote a note";
  if (to === "viewed") return "opened the application";
  return `changed the status to “${applicationStatusText[to].title}”`;
};

/** The suffix of a job's URL that opens the seeker's application for changes. */
export const changeHash = "#change-application";

/** The same, to go on with an application that was started and not sent. */
export const continueHash = "#apply";

/** Where an application can be changed: on its job's page. */
export const changePath = ({ job }: Pick<Application, "job">): string => jobPath(job) + changeHash;
