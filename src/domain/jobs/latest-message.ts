import type { ApplicationEvent } from "../../contract/application-fields.ts";

/**
 * What the employer last wrote to the seeker about an application, by its timeline; null where it has not since the
 * application was sent, or sent again.
 */
export const latestMessage = (timeline: readonly ApplicationEvent[]): ApplicationEvent | null => {
  const sent = timeline.findLastIndex(({ from }) => from === null || from === "withdrawn");
  return timeline.slice(sent + 1).findLast(({ by, note }) => by === "employer" && note !== "") ?? null;
};
