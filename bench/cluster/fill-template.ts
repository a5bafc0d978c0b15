import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const templates = join(import.meta.dirname, "../../deploy/cluster");

/**
 * Writes a configuration of `deploy/cluster` with its variables filled in, as `envsubst` does.
 * @throws Error that names a variable without a value.
 */
export const fillTemplate = (
  name: string,
  file: string,
  values: Readonly<Record<string, string>>,
): string => {
  const text = readFileSync(join(templates, name), "utf8").replace(/\$\{(\w+)\}/g, (_, variable: string) => {
    const value = values[variable];
    if (value === undefined) throw new Error(`deploy/cluster/${name} has ${variable}, which has no value.`);
    return value;
  });
  writeFileSync(file, text);
  return file;
};
