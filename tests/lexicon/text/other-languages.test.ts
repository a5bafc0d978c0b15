import { expect, it } from "vitest";
import { inEnglish } from "../../../src/lexicon/text/other-languages.ts";

const read = (text: string) => inEnglish(text).trim().replace(/\s+/g, " ");

it("takes the particle of a Nepali word off it", () => {
  expect(read("भान्सेको काम पर्थ")).toBe("भान्से jobs perth");
});

it("has students, nights and who looks for work in English", () => {
  expect(read("busco trabajo de noche sydney")).toBe("jobs night shift sydney");
  expect(read("留学生 兼职")).toBe("uni student part time");
});

it("leaves words that only end like one", () => {
  for (const text of ["रसोइया", "ड्राइवर को"]) expect(read(text)).toBe(text);
});
