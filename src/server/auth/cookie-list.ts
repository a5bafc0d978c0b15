import type { Context } from "../http/context.ts";

/** How many entries a browser keeps, the newest first: several people may share it. */
const maxEntries = 4;

/**
 * A cookie that holds a few entries; scripts of pages cannot read it.
 * @param maxAge in seconds.
 * @param path the calls that get it: those that sign seekers in.
 */
export const cookieList = (name: string, maxAge: number, path = "/v1/auth") => {
  const options = { path, httpOnly: true };
  const read = ({ cookies }: Context): string[] =>
    (cookies.get(name) ?? "").split("~").filter(Boolean).slice(0, maxEntries);
  return {
    read,
    /** Adds an entry in front, and drops those for which `keep` is false. */
    add: (entry: string, context: Context, keep = (other: string) => other !== entry): void => {
      const entries = [entry, ...read(context).filter(keep)].slice(0, maxEntries);
      context.cookies.set(name, entries.join("~"), { ...options, maxAge });
    },
    clear: (context: Context): void => context.cookies.set(name, "", { ...options, maxAge: 0 }),
  };
};
