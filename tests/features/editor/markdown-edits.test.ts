import { describe, expect, it } from "vitest";
import {
  continueLine,
  insertPicture,
  toggleLines,
  toggleMark,
  type Edit,
  type Selected,
} from "../../../src/features/editor/markdown-edits.ts";

/** A text whose selection is between two bars; one bar is the caret. */
const selectedIn = (text: string): Selected => {
  const [before = "", selected = "", after] = text.split("|");
  const [inside, rest] = after === undefined ? ["", selected] : [selected, after];
  return { value: before + inside + rest, start: before.length, end: before.length + inside.length };
};
/** The same after an edit. */
const after = (text: string, edit: (selected: Selected) => Edit): string => {
  const selected = selectedIn(text);
  const { from, to, text: put, start, end } = edit(selected);
  const value = selected.value.slice(0, from) + put + selected.value.slice(to);
  const marks = start === end ? "|" : `|${value.slice(start, end)}|`;
  return value.slice(0, start) + marks + value.slice(end);
};

describe("the button of a list", () => {
  const list = (text: string) => after(text, (selected) => toggleLines(selected, "list"));

  it("makes each selected line an entry, and a plain line again", () => {
    expect(list("|Gloves\nBoots\n\nA hat|")).toBe("|- Gloves\n- Boots\n\n- A hat|");
    expect(list("|- Gloves\n- Boots\n\n- A hat|")).toBe("|Gloves\nBoots\n\nA hat|");
  });

  it.each([
    ["takes whole lines", "Glo|ves\nBo|ots", "|- Gloves\n- Boots|"],
    ["leaves the line below a selected line break", "|Gloves\n|\nNext", "|- Gloves|\n\nNext"],
    ["keeps the caret at its letter", "Glo|ves", "- Glo|ves"],
    ["keeps the caret at its letter on the way back", "- Glo|ves", "Glo|ves"],
    ["turns numbers and headings into entries", "|1. One\n## Two|", "|- One\n- Two|"],
    ["marks what is not an entry yet", "|- One\nTwo|", "|- One\n- Two|"],
    ["parts it from paragraphs", "Bring\n|gloves|\nand more", "Bring\n\n|- gloves|\n\nand more"],
    ["goes on with a list", "- One\n|Two|\n- Three", "- One\n|- Two|\n- Three"],
    ["shows what to write on an empty line", "Bring\n\n|", "Bring\n\n- |one thing|"],
  ])("%s", (_, before, expected) => expect(list(before)).toBe(expected));
});

it.each([
  ["heading", "Above\n|Lights out|\nBelow", "Above\n\n|## Lights out|\n\nBelow"],
  ["heading", "### Li|ghts out", "Li|ghts out"],
  ["quote", "|One\n\nTwo|", "|> One\n>\n> Two|"],
  ["quote", "|> One\n>\n> Two|", "|One\n\nTwo|"],
] as const)("the button of a %s changes %j and back", (kind, before, expected) =>
  expect(after(before, (selected) => toggleLines(selected, kind))).toBe(expected),
);

it.each([
  ["**", "Say |it| so", "Say **|it|** so"],
  ["**", "Say **|it|** so", "Say |it| so"],
  ["**", "Say |**it**| so", "Say |it| so"],
  ["**", "Say| it |so", "Say **|it|** so"],
  ["**", "Say |", "Say **|bold|**"],
  ["*", "Say **|it|** so", "Say ***|it|*** so"],
  ["*", "Say ***|it|*** so", "Say **|it|** so"],
  ["*", "|*one* and *two*|", "*|*one* and *two*|*"],
] as const)("a mark %s changes %j", (mark, before, expected) =>
  expect(after(before, (selected) => toggleMark(selected, mark, "bold"))).toBe(expected),
);

it.each([
  ["- One|", "- One\n- |"],
  ["- On|e", "- On\n- |e"],
  ["9. Nine|", "9. Nine\n10. |"],
  ["> Said|", "> Said\n> |"],
  ["- One\n- |", "- One\n|"],
])("Enter after %j goes on with the list, or ends it", (before, expected) =>
  expect(after(before, (selected) => continueLine(selected)!)).toBe(expected),
);

it.each(["One|", "|- One", "- |One|", "**Bold**|"])("Enter in %j is the browser's", (before) =>
  expect(continueLine(selectedIn(before))).toBeNull(),
);

it.each([
  ["|", "![A bay \\[ours\\]](./a.webp)|"],
  ["One|\n\nTwo", "One\n\n![A bay \\[ours\\]](./a.webp)|\n\nTwo"],
  ["On|e\nTwo", "One\n\n![A bay \\[ours\\]](./a.webp)|\n\nTwo"],
  ["One\n\n|\n\nTwo", "One\n\n![A bay \\[ours\\]](./a.webp)|\n\nTwo"],
])("a picture comes below the paragraph of %j", (before, expected) =>
  expect(
    after(before, (selected) => insertPicture(selected, { src: "./a.webp", alt: " A bay [ours] " })),
  ).toBe(expected),
);
