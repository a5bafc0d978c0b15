import { editorVariables } from "../domain/editor-variables.ts";
import { editDistance } from "../domain/text/edit-distance.ts";
import { environment } from "./config.ts";

const known: readonly string[] = [...Object.keys(environment.shape), ...editorVariables];

/** What several of our variables begin with, such as "S3_": others that do are meant for us. */
const prefixes = [...Map.groupBy(known, (name) => /^[^_]+_/.exec(name)?.[0])].flatMap(([prefix, names]) =>
  prefix && names.length > 1 ? [prefix] : [],
);

/** How many letters may differ: of a short name one, as PATH is not meant for PORT. */
const tolerance = (name: string): number => (name.length > 8 ? 2 : 1);

/**
 * A sentence for each variable that nothing reads, and that is near one of ours or begins as several of ours do. Others
 * belong to the system.
 */
export const misspeltVariables = (names: readonly string[]): string[] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const nearest = nearestOf(name);
      return nearest
        ? [
            `${name} is set, and nothing reads it: did you mean ${nearest}? See .env.example for every variable.`,
          ]
        : [];
    });

const nearestOf = (name: string): string | undefined => {
  const away = (other: string) => editDistance(name.toUpperCase(), other);
  const sorted = known.toSorted((a, b) => away(a) - away(b));
  const prefix = prefixes.find((one) => name.startsWith(one));
  return (
    sorted.find((other) => away(other) <= tolerance(other)) ??
    (prefix && sorted.find((other) => other.startsWith(prefix)))
  );
};
