import { expect, it } from "vitest";
import { byteRange } from "../../../src/server/http/byte-range.ts";

it.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=2-99", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=10-", "none"],
  ["bytes=10-12", "none"],
  ["bytes=-0", "none"],
  [undefined, "whole"],
  ["bytes=5-1", "whole"],
  ["bytes=0-1,4-5", "whole"],
  ["bytes=-", "whole"],
  ["lines=0-1", "whole"],
  ["bytes=a-b", "whole"],
])("%s of ten bytes is %o", (header, part) => {
  expect(byteRange(header, 10)).toEqual(part);
});

it.each(["bytes=0-", "bytes=-1", "bytes=0-0"])("%s of an empty file is none", (header) => {
  expect(byteRange(header, 0)).toBe("none");
});
