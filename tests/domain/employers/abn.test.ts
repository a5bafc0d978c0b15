import { expect, it } from "vitest";
import { abnText, isAbn } from "../../../src/domain/employers/abn.ts";

it("takes an ABN whose check digits fit, with or without spaces", () => {
  for (const abn of ["51824753556", "51 824 753 556", "83 914 571 673"]) expect(isAbn(abn), abn).toBe(true);
  for (const text of ["51824753557", "5182475355", "518247535560", "51-824-753-556", "0", ""])
    expect(isAbn(text), text).toBe(false);
});

it("writes an ABN as the register does", () => {
  expect(abnText("51824753556")).toBe("51 824 753 556");
  expect(abnText("51 824 753 556")).toBe("51 824 753 556");
});
