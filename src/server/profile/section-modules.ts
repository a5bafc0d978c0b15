import {
  firstApiCalls,
  firstApiOperationName,
  isInFirstApi,
} from "../../contract/profile/first-api-calls.ts";
import { listCalls, operationName, singleCalls } from "../../contract/profile/section-calls.ts";
import { sections } from "../../contract/profile/sections.ts";
import type { Section } from "../../contract/profile/section.ts";
import { module, type Module } from "../http/mount.ts";
import { listHandlers } from "./list-handlers.ts";
import { singleHandlers } from "./single-handlers.ts";

/** A module whose calls have names of their own in the API's description. */
const named = ({ calls, handlers }: Module, nameOf: (key: string) => string): Module => {
  const rename = <T>(byKey: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(byKey).map(([key, value]) => [nameOf(key), value]));
  return { calls: rename(calls), schemas: {}, handlers: rename(handlers) };
};

const moduleOf = (section: Section): Module =>
  named(
    section.kind === "list"
      ? module(listCalls(section), listHandlers(section))
      : module(singleCalls(section), singleHandlers(section)),
    (key) => operationName(section, key),
  );

const firstApiModuleOf = (section: Section): Module[] =>
  isInFirstApi(section)
    ? [
        named(module(firstApiCalls(section), listHandlers(section, section.firstApiOnly)), (key) =>
          firstApiOperationName(section, key),
        ),
      ]
    : [];

/** The calls of both APIs on every section of the profile, with their handlers. */
export const sectionModules: readonly Module[] = sections.flatMap((section) => [
  moduleOf(section),
  ...firstApiModuleOf(section),
]);
