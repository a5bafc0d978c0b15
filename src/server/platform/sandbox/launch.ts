import { execFile, fork, type ChildProcess } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../../runtime/project-folder.ts";
import { fileOfModule } from "../../../runtime/bundled-programs.ts";

/** How a process is started. */
export interface LaunchRules {
  /** The path of its module, a `Program`. */
  program: string;
  /** The most memory of its JavaScript heap, in MB. */
  heapMegabytes: number;
  /** Whether it loads packages with native code, which Node's permissions cannot bind: the system's limits do. */
  hasNativeCode?: boolean;
  /** Whether it loads packages that make functions of strings: never where files of strangers are read. */
  makesFunctions?: boolean;
}

const inside = join(import.meta.dirname, "inside.ts");

/** Code and word lists: neither settings, nor data, nor the content of sites. */
const readable = [
  "package.json",
  "node_modules",
  "dist/server",
  ...["contract", "domain", "lexicon", "runtime", "server", "site"].map((name) => `src/${name}`),
];

const findLinkedPackages = (): string[] => {
  const packages = resolve(projectFolder, "node_modules");
  if (!existsSync(packages)) return [];
  const links = readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) => join(packages, name))
    .filter(existsSync);
  const folders = links.flatMap((link) => /^.*[/\\]node_modules(?=[/\\])/.exec(realpathSync(link)) ?? []);
  return [...new Set([realpathSync(packages), ...folders])];
};

let linked: string[] | undefined;
/** The folders of packages that the project's are links to: Node asks for permission to read what a link leads to. */
const linkedPackages = (): string[] => (linked ??= findLinkedPackages());

/** Commands that start another one without a network; the first also takes the rights of root away. */
const withoutNetwork = [
  ["unshare", "--user", "--net", "--"],
  ["unshare", "--net", "--"],
];

const shell = "/bin/sh";
/** The shell's arguments to run a command, which it finds without an environment, behind some of its own. */
const throughShell = (before: string, command: readonly string[]): string[] => [
  ...["-c", `${before} exec "$@"`, "sh"],
  ...command,
];

const findNamespace = async (): Promise<readonly string[]> => {
  for (const command of withoutNetwork) {
    // Some systems allow a user namespace whose user may read nothing.
    const reads = ["sh", "-c", 'test -r "$1"', "sh", inside];
    const isAllowed = await promisify(execFile)(shell, throughShell("", [...command, ...reads]), {
      env: {},
    }).then(
      () => true,
      () => false,
    );
    if (isAllowed) return command;
  }
  return [];
};

let namespace: Promise<readonly string[]> | undefined;
/** The command that starts another one without a network; empty where the system allows none, as in most containers. */
export const networkNamespace = (): Promise<readonly string[]> => (namespace ??= findNamespace());

/**
 * Limits that the kernel keeps, native code or not: two minutes of processor for a process whose server has crashed, no
 * byte in any file, no core dump with what it has read.
 */
const limits = "ulimit -t 120; ulimit -f 0; ulimit -c 0;";

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts a process that may read the code of this project and nothing else: no settings, no data, no network, no
 * environment, no other processes or threads. It talks to this process by messages (`Order`, `Report`).
 */
export const launch = async ({
  program,
  heapMegabytes,
  hasNativeCode,
  makesFunctions,
}: LaunchRules): Promise<ChildProcess> => {
  const command = [
    ...(await networkNamespace()),
    process.execPath,
    "--permission",
    ...[dirname(program), ...readable, ...linkedPackages()].map(
      (path) => `--allow-fs-read=${resolve(projectFolder, path)}`,
    ),
    ...(hasNativeCode ? ["--allow-addons"] : []),
    ...(makesFunctions ? [] : ["--disallow-code-generation-from-strings"]),
    `--max-old-space-size=${heapMegabytes}`,
  ];
  const child = fork(fileOfModule(inside), [fileOfModule(program)], {
    execPath: shell,
    execArgv: throughShell(limits, command),
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  try {
    // It takes what the server leaves of the processors.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system allows no priorities.
  }
  return child;
};
