import { expect, it } from "vitest";
import { plainMarkdown } from "../../src/editor/plain-markdown.ts";

it.each([
  ["a callout", "> \\[!TIP]\n>\n> Take a hat.", "> [!TIP]\n>\n> Take a hat."],
  ["a callout whose words follow a line break", "> \\[!TIP]\\\n> Take a hat.", "> [!TIP]\n> Take a hat."],
  [
    "the address of a film",
    "https\\://www\\.youtube.com/watch?v=abc\\_def-123&#x20;",
    "https://www.youtube.com/watch?v=abc_def-123",
  ],
  ["code", "```\nhttps\\://x\\.y&#x20;\n```", "```\nhttps\\://x\\.y&#x20;\n```"],
])("what is typed in the editor is written as a person writes it: %s", (_what, typed, written) => {
  expect(plainMarkdown(typed)).toBe(`\n${written}`);
});
