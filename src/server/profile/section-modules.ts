import { listCalls, operationName, singleCalls } from "../../contract/profile/section-calls.ts";
import { sections } from "../../contract/profile/sections.ts";
import type { Section } from "../../contract/profile/section.ts";
import { module, type Module } from "../http/mount.ts";
import { listHandlers } from "./list-handlers.ts";
import { singleHandlers } from "./single-handlers.ts";

const moduleOf = (section: Section): Module => {
  const { calls, handlers } =
    section.kind === "list"
      ? module(listCalls(section), listHandlers(section))
      : module(singleCalls(section), singleHandlers(section));
  return { calls: named(section, calls), schemas: {}, handlers: named(section, handlers) };
};

const named = <T>(section: Section, byKey: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(byKey).map(([key, value]) => [operationName(section, key), value]));

/** The calls of the second API on every section of the profile, with their handlers. */
export const sectionModules: readonly Module[] = sections.map(moduleOf);
