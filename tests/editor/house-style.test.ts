import { expect, it } from "vitest";
import { inHouseStyle } from "../../src/editor/house-style.ts";
import { storageOf } from "../../src/editor/storage.ts";

it("an article is saved as a person writes it, its head in the order that it had", async () => {
  const before = "---\nauthor: The editors\ntitle: Before\n---\n";
  const given = `---
title: After
description: >-
  A sentence that is long enough to be folded by a program that knows no better
  than that.
author: The editors
tags:
  - first-day
  - applying
publishAt: 2026-03-02 09:00
---
* one *word*
* two
`;
  expect(await inHouseStyle("src/content/blogs/after.md", given, before)).toBe(`---
author: The editors
tags: [first-day, applying]
publishAt: 2026-03-02 09:00
title: After
description: A sentence that is long enough to be folded by a program that knows no better than that.
---

- one _word_
- two
`);
});

it("data keep their order at every depth, and a new key comes after its neighbour", async () => {
  const before = '{ "b": 1, "a": [{ "y": 1, "x": 2 }] }';
  const given = '{ "a": [{ "x": 3, "new": 4, "y": 5 }], "b": 6 }';
  const saved = await inHouseStyle("src/brands/health/brand.json", given, before);
  expect(saved.replace(/\s/g, "")).toBe('{"b":6,"a":[{"y":5,"x":3,"new":4}]}');
});

it("saves into the folder, or to a repository that is named rightly", () => {
  expect(storageOf(undefined)).toEqual({ kind: "local" });
  expect(storageOf("acme/jobs")).toEqual({ kind: "github", repo: { owner: "acme", name: "jobs" } });
  expect(() => storageOf("https://github.com/acme/jobs")).toThrow(/PUBLIC_KEYSTATIC_GITHUB_REPO: must be/);
});
