import Module, { registerHooks, syncBuiltinESMExports } from "node:module";

/**
 * The modules of Node that reading a file needs. Those of the network, of debugging and of the engine are missing;
 * files, processes, threads and native code are refused by Node's permissions, whoever asks for them.
 */
const open = new Set(
  [
    ...["assert", "async_hooks", "buffer", "constants", "crypto", "diagnostics_channel", "events"],
    ...["fs", "fs/promises", "os", "path", "perf_hooks", "process", "stream", "stream/promises"],
    ...["stream/web", "string_decoder", "timers", "timers/promises", "tty", "url", "util", "util/types"],
    // Packages name them when they are loaded.
    ...["child_process", "module", "worker_threads", "zlib"],
  ].map((name) => `node:${name}`),
);
const nameOf = (id: string) => (id.startsWith("node:") ? id : `node:${id}`);

/** What acts on other processes, or on this one beyond what a file needs. */
const powers = [
  ...["kill", "_kill", "_debugProcess", "_debugEnd", "_startProfilerIdleNotifier"],
  ...["setuid", "seteuid", "setgid", "setegid", "setgroups", "initgroups", "chdir", "umask"],
];
const webApis = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];

/** Takes the network and other processes away from everything that this process loads from now on. */
export const restrict = (): void => {
  const { getBuiltinModule } = process;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      if (found.url.startsWith("node:") && !open.has(found.url))
        throw new Error(`${found.url} is not available to the reading of files.`);
      return found;
    },
  });
  // Another hook could undo this one.
  for (const name of ["registerHooks", "register"]) Reflect.deleteProperty(Module, name);
  process.getBuiltinModule = ((id: string) =>
    open.has(nameOf(id)) ? getBuiltinModule(id) : undefined) as typeof getBuiltinModule;
  for (const name of powers) Reflect.deleteProperty(process, name);
  // The shell that set the limits adds some.
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  for (const name of webApis) Reflect.deleteProperty(globalThis, name);
  syncBuiltinESMExports();
};
