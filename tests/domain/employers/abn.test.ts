import { expect, it } from "vitest";
import { abnText } from "../../../src/domain/employers/abn.ts";

it("writes an ABN as the register does", () => {
  expect(abnText("51824753556")).toBe("51 824 753 556");
  expect(abnText("51 824 753 556")).toBe("51 824 753 556");
});
