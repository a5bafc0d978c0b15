import { getPriority, setPriority } from "node:os";

/**
 * Lets other processes go first. One that comes later already stays as it is: only root may raise a priority.
 * @param priority as in `os.constants.priority`.
 */
export const lowerPriority = (priority: number): void => {
  if (getPriority() < priority) setPriority(priority);
};
