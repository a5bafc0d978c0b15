// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { format, resolveConfig } from "prettier";
import config from "../../keystatic.config.ts";
import { saved } from "./saved.ts";

// Node is given an editor without its text field; the browser's is meant here.
vi.mock("@keystatic/core", () => import("../../node_modules/@keystatic/core/dist/keystatic-core.js"));

const root = join(import.meta.dirname, "../..");
const collections = Object.values(config.collections ?? {});
const entries = [
  ...collections.flatMap((collection) =>
    globSync(`${collection.path}.{md,json}`, { cwd: root }).map((path) => ({ path, entry: collection })),
  ),
  // Everything that our Markdown has.
  ...collections.slice(1, 2).map((entry) => ({ path: "tests/editor/rich.md", entry })),
  ...Object.values(config.singletons ?? {}).map((entry) => ({ path: `${entry.path}.json`, entry })),
];

describe("a file that is opened and saved in the editor stays as it is", () => {
  it.each(entries)("$path", async ({ path, entry }) => {
    const text = readFileSync(join(root, path), "utf8");
    const styled = await format(text, { ...(await resolveConfig(path)), filepath: path });
    expect(await saved(path, entry)).toBe(styled);
  });
});
