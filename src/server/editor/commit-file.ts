import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Who changed files, and what they did, as the subject of a commit. */
interface Change {
  files: readonly string[];
  subject: string;
  by: string;
  email: string;
}

/**
 * Commits files of a git checkout, and nothing else that was changed there, in an editor's name; does nothing in a
 * folder that is no checkout, or where the files are as they were.
 */
export const commitFiles = async (root: string, { files, subject, by, email }: Change): Promise<void> => {
  const git = (...args: string[]) => run("git", ["-C", root, ...args]);
  const isCheckout = await git("rev-parse", "--is-inside-work-tree").then(
    () => true,
    () => false,
  );
  if (!isCheckout) return;
  await git("add", "--", ...files);
  const { stdout } = await git("status", "--porcelain", "--", ...files);
  if (!stdout.trim()) return;
  const identity = ["-c", `user.name=${by}`, "-c", `user.email=${email}`];
  await git(...identity, "commit", "--quiet", "--message", subject, "--", ...files);
};
