import { setTimeout as wait } from "node:timers/promises";
import { readConfig, type Config } from "../../runtime/config.ts";
import { backups } from "./backups.ts";
import { ok, warning, wrong, type Check, type Finding } from "./check.ts";
import { clock } from "./clock.ts";
import { dataFolder } from "./data-folder.ts";
import { database } from "./database.ts";
import { deliveries } from "./deliveries.ts";
import { demoData } from "./demo-data.ts";
import { disk } from "./disk.ts";
import { externalSignIn } from "./external-sign-in.ts";
import { guides } from "./guides.ts";
import { hosts } from "./hosts.ts";
import { mail } from "./mail.ts";
import { metricsPort } from "./metrics-port.ts";
import { openReader } from "./open-reader.ts";
import { otherAddresses } from "./other-addresses.ts";
import { profileKeys } from "./profile-keys.ts";
import { proxy } from "./proxy.ts";
import { queue } from "./queue.ts";
import { search } from "./search.ts";
import { secret } from "./secret.ts";
import { store } from "./store.ts";
import { uploads } from "./uploads.ts";
import { build, versions } from "./versions.ts";
import { loadBrands } from "../../site/brands.ts";
import { writePrivately } from "../../runtime/private-folder.ts";
import { printedLine } from "../../server/operator/printed-text.ts";
import { misspeltVariables } from "../../runtime/misspelt-variables.ts";
import { errorText } from "../../runtime/error-for-log.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";

/** The checks that run once the configuration could be read, in the order of the report. */
const checks: Record<string, Check> = {
  hosts,
  "data folder": dataFolder,
  secret,
  "profile keys": profileKeys,
  proxy,
  mail,
  store,
  search,
  uploads,
  "sign-in": externalSignIn,
  database,
  replica: otherAddresses,
  backups,
  queue,
  deliveries,
  metrics: metricsPort,
  "demo data": demoData,
  clock,
  disk,
  guides,
  build,
};
/** How long one check may take, in milliseconds. */
const patience = 30_000;

/** Takes what a check found. */
type Tell = (name: string, findings: readonly Finding[]) => void;

/** A finding as a line. */
export const lineOf = (name: string, { level, says }: Finding): string =>
  `${level.padEnd(8)} ${name.padEnd(13)} ${printedLine(says.replace(/\s*\n\s*/g, "; "))}`;

/** The findings for an error, one for each thing to fix. */
const failed = (error: unknown): Finding[] => {
  const text = error instanceof UserFacingError ? error.message : errorText(error).split("\n")[0]!;
  const fixes = text.split("\n").filter((line) => line.startsWith("  "));
  return fixes.length ? fixes.map((line) => wrong(line.trim())) : [wrong(text)];
};

/** Runs a check; a failure or a timeout becomes a finding. */
const look = async (find: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> => {
  const late = new AbortController();
  const tooLong = wait(patience, undefined, { signal: late.signal }).then(() => [
    wrong(`There was no answer in ${patience / 1000} s.`),
  ]);
  tooLong.catch(() => undefined);
  try {
    return await Promise.race([find(), tooLong]);
  } catch (error) {
    return failed(error);
  } finally {
    late.abort();
  }
};

/** The value, or undefined after reporting why it cannot be read. */
const attempt = <Value>(name: string, tell: Tell, read: () => Value): Value | undefined => {
  try {
    return read();
  } catch (error) {
    tell(name, failed(error));
    return undefined;
  }
};

const checkAll = async (config: Config, tell: Tell): Promise<void> => {
  // The check of the store writes a file there, and removes it.
  writePrivately();
  const brands = attempt("hosts", tell, () => loadBrands());
  const reader = await openReader(config).catch((error: unknown) => failed(error)[0]!);
  const installation = { config, env: process.env, brands: brands ?? [], database: reader };
  const found = Object.entries(checks)
    .filter(([name]) => brands || name !== "hosts")
    .map(([name, check]) => [name, look(async () => check(installation))] as const);
  for (const [name, findings] of found) tell(name, await findings);
  if (!("level" in reader)) await reader.close();
};

/**
 * Checks an installation with the configuration that a start would have, and changes nothing, whether a server runs or
 * not.
 * @param tell is given the findings of each check, in the order of the report.
 * @returns whether the configuration could be read; without it there are no other checks.
 */
export const examine = async (tell: Tell): Promise<boolean> => {
  tell("versions", await look(versions));
  const config = attempt("configuration", tell, () => readConfig());
  if (!config) return false;
  tell("configuration", [
    ok(`It can be read, and NODE_ENV is ${config.NODE_ENV}.`),
    ...misspeltVariables(Object.keys(process.env)).map(warning),
  ]);
  await checkAll(config, tell);
  return true;
};
