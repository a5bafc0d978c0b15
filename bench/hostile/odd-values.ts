import type { Random } from "../../src/server/demo/random.ts";

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A placeholder for what JSON.stringify cannot write: it is replaced in the text (`rawNumbers`). */
export const rawMark = "«number»";
/** Numbers, as text, that JSON forbids or a double cannot hold. */
export const rawNumbers = [
  "NaN",
  "Infinity",
  "1e400",
  "-1e400",
  "0x10",
  "01",
  "1e5",
  "9223372036854775808",
  "1.0000000000000001",
  "-",
];

const numbers = [
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
];

const strings = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202eabc\u202c",
  "\u200d\u200b\ufeff",
  "İıſﬀß",
  "e\u0301\u0301\u0301\u0301",
  "👩‍👩‍👧‍👦",
  "'; drop table jobs; --",
  "1' or '1'='1",
  "1) or (1=1",
  "$1",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "a\r\nX-Header: 1",
  "a\nBcc: b@example.com",
  "{{7*7}}${7*7}",
  "../../../etc/passwd",
  "http://127.0.0.1:1/",
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "true",
  "0",
  "-1",
  "1e9",
  "9".repeat(40),
  "\\",
  "%",
  "_%",
  "%00",
  "2026-13-45T99:99:99Z",
  "00000000-0000-0000-0000-000000000000",
  "a@b",
  "a@example.com, b@example.com",
  '"a b"@example.com',
  "(a|a)*b",
];

/** Texts with special characters of PostgreSQL's text search, LIKE, arrays or regular expressions. */
const signs = [..."'\"()&|!:*<>-\\%_{}[],.;/ aé中0", "<->", ":*", " or ", " -", '"a'];

const soup = (random: Random): string =>
  Array.from({ length: random.int(1, 25) }, () => random.pick(signs)).join("");

const deep = (levels: number): Json => {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/** A value that a field should never, or hardly ever, have. */
export const oddValue = (random: Random): Json =>
  random.pick<() => Json>([
    () => random.pick(strings),
    () => random.pick(strings),
    () => soup(random),
    () => soup(random),
    () =>
      random
        .pick(["a", "ß", "中", "\u0300", "😀", "'", " "])
        .repeat(random.pick([100, 300, 2001, 10_001, 70_000])),
    () => random.pick(numbers),
    () => rawMark,
    () => random.pick([null, true, false, [], {}]),
    () => Array.from({ length: random.pick([1, 51, 1000, 20_000]) }, () => random.pick([1, "a"])),
    () => [random.pick(strings), random.pick(numbers)],
    () => deep(random.pick([5, 100, 3000])),
    () => ({ toString: "a", length: -1, then: 1 }),
  ])();
