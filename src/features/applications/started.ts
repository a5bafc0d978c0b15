import { storageKeys } from "../../domain/storage-keys.ts";
import { ownDrafts } from "../session/own-drafts.ts";

/** An application that was started in this browser and not sent. */
export interface Started {
  jobId: number;
  title: string;
  /** The name of its employer. */
  employer: string;
  /** When it was filled in last, in ISO 8601. */
  keptAt: string;
}

/** The names of drafts come behind the colon. */
const prefix = storageKeys.application.slice(1);
const nameOf = (jobId: number): string => prefix + jobId;
const drafts = ownDrafts(() => localStorage);

/** The seeker's drafts of applications in this browser, each by its job. */
export const ownApplications = {
  read: (jobId: number): unknown => drafts.read(nameOf(jobId)),
  keep: ({ id, title, employer }: Omit<Started, "jobId" | "keptAt"> & { id: number }, draft: object): void =>
    drafts.keep(nameOf(id), { ...draft, title, employer, kept_at: new Date().toISOString() }),
  forget: (jobId: number): void => drafts.forget(nameOf(jobId)),
};

/** Whether the seeker has started to apply for a job. */
export const isStarted = (jobId: number): boolean => ownApplications.read(jobId) !== null;

const names = (): string[] => drafts.names().filter((name) => name.startsWith(prefix));

/** Whether the seeker has started an application that is not sent. */
export const hasStarted = (): boolean => names().length > 0;

/** The applications that the seeker has started and not sent, the newest first. */
export const startedApplications = (): Started[] =>
  names()
    .flatMap((name) => {
      const { title, employer, kept_at: keptAt } = (drafts.read(name) ?? {}) as Record<string, unknown>;
      const jobId = Number(name.slice(prefix.length));
      return typeof title === "string" && typeof employer === "string" && typeof keptAt === "string"
        ? [{ jobId, title, employer, keptAt }]
        : [];
    })
    .toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
