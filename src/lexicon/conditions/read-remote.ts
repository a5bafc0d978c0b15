import { openTopic } from "./topic.ts";

/** Whether work is done from anywhere. */
export const remote = openTopic("remote", [
  { id: "remote", title: "remote" },
  { id: "hybrid", title: "hybrid" },
]);

const isWholly = (said: readonly string[]): boolean => said.includes("remote") && !said.includes("hybrid");

/** Whether a feed's field says that the work is done from anywhere. */
export const isRemoteField = (field: string): boolean =>
  isWholly(remote.inField(field.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ").replace(/(?<=\d) %/, "%")).flat());

/** Whether a title or a place says that the work is done from anywhere, and does not refuse it or mean a place far away. */
export const saysRemote = (title: string): boolean => isWholly(remote.inText(title, "title"));

/** Whether an ad's text offers work that is wholly done from elsewhere; a bare "remote" may mean anything there. */
export const offersFullyRemote = (text: string): boolean => remote.inText(text).includes("remote");
