import { expect, it } from "vitest";
import { plainFileName } from "../../../src/domain/files/file-name.ts";

it.each([
  ["cv.pdf", "cv.pdf"],
  ["../../etc/cv.pdf", "cv.pdf"],
  ["C:\\Users\\Sam\\cv.pdf", "cv.pdf"],
  [" .hidden.pdf ", "hidden.pdf"],
  ["cv\u202Efdp.exe", "cvfdp.exe"],
  ["a\u200E\u200F\u061C\u2066\u2069\uFEFFb.pdf", "a b.pdf"],
  ["a\r\nSet-Cookie: x\u0000\u0085\u2028.pdf", "a Set-Cookie: x .pdf"],
  ["Re\u0301sume\u0301.pdf", "R\u00e9sum\u00e9.pdf"],
  ["履歴書.pdf", "履歴書.pdf"],
  ["half \ud83d.pdf", "half \ufffd.pdf"],
  ["", "file"],
  ["..", "file"],
  ["/", "file"],
])("the file name %j is %j as text alone", (given, plain) => {
  expect(plainFileName(given)).toBe(plain);
});

it("a long file name keeps its ending, and no letter is cut in two", () => {
  const plain = plainFileName(`${"😀".repeat(300)}.docx`);
  expect([...plain]).toHaveLength(120);
  expect(plain).toMatch(/^😀+\.docx$/u);
});
