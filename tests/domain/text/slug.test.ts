import { expect, it } from "vitest";
import { slugFor } from "../../../src/domain/text/slug.ts";

it.each([
  ["Zoë’s first day!", "zoes-first-day"],
  ["A résumé, read", "a-resume-read"],
  ["–", ""],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
])("the slug of %j is %j", (text, slug) => expect(slugFor(text)).toBe(slug));
